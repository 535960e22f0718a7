import type { Edition } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import type { RuleSource } from '#web/finance/core/statement.ts'
import type { CentavosPart } from '#web/ui/nota/Centavos.tsx'
import type { TimelineDay } from '#web/ui/Timeline.tsx'
import type { CalculatorSlug } from '../registry.ts'
import type { Checking } from './checking/checking.ts'
import { exampleOf, type Fields, isAsked, type Texts, type Values } from './fields.ts'

/** One line of a Nota: what `calculate` gives fits as it is. */
export type NotaRow = {
  label: string
  /** The sum in words, with its numbers. */
  formula?: string
  source?: RuleSource
  /** `subtotal` says what the lines above it add up to; `heading` has no value. */
  kind?: 'subtotal' | 'heading'
  /** For INSS, IR or FGTS. */
  marks?: readonly { label: string; on: boolean }[]
} & ({ /** Signed: what takes away is negative. */ amount: Cents } | { text: string })

/**
 * An amount in centavos, or any other value with its text: `1,07 % ao mês`, `10 anos`. `upTo`: the question leaves something
 * open, and the answer lies between the two amounts. `opposite`: what comes back where others pay, a loss where others gain:
 * printed without a sign and compared as below zero.
 */
export type Headline = { label: string } & (
  | { amount: Cents; upTo?: Cents; opposite?: true }
  | { value: number; text: string; opposite?: true }
)

export type Verdict = { short: string; why: string }

/** In a cell: centavos, or a text as it is. */
export type Cell = Cents | string

export type Table = {
  caption: string
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly Cell[])[]
  /** The same in detail, each group folded under its name: the months of a year. The CSV has these instead. */
  folded?: readonly { label: string; rows: readonly (readonly Cell[])[] }[]
}

export type Chart = {
  /** `area` from zero, `line` around its values, `bars` one for each label. */
  kind: 'area' | 'line' | 'bars'
  /** The conclusion in words. */
  title: string
  /** Of the axes. */
  subtitle: string
  /** At most three, each with a value (in centavos, or in `unit`) for each of `labels`. */
  series: readonly { label: string; values: readonly number[] }[]
  /** The name of each point: under the first, the middle and the last, and at the finger. */
  labels: readonly string[]
  /** Of the values, when they are no centavos. */
  unit?: string
}

/** By option: the answer with it. */
export type Compared = Readonly<Record<string, { note: string; amount: string }>>

/** Only texts and numbers: the form draws it, the CSV and the message write it. */
export type Shown = {
  title: string
  /** Which rule or rate it rests on, on the stamp of the Nota. */
  stamp?: string
  headline: Headline
  /** A second, smaller value beside the first. */
  aside?: Headline
  /** What the sum decides, and why: under the headline and in the message; the bar has the first alone. */
  verdict?: Verdict
  /** Up to three parts of R$ 1,00, none negative. */
  parts?: readonly CentavosPart[]
  rows: readonly NotaRow[]
  /** Absent where nothing is added: rates. */
  total?: { label: string; amount: Cents }
  /** Beside the total, with rows of their own: the FGTS of a rescisao. */
  apart?: readonly { title: string; rows: readonly NotaRow[] }[]
  /** After "Em miúdos:": one or two short sentences. */
  summary: string
  /** More for the canhoto: how it is rounded, what is supposed. The sources of the rows go there by themselves. */
  notes?: readonly string[]
  /** Beside the result. */
  warnings?: readonly string[]
  /** "O que esta conta não inclui", for the options that were chosen. */
  excluded: readonly string[]
  /** For the field that is `compared`: what each of its options comes to. */
  compared?: Compared
  /** Days that are part of the answer, in their order. */
  dates?: { title: string; days: readonly Omit<TimelineDay, 'more'>[] }
  chart?: Chart
  tables?: readonly Table[]
  /** The answer as a formula of Excel in Portuguese. */
  excel?: string
  /** Where the values can go on: keys and texts of the other calculator's fields. */
  carry?: readonly { to: CalculatorSlug; label: string; texts: Texts }[]
}

/** How a field is varied in "E se…?": by adding to it in its own unit, or by a share of it. */
export type Variation<Name extends string = string> = { field: Name } & ({ add: number } | { times: number })
export type WhatIf<Name extends string = string> = { rows: Variation<Name>; columns: Variation<Name> }

export type Result<Answer = unknown> = {
  texts: Texts
  answer: Answer
  shown: Shown
  /** Of a form: the fields whose text nobody typed or chose. */
  untouched?: readonly string[]
  /** Of a form in which nobody has typed a number yet; `shown` says so. */
  isExample?: true
}

/** Wrong fields by name, a question without an answer, or the result. */
export type Evaluation<Answer = unknown> =
  | { errors: Readonly<Record<string, string>> }
  | { refusal: string; reason: string }
  | { result: Result<Answer> }

type LawTables = readonly (readonly Edition[])[]

