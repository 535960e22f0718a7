import { env } from '#web/env.ts'
import type { SeriesId } from '../series.ts'
import { readQuote } from './quotes.ts'
import type { ServedReading } from './use-reading.ts'

/** The reading that goes into the HTML, with the instant it was judged at. */
export async function serveQuote(series: SeriesId): Promise<ServedReading> {
  const reading = await readQuote(series)
  // A simulated page must never show a real number beside its own.
  return { reading, servedAt: new Date().toISOString(), mayAskDirectly: env.MARKET === 'live' }
}
