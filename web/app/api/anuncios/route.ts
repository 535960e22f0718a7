import * as z from 'zod'
import { decideAds, type Served, type Visit } from '#web/ads/decide.ts'
import { type SlotName, slotNames } from '#web/ads/slots.ts'
import { readAds } from '#web/content/queries/ads.ts'
import { env } from '#web/env.ts'

const list = z
  .string()
  .max(400)
  .transform((names) => names.split(',').filter(Boolean))

const visit = z.object({
  pagina: z.string().regex(/^\/[^\s?#]{0,200}$/),
  tela: z.enum(['estreita', 'larga']),
  lugares: list.pipe(z.array(z.enum(slotNames))),
  categoria: z.string().max(80).default(''),
  assuntos: list.default([]),
})

/**
 * `GET /api/anuncios?pagina=/dolar-hoje&tela=estreita&lugares=cotacao-apos-nota` answers what may stand in the places of
 * a page now: `{ "slots": { "cotacao-apos-nota": { "choices": […], … } } }`, and `{ "slots": {} }` when advertisements
 * are off. The browser draws one by weight. Kept for
 * seconds only, and expired by the tag `ads`: no page is made anew.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = visit.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400, 'unknown page, screen or place')
  const { pagina, tela, lugares, categoria, assuntos } = asked.data
  const device = tela === 'estreita' ? 'narrow' : 'wide'
  const served = await decide({ page: pagina, device, category: categoria, tags: assuntos }, lugares)
  if (!served) return refuse(503, 'the content store does not answer')
  const headers = { 'Cache-Control': 'public, max-age=5, s-maxage=20' }
  return Response.json({ slots: served }, { headers })
}

async function decide(asked: Visit, places: readonly SlotName[]): Promise<Served | undefined> {
  if (env.ADS === 'off') return {}
  try {
    return decideAds(await readAds(), asked, places, Date.now())
  } catch (error) {
    console.error(JSON.stringify({ ads: 'unreadable', error: String(error) }))
    return undefined
  }
}

function refuse(status: 400 | 503, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })
}
