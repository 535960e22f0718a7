import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { isSimulated, type Tick } from '../market.ts'
import { type Answer, decimal, json, type Provider, type View } from '../provider.ts'

const names: Readonly<Record<string, string>> = {
  USD: 'Dólar Americano',
  EUR: 'Euro',
  GBP: 'Libra Esterlina',
  CHF: 'Franco Suíço',
  CAD: 'Dólar Canadense',
  AUD: 'Dólar Australiano',
  JPY: 'Iene Japonês',
  ARS: 'Peso Argentino',
  CNY: 'Yuan Chinês',
  CLP: 'Peso Chileno',
  UYU: 'Peso Uruguaio',
  MXN: 'Peso Mexicano',
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
}

/** Of the rows of one minute each, with a key. */
const MAX_SEQUENTIAL = 1500

/**
 * AwesomeAPI, as recorded in tests/fixtures/awesomeapi: every value a string, the batch keyed by pair, one unknown pair
 * refusing the whole batch, daily and sequential rows newest first with the names on the first alone.
 */
export const awesomeapi: Provider = {
  answer,
  example: '/json/last/USD-BRL,EUR-BRL',
  recorded: {
    '/json/last/USD-BRL': 'last_USD-BRL_2026-10-05.json',
    '/json/last/USD-BRL,XXX-BRL': 'error_404_CoinNotExists.json',
    '/json/daily/USD-BRL/2': 'daily_USD-BRL_2022-12-20.json',
    '/USD-BRL/5': 'sequential_USD-BRL_2020-03-30.docs.json',
    '/XXX-BRL/5': 'error_404_CoinNotExists.json',
  },
  traits: ['text', 'json', 'epochs', 'ticks', 'prices', 'spread', 'change', 'names'],
  numbers: ['ask'],
  unknown: json(404, { status: 404, code: 'CoinNotExists', message: 'moeda nao encontrada' }),
}

function answer({ pathname }: URL, view: View): Answer {
  const pairs = /^\/json\/last\/([^/]+)\/?$/.exec(pathname)?.[1]?.split(',')
  if (pairs) return last(pairs, view)
  const [, pair, days] = /^\/json\/daily\/([A-Z]+-[A-Z]+)\/(\d{1,3})\/?$/.exec(pathname) ?? []
  if (pair && days) return daily(pair, Math.min(360, Number(days)), view)
  const [, one, count] = /^\/([A-Z]+-[A-Z]+)\/(\d{1,4})\/?$/.exec(pathname) ?? []
  if (one && count) return sequential(one, Math.min(MAX_SEQUENTIAL, Number(count)), view)
  return json(404, { status: 404, code: 'NotFound', message: 'rota nao encontrada' })
}

function last(pairs: readonly string[], view: View) {
  const unknown = pairs.find((pair) => !isKnown(pair))
  if (unknown !== undefined) return unknownPair(unknown)
  return json(
    200,
    Object.fromEntries(
      pairs.map((pair) => [pair.replace('-', ''), { ...header(pair), ...row(view.tick(pair)) }]),
    ),
  )
}

function daily(pair: string, count: number, view: View) {
  if (!isKnown(pair)) return unknownPair(pair)
  const today = dayInBrasilia(view.now)
  const bars = view
    .bars(pair, addDays(today, -2 * count - 7), today)
    .slice(-count)
    .toReversed()
  const rows = bars.map(({ day, high, low, close }, index) => {
    const before = bars[index + 1]?.close ?? close
    const pricedAt = new Date(`${day}T17:00:00-03:00`)
    const tick = { bid: close * 0.9999, ask: close, high, low, previousAsk: before, open: before, pricedAt }
    const { create_date, ...values } = row(tick)
    return index === 0 ? { ...header(pair), ...values, create_date } : values
  })
  return json(200, rows)
}

/** A row a minute. The source stops at 100 without a key; a key is a header, which the simulator does not read. */
function sequential(pair: string, count: number, view: View) {
  if (!isKnown(pair)) return unknownPair(pair)
  const rows = view.ticks(pair, count).toReversed().map(row)
  return json(
    200,
    rows.map(({ create_date, ...values }, index) =>
      index === 0 ? { ...header(pair), ...values, create_date } : values,
    ),
  )
}

function isKnown(pair: string): boolean {
  const [code = '', codein] = pair.split('-')
  return code in names && codein === 'BRL' && isSimulated(pair)
}

function unknownPair(pair: string) {
  return json(404, { status: 404, code: 'CoinNotExists', message: `moeda nao encontrada ${pair}` })
}

function header(pair: string) {
  const [code = '', codein] = pair.split('-')
  return { code, codein, name: `${names[code]}/Real Brasileiro` }
}

function row({ bid, ask, low, high, previousAsk, pricedAt }: Tick) {
  const previousBid = previousAsk - (ask - bid)
  const varBid = bid - previousBid
  return {
    high: decimal(high, 4),
    low: decimal(low, 4),
    varBid: decimal(varBid, 4),
    pctChange: decimal((varBid / previousBid) * 100, 6),
    bid: decimal(bid, 4),
    ask: decimal(ask, 4),
    timestamp: String(Math.floor(pricedAt.getTime() / 1000)),
    create_date: `${dayInBrasilia(pricedAt)} ${clock.format(pricedAt)}`,
  }
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })
