import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { fundSymbols, indexSymbols, multiplesOn, renamed, shares } from '../assets.ts'
import type { Tick } from '../market.ts'
import { adjustedCloses, payoutsOf, type SimulatedPayout } from '../payouts.ts'
import { type Answer, json, type Provider, type View } from '../provider.ts'
import { marketStart } from '../sessions.ts'

const days = { '1d': 1, '5d': 7, '1mo': 31, '3mo': 92, '1y': 365, '5y': 5 * 365 } as const
/** The source gives prices this late; what is asked now is the price of then. */
const DELAY_MS = 15 * 60_000
/** The income of a fund is a part of its price of then, always the same. */
const payoutBase = new Date(`${multiplesOn}T18:00:00-03:00`)
const known = new Map(shares.map((share) => [share.symbol, share]))
const listed = [...shares.map(({ symbol }) => symbol), ...fundSymbols]

/** brapi: numbers are numbers, times in ISO, bars in seconds; after the close the previous close equals the price. */
export const brapi: Provider = {
  answer,
  example: '/api/quote/PETR4?range=1mo&interval=1d',
  recorded: {
    '/api/quote/NOPE3': 'composed/error_404_not_found.composed.json',
    '/api/quote/PETR4?range=5d&interval=1d&dividends=true&modules=defaultKeyStatistics':
      'composed/quote_PETR4_dividends.composed.json',
    '/api/quote/list?limit=2': 'composed/quote_list.composed.json',
    '/api/quote/PETR4': 'quote_PETR4_2025-05-02.docs.json',
  },
  traits: ['text', 'json', 'epochs', 'ticks', 'prices', 'change', 'names', 'sessions'],
  numbers: ['regularMarketPrice', 'close'],
  unknown: json(404, { error: true, message: 'Não encontramos a ação' }),
}

function answer(url: URL, view: View): Answer {
  if (url.pathname === '/api/quote/list') return list(url, view)
  const symbol = /^\/api\/quote\/([^/,]+)$/.exec(url.pathname)?.[1]
  if (!symbol) return json(404, { error: true, message: 'Rota não encontrada' })
  return quote(decodeURIComponent(symbol), url, view)
}

function quote(asked: string, { searchParams }: URL, view: View): Answer {
  const symbol = renamed.get(asked) ?? asked
  if (!indexSymbols.includes(symbol) && !listed.includes(symbol)) {
    return json(404, { error: true, message: `Não encontramos a ação ${asked}` })
  }
  const range = searchParams.get('range') ?? '1d'
  if (!(range in days))
    return json(400, { error: true, message: `O range ${range} não está disponível`, code: 'INVALID_RANGE' })
  const late = new Date(view.now.getTime() - DELAY_MS)
  const tick = view.tickAt(symbol, late)
  const payouts = payoutsOf(symbol, marketStart, dayInBrasilia(view.now), view.priceAt(symbol, payoutBase))
  const row = {
    ...values(symbol, tick),
    ...history(symbol, range as keyof typeof days, searchParams, view, payouts),
    ...(searchParams.get('dividends') === 'true' && { dividendsData: dividends(payouts) }),
    ...(searchParams.get('modules')?.includes('defaultKeyStatistics') && statistics(symbol)),
  }
  return json(200, { results: [row], requestedAt: view.now.toISOString(), took: 8 })
}

/** Only the days and the rates are simulated with care: no reader of the site sees the other fields. */
function dividends(payouts: readonly SimulatedPayout[]) {
  return {
    cashDividends: payouts.map(({ label, heldOn, paidOn, rate }) => ({
      assetIssued: 'BRSIMULADO00',
      paymentDate: `${paidOn}T00:00:00.000Z`,
      rate,
      relatedTo: heldOn.slice(0, 4),
      approvedOn: `${addDays(heldOn, -15)}T00:00:00.000Z`,
      isinCode: 'BRSIMULADO00',
      label,
      lastDatePrior: `${heldOn}T00:00:00.000Z`,
      remarks: '',
    })),
    stockDividends: [],
    subscriptions: [],
  }
}