type RuleDates<Name extends string = string> = {
  /** The field with the day whose law holds. */
  field: Name
  /** The oldest day on which the example has an answer: no older one is offered. Absent where no day is, since it is a fact. */
  since?: IsoDate
  /** Which of the tables, where the texts choose the law. */
  among?: (texts: Texts) => LawTables
}

/** A calculator as the form, the command line, the tests and the documentation know it. */
export type Calculator<Answer = unknown> = {
  slug: CalculatorSlug
  fields: Fields
  /** The texts of the example, by field, on the day that it is asked: its dates follow that day. */
  exampleOn: (today: IsoDate) => Texts
  evaluate: (texts: Texts) => Evaluation<Answer>
  /** The wrong fields of `evaluate`, without working out an answer; undefined when all are right. */
  errorsOf: (texts: Texts) => Readonly<Record<string, string>> | undefined
  whatIf?: (texts: Texts) => WhatIf | undefined
  tables: LawTables
  ruleDates?: RuleDates
  checking?: () => Promise<Checking>
  isChecked?: (texts: Texts) => boolean
}

type Definition<F extends Fields, Input, Answer extends { ok: boolean }> = {
  slug: CalculatorSlug
  fields: F
  /** Fields that are right alone to a question; `refuse` those that are wrong together. */
  toInput: (values: Values<F>, refuse: (field: keyof F & string, message: string) => void) => Input
  calculate: (input: Input) => Answer
  /** Why, and what to change. */
  refusal: (refusal: Extract<Answer, { ok: false }>, input: Input) => string
  show: (answer: Extract<Answer, { ok: true }>, input: Input) => Shown
  /** The two fields that "E se…?" varies, or which for these texts. */
  whatIf?: WhatIf<keyof F & string> | ((texts: Texts) => WhatIf<keyof F & string> | undefined)
  /** Every table of the law that an answer can read, and no other: who reads it is told when one changes. */
  tables: LawTables
  /** "Regra na data" offers the first days of the editions of `tables`. */
  ruleDates?: RuleDates<keyof F & string>
  /** "Confira o seu papel": the document that people compare with the result, loaded when somebody does. */
  checking?: () => Promise<Checking>
  /** For which texts there is such a document; absent: for all. */
  isChecked?: (texts: Texts) => boolean
}

/**
 * A calculator, defined once: the page, the embed, `npm run calc`, the tests and the documentation follow it.
 *
 * `evaluate` never throws for what a reader can type: it gives errors, a refusal or a result.
 */
export function defineCalculator<const F extends Fields, Input, Answer extends { ok: boolean }>({
  slug,
  fields,
  toInput,
  calculate,
  refusal,
  show,
  whatIf,
  tables,
  ruleDates,
  checking,
  isChecked,
}: Definition<F, Input, Answer>): Calculator<Extract<Answer, { ok: true }>> {
  const read = (texts: Texts): { errors: Record<string, string> } | { input: Input } => {
    const errors: Record<string, string> = {}
    const refuse = (name: string, message: string) => {
      errors[name] ??= message
    }
    const values = readValues(fields, texts, refuse)
    if (Object.keys(errors).length > 0) return { errors }
    const input = toInput(values, refuse)
    return Object.keys(errors).length > 0 ? { errors } : { input }
  }
  return {
    slug,
    fields,
    exampleOn: (today) =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleOf(field, today)])),
    errorsOf(texts) {
      const question = read(texts)
      return 'errors' in question ? question.errors : undefined
    },
    evaluate(texts) {
      const question = read(texts)
      if ('errors' in question) return question
      const { input } = question
      const answer = calculate(input)
      if (isAnswer(answer)) return { result: { texts, answer, shown: show(answer, input) } }
      // A refusal; TypeScript does not take it out of a type that is not known yet.
      const refused = answer as Extract<Answer, { ok: false }> & { reason?: string }
      return { refusal: refusal(refused, input), reason: refused.reason ?? '' }
    },
    whatIf: typeof whatIf === 'function' ? whatIf : whatIf && (() => whatIf),
    tables,
    ruleDates,
    checking,
    isChecked,
  }
}

function isAnswer<Answer extends { ok: boolean }>(answer: Answer): answer is Extract<Answer, { ok: true }> {
  return answer.ok
}

function readValues<F extends Fields>(
  fields: F,
  texts: Texts,
  refuse: (name: string, message: string) => void,
): Values<F> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isAsked(field, texts)) continue
    const text = texts[name]?.trim() ?? ''
    if (text === '') {
      if (field.kind === 'rows') values[name] = []
      if (!field.optional) refuse(name, `Preencha o campo ${field.label}.`)
      continue
    }
    const why = (message: string) => {
      refuse(name, message)
      return undefined
    }
    values[name] = field.read(text, why, texts)
  }
  // Every field of `fields` was read; where one could not, `refuse` was told and nobody looks at the values.
  return values as Values<F>
}
