import * as z from 'zod'
import { slotNames } from '#web/ads/slots.ts'
import { AdTally } from '#web/ads/tally.ts'
import { readAds } from '#web/content/queries/ads.ts'
import { readBody } from '#web/content/webhook/webhook.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'

const MAX_BODY_BYTES = 300
const EVERY = 60_000

const counted = z.object({
  slot: z.enum(slotNames),
  creative: z.string().max(60),
  event: z.enum(['view', 'click']),
})

const tally = new AdTally()

/**
 * `POST {"slot":…,"creative":…,"event":"view"|"click"}`, sent by web/public/anuncios.js: adds one, and writes the sums of
 * the last minute to the log, a line of JSON for each piece. No address, no cookie, no number of a visitor is read.
 */
export async function POST(request: Request): Promise<Response> {
  const event = await parse(request)
  if (!event) return new Response(null, { status: 400 })
  const { creatives } = await readAds()
  if (!creatives.some(({ code }) => code === event.creative)) return new Response(null, { status: 404 })
  // The first since the last time it was written.
  if (tally.isEmpty) setTimeout(write, EVERY).unref()
  tally.add(todayInBrasilia(), event.slot, event.creative, event.event)
  return new Response(null, { status: 204 })
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

function write() {
  for (const line of tally.take()) console.log(JSON.stringify(line))
}
