import * as z from 'zod/mini'
import { formatNumber } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import type { Instant } from '../quote.ts'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import {
  anyNumber,
  countNumber,
  epochInstant,
  epochNumber,
  newest,
  priceNumber,
  readAnswer,
  readRows,
} from './answer.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'CoinGecko',
  url: 'https://www.coingecko.com',
  host: 'api.coingecko.com',
  licence: 'Plano Demo: crédito obrigatório, uso não comercial',
  // Of its pages, one says 30 a minute and one says 100.
  limits: { minute: 30, month: 10_000 },
  withoutAdvertising: 'o plano Demo não permite uso comercial',
  key: {
    variable: 'COINGECKO_KEY',
    plan: 'Demo, não comercial',
    missing: 'peça uma chave Demo em coingecko.com/api: sem ela o limite é o do endereço da máquina',
    note: 'Without it: the source is asked under its limits for callers without a key.',
  },
  restsDays: 1,
  async ask(baseUrl, { key }) {
    const answer = await fetchCoins(10, baseUrl, key)
    const { name, price, pricedAt } = newest(answer.value)
    return { ...answer, text: `${name} ${formatNumber(price)}`, at: pricedAt }
  },
} as const satisfies Source

/** A coin in reais. What the source leaves out is null, never zero. */
export type Coin = {
  /** Of CoinGecko: symbols are not unique. */
  id: string
  symbol: string
  name: string
  price: number
  marketCap: number | null
  volume: number | null
  high: number | null
  low: number | null
  change: Record<'hour' | 'day' | 'week', Fraction | null>
  /** The last seven days; null where the source has no price for them. */
  week: WeekOfPrices | null
  pricedAt: Instant
}

/** `prices`: about one every twelve hours, oldest first. The lowest and the highest are of all that the source gives. */
export type WeekOfPrices = { prices: number[]; low: number; high: number }

/** Percentages of one answer are rounded, and made a little earlier than its price. */
const CHANGE_TOLERANCE = 0.01

/** A price at an instant, in reais. */
export type PricePoint = { at: Instant; price: number }

/** Of the source's prices of a week, one an hour, those kept for a line as wide as a cell. */
const WEEK_STEP = 12

const amount = z.nullable(countNumber)
const percent = z.optional(z.nullable(anyNumber))

// [{ "id": "bitcoin", "symbol": "btc", "name": "Bitcoin", "current_price": 65610, "market_cap": 1312155114762,
//    "price_change_24h": -2001.2, "price_change_percentage_24h_in_currency": -2.95991,
//    "last_updated": "2026-02-27T22:50:40.941Z",
//    "sparkline_in_7d": { "price": [66012.1, …] }, … }]
const market = z.object({
  id: z.string().check(z.minLength(1, 'está vazio')),
  symbol: z.string().check(z.minLength(1, 'está vazio')),
  name: z.string(),
  current_price: priceNumber,
  market_cap: amount,
  total_volume: amount,
  high_24h: amount,
  low_24h: amount,
  price_change_24h: percent,
  price_change_percentage_1h_in_currency: percent,
  price_change_percentage_24h_in_currency: percent,
  price_change_percentage_24h: percent,
  price_change_percentage_7d_in_currency: percent,
  sparkline_in_7d: z.optional(z.nullable(z.object({ price: z.array(priceNumber) }))),
  last_updated: z.iso.datetime({ offset: true, error: 'não é um horário' }),
})
const markets = z.array(z.unknown()).check(z.minLength(1, 'está vazio'))

const chart = z.object({
  prices: z.array(z.tuple([epochNumber, priceNumber])).check(z.minLength(1, 'está vazio')),
})

/** The `count` largest coins in reais, in one request. https://docs.coingecko.com/reference/coins-markets */
export async function fetchCoins(
  count: number,
  baseUrl: string,
  key: string | undefined,
): Promise<Answer<Coin[]>> {
  const query = `vs_currency=brl&order=market_cap_desc&per_page=${count}&page=1&sparkline=true&price_change_percentage=1h,24h,7d`
  const url = `${baseUrl}/api/v3/coins/markets?${query}`
  const { body, simulated } = await askCoinGecko(url, key)
  return { value: parseCoins(body), simulated }
}

/**
 * One row a coin, without those that have no price, the largest first: in the order that was asked for, whatever the one of
 * the answer.
 */
export function parseCoins(answer: unknown): Coin[] {
  const rows = readRows('coingecko', market, readAnswer(markets, answer))
  const byId = new Map(rows.map((row) => [row.id, coinOf(row)]))
  return [...byId.values()].toSorted((one, other) => (other.marketCap ?? 0) - (one.marketCap ?? 0))
}

