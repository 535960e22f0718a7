import { expect, test } from 'vitest'
import type { StockFacts, StockRow, StockTable } from '../catalogue/asset-rows.ts'
import { packStocks, unpackStocks } from './packed-table.ts'

const row: StockRow = {
  code: 'PETR4',
  name: 'Petrobras (PN)',
  kind: 'acao',
  sector: null,
  price: 32.1,
  changeFraction: -0.0177391234567,
  doubtful: false,
  volume: 12_345_600,
  turnover: null,
  marketCap: 4.1e11,
  facts: null,
}
const facts: StockFacts = {
  yearChange: 0.38029599535693537,
  dividendYield: 0,
  priceEarnings: null,
  priceToBook: 1.2,
  balanceOn: '2026-09-30',
  updatedOn: null,
  day: '2026-11-19',
  simulated: true,
  fetchedAt: '2026-11-19T21:00:00.000Z',
}
const table: StockTable = {
  rows: [],
  indexes: [],
  session: null,
  delayMinutes: 15,
  origin: null,
  failedAt: null,
}

test.each([
  { rows: [] },
  { rows: [row] },
  { rows: [row, { ...row, code: 'VALE3', facts }, { ...row, code: 'ITUB4' }] },
])('a packed table comes back as it was', ({ rows }) => {
  expect(unpackStocks(packStocks({ ...table, rows }))).toEqual({ ...table, rows })
})
