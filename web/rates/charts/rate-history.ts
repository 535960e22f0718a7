import { env } from '#web/env.ts'
import { addDays, addMonths } from '#web/finance/calendar/days.ts'
import { marketDay } from '#web/finance/calendar/market-status.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { brasiliaMoment } from '../brasilia-time.ts'
import {
  type ChartRange,
  type ClosingPrice,
  dayOf,
  type History,
  lastSession,
  pointsOfCloses,
  type RangeId,
  rangeOf,
  thinned,
} from '../chart-ranges.ts'
import { coinRanges } from '../coins/coin-history.ts'
import { endsElsewhere, isJump, refuseEmpty, refuseFuture } from '../feeds/plausible.ts'
import { requireConfirmation } from '../feeds/require-confirmation.ts'
import { fetchAwesomeApiDaily, fetchAwesomeApiMinutes, mostMinutes } from '../providers/awesomeapi.ts'
import { fetchPtax } from '../providers/bcb-ptax.ts'
import { fetchSgs, type SgsSeries } from '../providers/bcb-sgs.ts'
import type { PricePoint } from '../providers/coingecko.ts'
import { marketFreshSeconds } from '../quotes/quotes.ts'
import { type SeriesId, series } from '../series.ts'
import { type Feed, type FeedState, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

const DAY = 24 * 3600
/** Points beyond these are narrower than the line that joins them, and weigh on a cheap phone. */
const MOST_POINTS = 130

/**
 * The ranges of a rate, each of one source: minutes for a day, market closes up to a month, PTAX beyond it, never two in
 * one line.
 */
export async function readRanges(id: SeriesId): Promise<ChartRange[]> {
  return id === 'btc-brl' ? coinRanges({ code: 'BTC', coinId: 'bitcoin' }) : fxRanges(id)
}

/** As `readRanges`, thin enough to draw. */
export async function readChart(id: SeriesId): Promise<ChartRange[]> {
  return drawable(await readRanges(id))
}

export function drawable(ranges: readonly ChartRange[]): ChartRange[] {
  return ranges.map((range) => ({ ...range, points: thinned(range.points, MOST_POINTS) }))
}

/** The official closes of the last five years, from a first day that moves once a month: it names the cached answer. */
export async function readPtaxYears(id: 'usd-brl' | 'eur-brl'): Promise<FeedState<ClosingPrice[]>> {
  const today = dayInBrasilia(new Date())
  // The beginning of a day and `-01` are a day.
  const first = `${addMonths(today, -61).slice(0, 8)}01` as IsoDate
  return read(ptaxHistory(id === 'usd-brl' ? 'USD' : 'EUR', first))
}

/** Its last month alone, which asks for no minutes. */
export async function readMonth(id: SeriesId): Promise<ChartRange | undefined> {
  if (id === 'btc-brl') return (await readRanges(id)).find((range) => range.id === '1M')
  return rangeOf('1M', (await fxCloses(id)).short)
}

/** The official closes of years, and those of the last days: of the market where it told them. */
async function fxCloses(id: 'usd-brl' | 'eur-brl'): Promise<{ ptax: History; short: History }> {
  const [market, official] = await Promise.all([read(fxDaily(series[id].pair)), readPtaxYears(id)])
  const ptax = historyOf(official, 'PTAX de venda', 'bcb-sgs', pointsOfCloses)
  const spot = historyOf(closed(market), 'Fechamento do comercial', 'awesomeapi', pointsOfCloses)
  return { ptax, short: isRecent(spot) ? spot : ptax }
}

async function fxRanges(id: 'usd-brl' | 'eur-brl'): Promise<ChartRange[]> {
  const [now, { ptax, short }] = await Promise.all([
    read(fxMinutes(series[id].pair, marketFreshSeconds(id))),
    fxCloses(id),
  ])
  const ranges: [RangeId, History][] = [
    ['1D', intraday(historyOf(now, minutesInWords, 'awesomeapi', lastSession), short)],
    ['5D', short],
    ['1M', short],
    ['6M', ptax],
    ['1A', ptax],
    ['5A', ptax],
  ]
  return ranges.map(([range, history]) => rangeOf(range, history))
}

/** Of the days that were over when they were told: else the line would end at another price of today than the page. */
function closed({ held, failedAt }: FeedState<ClosingPrice[]>): FeedState<ClosingPrice[]> {
  if (!held) return { held, failedAt }
  const { day: today, minutes } = brasiliaMoment(new Date(held.fetchedAt))
  const end = marketDay('fx', today)?.stretches.at(-1)?.end
  const isOver = end !== undefined && minutes >= end
  const value = held.value.filter(({ day }) => day < today || (isOver && day === today))
  return { held: { ...held, value }, failedAt }
}

const minutesInWords = env.AWESOMEAPI_KEY
  ? 'Preço de venda, minuto a minuto'
  : `Preço de venda, minuto a minuto (últimas ${mostMinutes.anonymous} cotações)`

/** The minutes; without them, or when the closes are newer or far from them, the closes, which then say what they are. */
function intraday(minutes: History, closes: History): History {
  const [newest, close] = [minutes.points.at(-1), closes.points.at(-1)]
  if (!close) return minutes
  const isBelieved =
    newest &&
    dayOf(newest.at) >= dayOf(close.at) &&
    !isJump({ last: newest.price }, { last: close.price }, 'fx')
  return isBelieved ? minutes : { ...closes, measure: `${closes.measure}, na falta do minuto a minuto` }
}

/** A line that ended a week ago is no line of the last days, while another may be. */
function isRecent({ points }: History): boolean {
  const newest = points.at(-1)
  return newest !== undefined && newest.at >= addDays(dayInBrasilia(new Date()), -7)
}

/** `first` is the source named while there is no answer. */
function historyOf<Value>(
  { held }: FeedState<Value[]>,
  measure: string,
  first: History['source'],
  toPoints: (value: Value[]) => History['points'],
): History {
  if (!held) return { points: [], measure, source: first, simulated: false }
  return { points: toPoints(held.value), measure, source: held.source, simulated: held.simulated }
}

/**
 * The closing PTAX (sell) since `first`: the long histories. From the series, a row a day; the bulletins of so many days
 * are a hundred times that.
 */
function ptaxHistory(currency: 'USD' | 'EUR', first: IsoDate): Feed<ClosingPrice[]> {
  const today = () => dayInBrasilia(new Date())
  return {
    key: `ptax:${currency}:${first}`,
    attempts: [
      {
        source: 'bcb-sgs',
        ask: async () => {
          const { value, simulated } = await fetchSgs(
            ptaxSeries[currency],
            first,
            today(),
            sourceUrl('bcb-sgs'),
          )
          return { value: value.map((point) => ({ day: point.day, close: point.value })), simulated }
        },
      },
      {
        source: 'bcb-ptax',
        ask: async () => {
          const { value, simulated } = await fetchPtax(currency, first, today(), sourceUrl('bcb-ptax'))
          return { value: value.map(({ day, sell }) => ({ day, close: sell })), simulated }
        },
      },
    ],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 45 * DAY,
    refuse: refuseEmpty,
    isJump: isOtherClose,
    agree: (one, other) => !isOtherClose(one, other),
  }
}

const isOtherClose = (closes: readonly ClosingPrice[], before: readonly ClosingPrice[]) =>
  endsElsewhere(closes, before, ({ close }) => close, 'fx')

const ptaxSeries = { USD: 'ptaxSellUsd', EUR: 'ptaxSellEur' } as const satisfies Record<string, SgsSeries>

/** The market's last price of each of the last 90 days: more are not answered for sure. */
export function fxDaily(pair: string): Feed<ClosingPrice[]> {
  const ask = () => fetchAwesomeApiDaily(pair, 90, sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return requireConfirmation({
    key: `fx-daily:${pair}`,
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 7 * DAY,
    isJump: isOtherClose,
  })
}

/** The newest minutes of a pair. A line of hours ago still says truly when it was: its points have their times. */
function fxMinutes(pair: string, freshSeconds: number): Feed<PricePoint[]> {
  const ask = () => fetchAwesomeApiMinutes(pair, sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return requireConfirmation({
    key: `fx-minutes:${pair}`,
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds,
    keptSeconds: DAY,
    refuse: (points, now) => {
      const newest = points.at(-1)
      if (newest) refuseFuture({ pricedAt: newest.at }, now)
    },
    isJump: (points, lastGood) => endsElsewhere(points, lastGood, ({ price }) => price, 'fx'),
  })
}
