import { type Cell, plain } from '#web/ui/sortable.ts'
import type { CoinRow, CoinTable } from './asset-rows.ts'
import { formatPrice, shortAmount } from './asset-words.ts'

const NO_DATA = 'sem dado'

type Column = { label: string; unit?: string; numeric?: boolean; cellOf: (row: CoinRow) => Cell }

const columns: readonly Column[] = [
  {
    label: 'Preço',
    unit: 'R$',
    numeric: true,
    cellOf: ({ price }) => ({ value: price, text: formatPrice(price) }),
  },
  { label: '1 h', unit: '%', numeric: true, cellOf: ({ hour }) => change(hour) },
  { label: '24 h', unit: '%', numeric: true, cellOf: ({ day }) => change(day) },
  { label: '7 dias', unit: '%', numeric: true, cellOf: ({ week }) => change(week) },
  {
    label: 'Valor de mercado',
    unit: 'R$',
    numeric: true,
    cellOf: ({ marketCap }) => amount(marketCap),
  },
  { label: 'Volume', unit: 'R$ em 24 h', numeric: true, cellOf: ({ volume }) => amount(volume) },
]

/** The columns that the source of the rows fills; a fallback fills fewer. */
export function coinColumns(rows: readonly CoinRow[]): Column[] {
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

/** Of all rows together, in reais; null when the source does not say any. */
export function totalMarketCap(rows: readonly CoinRow[]): number | null {
  const caps = rows.flatMap(({ marketCap }) => marketCap ?? [])
  return caps.length === 0 ? null : caps.reduce((sum, cap) => sum + cap, 0)
}

/** The table in an answer of `/api/ativos?classe=cripto`, which has it under other names. */
export function coinsOfAnswer(answer: unknown): CoinTable {
  // Our own answer, checked by the test of its route.
  const { assets, provenance, failedAt } = answer as {
    assets: CoinTable['rows']
    provenance: CoinTable['origin']
    failedAt: CoinTable['failedAt']
  }
  return { rows: assets, origin: provenance, failedAt }
}

function change(value: number | null): Cell {
  return { value, text: NO_DATA, isChange: true }
}

function amount(value: number | null): Cell {
  return { value, text: value === null ? NO_DATA : shortAmount(value) }
}
