import type { CoinRow, CoinTable, StockFacts, StockRow, StockTable } from '../catalogue/asset-rows.ts'

/** Rows as lists of values under one list of names: on the way to the browser no name is written once for each row. */
type Packed<Row> = { names: string[]; values: unknown[][]; readonly row?: Row }

function pack<Row extends object>(rows: readonly Row[]): Packed<Row> {
  const names = Object.keys(rows[0] ?? {})
  return { names, values: rows.map((row) => names.map((name) => Reflect.get(row, name))) }
}

function unpack<Row extends object>({ names, values }: Packed<Row>): Row[] {
  // `pack` wrote the values of such a row.
  return values.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])) as Row)
}

export type PackedStocks = Omit<StockTable, 'rows'> & {
  rows: Packed<Omit<StockRow, 'facts'>>
  /** Of the rows that have them, each with the place of its row. */
  facts: Packed<StockFacts & { place: number }>
}

export function packStocks({ rows, ...table }: StockTable): PackedStocks {
  const facts = rows.flatMap(({ facts }, place) => (facts ? [{ place, ...facts }] : []))
  return { ...table, rows: pack(rows.map(({ facts, ...row }) => row)), facts: pack(facts) }
}

export function unpackStocks({ rows, facts, ...table }: PackedStocks): StockTable {
  const byPlace = new Map(unpack(facts).map(({ place, ...known }) => [place, known]))
  return { ...table, rows: unpack(rows).map((row, place) => ({ ...row, facts: byPlace.get(place) ?? null })) }
}

export type PackedCoins = Omit<CoinTable, 'rows'> & { rows: Packed<CoinRow> }

export function packCoins({ rows, ...table }: CoinTable): PackedCoins {
  return { ...table, rows: pack(rows) }
}

export function unpackCoins({ rows, ...table }: PackedCoins): CoinTable {
  return { ...table, rows: unpack(rows) }
}
