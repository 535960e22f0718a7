import { formatBrl, formatCents, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { readDay, readMonth } from '#web/finance/core/typed-day.ts'
import { dotQuestion, readNumber } from '#web/finance/core/typed-number.ts'
import { readMoney } from '#web/finance/core/typed-reais.ts'
import type { Figure, FigureName, Figures } from '#web/rates/figures.ts'
import { formatRow, readRow } from './rows.ts'

/** By the name of its field. A choice says the name of the option. */
export type Texts = Readonly<Record<string, string>>

/** Says in Portuguese what is wrong with a text; gives undefined, so that `return refuse(…)` reads well. */
type Refuse = (message: string) => undefined

/** A word or number of the field that may follow what other fields say. */
type Said = string | ((texts: Texts) => string)

export type Kind = 'brl' | 'percent' | 'number' | 'whole' | 'day' | 'choice' | 'text' | 'rows'

/**
 * One field of a calculator, declared once: how it is read, its limits and messages, unit, step, key in the address and
 * display. Made by the functions below.
 */
export type Field<Value = unknown> = {
  label: string
  /** Its name in the fragment of the address: short, and never changed, since links keep it. */
  key: string
  kind: Kind
  /** As typed: what the page shows at first, and what tests and `npm run calc` ask. A date follows the day of asking. */
  example: string | ((today: IsoDate) => string)
  /** The value of a text that is not empty. */
  read: (text: string, refuse: Refuse, texts: Texts) => Value | undefined
  unit?: Said
  hint?: Said
  /** Per press of ↑, in the unit of the field. */
  step?: number
  options?: readonly { value: string; label: string }[]
  /** Its options stand one below the other, each with what it would come to: `compared` of what is shown. */
  compared?: true
  /** May be left empty: undefined then. */
  optional?: true
  /** Is shown, read and linked only then. What was typed in it is kept meanwhile. */
  when?: (texts: Texts) => boolean
  /** Folded under "Mais opções". */
  more?: true
  /** Is told as an assumption also while it is zero or the day of today: the answer rests on it. */
  assumed?: true
  /** Takes half a row. */
  half?: true
  /** May be below zero: the keyboard of a phone has to offer the sign. */
  signed?: true
  /** A dot before three digits groups thousands, as in money; elsewhere it may be a decimal point, and the reader is asked. */
  grouped?: boolean | ((texts: Texts) => boolean)
  /** Of a day that its reader may not remember: a month alone is an answer too, and asks about each of its days. */
  mayBeMonth?: true
  /** Of such a day: the field with the day up to which its reader may tell how long it was. */
  until?: string
  /** A year of the calendar: no dot stands in it. */
  isYear?: true
  /** Of each line of a list. */
  cells?: Fields
  /** Filled by the page with today's figure, or that of a choice. Empty while there is none: the reader types it. */
  live?: FigureName | ((texts: Texts) => FigureName | undefined)
  /** The example that suits the other choices; replaces one that nobody changed. Undefined: what the form began with. */
  suggest?: (texts: Texts) => string | undefined
}

export type Fields = Readonly<Record<string, Field>>

/** Values of the fields. A field that may be empty or not asked for may be undefined. */
export type Values<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<infer V> ? V : never }

type Shared = Pick<Field, 'key'> &
  Partial<
    Pick<
      Field,
      | 'example'
      | 'unit'
      | 'hint'
      | 'step'
      | 'optional'
      | 'when'
      | 'more'
      | 'assumed'
      | 'half'
      | 'isYear'
      | 'mayBeMonth'
      | 'until'
      | 'live'
      | 'suggest'
    >
  >
/** `above` and `below` say in the field's own words that a value is beyond its limit. */
type Limits = { min?: number; max: number; above?: string; below?: string }
type Given<Options, Value> = Options extends { optional: true } | { when: unknown }
  ? Value | undefined
  : Value

/** An amount in reais, to centavos; in another currency where `unit` says so. Limits in centavos. */
export function brl<const Options extends Shared & Limits>(label: string, options: Options) {
  const spec = { unit: 'R$', grouped: true, ...options }
  return numeric<Given<Options, Cents>>('brl', label, spec, (typed, refuse, texts) => {
    const unit = said(options.unit, texts)
    const show = (amount: Cents) => (unit ? `${unit}\u00A0${formatCents(amount)}` : formatBrl(amount))
    return within(roundCents(typed * 100), options, show, refuse)
  })
}

