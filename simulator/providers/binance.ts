import { candles, isStep } from '../candles.ts'
import { isSimulated } from '../market.ts'
import { type Answer, json, type Provider, type View } from '../provider.ts'

const DAY = 86_400_000

/** Binance's 24 hours and candles of one symbol: texts with eight decimals, times in milliseconds. */
export const binance: Provider = {
  answer,
  example: '/api/v3/ticker/24hr?symbol=BTCBRL',
  recorded: {
    '/api/v3/ticker/24hr?symbol=BTCBRL': 'composed/ticker_24hr_BTCBRL.composed.json',
    '/api/v3/ticker/24hr?symbol=ETHBRL': 'ticker_24hr.docs.json',
    '/api/v3/klines?symbol=BTCBRL&interval=1w&limit=3': 'klines.docs.json',
    '/api/v3/ticker/24hr?symbol=NOPE': 'composed/error_-1121.composed.json',
  },
  traits: ['text', 'json', 'epochs', 'ticks', 'prices', 'spread', 'change', 'names'],
  numbers: ['lastPrice'],
  unknown: json(400, { code: -1121, msg: 'Invalid symbol.' }),
}

function answer({ pathname, searchParams }: URL, view: View): Answer {
  const symbol = searchParams.get('symbol') ?? ''
  const pair = symbol.replace(/BRL$/, '-BRL')
  if (!isSimulated(pair)) return json(400, { code: -1121, msg: 'Invalid symbol.' })
  switch (pathname) {
    case '/api/v3/ticker/24hr':
      return ticker(symbol, pair, view)
    case '/api/v3/klines':
      return klines(pair, searchParams, view)
    default:
      return json(404, { code: -1, msg: 'Not found' })
  }
}

function ticker(symbol: string, pair: string, view: View) {
  const { bid, ask, high, low, previousAsk, pricedAt } = view.tick(pair)
  const closeTime = pricedAt.getTime()
  return json(200, {
    symbol,
    priceChange: eight(ask - previousAsk),
    priceChangePercent: ((ask / previousAsk - 1) * 100).toFixed(3),
    weightedAvgPrice: eight((high + low) / 2),
    prevClosePrice: eight(previousAsk),
    lastPrice: eight(ask),
    lastQty: eight(0.0012),
    bidPrice: eight(bid),
    bidQty: eight(0.01),
    askPrice: eight(ask),
    askQty: eight(0.0083),
    openPrice: eight(previousAsk),
    highPrice: eight(high),
    lowPrice: eight(low),
    volume: eight(38.412),
    quoteVolume: eight(38.412 * ask),
    openTime: closeTime - DAY,
    closeTime,
    firstId: 48112001,
    lastId: 48121911,
    count: 9911,
  })
}

/** A row a candle: opened at, open, high, low, close, volume, closes at, volume in reais, trades, two volumes, unused. */
function klines(pair: string, query: URLSearchParams, view: View) {
  const step = query.get('interval') ?? ''
  if (!isStep(step)) return json(400, { code: -1120, msg: 'Invalid interval.' })
  const bars = candles(pair, step, Math.min(1000, Number(query.get('limit') ?? 500)), view)
  const lengths = { '1h': DAY / 24, '1d': DAY, '1w': 7 * DAY }
  return json(
    200,
    bars.map(({ openedAt, open, high, low, close }) => [
      openedAt,
      ...[open, high, low, close, 38.412].map(eight),
      openedAt + lengths[step] - 1,
      eight(38.412 * close),
      9911,
      eight(19.2),
      eight(19.2 * close),
      '0',
    ]),
  )
}

function eight(value: number): string {
  return value.toFixed(8)
}
