import { env } from '#web/env.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { rewritesPast } from '../feeds/plausible.ts'
import { requireConfirmation } from '../feeds/require-confirmation.ts'
import { type IndexSeriesId, indexSeries } from '../index-series.ts'
import { fetchSgs, type SgsPoint } from '../providers/bcb-sgs.ts'
import type { Instant } from '../quote.ts'
import { type Feed, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

/** The real's first year. */
export const firstIndexYear = 1994

/** Years that SGS gives of a daily series at once. */
const YEARS = 10

export type IndexRates = { points: readonly SgsPoint[]; simulated: boolean; fetchedAt: Instant }

/**
 * The rates of an index from one year to another, oldest first, in percent; undefined while the Central Bank has not
 * answered for all of them. Asked by decades, so that few answers serve every question.
 */
export async function readIndexRates(
  index: IndexSeriesId,
  from: number,
  to: number,
): Promise<IndexRates | undefined> {
  const decades: number[] = []
  for (let year = from - (from % YEARS); year <= to; year += YEARS) decades.push(year)
  const states = await Promise.all(decades.map((decade) => read(ratesOfDecade(index, decade))))
  const held = states.flatMap((state) => state.held ?? [])
  const newest = held.at(-1)
  if (!newest || held.length < states.length) return undefined
  const points = held.flatMap(({ value }) => value)
  return {
    points: points.filter(({ day }) => `${from}` <= day && day < `${to + 1}`),
    simulated: held.some(({ simulated }) => simulated),
    fetchedAt: newest.fetchedAt,
  }
}

function ratesOfDecade(index: IndexSeriesId, decade: number): Feed<SgsPoint[]> {
  const today = dayInBrasilia(new Date())
  // Years and a day of them are days.
  const first = `${Math.max(decade, firstIndexYear)}-01-01` as IsoDate
  const end = `${decade + YEARS - 1}-12-31` as IsoDate
  const isOver = end < today
  return requireConfirmation({
    key: `index-rates:${index}:${decade}`,
    attempts: [
      {
        source: 'bcb-sgs',
        ask: () => fetchSgs(indexSeries[index].series, first, isOver ? end : today, sourceUrl('bcb-sgs')),
      },
    ],
    freshSeconds: isOver ? env.RATES_FRESH_DAILY_SECONDS : env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 365 * 24 * 3600,
    isJump: rewritesPast,
  })
}