/** A percentage, to a fraction. Limits as fractions. */
export function percent<const Options extends Shared & Limits>(label: string, options: Options) {
  return numeric<Given<Options, Fraction>>(
    'percent',
    label,
    { unit: '%', step: 0.1, ...options },
    (typed, refuse) =>
      // 13.65 / 100 has a tail of binary noise that fifteen digits cut.
      within(
        Number((typed / 100).toPrecision(15)),
        options,
        (rate) => formatPercent(rate, decimalsOf(rate * 100)),
        refuse,
      ),
  )
}

/** Over the commercial rate. */
export function spread<const Options extends Shared>(label: string, options: Options) {
  const above = 'Spread acima de 20% não parece certo. Confira com a instituição.'
  return percent(label, { step: 0.5, ...options, max: 0.2, above })
}

/** A number with its decimals: an exchange rate, a quantity; with `grouped`, an amount of money. */
export function number<const Options extends Shared & Limits & Pick<Field, 'grouped'>>(
  label: string,
  options: Options,
) {
  const show = (value: number) => formatNumber(value, decimalsOf(value))
  return numeric<Given<Options, number>>('number', label, options, (typed, refuse) =>
    within(typed, options, show, refuse),
  )
}

/** A whole number: years, months, people. */
export function whole<const Options extends Shared & Limits>(label: string, options: Options) {
  return numeric<Given<Options, number>>('whole', label, { grouped: true, ...options }, (typed, refuse) =>
    Number.isInteger(typed)
      ? within(typed, options, (value) => formatValue({ kind: 'whole', ...options }, value), refuse)
      : refuse('Use um número inteiro.'),
  )
}

/** A day of an example, counted from the day on which it is asked. */
export type ExampleDay = (today: IsoDate) => IsoDate
type DayOptions = Omit<Shared, 'example'> & { example?: ExampleDay; min?: IsoDate; max?: IsoDate }

/**
 * A day in any of the notations of docs/digitacao.md. The example of one that is `live` is the day of asking. A year of two
 * digits is of the century nearest to the example. A month alone is read as its first day.
 */
export function day<const Options extends DayOptions>(label: string, options: Options) {
  const { min = '1900-01-01', max = '2199-12-31', mayBeMonth } = options
  const exampleDay = options.example ?? (options.live === 'today' ? (today: IsoDate) => today : undefined)
  const example = exampleDay && ((today: IsoDate) => formatDay(exampleDay(today)))
  const hint = mayBeMonth ? 'dd/mm/aaaa; sem o dia, mm/aaaa' : 'dd/mm/aaaa, barras opcionais'
  const spec = { hint, ...options, example }
  return field<Given<Options, IsoDate>>('day', label, spec, (text, refuse) => {
    const month = mayBeMonth && readMonth(text)
    const typed = readDay(month ? `01/${month}` : text, centuryOf(example))
    if (typed === undefined) return refuse('Digite a data como dd/mm/aaaa.')
    if ('wrong' in typed) return refuse(typed.wrong)
    if (typed.day < min) return refuse(`A data mínima é ${formatDay(min)}.`)
    if (typed.day > max) return refuse(`A data máxima é ${formatDay(max)}.`)
    return typed.day
  })
}

/** The year that tells the century of two digits: of an example on a fixed day; without one they are 1950 to 2049. */
function centuryOf(example: Field['example'] = ''): number {
  const text = typeof example === 'function' ? example('2026-01-01') : example
  return Number(/\d{4}$/.exec(text)?.[0] ?? 1999)
}

/** One of `options`, each with its label, in the order they are written. */
export function choice<const Option extends string, const Options extends Shared>(
  label: string,
  { options, compared, ...shared }: Options & { options: Readonly<Record<Option, string>>; compared?: true },
) {
  // The keys of an object written out are those of its type.
  const names = Object.keys(options) as Option[]
  const list = names.map((value) => ({ value, label: options[value] }))
  const spec = { example: names[0], ...shared, options: list, compared }
  return field<Given<Options, Option>>('choice', label, spec, (text, refuse) => {
    const labels = list.map((option) => option.label).join(', ')
    return names.find((name) => name === text) ?? refuse(`Escolha uma opção em ${label}: ${labels}.`)
  })
}

