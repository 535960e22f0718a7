import { type ChartRange, type History, rangeOf } from '../chart-ranges.ts'
import { coinPast } from '../feeds/coin-feeds.ts'
import type { FeedState } from '../source-reader/source-reader.ts'
import { read } from '../source-reader/source-reader.ts'

/** The ranges of a coin, in reais, from an exchange: hours up to five days, days up to a year, weeks for five years. */
export async function coinRanges(coin: { code: string; coinId: string }): Promise<ChartRange[]> {
  const [hours, days, weeks] = await Promise.all([
    read(coinPast(coin, '1h')),
    read(coinPast(coin, '1d')),
    read(coinPast(coin, '1w')),
  ])
  const byHour = historyOf(hours, 'Último preço de cada hora')
  const byDay = historyOf(days, 'Último preço de cada dia')
  const byWeek = historyOf(weeks, 'Último preço de cada semana')
  return [
    rangeOf('1D', byHour),
    rangeOf('5D', byHour),
    rangeOf('1M', byDay),
    rangeOf('6M', byDay),
    rangeOf('1A', byDay),
    rangeOf('5A', byWeek),
  ]
}

/** Of a coin that no exchange trades in reais, which has days from elsewhere, the ranges with a line. */
export function tradedRanges(ranges: readonly ChartRange[]): ChartRange[] {
  const days = ranges.find(({ id }) => id === '1A')
  return ranges.filter(({ points }) => points.length > 0 || days?.source !== 'coingecko')
}

/** While there is no answer, the source that is asked first. */
function historyOf({ held }: FeedState<History['points']>, measure: string): History {
  if (!held) return { points: [], measure, source: 'mercado-bitcoin', simulated: false }
  return { points: held.value, measure, source: held.source, simulated: held.simulated }
}
