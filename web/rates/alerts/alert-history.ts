import { dayInBrasilia } from '#web/finance/core/format.ts'
import { dayOf } from '../chart-ranges.ts'
import { fxDaily } from '../charts/rate-history.ts'
import { coinPast } from '../feeds/coin-feeds.ts'
import type { Reading } from '../quote.ts'
import { readQuote } from '../quotes/quotes.ts'
import { type SeriesId, series } from '../series.ts'
import { read } from '../source-reader/source-reader.ts'
import { type SourceId, sources } from '../sources.ts'
import { type DaySight, daySights } from './alerts.ts'

export type AlertHistory = {
  /** The last price of each day, and for its day the one of now; oldest first. */
  days: DaySight[]
  /** Names of who gave the prices. */
  credit: string
  simulated: boolean
}

/** The days an alert is compared with: closes of the market and the present price; none when no source answered. */
export async function readAlertHistory(id: SeriesId): Promise<AlertHistory> {
  const [closes, reading] = await Promise.all([readCloses(id), readQuote(id)])
  return withPresent(closes, reading)
}

type Closes = { days: DaySight[]; source: SourceId | null; simulated: boolean }

async function readCloses(id: SeriesId): Promise<Closes> {
  if (id !== 'btc-brl') {
    const { held } = await read(fxDaily(series[id].pair))
    return {
      days: daySights(held?.value ?? []),
      source: held?.source ?? null,
      simulated: held?.simulated ?? false,
    }
  }
  const { held } = await read(coinPast({ code: 'BTC', coinId: 'bitcoin' }, '1d'))
  return {
    days: daySights((held?.value ?? []).map(({ at, price }) => ({ day: dayOf(at), close: price }))),
    source: held?.source ?? null,
    simulated: held?.simulated ?? false,
  }
}

/** A price of the market only: an official or daily rate beside closes of the market would make crossings of its own. */
function withPresent(closes: Closes, { quote }: Reading): AlertHistory {
  const present = quote?.kind === 'spot' ? quote : null
  const names = [closes.source, present?.source ?? null].filter((source) => source !== null)
  const credit = [...new Set(names)].map((source) => sources[source].name).join(' e ')
  const simulated = closes.simulated || present?.simulated === true
  if (!present) return { days: closes.days, credit, simulated }
  const { last: price, changeFraction, pricedAt } = present
  const day = dayInBrasilia(new Date(pricedAt))
  const before = closes.days.filter((sight) => sight.day < day)
  return { days: [...before, { day, price, changeFraction }], credit, simulated }
}
