import type { Cell, NotaRow, Shown, Table } from '#web/calculators/form/calculator.ts'
import { amountOf, headlineInWords } from '#web/calculators/form/words.ts'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'

/** Without it Excel reads the accents of a CSV wrong. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The result as CSV for Excel in Portuguese: `;` between columns, decimal comma, UTF-8 with its mark. First the lines of
 * the Nota, which add up to its total, each with its law; then its tables; at the end the figures of the page.
 */
export function csvOf(
  { title, headline, rows, total, apart = [], tables = [] }: Shown,
  figures: readonly string[],
): string {
  const nota = [
    ['Linha', 'Valor', 'Conta', 'Fonte', 'Em vigor desde'],
    ...rows.map(csvRow),
    ...(total ? [[total.label, plain(total.amount), '', '', '']] : []),
    ...apart.flatMap(({ title, rows }) => [[title, '', '', '', ''], ...rows.map(csvRow)]),
  ]
  const amount = amountOf(headline)
  const answer = amount === undefined ? headlineInWords(headline) : plain(amount)
  const blocks = [
    [[title], [headline.label, answer]],
    nota,
    ...tables.map(csvTable),
    figures.map((figure) => [figure]),
  ]
  const lines = blocks.filter((block) => block.length > 0).flatMap((block) => [...block.map(csvLine), ''])
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}`
}

function csvRow({ label, formula = '', source, ...row }: NotaRow): string[] {
  const value = 'text' in row ? row.text : plain(row.amount)
  return [label, value, formula, source?.source ?? '', source ? formatDay(source.from) : '']
}

function csvTable({ caption, columns, rows, folded = [] }: Table): string[][] {
  const all = folded.length > 0 ? folded.flatMap((group) => group.rows) : rows
  return [[caption], [...columns], ...all.map((row) => row.map(csvCell))]
}

function csvCell(cell: Cell): string {
  return typeof cell === 'number' ? plain(cell) : cell
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')
}

/** 123450 → `1234,50`: a spreadsheet would not read the dots of the thousands, nor the true minus. */
function plain(amount: number): string {
  return (amount / 100).toFixed(2).replace('.', ',')
}

/** A number as a formula of Excel in Portuguese takes it: `0,0107198`, at most `decimals`, no thousands. */
export function excelNumber(value: number, decimals = decimalsOf(value)): string {
  return formatNumber(value, decimals)
    .replaceAll('.', '')
    .replace('\u2212', '-')
    .replace(/(,\d{0,20}?)0{1,20}$/, '$1')
    .replace(/,$/, '')
}

/** Ten, and for a number of almost 0 as many as twelve digits of it take: an amount divided by it keeps its centavos. */
function decimalsOf(value: number): number {
  return value === 0 ? 10 : Math.min(20, Math.max(10, 11 - Math.floor(Math.log10(Math.abs(value)))))
}

/**
 * Whether a formula with this rate of a month (fraction) makes the same centavos in a spreadsheet: of 1 + rate − 1, and so of
 * PGTO, VF, VP and NPER, next to nothing is left for a rate of almost 0.
 */
export function holdsInSheet(monthlyRate: number): boolean {
  return monthlyRate === 0 || Math.abs(monthlyRate) >= 1e-6
}

/** The Nota as a text message, without its link. */
export function messageOf({ title, headline, verdict, rows, total, summary, stamp }: Shown): string {
  const lines = rows.flatMap((row) => ('text' in row ? [] : [`${row.label}: ${money(row.amount)}`]))
  return [
    `${title}: ${headlineInWords(headline)}`,
    ...(verdict ? [`${verdict.short}. ${verdict.why}`] : []),
    ...(total ? [...lines, `${total.label}: ${money(total.amount)}`] : []),
    summary.charAt(0).toUpperCase() + summary.slice(1),
    ...(stamp ? [stamp] : []),
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ')
}

function money(amount: number): string {
  return `${amount < 0 ? '-' : ''}R$ ${formatNumber(Math.abs(amount) / 100)}`
}
