import { unzipSync } from 'fflate'
import { b3Day } from '#web/finance/calendar/b3-session.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { SourceError } from '../source-error.ts'
import { fetchBytes } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { readEach } from './answer.ts'
import type { DailyBar } from './brapi.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'B3 (séries históricas)',
  url: 'https://www.b3.com.br/pt_br/market-data-e-indices/servicos-de-dados/market-data/historico/mercado-a-vista/series-historicas/',
  host: 'bvmf.bmfbovespa.com.br',
  licence: 'Uso pessoal pelos termos do site; a exibição depende de autorização da B3',
  withoutAdvertising: 'os termos do site da B3 só permitem uso pessoal',
  missing: 'autorização da B3 para exibir',
  async ask(baseUrl, { today }) {
    const day = lastSessionBefore(today)
    const answer = await fetchCotahist(day, baseUrl)
    return { ...answer, text: `${answer.value.length} ativos`, at: day }
  },
} as const satisfies Source

/** The pause between two sessions is of four days at most. */
function lastSessionBefore(day: IsoDate): IsoDate {
  const before = addDays(day, -1)
  const session = b3Day(before)
  return session.ok && !session.isOpen ? lastSessionBefore(before) : before
}

/** The end of one day on the exchange, in reais per unit. Not adjusted for splits. */
export type ClosedSession = Omit<DailyBar, 'adjusted'> & { symbol: string; turnover: number }

const LINE = 245
/** Round lots of the cash market; funds of real estate; the other codes are options, forwards and odd lots. */
const cashCodes = new Set(['02', '12', '14'])

/**
 * Every asset of the cash market on `day`. A file under its name with the prices of another day counts as one that is not
 * out yet. https://www.b3.com.br/data/files/33/67/B9/50/D84057102C784E47AC094EA8/SeriesHistoricas_Layout.pdf
 */
export async function fetchCotahist(day: IsoDate, baseUrl: string): Promise<Answer<ClosedSession[]>> {
  const [year, month, date] = day.split('-')
  const { bytes, simulated } = await fetchBytes(
    `${baseUrl}/InstDados/SerHist/COTAHIST_D${date}${month}${year}.ZIP`,
  )
  const value = parseCotahist(unzipped(bytes))
  const other = value.find((session) => session.day !== day)
  if (other) throw new SourceError('not-found', `é de ${other.day}`, { field: 'DATA' })
  return { value, simulated }
}

function unzipped(bytes: Uint8Array): string {
  try {
    const [file] = Object.values(unzipSync(bytes))
    if (file) return new TextDecoder('latin1').decode(file)
  } catch (cause) {
    throw new SourceError('format', 'não é um ZIP', { cause })
  }
  throw new SourceError('format', 'ZIP vazio')
}

/**
 * Lines of 245 characters: a header `00`, one `01` for each asset, a trailer `99` with their count.
 *
 * @throws SourceError for a file without an asset of the cash market too
 */
export function parseCotahist(text: string): ClosedSession[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  if (!lines[0]?.startsWith('00COTAHIST'))
    throw new SourceError('format', 'sem cabeçalho', { field: 'linha 1' })
  if (!lines.at(-1)?.startsWith('99COTAHIST')) {
    throw new SourceError('format', 'sem o fim', { field: `linha ${lines.length}` })
  }
  const assets = lines
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.startsWith('01') && cashCodes.has(line.slice(10, 12)))
  if (assets.length === 0) throw new SourceError('format', 'nenhum ativo', { field: 'CODBDI' })
  return readEach('b3-cotahist', assets, ({ line, number }) => parseLine(line, number))
}

function parseLine(line: string, number: number): ClosedSession {
  const wrong = (name: string, what = 'fora do formato') =>
    new SourceError('format', what, { field: `linha ${number}, ${name}` })
  if (line.length !== LINE) throw wrong('tamanho')
  const digits = (name: string, start: number, end: number) => {
    const text = line.slice(start - 1, end)
    if (!/^\d+$/.test(text)) throw wrong(name)
    return Number(text)
  }
  // Prices have two implied decimals and are for `FATCOT` units.
  const units = digits('FATCOT', 211, 217)
  if (units === 0) throw wrong('FATCOT')
  const price = (name: string, start: number) => {
    const value = digits(name, start, start + 12) / 100 / units
    if (value <= 0) throw wrong(name, 'não é positivo')
    return value
  }
  const day = parseDay(`${line.slice(2, 6)}-${line.slice(6, 8)}-${line.slice(8, 10)}`)
  const symbol = line.slice(12, 24).trim()
  if (!day) throw wrong('DATA')
  if (symbol === '') throw wrong('CODNEG')
  return {
    symbol,
    day,
    open: price('PREABE', 57),
    high: price('PREMAX', 70),
    low: price('PREMIN', 83),
    close: price('PREULT', 109),
    volume: digits('QUATOT', 153, 170),
    turnover: digits('VOLTOT', 171, 188) / 100,
  }
}
