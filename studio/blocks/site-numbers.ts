import { useEffect, useState } from 'react'
import type { Figures } from '#web/rates/figures.ts'

const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000'

/** A number as a sentence of the site has it: `R$ 5,2238`, and its age. */
export type NumberInText = {
  text: string
  /** Only of a price. */
  rounded?: string
  /** Behind a rate: `ao ano`. */
  per?: string
  age: string
  simulated: boolean
}

/** The answer of `/api/numeros`. */
export type SiteNumbers = { figures: Figures; inText: Readonly<Partial<Record<string, NumberInText>>> }

/** Numbers of now, from the site itself; null when it does not answer, undefined until then. */
export function useSiteNumbers(): SiteNumbers | null | undefined {
  const [numbers, setNumbers] = useState<SiteNumbers | null>()
  useEffect(() => {
    const stop = new AbortController()
    readNumbers(stop.signal).then(setNumbers, () => stop.signal.aborted || setNumbers(null))
    return () => stop.abort()
  }, [])
  return numbers
}

// The browser keeps the answer a few seconds: the blocks of one text ask once.
async function readNumbers(signal: AbortSignal): Promise<SiteNumbers> {
  const answer = await fetch(new URL('/api/numeros', siteUrl), { signal })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
  return answer.json()
}
