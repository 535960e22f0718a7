import { candles, isStep } from '../candles.ts'
import { isSimulated } from '../market.ts'
import { type Answer, json, type Provider, type View } from '../provider.ts'

/** Mercado Bitcoin v4: texts with eight decimals, the time in nanoseconds, an unknown pair left out. */
export const mercadoBitcoin: Provider = {
  answer,
  example: '/api/v4/tickers?symbols=BTC-BRL',
  recorded: {
    '/api/v4/tickers?symbols=BTC-BRL': 'composed/tickers_ns_date.composed.json',
    '/api/v4/candles?symbol=BTC-BRL&resolution=1d&to=1795000000&countback=3':
      'composed/candles_BTC-BRL_1d.composed.json',
  },
  traits: ['text', 'json', 'epochs', 'ticks', 'prices', 'spread', 'names'],
  numbers: ['last'],
  unknown: json(200, []),
}

function answer({ pathname, searchParams }: URL, view: View): Answer {
  if (pathname === '/api/v4/tickers') {
    const pairs = (searchParams.get('symbols') ?? '').split(',')
    return json(
      200,
      pairs.filter(isSimulated).map((pair) => ticker(pair, view)),
    )
  }
  if (pathname === '/api/v4/candles') return columns(searchParams, view)
  return json(404, { code: 'API|NOT_FOUND', message: 'Not found' })
}

function ticker(pair: string, view: View) {
  const { bid, ask, high, low, previousAsk, pricedAt } = view.tick(pair)
  return {
    pair,
    high: eight(high),
    low: eight(low),
    vol: eight(50),
    last: eight(ask),
    buy: eight(bid),
    sell: eight(ask),
    open: eight(previousAsk),
    date: pricedAt.getTime() * 1e6,
  }
}

/** Columns, as the charting library of the venue takes them; `countback` candles until now. */
function columns(query: URLSearchParams, view: View) {
  const pair = query.get('symbol') ?? ''
  const step = query.get('resolution') ?? ''
  const count = Number(query.get('countback') ?? 30)
  if (!isSimulated(pair)) {
    return json(404, { code: 'API|GET_CANDLES|INVALID_SYMBOL', message: 'Invalid symbol' })
  }
  if (!isStep(step) || !query.get('to')) {
    return json(400, { code: 'API|GET_CANDLES|INVALID_PARAMETER', message: 'Invalid parameter' })
  }
  const bars = candles(pair, step, count, view)
  return json(200, {
    t: bars.map(({ openedAt }) => openedAt / 1000),
    o: bars.map(({ open }) => eight(open)),
    h: bars.map(({ high }) => eight(high)),
    l: bars.map(({ low }) => eight(low)),
    c: bars.map(({ close }) => eight(close)),
    v: bars.map(() => eight(50)),
  })
}

function eight(value: number): string {
  return value.toFixed(8)
}
