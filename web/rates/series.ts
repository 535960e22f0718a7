/** Where a price comes from: the name to credit and its address. */
export const sources = {
  awesomeapi: { name: 'AwesomeAPI', url: 'https://docs.awesomeapi.com.br/api-de-moedas' },
} as const

export type SourceId = keyof typeof sources

/**
 * The rates the site shows. `from` names the pair in each source, first choice first; `decimals` are those on screen.
 *
 * Also read by the Studio and by the browser: identity and order only, no fetching here.
 */
export const series = {
  'usd-brl': {
    title: 'Dólar comercial',
    unit: 'Dólar',
    path: '/dolar-hoje',
    decimals: 4,
    from: [{ source: 'awesomeapi', pair: 'USD-BRL' }],
  },
} as const satisfies Record<string, Series>

type Series = {
  title: string
  unit: string
  path: `/${string}`
  decimals: number
  from: readonly { source: SourceId; pair: string }[]
}

export type SeriesId = keyof typeof series

export function isSeriesId(text: string): text is SeriesId {
  return Object.hasOwn(series, text)
}
