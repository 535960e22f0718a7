import { parseDay } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { SourceError } from '../source-error.ts'
import { fetchLines } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { newest } from './answer.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'Tesouro Transparente',
  url: 'https://www.tesourotransparente.gov.br/ckan/dataset/taxas-dos-titulos-ofertados-pelo-tesouro-direto',
  host: 'www.tesourotransparente.gov.br',
  licence: 'ODbL',
  async ask(baseUrl) {
    const answer = await fetchBonds(baseUrl)
    return { ...answer, text: `${answer.value.length} títulos`, at: newest(answer.value).day }
  },
} as const satisfies Source

/**
 * A Treasury bond on a day: what it paid and cost that morning, for who buys (`invest`) and for who sells back
 * (`redeem`). Reais, up to two decimals; for the Selic bond a rate is the spread over it. Null: not on offer that day.
 */
export type Bond = {
  kind: string
  maturity: IsoDate
  day: IsoDate
  investRate: Fraction | null
  redeemRate: Fraction | null
  investPrice: number | null
  redeemPrice: number | null
}

/** The columns that are read, wherever they stand; others may stand beside them. */
const columns = [
  'Tipo Titulo',
  'Data Vencimento',
  'Data Base',
  'Taxa Compra Manha',
  'Taxa Venda Manha',
  'PU Compra Manha',
  'PU Venda Manha',
] as const

const path =
  '/ckan/dataset/df56aa42-484a-4a59-8184-7676580c81e3/resource/796d2059-14e9-44e3-80c9-2d9e30b405c1/download/precotaxatesourodireto.csv'

/**
 * The bonds of the newest day in the file, which holds every day since 2002 in no order: read line by line, it never
 * stands in memory as a whole. Published one or two days later.
 * https://www.tesourotransparente.gov.br/ckan/dataset/taxas-dos-titulos-ofertados-pelo-tesouro-direto
 */
export async function fetchBonds(baseUrl: string): Promise<Answer<Bond[]>> {
  const { lines, simulated } = await fetchLines(baseUrl + path)
  return { value: await newestBonds(lines), simulated }
}

/**
 * Of all lines the ones with the newest `Data Base`, by kind and maturity. The others are read for their day alone: a
 * flaw in a row of 2004 says nothing of today's.
 */
export async function newestBonds(lines: AsyncIterable<string>): Promise<Bond[]> {
  let number = 0
  let newest = ''
  let read: Reader | undefined
  let candidates: [cells: string[], number: number][] = []
  for await (const line of lines) {
    number++
    if (line.trim() === '') continue
    if (!read) {
      read = readerOf(line)
      continue
    }
    const cells = read(line, number)
    const day = baseDayOf(cells, number)
    if (day < newest) continue
    if (day > newest) candidates = []
    newest = day
    candidates.push([cells, number])
  }
  if (candidates.length === 0) throw new SourceError('format', 'nenhum título', { field: 'arquivo' })
  const bonds = candidates.map(([cells, at]) => parseBond(cells, at))
  if (!bonds.some(({ redeemPrice }) => redeemPrice !== null))
    throw new SourceError('format', 'nenhum preço', { field: 'PU Venda Manha' })
  // Once, if a row is repeated.
  const byName = new Map(bonds.map((bond) => [nameOf(bond), bond]))
  return [...byName.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

/** The cells of `columns` in a line, in that order. */
type Reader = (line: string, number: number) => string[]

/** By the header: another order, one more column, an accent or a capital changes nothing. */
function readerOf(header: string): Reader {
  const names = header.replace('\uFEFF', '').trim().split(';').map(plain)
  const places = columns.map((column) => names.indexOf(plain(column)))
  const missing = columns[places.indexOf(-1)]
  if (missing) throw new SourceError('format', `sem a coluna ${missing}`, { field: 'linha 1' })
  return (line, number) => {
    const cells = line.trim().split(';')
    // Also of an old row: a line that is cut says that the file is.
    if (cells.length !== names.length)
      throw new SourceError('format', 'fora do formato', { field: `linha ${number}` })
    return places.map((place) => cells[place] ?? '')
  }
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .trim()
    .toLowerCase()
}

/** The `Data Base` of a line, year first: made to be compared, not yet a day. */
function baseDayOf([, , base = '']: string[], number: number): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(base) ?? []
  if (!year) throw new SourceError('format', 'fora do formato', { field: `linha ${number}` })
  return `${year}-${month}-${day}`
}

function nameOf({ kind, maturity }: Bond): string {
  return `${kind} ${maturity}`
}

/** `Tesouro Prefixado`, `01/01/2029`, `30/09/2026`, `13,21`, `13,33`, `754,10`, `753,20`, as `columns` has them. */
export function parseBond(cells: readonly string[], number: number): Bond {
  const wrong = (name: string) =>
    new SourceError('format', 'fora do formato', { field: `linha ${number}, ${name}` })
  const [kind = '', maturity = '', day = '', ...numbers] = cells
  const days = [maturity, day].map((text) =>
    /^\d{2}\/\d{2}\/\d{4}$/.test(text) ? parseDay(text) : undefined,
  )
  const [matures, base] = days
  if (kind === '') throw wrong('Tipo Titulo')
  if (!matures) throw wrong('Data Vencimento')
  if (!base) throw wrong('Data Base')
  const [investRate = null, redeemRate = null, investPrice = null, redeemPrice = null] = numbers.map(
    (text, index) => {
      const isRate = index < 2
      if (text === '') return null
      if (!(isRate ? rate : price).test(text)) throw wrong(columns[index + 3] ?? '')
      return Number(text.replaceAll('.', '').replace(',', '.'))
    },
  )
  return {
    kind,
    maturity: matures,
    day: base,
    // Without a price it was not on offer, and the zero in its rate is none.
    investRate: investPrice ? fraction(investRate) : null,
    redeemRate: redeemPrice ? fraction(redeemRate) : null,
    investPrice: investPrice || null,
    redeemPrice: redeemPrice || null,
  }
}

const rate = /^-?\d{1,3},\d{1,4}$/
/** With dots of thousands or without. A dot for the decimals would be another number: it is refused. */
const price = /^(?:\d{1,7}|\d{1,3}(?:\.\d{3}){1,2}),\d{1,2}$/

function fraction(percent: number | null): Fraction | null {
  return percent === null ? null : percent / 100
}
