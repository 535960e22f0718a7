import type { Market } from '#web/finance/calendar/market-status.ts'

/**
 * The rates the site shows, in the order of the quote strip; `decimals` are those on screen, `market` is whose hours say
 * whether a price can be new.
 *
 * Also read by the Studio and by the browser: identity and order only, no fetching here.
 */
export const series = {
  'usd-brl': {
    title: 'Dólar comercial',
    unit: 'Dólar',
    path: '/dolar-hoje',
    decimals: 4,
    pair: 'USD-BRL',
    market: 'fx',
  },
  'eur-brl': {
    title: 'Euro comercial',
    unit: 'Euro',
    path: '/euro-hoje',
    decimals: 4,
    pair: 'EUR-BRL',
    market: 'fx',
  },
  'btc-brl': {
    title: 'Bitcoin',
    unit: 'Bitcoin',
    path: '/bitcoin-hoje',
    decimals: 2,
    pair: 'BTC-BRL',
    market: 'crypto',
  },
} as const satisfies Record<string, Series>

type Series = {
  title: string
  unit: string
  path: `/${string}`
  decimals: number
  pair: string
  market: Market
}

export type SeriesId = keyof typeof series

export function isSeriesId(text: string): text is SeriesId {
  return Object.hasOwn(series, text)
}

/** The official rates and the index that a text may show beside the quotes: published once a day or less, except the index. */
export const indicators = {
  selic: { title: 'Meta da Selic', per: 'ao ano', path: '/status-mercado' },
  cdi: { title: 'CDI', per: 'ao ano', path: '/status-mercado' },
  ipca: { title: 'IPCA de 12 meses', per: 'em 12 meses', path: '/status-mercado' },
  ibov: { title: 'Ibovespa', per: 'pontos', path: '/acoes' },
} as const satisfies Record<string, { title: string; per: string; path: `/${string}` }>

export type IndicatorId = keyof typeof indicators