/** Yes or no: `sim` or `nao` in the address. */
export function yesNo<const Options extends Shared>(label: string, options: Options) {
  const { read, ...spec } = choice(label, { example: 'nao', ...options, options: { nao: 'não', sim: 'sim' } })
  return field<Given<Options, boolean>>('choice', label, spec, (text, refuse, texts) => {
    const answer = read(text, refuse, texts)
    return answer === undefined ? undefined : answer === 'sim'
  })
}

/** A name that the reader gives to something. */
export function text<const Options extends Shared>(label: string, options: Options) {
  return field<Given<Options, string>>('text', label, options, (typed, refuse) =>
    typed.length <= 60 ? typed : refuse('Use no máximo 60 letras.'),
  )
}

/**
 * A list, one row a line, the cells of a line between `;`, tabs (as a spreadsheet copies them) or, where no cell has
 * spaces of its own, spaces: `10/03/2026 1.500,00`.
 */
export function rows<
  const Cells extends Fields,
  const Options extends Shared & { min?: number; max: number },
>(label: string, { cells, ...options }: Options & { cells: Cells }) {
  const { min = 0, max } = options
  return field<Given<Options, Values<Cells>[]>>(
    'rows',
    label,
    { example: '', optional: min === 0 ? true : undefined, ...options, cells },
    (lines, refuse, texts) => {
      const typed = lines.split(/\r?\n/).filter((line) => line.trim() !== '')
      if (typed.length < min || typed.length > max)
        return refuse(`Preencha de ${min} a ${max} linhas em ${label}.`)
      const read = typed.map((line, index) =>
        readRow(cells, line, (why) => refuse(`Linha ${index + 1}: ${why}`), texts),
      )
      // `readRow` reads every name of `cells`.
      return read.every((row) => row !== undefined) ? (read as Values<Cells>[]) : undefined
    },
  )
}

function numeric<Value>(
  kind: Kind,
  label: string,
  options: Shared & Limits & Pick<Field, 'grouped'>,
  accept: (typed: number, refuse: Refuse, texts: Texts) => number | undefined,
): Field<Value> {
  const signed = (options.min ?? 0) < 0 || undefined
  return field<Value>(kind, label, { ...options, signed }, (text, refuse, texts) => {
    const typed = readTyped({ kind, ...options }, text, texts)
    if ('wrong' in typed) return refuse(typed.wrong)
    const { value, or } = typed
    // The callers give the number that `Value` stands for.
    const accepted = (value: number, refuse: Refuse) => accept(value, refuse, texts) as Value | undefined
    const isRead = (value: number) => accepted(value, () => undefined) !== undefined
    // An amount too large by its groups may be a price with three decimals; a whole number has none.
    const isDoubtful = kind !== 'whole' && or !== undefined && !isRead(value) && isRead(or)
    return isDoubtful ? refuse(dotQuestion(value, or)) : accepted(value, refuse)
  })
}

function readTyped(
  { kind, unit, ...field }: Pick<Shape, 'kind' | 'unit' | 'grouped'>,
  text: string,
  texts: Texts,
) {
  const own = said(unit, texts) ?? ''
  return kind === 'brl' ? readMoney(text, own) : readNumber(text, own, isGrouped(field, texts))
}

function isGrouped({ grouped }: Pick<Field, 'grouped'>, texts: Texts): boolean {
  return typeof grouped === 'function' ? grouped(texts) : grouped === true
}

function field<Value>(
  kind: Kind,
  label: string,
  spec: Shared & Pick<Field, 'options' | 'signed' | 'compared' | 'grouped' | 'cells'>,
  read: (text: string, refuse: Refuse, texts: Texts) => unknown,
): Field<Value> {
  // `Value` is what `read` gives, and undefined where `Given` says that the field may have none.
  return { ...spec, label, kind, example: spec.example ?? '', read } as Field<Value>
}

function within(
  value: number,
  { min = 0, max, above, below }: Limits,
  show: (limit: number) => string,
  refuse: Refuse,
): number | undefined {
  if (value < min) return refuse(below ?? `O valor mínimo é ${show(min)}.`)
  if (value > max) return refuse(above ?? `O valor máximo é ${show(max)}.`)
  return value
}