/** The real multiples, of the day they are of. The quarter in them is not known. */
function statistics(symbol: string) {
  const share = known.get(symbol)
  if (!share?.priceEarnings) return {}
  const { priceEarnings, priceToBook, before, marketCap } = share
  return {
    defaultKeyStatistics: {
      symbol,
      type: 'ttm',
      trailingPE: priceEarnings,
      trailingEps: Number((before / priceEarnings).toFixed(4)),
      priceToBook,
      bookValue: priceToBook ? Number((before / priceToBook).toFixed(4)) : null,
      dividendYield: null,
      marketCap,
      mostRecentQuarter: null,
      updatedAt: multiplesOn,
    },
  }
}

function values(symbol: string, { ask, open, high, low, previousAsk, pricedAt }: Tick) {
  const share = known.get(symbol)
  const change = Number((ask - previousAsk).toFixed(2))
  return {
    currency: 'BRL',
    marketCap: share ? Math.round((share.marketCap * ask) / share.before) : null,
    shortName: share?.name ?? symbol,
    longName: share?.name ?? symbol,
    regularMarketChange: change,
    regularMarketChangePercent: Number(((change / previousAsk) * 100).toFixed(3)),
    regularMarketTime: pricedAt.toISOString(),
    regularMarketPrice: ask,
    regularMarketDayHigh: high,
    regularMarketDayRange: `${low} - ${high}`,
    regularMarketDayLow: low,
    regularMarketVolume: 11_346_600,
    regularMarketPreviousClose: isAfterClose(pricedAt) ? ask : previousAsk,
    regularMarketOpen: open,
    fiftyTwoWeekRange: `${(low * 0.8).toFixed(2)} - ${(high * 1.2).toFixed(2)}`,
    fiftyTwoWeekLow: Number((low * 0.8).toFixed(2)),
    fiftyTwoWeekHigh: Number((high * 1.2).toFixed(2)),
    symbol,
    logourl: `https://icons.brapi.dev/icons/${symbol}.svg`,
    ...(share?.priceEarnings
      ? {
          priceEarnings: Number(((share.priceEarnings * ask) / share.before).toFixed(4)),
          earningsPerShare: Number((share.before / share.priceEarnings).toFixed(4)),
        }
      : {}),
  }
}

function isAfterClose(pricedAt: Date): boolean {
  return pricedAt.getUTCHours() >= 20
}

function history(
  symbol: string,
  range: keyof typeof days,
  query: URLSearchParams,
  view: View,
  payouts: readonly SimulatedPayout[],
) {
  if (!query.has('range')) return {}
  const today = dayInBrasilia(view.now)
  const bars = view.bars(symbol, addDays(today, -days[range]), today)
  const adjusted = adjustedCloses(bars, payouts)
  const historicalDataPrice = bars.map(({ day, ...bar }, index) => ({
    // Midnight in Brasília.
    date: Date.parse(`${day}T03:00:00Z`) / 1000,
    ...bar,
    volume: 54_592_400,
    adjustedClose: adjusted[index],
  }))
  return { usedInterval: '1d', usedRange: range, historicalDataPrice }
}

function list({ searchParams }: URL, view: View): Answer {
  const limit = Number(searchParams.get('limit') ?? 10)
  const late = new Date(view.now.getTime() - DELAY_MS)
  const stocks = listed.slice(0, limit).map((symbol, index) => {
    const { ask, previousAsk } = view.tickAt(symbol, late)
    const share = known.get(symbol)
    return {
      stock: symbol,
      name: share?.name ?? symbol,
      close: ask,
      change: Number(((ask / previousAsk - 1) * 100).toFixed(4)),
      volume: 33_000_000 - index * 300_000,
      market_cap: share ? Math.round((share.marketCap * ask) / share.before) : null,
      logo: `https://icons.brapi.dev/icons/${symbol}.svg`,
      sector: share?.sector ?? 'Miscellaneous',
      type: share ? 'stock' : 'fund',
      subType: share ? 'stock' : symbol === 'BOVA11' ? 'etf' : 'fii',
    }
  })
  return json(200, {
    indexes: [{ stock: '^BVSP', name: 'IBOVESPA' }],
    stocks,
    availableSectors: [...new Set(shares.map(({ sector }) => sector))],
    availableStockTypes: ['stock', 'fund', 'bdr'],
    availableSubTypeTypes: ['stock', 'fii', 'etf'],
    currentPage: 1,
    totalPages: 1,
    itemsPerPage: limit,
    totalCount: stocks.length,
    hasNextPage: false,
  })
}
