import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type Cell, plain } from '#web/ui/tables/sortable.ts'
import { formatPrice, shortAmount } from '../assets/asset-words.ts'
import type { CoinRow, CoinTable } from '../catalogue/asset-rows.ts'

const NO_DATA = 'sem dado'

type Column = {
  label: string
  short?: string
  unit?: string
  numeric?: boolean
  lead?: boolean
  cellOf: (row: CoinRow) => Cell
}

/** Currency of the amounts, and how many reais one of it is worth. */
export type Shown = { symbol: 'R$' | 'US$'; reais: number }
export const inReais: Shown = { symbol: 'R$', reais: 1 }

/** The columns that the source of the rows fills; a fallback fills fewer. Changes are those of the price in reais. */
export function coinColumns(rows: readonly CoinRow[], { symbol, reais }: Shown): Column[] {
  const columns: Column[] = [
    {
      label: 'Preço',
      unit: symbol,
      numeric: true,
      lead: true,
      cellOf: ({ price }) => ({ value: price, text: formatPrice(price / reais) }),
    },
    { label: '1 h', unit: '%', numeric: true, cellOf: ({ hour }) => change(hour) },
    { label: '24 h', unit: '%', numeric: true, lead: true, cellOf: ({ day }) => change(day) },
    { label: '7 dias', unit: '%', numeric: true, cellOf: ({ week }) => change(week) },
    { label: 'Oscilação', unit: '% em 7 dias', numeric: true, cellOf: swing },
    {
      label: 'Valor de mercado',
      short: 'Valor',
      unit: symbol,
      numeric: true,
      cellOf: ({ marketCap }) => amount(marketCap, reais),
    },
    {
      label: 'Volume',
      unit: `${symbol} em 24 h`,
      numeric: true,
      cellOf: ({ volume }) => amount(volume, reais),
    },
  ]
  return columns.filter(({ cellOf }) => rows.length === 0 || rows.some((row) => cellOf(row).value !== null))
}

/** Price is always there; market value is what the table comes sorted by, when the source says it. */
export function coinOrder(shown: readonly Column[]): { column: number; descending: boolean } {
  const place = shown.findIndex(({ label }) => label === 'Valor de mercado')
  return { column: place < 0 ? 1 : place + 1, descending: true }
}

export type CoinFilter = { search: string; most: number; withStablecoins: boolean }

/** The largest `most` coins, counted before the search and after the stablecoins are left out. */
export function filteredCoins(rows: readonly CoinRow[], filter: CoinFilter): CoinRow[] {
  const wanted = plain(filter.search)
  return rows
    .filter(({ isStablecoin }) => filter.withStablecoins || !isStablecoin)
    .slice(0, filter.most)
    .filter(({ code, name }) => wanted === '' || plain(`${code} ${name}`).includes(wanted))
}

/** Codes that more than one coin has: only their identity tells them apart. */
export function repeatedCodes(rows: readonly CoinRow[]): ReadonlySet<string> {
  const codes = rows.map(({ code }) => code)
  return new Set(codes.filter((code, index) => codes.indexOf(code) !== index))
}

/** The numbers behind the lines of a week, in the currency shown: code, first, lowest, highest, last. */
export function weekRows(rows: readonly CoinRow[], { reais }: Shown): string[][] {
  return rows.flatMap(({ code, trend, price }) => {
    const [first] = trend?.prices ?? []
    if (!trend || first === undefined) return []
    return [[code, ...[first, trend.low, trend.high, price].map((number) => formatPrice(number / reais))]]
  })
}

/** Of all rows together, in reais; null when the source does not say any. */
export function totalMarketCap(rows: readonly CoinRow[]): number | null {
  const caps = rows.flatMap(({ marketCap }) => marketCap ?? [])
  return caps.length === 0 ? null : caps.reduce((sum, cap) => sum + cap, 0)
}

/** `US$ 1 = R$ 5,2238` */
export function dollarInWords({ rate }: NonNullable<CoinTable['dollar']>): string {
  return `US$\u00A01 = R$\u00A0${formatNumber(rate, 4)}`
}

/** The table in an answer of `/api/ativos?classe=cripto`, which has it under other names. */
export function coinsOfAnswer(answer: unknown): CoinTable {
  // Our own answer, checked by the test of its route.
  const { assets, provenance, ...rest } = answer as Pick<CoinTable, 'failedAt' | 'dollar' | 'market'> & {
    assets: CoinTable['rows']
    provenance: CoinTable['origin']
  }
  const { failedAt, dollar, market } = rest
  return { rows: assets, origin: provenance, failedAt, dollar, market }
}

function change(value: number | null): Cell {
  return { value, text: NO_DATA, isChange: true }
}

function amount(value: number | null, reais: number): Cell {
  return { value, text: value === null ? NO_DATA : shortAmount(value / reais) }
}

/** From the lowest to the highest price of seven days. */
function swing({ trend }: CoinRow): Cell {
  if (!trend) return { value: null, text: NO_DATA }
  const value = trend.high / trend.low - 1
  return { value, text: formatPercent(value, 1), line: trend.prices }
}
