import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Cell } from '#web/ui/tables/sortable.ts'
import { plain } from '#web/ui/tables/sortable.ts'
import { ageInWords, shortAmount } from '../assets/asset-words.ts'
import type { StockRow, StockTable } from '../catalogue/asset-rows.ts'

const NO_DATA = 'sem dado'

const columns = [
  { label: 'Código' },
  { label: 'Preço', unit: 'R$', numeric: true, lead: true },
  { label: 'Dia', unit: '%', numeric: true, lead: true },
  { label: '12 meses', unit: '%', numeric: true },
  { label: 'DY', unit: '% em 12 meses', numeric: true },
  { label: 'P/L', numeric: true },
  { label: 'P/VP', numeric: true },
  { label: 'Volume', unit: 'R$ no dia', numeric: true },
  { label: 'Valor de mercado', short: 'Valor', unit: 'R$', numeric: true },
  { label: 'Setor' },
]

/** Order in which the table comes. */
const first = 'Volume'

/**
 * The table without the columns that no row has a value in, which would push the others aside and say nothing; the names
 * of those are `unknown`.
 */
export function stockColumns(rows: readonly StockRow[]) {
  const cells = rows.map(cellsOf)
  const isKnown = columns.map(
    (_, index) => index === 0 || rows.length === 0 || cells.some((some) => some[index - 1]?.value !== null),
  )
  const shown = columns.filter((_, index) => isKnown[index])
  return {
    columns: shown,
    cellsOf: (row: StockRow) => cellsOf(row).filter((_, index) => isKnown[index + 1]),
    order: { column: shown.findIndex(({ label }) => label === first), descending: true },
    unknown: columns.filter((_, index) => !isKnown[index]).map(({ label }) => label),
  }
}

function cellsOf(row: StockRow): Cell[] {
  const { price, changeFraction, doubtful, sector, turnover, marketCap, facts } = row
  return [
    { value: price, text: formatNumber(price) },
    { value: changeFraction, text: doubtful ? 'conferir' : NO_DATA, isChange: true },
    { value: facts?.yearChange ?? null, text: NO_DATA, isChange: true },
    cell(facts?.dividendYield, (fraction) => formatNumber(fraction * 100, 1)),
    cell(facts?.priceEarnings, earningsWords),
    cell(facts?.priceToBook, bookWords),
    cell(turnover, shortAmount),
    cell(marketCap, shortAmount),
    { value: sector, text: sector ?? NO_DATA },
  ]
}

function cell(value: number | null | undefined, words: (value: number) => string): Cell {
  return value === null || value === undefined
    ? { value: null, text: NO_DATA }
    : { value, text: words(value) }
}

/** A loss has no ratio that says anything. */
export function earningsWords(ratio: number): string {
  return ratio < 0 ? 'prejuízo' : formatNumber(ratio, 1)
}

/** Below zero the company owes more than it has. */
export function bookWords(ratio: number): string {
  return ratio < 0 ? 'negativo' : formatNumber(ratio)
}

/**
 * Of when the multiples of the table are, and how old on `today`: one day, or the first and the last of them. Null
 * without any.
 */
export function multiplesDays(rows: readonly StockRow[], today: IsoDate): string | null {
  const days = rows.flatMap(({ facts }) => facts?.updatedOn ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!(first && last)) return null
  const span = first === last ? formatDay(first) : `${formatDay(first)} a ${formatDay(last)}`
  return `${span} (${ageInWords(first, today)})`
}

/** Only the companies: funds have other rules, and their own way to be found. */
export function companies({ rows }: StockTable): StockRow[] {
  return rows.filter(({ kind }) => kind === 'acao')
}

export type StockFilter = {
  search: string
  /** Empty texts leave all. */
  sector: string
  size: string
  leastYield: string
  earnings: string
}

export const everyStock: StockFilter = { search: '', sector: '', size: '', leastYield: '', earnings: '' }

type Choice = { value: string; label: string; fits: (row: StockRow) => boolean }

const all: Choice = { value: '', label: 'Todos', fits: () => true }

/** In reais. */
export const sizes: readonly Choice[] = [
  all,
  choice(
    '50',
    '50 bi ou mais',
    ({ marketCap }) => marketCap,
    (value) => value >= 50e9,
  ),
  choice(
    '10',
    'De 10 a 50 bi',
    ({ marketCap }) => marketCap,
    (value) => value >= 10e9 && value < 50e9,
  ),
  choice(
    '0',
    'Menos de 10 bi',
    ({ marketCap }) => marketCap,
    (value) => value < 10e9,
  ),
]

export const leastYields: readonly Choice[] = [
  all,
  ...[4, 6, 8].map((percent) =>
    choice(
      String(percent),
      `${percent}\u00A0% ou mais`,
      ({ facts }) => facts?.dividendYield,
      (value) => value >= percent / 100,
    ),
  ),
]

export const earningsRanges: readonly Choice[] = [
  all,
  choice(
    '10',
    'Até 10',
    ({ facts }) => facts?.priceEarnings,
    (value) => value >= 0 && value <= 10,
  ),
  choice(
    '20',
    'De 10 a 20',
    ({ facts }) => facts?.priceEarnings,
    (value) => value > 10 && value <= 20,
  ),
  choice(
    '21',
    'Acima de 20',
    ({ facts }) => facts?.priceEarnings,
    (value) => value > 20,
  ),
  choice(
    '-1',
    'Prejuízo',
    ({ facts }) => facts?.priceEarnings,
    (value) => value < 0,
  ),
]

/** A missing value fits no range. */
function choice(
  value: string,
  label: string,
  of: (row: StockRow) => number | null | undefined,
  isIn: (value: number) => boolean,
): Choice {
  const fits = (row: StockRow) => {
    const known = of(row)
    return known !== null && known !== undefined && isIn(known)
  }
  return { value, label, fits }
}

export function filtered(rows: readonly StockRow[], filter: StockFilter): StockRow[] {
  const wanted = plain(filter.search)
  const ranges = [
    sizes.find(({ value }) => value === filter.size),
    leastYields.find(({ value }) => value === filter.leastYield),
    earningsRanges.find(({ value }) => value === filter.earnings),
  ]
  return rows.filter(
    (row) =>
      (filter.sector === '' || row.sector === filter.sector) &&
      (wanted === '' || plain(`${row.code} ${row.name}`).includes(wanted)) &&
      ranges.every((range) => range?.fits(row) ?? true),
  )
}

export function sectorsOf(rows: readonly StockRow[]): string[] {
  const sectors = new Set(rows.flatMap(({ sector }) => sector ?? []))
  return [...sectors].toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
}

/** The table in an answer of `/api/ativos?classe=acao`, which has it under other names. */
export function tableOfAnswer(answer: unknown): StockTable {
  // Our own answer, checked by the test of its route.
  const { assets, provenance, ...rest } = answer as {
    assets: StockTable['rows']
    provenance: StockTable['origin']
  } & Omit<StockTable, 'rows' | 'origin'>
  return { ...rest, rows: assets, origin: provenance }
}