/** The example of a field on the day `today`. */
export function exampleOf({ example }: Field, today: IsoDate): string {
  return typeof example === 'function' ? example(today) : example
}

/** A word of a field as it is for these texts. */
export function said(word: Said | undefined, texts: Texts): string | undefined {
  return typeof word === 'function' ? word(texts) : word
}

/** Today's figure for this field, if there is one. */
export function figureOf({ live }: Field, texts: Texts, figures: Figures): Figure | undefined {
  const name = typeof live === 'function' ? live(texts) : live
  return name && figures[name]
}

/** Whether a figure of the market that these fields follow is simulated. */
export function areSimulated(fields: Fields, texts: Texts, figures: Figures): boolean {
  return Object.values(fields).some((field) => figureOf(field, texts, figures)?.simulated)
}

/** Whether a field says today's figure, in the way of the page or of the field: `5,2100` or `5,21`. */
export function saysFigure(field: Field, text: string | undefined, figure: Figure | undefined): boolean {
  return figure !== undefined && formatTyped(field, text ?? '', {}) === formatTyped(field, figure.text, {})
}

export function isAsked({ when }: Field, texts: Texts): boolean {
  return when === undefined || when(texts)
}

/**
 * The text a field shows once it is left: `1000` becomes `1.000,00` in reais, `13.65` becomes `13,65`, `27042024` becomes
 * `27/04/2024`. As typed where the field would ask or refuse.
 */
export function formatTyped(field: Shape, typed: string, texts: Texts): string {
  const { kind, example } = field
  if (kind === 'day') {
    const month = field.mayBeMonth && readMonth(typed)
    if (month) return month
    const day = readDay(typed, centuryOf(example))
    return day && 'day' in day ? formatDay(day.day) : typed
  }
  if (kind === 'rows') {
    const { cells = {} } = field
    return typed
      .split('\n')
      .map((line) => formatRow(cells, line, texts, formatTyped))
      .join('\n')
  }
  if (kind === 'choice' || kind === 'text') return typed
  const number = numberOf(field, typed, texts)
  return number === undefined ? typed : formatValue(field, number)
}

/** The number in a text of a field; undefined where the field would ask or refuse. Limits do not count. */
export function numberOf(field: Shape, typed: string, texts: Texts): number | undefined {
  const number = readTyped(field, typed, texts)
  return 'value' in number ? number.value : undefined
}

type Shape = Pick<Field, 'kind' | 'unit' | 'example' | 'grouped' | 'cells' | 'mayBeMonth'>

/** A number as its field shows it, which the field reads again as that number. */
export function formatValue({ kind, isYear }: Pick<Field, 'kind' | 'isYear'>, value: number): string {
  if (isYear && Number.isInteger(value)) return String(value)
  if (kind === 'brl') return formatCents(roundCents(value * 100))
  const decimals = decimalsOf(value)
  // A dot before three digits and nothing after it would be asked about.
  const isBare = kind !== 'whole' && decimals === 0 && Math.abs(value) >= 1000
  return formatNumber(value, isBare ? 2 : decimals)
}

/** The text after `presses` of ↑, negative for ↓. Never below zero unless it already is. A day does not step. */
export function stepTyped(
  field: Shape & Pick<Field, 'step'>,
  typed: string,
  presses: number,
  texts: Texts,
): string {
  const { kind, step = kind === 'brl' ? 100 : 1 } = field
  if (kind === 'day' || kind === 'text' || kind === 'rows') return typed
  const value = typed.trim() === '' ? 0 : numberOf(field, typed, texts)
  if (value === undefined) return typed
  const next = Number((value + step * presses).toFixed(6))
  return formatValue(field, value >= 0 ? Math.max(0, next) : next)
}

/** The keyboards of numbers have no minus sign on a phone. */
export function keyboardOf({ kind, signed }: Field) {
  if (kind === 'text' || signed) return undefined
  return kind === 'whole' || kind === 'day' ? 'numeric' : 'decimal'
}

/** How many decimals say all of `value`, at most eight: a satoshi. */
export function decimalsOf(value: number): number {
  return (
    value
      .toFixed(8)
      .replace(/\.?0{1,20}$/, '')
      .split('.')[1]?.length ?? 0
  )
}
