import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { stocksCsv } from '../../app/api/csv.ts'
import type { StockRow } from '../catalogue/asset-rows.ts'
import type { ListedStock } from '../providers/brapi.ts'
import { movers } from './MoverLists.tsx'
import { companies, everyStock, filtered, sectorsOf, stockColumns } from './stock-columns.ts'
import { fetchEndOfDay } from './stock-feeds.ts'
import { rowsOf } from './stocks.ts'

const server = createSimulator()
let files = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  files = `http://127.0.0.1:${(server.address() as AddressInfo).port}/b3-cotahist`
})
afterAll(() => server.close())

const listed = (symbol: string, close: number, changeFraction: number | null, volume: number | null) =>
  ({
    symbol,
    name: symbol,
    close,
    changeFraction,
    volume,
    marketCap: null,
    sector: null,
    kind: 'stock',
  }) satisfies ListedStock

const rows = rowsOf([
  listed('PETR4', 38.42, 0.0113, 40_000_000),
  listed('VALE3', 61.07, -0.0084, 20_000_000),
  listed('MGLU3', 2.2, -0.76, 90_000_000),
  listed('CVCB3', 2, 0.2, 400_000),
  listed('WEGE3', 44.75, 0, 6_000_000),
  listed('AZUL4', 1.21, null, null),
  listed('HGLG11', 150, 0.01, 1_000_000),
  listed('XPTO3', 10, 0.2, 9_000_000),
])

test('only what the site follows has a row, the most traded first, what has no volume last', () => {
  expect(rows.map(({ code }) => code)).toEqual([
    'PETR4',
    'VALE3',
    'WEGE3',
    'MGLU3',
    'HGLG11',
    'CVCB3',
    'AZUL4',
  ])
  expect(rows[0]).toMatchObject({ name: 'Petrobras (PN)', turnover: 1_536_800_000, doubtful: false })
})

test('beyond 25 % there is no change, only a doubt', () => {
  expect(rows.find(({ code }) => code === 'MGLU3')).toMatchObject({ changeFraction: null, doubtful: true })
  expect(rowsOf([listed('PETR4', 30, 0.25, 1)])[0]).toMatchObject({ changeFraction: 0.25, doubtful: false })
})

test('rises and falls leave out what hardly traded, what is doubtful and the wrong sign', () => {
  const codes = (some: StockRow[]) => some.map(({ code }) => code)
  const { rises, falls } = movers(rows, 5)
  expect(codes(rises)).toEqual(['PETR4', 'HGLG11'])
  expect(codes(falls)).toEqual(['VALE3'])
  expect(codes(movers(rows, 1).rises)).toEqual(['PETR4'])
})

test('a search ignores accents and case, and a sector leaves its own', () => {
  const shares = companies({
    rows,
    indexes: [],
    session: null,
    delayMinutes: 15,
    origin: null,
    failedAt: null,
  })
  expect(filtered(shares, { ...everyStock, search: 'petrobrás' }).map(({ code }) => code)).toEqual(['PETR4'])
  expect(filtered(shares, { ...everyStock, sector: 'Transporte' }).map(({ code }) => code)).toEqual(['AZUL4'])
  expect(sectorsOf(shares)).toContain('Turismo')
})

test('without the list, the exchange’s file of the last session and the one before', async () => {
  const { value, simulated } = await fetchEndOfDay(files, new Date('2026-11-20T14:00:00-03:00'))
  expect(simulated).toBe(true)
  expect(value.day).toBe('2026-11-19')
  const petrobras = value.stocks.find(({ symbol }) => symbol === 'PETR4')
  expect(petrobras?.close).toBeGreaterThan(1)
  expect(Math.abs(petrobras?.changeFraction ?? 1)).toBeLessThan(0.25)
})

test('without the file before, closes without a change', async () => {
  const gap = createServer(async (request, answer) => {
    if (request.url?.includes('D18112026')) return void answer.writeHead(404).end()
    const file = await fetch(files + request.url)
    answer.writeHead(file.status, { 'x-simulated': 'true' }).end(Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>((resolve) => gap.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  const { port } = gap.address() as AddressInfo
  const { value } = await fetchEndOfDay(`http://127.0.0.1:${port}`, new Date('2026-11-20T14:00:00-03:00'))
  gap.close()
  expect(value.day).toBe('2026-11-19')
  expect(value.stocks.length).toBeGreaterThan(50)
  expect(value.stocks.every(({ changeFraction }) => changeFraction === null)).toBe(true)
})

test('the spreadsheet has a mark, semicolons, decimal commas, the day and the source', () => {
  const csv = stocksCsv({
    rows: rows.slice(0, 1),
    indexes: [],
    session: { day: '2026-11-19', isOver: true },
    delayMinutes: 15,
    origin: { source: 'brapi', simulated: true, depth: 0, fetchedAt: '2026-11-19T21:00:00.000Z' },
    failedAt: null,
  })
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(csv.split('\r\n')[1]).toBe(
    'PETR4;Petrobras (PN);Petróleo e gás;38,42;1,13;;;;;1536800000;;;19/11/2026;brapi (dados simulados)',
  )
})

test('a column that no row has a value in is left out, with its cells, and named; one that some row has stays', () => {
  const bare = stockColumns(rows)
  expect(bare.columns.map(({ label }) => label)).toEqual(['Código', 'Preço', 'Dia', 'Volume', 'Setor'])
  expect(bare.unknown).toEqual(['12 meses', 'DY', 'P/L', 'P/VP', 'Valor de mercado'])
  expect(bare.order).toEqual({ column: 3, descending: true })
  for (const row of rows) expect(bare.cellsOf(row)).toHaveLength(4)

  const one = rows.map((row, index) => (index === 0 ? { ...row, marketCap: 5e9 } : row))
  const known = stockColumns(one)
  expect(known.columns.at(-2)?.label).toBe('Valor de mercado')
  expect(known.cellsOf(one[0] ?? expect.unreachable()).at(-2)?.value).toBe(5e9)
  expect(stockColumns([]).unknown).toEqual([])
})
