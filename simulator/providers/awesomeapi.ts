import { dayInBrasilia } from '#web/finance/format.ts'
import type { Tick } from '../market.ts'

export type Answer = { status: number; headers: Record<string, string>; body: string }

const names: Readonly<Record<string, string>> = { 'USD-BRL': 'Dólar Americano/Real Brasileiro' }

/**
 * AwesomeAPI's answer to `path`, as recorded in tests/fixtures/awesomeapi: every value a string, the batch keyed by
 * pair, one unknown pair refusing the whole batch. The body of other refusals was never recorded.
 */
export function answerAwesomeApi(path: string, tick: Tick): Answer {
  const pairs = /^\/json\/last\/([^/]+)\/?$/.exec(path)?.[1]?.split(',')
  if (!pairs) return json(404, { status: 404, code: 'NotFound', message: 'rota nao encontrada' })
  const unknown = pairs.find((pair) => !(pair in names))
  if (unknown !== undefined) {
    return json(404, { status: 404, code: 'CoinNotExists', message: `moeda nao encontrada ${unknown}` })
  }
  return json(200, Object.fromEntries(pairs.map((pair) => [pair.replace('-', ''), row(pair, tick)])))
}

export function tooManyRequests(): Answer {
  const answer = json(429, { status: 429, code: 'QuotaExceeded', message: 'limite de requisicoes excedido' })
  return { ...answer, headers: { ...answer.headers, 'Retry-After': '60' } }
}

function row(pair: string, { bid, ask, low, high, previousAsk, pricedAt }: Tick) {
  const [code, codein] = pair.split('-')
  const previousBid = previousAsk - (ask - bid)
  const varBid = bid - previousBid
  return {
    code,
    codein,
    name: names[pair],
    high: decimal(high, 4),
    low: decimal(low, 4),
    varBid: decimal(varBid, 4),
    pctChange: decimal((varBid / previousBid) * 100, 6),
    bid: decimal(bid, 4),
    ask: decimal(ask, 4),
    timestamp: String(Math.floor(pricedAt.getTime() / 1000)),
    create_date: `${dayInBrasilia(pricedAt)} ${clockInBrasilia(pricedAt)}`,
  }
}

/** As the source writes numbers: at most `places` decimals, no zeros at the end. */
function decimal(value: number, places: number): string {
  return String(Number(value.toFixed(places)))
}

function clockInBrasilia(instant: Date): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' }).format(
    instant,
  )
}

function json(status: number, body: unknown): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  }
}
