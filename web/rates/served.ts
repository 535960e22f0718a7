import { latest } from './latest.ts'
import type { SeriesId } from './series.ts'
import type { ServedReading } from './use-reading.ts'

/** The reading that goes into the HTML, with the instant it was judged at. */
export async function serveReading(series: SeriesId): Promise<ServedReading> {
  return { reading: await latest(series), servedAt: new Date().toISOString() }
}
