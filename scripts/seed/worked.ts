import { presetName } from '#schemas/blocks/preset-name.ts'
import { workedDay } from '#web/calculators/form/ask.ts'
import type { Calculator, NotaRow, Shown } from '#web/calculators/form/calculator.ts'
import { type Field, isAsked, type Texts } from '#web/calculators/form/fields.ts'
import { writeFragment } from '#web/calculators/form/state/fragment.ts'
import { cellInWords, headlineInWords } from '#web/calculators/form/words.ts'
import { calculators } from '#web/calculators/registry.ts'
import { yearFrom } from '#web/finance/calendar/term.ts'
import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { formatBrl, formatDay, formatNumber, parseDay } from '#web/finance/core/format.ts'
import { type Edition, inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { type Draft, unbroken } from './portable-text.ts'

/** A calculation that a text tells: its figures as the calculator writes them, and the way to it with the same values. */
export type Worked = {
  /** The large value of the Nota: `R$ 3.705,10`, `13,65 % ao ano`. */
  headline: string
  aside: string
  total: string
  /** The value of the line of the Nota whose label begins so. */
  row: (label: string) => string
  /** A cell of the table whose caption begins so, by the beginning of its row and of its column. */
  cell: (caption: string, row: string, column: string) => string
  shown: Shown
  /** Its page with the values filled in, for a link. */
  href: string
  /** The calculator in the text, with the values filled in. */
  embed: (title?: string) => Draft
}

/**
 * @param typed by field, as a reader types it; every figure that a page would take from today must be there, or the text
 * would stop being right tomorrow.
 * @throws RangeError for a question that the calculator does not answer, or a label that the answer does not have
 */
export function worked({ slug, fields, exampleOn, evaluate }: Calculator, typed: Texts): Worked {
  const example = exampleOn(workedDay)
  const unknown = Object.keys(typed).filter((name) => !(name in fields))
  if (unknown.length > 0) throw new RangeError(`${slug} has no ${unknown.join(', ')}`)
  // The form in the text would take them from its example.
  const emptied = Object.keys(typed).filter((name) => typed[name] === '' && example[name])
  if (emptied.length > 0) throw new RangeError(`${slug}: ${emptied.join(', ')} cannot be empty`)
  const texts = { ...example, ...typed }
  const left = Object.entries(fields).filter(
    ([name, field]) => isOfTheDay(field) && isAsked(field, texts) && !typed[name],
  )
  if (left.length > 0) throw new RangeError(`${slug}: ${left.map(([name]) => name)} would be of another day`)
  const evaluation = evaluate(texts)
  if (!('result' in evaluation)) throw new RangeError(`${slug}: ${JSON.stringify(evaluation)}`)
  const { shown } = evaluation.result
  const rows = [...shown.rows, ...(shown.apart ?? []).flatMap(({ rows }) => rows)]
  return {
    shown,
    headline: headlineInWords(shown.headline),
    get aside() {
      return headlineInWords(found(slug, 'aside', shown.aside))
    },
    get total() {
      return formatBrl(found(slug, 'total', shown.total).amount)
    },
    row: (label) => valueInWords(found(slug, label, rows.find(startsWith(label)))),
    cell: (caption, row, column) => cellOf(slug, shown, [caption, row, column]),
    href: `${calculators[slug].path}#${writeFragment(fields, texts)}`,
    embed: (title) => (_key) => ({
      _type: 'calculatorEmbed',
      _key,
      slug,
      ...(title ? { title: unbroken(title) } : {}),
      [presetName(slug)]: { ...typed },
    }),
  }
}

/** A figure of today, or a date that is counted from it. The day of the law may be the reader's. */
function isOfTheDay({ live, example }: Field): boolean {
  return live === 'today' ? false : live !== undefined || typeof example === 'function'
}

/**
 * The answer of a function of the law.
 *
 * @throws RangeError where it has no answer: a text cannot quote one
 */
export function answered<Result extends { ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
  if (!isAnswer(result)) throw new RangeError(`No answer: ${JSON.stringify(result)}`)
  return result
}

function isAnswer<Result extends { ok: boolean }>(result: Result): result is Extract<Result, { ok: true }> {
  return result.ok
}

/** The law that a text quotes as of `day`. @throws RangeError where the table has none */
export function lawOn<Table extends Edition>(editions: readonly Table[], day: IsoDate): Table {
  return found('law', day, inForce(editions, day))
}

/** Text of a quoted rule on `day`, without its law. @throws RangeError where no edition was in force */
export function ruleOn(rule: QuotedRuleId, day: IsoDate): string {
  return found('rule', `${rule} on ${day}`, quotedRules[rule].on(day)).text
}

/** The two dates of a term of one year from `day`, dd/mm/aaaa, as a form takes them: its end is a business day. */
export function yearFromDay(day: string): { date: string; maturity: string } {
  const start = parseDay(day)
  if (!start) throw new RangeError(`not a day: ${day}`)
  return { date: day, maturity: formatDay(yearFrom(start).end) }
}

/** A figure without its sign of money and its unit, for a column or a chart that names them: `11.246,83`. */
export function bare(figure: string): string {
  return figure.replace(/R\$\s/, '').replace(/(\d)\s.*/, '$1')
}

/** A rate as a text tells it, with two decimals: `11,26 % ao ano` of `11,2613 % ao ano`. */
export function shortened(figure: string): string {
  return figure.replace(/\d[\d.]*,\d+/, (written) => formatNumber(parseDecimal(written) ?? Number.NaN))
}

/** A figure without its sign: `R$ 6,00` of `−R$ 6,00`. */
export function unsigned(figure: string): string {
  return figure.replace(/^[\u2212+]/, '')
}

const startsWith =
  (label: string) =>
  (row: { label: string }): boolean =>
    row.label.startsWith(label)

function valueInWords(row: NotaRow): string {
  return 'amount' in row ? formatBrl(row.amount) : row.text
}

function cellOf(
  slug: string,
  { tables = [] }: Shown,
  [caption, row, column]: [string, string, string],
): string {
  const table = found(
    slug,
    caption,
    tables.find((table) => table.caption.startsWith(caption)),
  )
  const place = table.columns.findIndex((name) => name.startsWith(column))
  const cells = found(
    slug,
    row,
    table.rows.find(([name]) => cellInWords(name ?? '').startsWith(row)),
  )
  return cellInWords(found(slug, column, cells[place]))
}

function found<T>(slug: string, name: string, value: T | undefined): T {
  if (value === undefined) throw new RangeError(`${slug} has no "${name}"`)
  return value
}

/** How much more one figure in reais is than another: `R$ 6,00` of `R$ 10,00` and `R$ 4,00`. */
export function difference(more: string, less: string): string {
  return formatBrl(Math.round((reaisOf(more) - reaisOf(less)) * 100))
}

function reaisOf(figure: string): number {
  const reais = parseDecimal(bare(figure))
  if (reais === undefined) throw new RangeError(`Not in reais: ${figure}`)
  return reais
}
