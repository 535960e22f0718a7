import * as z from 'zod'
import { partnerPlace } from '#schemas/counts.ts'
import { isProgramName } from '#web/ads/programs.ts'
import { slotNames } from '#web/ads/slots.ts'
import { readPartners } from '#web/content/affiliates/partners.ts'
import { readAds } from '#web/content/queries/ads.ts'
import { readBody } from '#web/content/webhook/webhook.ts'
import { callerOf } from '../../../_forms/form-guard.ts'
import { createRateLimit } from '../../../_forms/rate-limit.ts'

const MAX_BODY_BYTES = 300

const counted = z.object({
  slot: z.enum([...slotNames, partnerPlace]),
  creative: z.string().max(60),
  event: z.enum(['view', 'click']),
})

/** Many readers of a mobile network come from one address. */
const minutesToWait = createRateLimit({ most: 600, windowMs: 10 * 60_000 })

/**
 * `POST {"slot":…,"creative":…,"event":"view"|"click"}`, sent by web/public/anuncios.js: adds one to the sums of the day
 * (scripts/server/counts.ts). Nothing of a visitor goes into them. In the place `texto` the creative is the id of a partner.
 */
export async function POST(request: Request): Promise<Response> {
  if (minutesToWait(callerOf(request)) > 0) return answer(429)
  const event = await parse(request)
  if (!event) return answer(400)
  const { slot, creative } = event
  if (!(await isKnown(slot, creative))) return answer(404)
  // A program is told what a reader is told, and counts for nothing.
  if (isProgramName(request.headers.get('user-agent'))) return answer(204)
  globalThis.emMiudosServer?.countAd?.(slot, creative, event.event)
  return answer(204)
}

const answer = (status: number) => new Response(null, { status })

async function isKnown(slot: string, creative: string): Promise<boolean> {
  if (slot === partnerPlace) return (await readPartners()).some(({ _id }) => _id === creative)
  return (await readAds()).creatives.some(({ code }) => code === creative)
}

async function parse(request: Request) {
  const body = await readBody(request, MAX_BODY_BYTES)
  try {
    return body === undefined ? undefined : counted.safeParse(JSON.parse(body)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
