import type { IsoDate } from '#web/finance/core/money.ts'
import type { IndexSeriesId } from '../index-series.ts'

/** A series from one year to another. */
export type IndexQuestion = { id: IndexSeriesId; from: number; to: number }

export type AskedIndex =
  | { points: readonly { day: IsoDate; percent: number }[]; simulated: boolean }
  | 'failed'

/** Asks the site for the rates of the years. Never rejects. */
export async function askIndexRates({ id, from, to }: IndexQuestion): Promise<AskedIndex> {
  try {
    const response = await fetch(`/api/indices?indice=${id}&de=${from}&ate=${to}`, {
      signal: AbortSignal.timeout(15_000),
    })
    return response.ok ? await response.json() : 'failed'
  } catch {
    return 'failed'
  }
}
