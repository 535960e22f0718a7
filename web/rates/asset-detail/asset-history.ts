import { addMonths } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { sinceSplit } from '../assets/investment-return.ts'
import type { Asset } from '../catalogue/assets.ts'
import {
  type ChartRange,
  type ClosingPrice,
  daily,
  dayOf,
  isCutShort,
  pointsOfCloses,
  type RangeId,
  rangeOf,
} from '../chart-ranges.ts'
import { coinRanges, tradedRanges } from '../coins/coin-history.ts'
import { indicator } from '../daily/indicators.ts'
import type { SgsPoint } from '../providers/bcb-sgs.ts'
import type { StockAnswer } from '../providers/brapi.ts'
import { type FeedState, read } from '../source-reader/source-reader.ts'
import { lastClose, secondsSinceNews } from '../stocks/b3-clock.ts'
import { INDEX_SYMBOL, stock } from '../stocks/stock-feeds.ts'
import { readStock, readStocks } from '../stocks/stocks.ts'
import { adjustedCloses, type ReturnBasis, returnsOf } from '../stocks/total-return.ts'

const stockRanges: readonly RangeId[] = ['5D', '1M', '6M', '1A', '5A']
/** Over less, hardly anything is paid or split. */
const adjustedRanges: readonly RangeId[] = ['1A', '5A']

export type AssetHistory = {
  ranges: ChartRange[]
  /** The long ones, as the source adjusts them for splits and payouts; none where it does not, or leaves a jump in them. */
  adjusted: ChartRange[]
  /** A close a day, oldest first: the price, and what a return is counted with. */
  closes: ClosingPrice[]
  returns: ClosingPrice[]
  basis: ReturnBasis
  /** The day of a jump that a split explains better than trading: what came before it is left out. */
  cutAt: IsoDate | null
}

/** The past of one asset, of one source: five years of sessions, or of a coin. Every point of it. */
export async function readAssetHistory(asset: Asset): Promise<AssetHistory> {
  const { code, coinId } = asset
  return coinId ? coinHistory({ code, coinId }) : stockHistory(code)
}

async function coinHistory(coin: { code: string; coinId: string }): Promise<AssetHistory> {
  const ranges = await coinRanges(coin)
  const year = ranges.find(({ id }) => id === '1A')?.points ?? []
  const closes = daily(year).map(({ at, price }) => ({ day: dayOf(at), close: price }))
  return { ranges: tradedRanges(ranges), adjusted: [], closes, returns: closes, basis: 'price', cutAt: null }
}

async function stockHistory(code: string): Promise<AssetHistory> {
  const { held } = await readStock(code, await readStocks())
  const bars = closesOf(held)
  const { closes, cutAt } = sinceSplit(bars)
  const { closes: returns, basis } = returnsOf(closes, held?.value.payouts ?? null)
  const history = {
    points: pointsOfCloses(closes),
    measure: measures[basis],
    source: held?.source ?? 'brapi',
    simulated: held?.simulated ?? false,
  }
  const limit = held ? planLimits[held.value.range] : undefined
  const ranges = stockRanges.map((id) => withLimit(rangeOf(id, history), cutAt === null ? limit : undefined))
  const whole = sinceSplit(adjustedCloses(bars))
  const adjustedHistory = { ...history, points: pointsOfCloses(whole.closes), measure: adjustedMeasure }
  const isShown = whole.closes.length > 0 && whole.cutAt === null
  const adjusted = isShown ? adjustedRanges.map((id) => withLimit(rangeOf(id, adjustedHistory), limit)) : []
  return { ranges, adjusted, closes, returns, basis, cutAt }
}

/** Of the days that were over when they were told: else the chart would end at another price of today than the page. */
function closesOf(held: FeedState<StockAnswer>['held']) {
  if (!held) return []
  const last = lastClose(new Date(held.fetchedAt))
  return held.value.bars.filter(({ day }) => last === undefined || day <= last)
}

/** Longest history that a plan of the source gives when that is less than the longest range. */
const planLimits: Partial<Record<StockAnswer['range'], string>> = {
  '3mo': 'os últimos três meses',
  '1y': 'o último ano',
}

/** A range that the plan does not fill says so. */
function withLimit(range: ChartRange, limit: string | undefined): ChartRange {
  if (!(limit && isCutShort(range))) return range
  return { ...range, measure: `${range.measure} (o plano da fonte só dá ${limit})` }
}

const measures: Record<ReturnBasis, string> = {
  price: 'Fechamento, sem somar dividendos',
  'with-payouts': 'Fechamento, sem dividendos',
  'adjusted-by-source': 'Fechamento, ajustado por proventos pela fonte',
}

const adjustedMeasure = 'Fechamento ajustado pela fonte por desdobramentos e proventos'

/** The Ibovespa's closes of five years. It puts back what its shares pay. */
export async function readIndexCloses(): Promise<{ closes: ClosingPrice[]; simulated: boolean }> {
  const { held } = await read(stock(INDEX_SYMBOL, secondsSinceNews(new Date())))
  return { closes: closesOf(held), simulated: held?.simulated ?? false }
}

/** The IPCA of each month of the last five years and a quarter. */
export async function readIpca(): Promise<{ points: SgsPoint[]; simulated: boolean }> {
  const today = dayInBrasilia(new Date())
  // The beginning of a day and `-01` are a day.
  const first = `${addMonths(today, -63).slice(0, 8)}01` as IsoDate
  const { held } = await read(indicator('ipcaMonth', first))
  return { points: held?.value ?? [], simulated: held?.simulated ?? false }
}

/** The CDI of each business day of the last five years, from a first day that moves once a month: it names the cached answer. */
export async function readCdi(): Promise<{ points: SgsPoint[]; simulated: boolean }> {
  const today = dayInBrasilia(new Date())
  // The beginning of a day and `-01` are a day.
  const first = `${addMonths(today, -61).slice(0, 8)}01` as IsoDate
  const { held } = await read(indicator('cdiDaily', first))
  return { points: held?.value ?? [], simulated: held?.simulated ?? false }
}
