import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { coinRows } from '../assets.ts'
import { type Answer, json, type Provider, type View } from '../provider.ts'

type CoinRow = (typeof coinRows)[number]
const HOUR = 3_600_000
/** Coins with a share of the whole market. */
const counted = new Set(['BTC', 'ETH', 'USDT', 'BNB', 'SOL', 'XRP', 'USDC', 'ADA', 'AVAX'])

/** CoinGecko: numbers are numbers, whole when round; unknown coins are left out; times in milliseconds. */
export const coingecko: Provider = {
  answer,
  example: '/api/v3/coins/markets?vs_currency=brl&per_page=10&price_change_percentage=1h,24h,7d',
  recorded: {
    '/api/v3/coins/markets?vs_currency=brl&per_page=10&price_change_percentage=1h,24h,7d':
      'coins_markets_usd_2026-09-12.json',
    '/api/v3/coins/bitcoin/market_chart?vs_currency=brl&days=7': 'market_chart_brl.json',
    '/api/v3/global': 'global_2023-12-21.partial.json',
    '/api/v3/coins/markets?vs_currency=brl&per_page=10&price_change_percentage=1h,24h,7d&sparkline=true':
      'composed/coins_markets_sparkline.composed.json',
  },
  traits: ['text', 'json', 'epochs', 'ticks', 'prices', 'change', 'names'],
  numbers: ['current_price', 'prices'],
  unknown: json(200, []),
}

function answer(url: URL, view: View): Answer {
  if (url.pathname === '/api/v3/coins/markets') return markets(url, view)
  if (url.pathname === '/api/v3/global') return global(view)
  const id = /^\/api\/v3\/coins\/([^/]+)\/market_chart$/.exec(url.pathname)?.[1]
  if (id) return chart(id, Number(url.searchParams.get('days')), view)
  return json(404, { error: 'Incorrect path. Please check https://www.coingecko.com/api/' })
}

function markets({ searchParams }: URL, view: View): Answer {
  const size = Math.min(250, Number(searchParams.get('per_page') ?? 100))
  const rows = coinRows
    .map((coin) => ({ coin, price: view.tick(`${coin.symbol}-BRL`).ask }))
    .toSorted((one, other) => other.price * other.coin.circulating - one.price * one.coin.circulating)
    .slice(0, size)
  const withWeek = searchParams.get('sparkline') === 'true'
  return json(
    200,
    rows.map(({ coin }, index) => ({
      ...market(coin, index + 1, view),
      ...(withWeek && {
        sparkline_in_7d: {
          price: pointsEvery(HOUR, `${coin.symbol}-BRL`, 7, view).map(([, price]) => price),
        },
      }),
    })),
  )
}

/** All coins together, in the currencies that have a price here. */
function global(view: View): Answer {
  const caps = coinRows.map(({ symbol, circulating }) => ({
    symbol,
    cap: view.tick(`${symbol}-BRL`).ask * circulating,
  }))
  const total = caps.reduce((sum, { cap }) => sum + cap, 0)
  const dollar = view.tick('USD-BRL').ask
  return json(200, {
    data: {
      active_cryptocurrencies: coinRows.length,
      upcoming_icos: 0,
      ongoing_icos: 49,
      ended_icos: 3376,
      markets: 955,
      total_market_cap: { brl: total, usd: total / dollar },
      total_volume: { brl: total * 0.034, usd: (total * 0.034) / dollar },
      market_cap_percentage: Object.fromEntries(
        caps
          .filter(({ symbol }) => counted.has(symbol))
          .map(({ symbol, cap }) => [symbol.toLowerCase(), (cap / total) * 100]),
      ),
      market_cap_change_percentage_24h_usd: 1.9464782059800183,
      updated_at: Math.floor(view.now.getTime() / 1000),
    },
  })
}

function market(coin: CoinRow, rank: number, view: View) {
  const key = `${coin.symbol}-BRL`
  const { ask, high, low, previousAsk, pricedAt } = view.tick(key)
  const priceAgo = (milliseconds: number) => view.tickAt(key, new Date(view.now.getTime() - milliseconds)).ask
  const percent = (before: number) => Number(((ask / before - 1) * 100).toFixed(5))
  const day = percent(previousAsk)
  const cap = Math.round(ask * coin.circulating)
  return {
    id: coin.id,
    symbol: coin.symbol.toLowerCase(),
    name: coin.name,
    image: `https://coin-images.coingecko.com/coins/images/${rank}/large/${coin.id}.png`,
    current_price: ask,
    market_cap: cap,
    market_cap_rank: rank,
    fully_diluted_valuation: cap,
    total_volume: Math.round(cap * 0.034),
    high_24h: high,
    low_24h: low,
    price_change_24h: ask - previousAsk,
    price_change_percentage_24h: day,
    market_cap_change_24h: (ask - previousAsk) * coin.circulating,
    market_cap_change_percentage_24h: day,
    circulating_supply: coin.circulating,
    total_supply: coin.circulating,
    max_supply: null,
    ath: ask * 2,
    ath_change_percentage: -50,
    ath_date: '2025-10-06T18:57:42.558Z',
    atl: ask / 100,
    atl_change_percentage: 9900,
    atl_date: '2015-10-19T16:00:00.000Z',
    roi: null,
    last_updated: pricedAt.toISOString(),
    price_change_percentage_1h_in_currency: percent(priceAgo(HOUR)),
    price_change_percentage_24h_in_currency: day,
    price_change_percentage_7d_in_currency: percent(priceAgo(7 * 24 * HOUR)),
  }
}

/** Every five minutes for a day, every hour up to 90 days, one a day beyond. */
function chart(id: string, days: number, view: View): Answer {
  const coin = coinRows.find((row) => row.id === id)
  if (!coin) return json(404, { error: 'coin not found' })
  if (!(days > 0 && days <= 365 * 5)) return json(400, { error: 'Invalid days' })
  const key = `${coin.symbol}-BRL`
  const prices =
    days > 90 ? dailyPoints(key, days, view) : pointsEvery(days === 1 ? HOUR / 12 : HOUR, key, days, view)
  const times = (factor: number) => prices.map(([at, price]) => [at, price * factor])
  return json(200, {
    prices,
    market_caps: times(coin.circulating),
    total_volumes: times(coin.circulating * 0.034),
  })
}

function pointsEvery(step: number, key: string, days: number, view: View): [number, number][] {
  const end = Math.floor(view.now.getTime() / step) * step
  const count = Math.round((days * 24 * HOUR) / step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = end - (count - index) * step
    return [at, view.priceAt(key, new Date(at))]
  })
}

function dailyPoints(key: string, days: number, view: View): [number, number][] {
  const today = dayInBrasilia(view.now)
  return view
    .bars(key, addDays(today, -days), today)
    .map(({ day, close }) => [Date.parse(`${day}T00:00:00Z`), close])
}