function coinOf(row: z.infer<typeof market>): Coin {
  return {
    id: row.id,
    symbol: row.symbol.toUpperCase(),
    name: row.name,
    price: row.current_price,
    marketCap: row.market_cap,
    volume: row.total_volume,
    high: row.high_24h,
    low: row.low_24h,
    change: {
      hour: fractionOf(row.price_change_percentage_1h_in_currency),
      day: dayChangeOf(row),
      week: fractionOf(row.price_change_percentage_7d_in_currency),
    },
    week: weekOf(row.sparkline_in_7d?.price ?? []),
    pricedAt: new Date(row.last_updated).toISOString(),
  }
}

/** The percentage, unless the change in reais beside it says another: then what follows from that. */
function dayChangeOf(row: z.infer<typeof market>): Fraction | null {
  const said = fractionOf(row.price_change_percentage_24h_in_currency ?? row.price_change_percentage_24h)
  const change = row.price_change_24h
  const before = row.current_price - (change ?? 0)
  if (said === null || change === null || change === undefined || before <= 0) return said
  const computed = change / before
  return Math.abs(said - computed) <= CHANGE_TOLERANCE ? said : computed
}

/** Prices in reais over the last `days`: every 5 minutes for 1 day, every hour up to 90, one a day beyond. */
export async function fetchCoinChart(
  id: string,
  days: number,
  baseUrl: string,
  key: string | undefined,
): Promise<Answer<PricePoint[]>> {
  const path = `/api/v3/coins/${encodeURIComponent(id)}/market_chart?vs_currency=brl&days=${days}`
  const { body, simulated } = await askCoinGecko(baseUrl + path, key)
  return { value: parseCoinChart(body), simulated }
}

/** Oldest first, one an instant. */
export function parseCoinChart(answer: unknown): PricePoint[] {
  const { prices } = readAnswer(chart, answer)
  const byInstant = new Map(prices.map(([milliseconds, price]) => [epochInstant(milliseconds), price]))
  return [...byInstant]
    .map(([at, price]) => ({ at, price }))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

// { "status": { "error_code": 429, "error_message": "You've exceeded the Rate Limit. …" } }
const refusal = z.object({ status: z.object({ error_code: z.number() }) })

/** The JSON at `url`. A refusal may come with HTTP 200, and must not pass for a format that changed. */
async function askCoinGecko(url: string, key: string | undefined) {
  const answer = await fetchJson(url, key ? { 'x-cg-demo-api-key': key } : {})
  const { success, data } = refusal.safeParse(answer.body)
  if (!success) return answer
  const code = data.status.error_code
  throw new SourceError(code === 429 ? 'rate-limited' : 'unavailable', `error_code ${code}`)
}

function weekOf(prices: readonly number[]): WeekOfPrices | null {
  if (prices.length < 2) return null
  const kept = prices.filter((_, index) => (prices.length - 1 - index) % WEEK_STEP === 0)
  return {
    prices: kept.map((price) => Number(price.toPrecision(6))),
    low: Math.min(...prices),
    high: Math.max(...prices),
  }
}

function fractionOf(percentage: number | null | undefined): Fraction | null {
  return percentage === null || percentage === undefined ? null : percentage / 100
}

/** All coins that the source follows, together. Reais. */
export type CoinMarket = {
  marketCap: number
  /** Of bitcoin in the market value of all: its dominance. */
  bitcoinShare: Fraction
  updatedAt: Instant
}

// { "data": { "total_market_cap": { "brl": 8457867000183.66, … }, "market_cap_percentage": { "btc": 49.605, … },
//             "updated_at": 1703201062, … } }
const global = z.object({
  data: z.object({
    total_market_cap: z.object({ brl: countNumber.check(z.positive('não é positivo')) }),
    market_cap_percentage: z.object({
      btc: countNumber.check(z.positive('não é positivo'), z.maximum(100, 'passa de 100')),
    }),
    updated_at: epochNumber,
  }),
})

/** https://docs.coingecko.com/reference/crypto-global: renewed by the source every 10 minutes. */
export async function fetchCoinMarket(baseUrl: string, key: string | undefined): Promise<Answer<CoinMarket>> {
  const { body, simulated } = await askCoinGecko(`${baseUrl}/api/v3/global`, key)
  return { value: parseCoinMarket(body), simulated }
}

export function parseCoinMarket(answer: unknown): CoinMarket {
  const { data } = readAnswer(global, answer)
  return {
    marketCap: data.total_market_cap.brl,
    bitcoinShare: data.market_cap_percentage.btc / 100,
    updatedAt: epochInstant(data.updated_at),
  }
}
