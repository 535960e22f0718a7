import { json, type Provider } from '../answer.ts'
import { isSimulated } from '../market.ts'

const DAY = 86_400_000

/** Binance's 24 hours of one symbol: texts with eight decimals, times in milliseconds. */
export const binance: Provider = ({ pathname, searchParams }, view) => {
  if (pathname !== '/api/v3/ticker/24hr') return json(404, { code: -1, msg: 'Not found' })
  const symbol = searchParams.get('symbol') ?? ''
  const pair = symbol.replace(/BRL$/, '-BRL')
  if (!isSimulated(pair)) return json(400, { code: -1121, msg: 'Invalid symbol.' })
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

function eight(value: number): string {
  return value.toFixed(8)
}
