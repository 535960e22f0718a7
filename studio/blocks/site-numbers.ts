import useSWR from 'swr'
import type { Figures } from '#web/rates/figures.ts'
import { FRESH_MS } from '#web/rates/renewal.ts'

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

/** Numbers of now, from the site itself, renewed while they are shown; null when it does not answer, undefined until then. */
export function useSiteNumbers(): SiteNumbers | null | undefined {
  const { data, error } = useSWR('/api/numeros', readNumbers, { refreshInterval: FRESH_MS })
  return error ? null : data
}

async function readNumbers(path: string): Promise<SiteNumbers> {
  const answer = await fetch(new URL(path, siteUrl))
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
  return answer.json()
}
