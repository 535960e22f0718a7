import { env } from '#web/env.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { type ChartPoint, daily } from '../chart-ranges.ts'
import { fetchBinanceCandles } from '../providers/binance.ts'
import {
  type Coin,
  type CoinMarket,
  fetchCoinChart,
  fetchCoinMarket,
  fetchCoins,
  type PricePoint,
} from '../providers/coingecko.ts'
import type { Candle, CandleStep } from '../providers/exchange.ts'
import { fetchKnownTickers, fetchMercadoBitcoinCandles, type Ticker } from '../providers/mercado-bitcoin.ts'
import { SourceError } from '../source-error.ts'
import { type Answer, type Feed, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { createThrottle } from '../source-reader/throttle.ts'
import { medianMove, refuseOld, refuseOldPrices } from './plausible.ts'
import { requireConfirmation } from './require-confirmation.ts'

/** A move of all coins at once that one source alone is not believed: as for one of them (quotes.ts). */
const LARGEST_COINS_JUMP = 0.6

const DAY = 24 * 3600
const DAY_MS = DAY * 1000
const FUTURE_TOLERANCE_MS = 2 * 60_000

/**
 * Every request to CoinGecko: its free plan has 10,000 calls a month, and `coin-feeds.test.ts` adds these up
 * (docs/decisions/0009). The hundred largest coins, in one request every six minutes for every page of coins.
 */
export function coins(): Feed<Coin[]> {
  const ask = () => fetchCoins(100, sourceUrl('coingecko'), env.COINGECKO_KEY)
  return requireConfirmation({
    key: 'coins',
    attempts: [{ source: 'coingecko', ask }],
    freshSeconds: 1.2 * env.RATES_FRESH_SECONDS,
    keptSeconds: DAY,
    refuse: (rows, now) => refuseOldPrices(rows, now, 'crypto'),
    isJump: (rows, lastGood) =>
      medianMove(
        rows,
        lastGood,
        ({ id }) => id,
        ({ price }) => price,
      ) > LARGEST_COINS_JUMP,
  })
}

/** All coins together, once an hour. */
export function coinMarket(): Feed<CoinMarket> {
  return {
    key: 'coin-market',
    attempts: [
      { source: 'coingecko', ask: () => fetchCoinMarket(sourceUrl('coingecko'), env.COINGECKO_KEY) },
    ],
    freshSeconds: 12 * env.RATES_FRESH_SECONDS,
    keptSeconds: DAY,
    refuse: ({ updatedAt }, now) => refuseOld(updatedAt, now),
  }
}

/** A coin's last year by the day, once a day: only for a coin that no exchange answers for in reais. */
export function coinYear(id: string): Feed<PricePoint[]> {
  const ask = () => fetchCoinChart(id, 365, sourceUrl('coingecko'), env.COINGECKO_KEY)
  return {
    key: `coin-year:${id}`,
    attempts: [{ source: 'coingecko', ask }],
    freshSeconds: 288 * env.RATES_FRESH_SECONDS,
    keptSeconds: 7 * DAY,
  }
}

/** Coins at a Brazilian exchange: prices and the change of a day, nothing more. */
export function coinTickers(codes: readonly string[]): Feed<Ticker[]> {
  const ask = () =>
    fetchKnownTickers(
      codes.map((code) => `${code}-BRL`),
      sourceUrl('mercado-bitcoin'),
    )
  return requireConfirmation({
    key: 'coin-tickers',
    attempts: [{ source: 'mercado-bitcoin', ask }],
    freshSeconds: env.RATES_FRESH_SECONDS,
    keptSeconds: DAY,
    refuse: (rows, now) => refuseOldPrices(rows, now, 'crypto'),
    isJump: (rows, lastGood) =>
      medianMove(
        rows,
        lastGood,
        ({ pair }) => pair,
        ({ last }) => last,
      ) > LARGEST_COINS_JUMP,
  })
}

/** How many candles a chart takes: five days of hours, a year of days, five years of weeks, and one of before. */
const counts: Record<CandleStep, number> = { '1h': 122, '1d': 368, '1w': 263 }
const freshFactors: Record<CandleStep, number> = { '1h': 3, '1d': 12, '1w': 12 }

/** Coins with a pair in reais at Binance (market/README §1.8); for any other it would answer with an error. */
const atBinance: ReadonlySet<string> = new Set(['BTC', 'ETH', 'SOL', 'USDT', 'XRP', 'BNB'])

/** Mercado Bitcoin asks for one request a second (market/README §1.7); the simulator does not mind. */
export const CANDLES_GAP_MS = 1100
const throttled = createThrottle(env.MARKET === 'live' ? CANDLES_GAP_MS : 0)

type ListedCoin = { code: string; coinId: string }

/** A coin's past in reais, from exchanges that ask for no key; by the day also from CoinGecko. */
export function coinPast({ code, coinId }: ListedCoin, step: CandleStep): Feed<ChartPoint[]> {
  const pair = `${code}-BRL`
  const count = counts[step]
  const attempts: Feed<ChartPoint[]>['attempts'][number][] = [
    {
      source: 'mercado-bitcoin',
      ask: () =>
        pointsFrom(step, (now) =>
          throttled(() => fetchMercadoBitcoinCandles(pair, step, count, now, sourceUrl('mercado-bitcoin'))),
        ),
    },
  ]
  if (atBinance.has(code)) {
    const ask = () => pointsFrom(step, () => fetchBinanceCandles(pair, step, count, sourceUrl('binance')))
    attempts.push({ source: 'binance', ask })
  }
  if (step === '1d') attempts.push({ source: 'coingecko', ask: () => fromYear(coinId), viaFeed: true })
  return {
    key: `coin-past:${step}:${code}`,
    attempts,
    freshSeconds: freshFactors[step] * env.RATES_FRESH_SECONDS,
    keptSeconds: 7 * DAY,
  }
}

/** @throws when the newest candle opens in the future */
async function pointsFrom(
  step: CandleStep,
  ask: (now: number) => Promise<Answer<Candle[]>>,
): Promise<Answer<ChartPoint[]>> {
  const { value, simulated } = await ask(Date.now())
  const now = Date.now()
  const newest = value.at(-1)?.openedAt
  if (newest && Date.parse(newest) > now + FUTURE_TOLERANCE_MS) {
    throw new SourceError('implausible', `no futuro, ${newest}`, { field: 'openedAt' })
  }
  return { value: pointsOf(value, step, now), simulated }
}

const lengths: Record<CandleStep, number> = { '1h': DAY_MS / 24, '1d': DAY_MS, '1w': 7 * DAY_MS }

/**
 * The last price of each candle, at its end: an hour's instant, a day, the last day of a week. One that still runs is left
 * out: its price of now is another source's than the page's.
 */
export function pointsOf(candles: readonly Candle[], step: CandleStep, now: number): ChartPoint[] {
  return candles.flatMap(({ openedAt, close }) => {
    const end = Date.parse(openedAt) + lengths[step]
    if (end > now) return []
    // A day ends at midnight in UTC, when in Brasília it is still that day.
    const at = step === '1h' ? new Date(end).toISOString() : dayInBrasilia(new Date(end - DAY_MS / 2))
    return [{ at, price: close }]
  })
}

/** Asked again with the feed it is part of, and not with every reader: the age of a past of a year is not shown. */
async function fromYear(coinId: string): Promise<Answer<ChartPoint[]>> {
  const { held } = await read(coinYear(coinId))
  if (!held) throw new SourceError('format', 'sem resposta', { field: coinId })
  const today = dayInBrasilia(new Date())
  return { value: daily(held.value).filter(({ at }) => at < today), simulated: held.simulated }
}
