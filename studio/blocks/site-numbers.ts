import useSWR from 'swr'
import type { Figures } from '#web/rates/figures.ts'
import { FRESH_MS } from '#web/rates/renewal.ts'
import { siteUrl } from '../site-url.ts'

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
  return useSite<SiteNumbers>('/api/numeros')
}

/** The price of an asset now; `none` while no source answers. */
export function useAsset(code: string): NumberInText | 'none' | null | undefined {
  const answer = useSite<{ asset: NumberInText | null }>(`/api/numeros?ativo=${encodeURIComponent(code)}`)
  return answer && (answer.asset ?? 'none')
}

function useSite<Answer>(path: string): Answer | null | undefined {
  const { data, error } = useSWR<Answer>(path, readSite, { refreshInterval: FRESH_MS })
  return error ? null : data
}

async function readSite<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(new URL(path, siteUrl))
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
  return answer.json()
}
