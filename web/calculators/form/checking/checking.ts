import { addMonths } from '#web/finance/calendar/days.ts'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { readDay } from '#web/finance/core/typed-day.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import type { Texts } from '../fields.ts'

/** Values by the key of their line, as the other side prints them: without a sign, in centavos or hundredths of a percent. */
export type Values = Readonly<Record<string, number | undefined>>

/** A line that the other side's document may have, and what of our answer stands beside it. */
export type CheckedLine<Answer = unknown> = {
  key: string
  /** As the document names it, with its number there. */
  label: string
  /** Finds it in a name without capitals and accents. The first line whose words are found has the name. */
  words: RegExp
  /** Its numbers in a form that numbers its boxes: they go before the words. */
  boxes?: readonly string[]
  /** A name that a foot repeats, `Salário base`: no part of the line where another name gives it. */
  repeated?: RegExp
  /** Undefined where our answer has no such line. */
  ours?: (answer: Answer, texts: Texts) => number | undefined
  /** A box of its own for a part of it, where our answer has the line `of`. */
  part?: { label: string; of: string }
  /** What is taken from the total. */
  taken?: true
  /** Its row is there though our answer has no such line: a paper that has it is in doubt there. */
  isCommon?: true
  /** The sum of all lines paid, of all taken, or of both; it has no `ours`. */
  sum?: 'paid' | 'taken' | 'net'
  /** Stands apart from the sums: a rate, a balance. */
  apart?: 'percent' | 'brl' | 'foreign'
  /** Is not compared: the base of a tax, or what only a hypothesis asks about. */
  isInformation?: true
}

/** How the other side may have counted, as a question that our own calculator answers. */
export type Hypothesis<Answer = unknown> = {
  key: string
  /** After "Pode ser": `o INSS pela tabela do ano anterior`; `gap` is theirs less ours of its first line. */
  cause: string | ((texts: Texts, gap: number) => string)
  /** What would have to be true. */
  when: string
  /** What to ask the other side, as a whole question. */
  ask: string
  /** It changes these lines alone; the others stay as they are. Absent: every line. */
  lines?: readonly string[]
  /** It gives its line whatever that is: tried for what no other gives. */
  isLast?: true
  /** Tried with each other of these where none alone is enough. */
  joins?: true
} & (
  | {
      /** The question as the other side may have asked it; undefined where that cannot be. */
      change: (texts: Texts, document: Document) => Texts | undefined
    }
  | {
      /** Lines by a function of the law itself, where no question has them. */
      values: (answer: Answer, texts: Texts, theirs: Values) => Values | undefined
    }
)

/** What a hypothesis may know of the document. */
export type Document = {
  theirs: Values
  /** The texts with the value of a field, up to `most`, that makes our line theirs: the rate that an instalment really has. */
  solve: (field: string, line: string, most: number) => Texts | undefined
}

/** What a calculator knows of the document that its result is compared with. */
export type Checking<Answer = unknown> = {
  /** Its name, masculine: `holerite`. */
  document: string
  /** Who wrote it: whom to ask, and who hears complaints. */
  from: 'employer' | 'bank'
  /** The least and the greatest number of its boxes, if it is a form that numbers them. */
  boxes?: readonly [first: number, last: number]
  /** Of a purchase abroad: keys of the lines of its amount in the other currency, the rate, and the amount in reais. */
  exchange?: Readonly<Record<'foreign' | 'rate' | 'reais', string>>
  lines: readonly CheckedLine<Answer>[]
  /** Under a title with these words and not the others, what is named as line `named` is line `is`. */
  titled?: { words: RegExp; others: RegExp; named: string; is: string }
  /** In the order in which they are tried. */
  hypotheses: readonly Hypothesis<Answer>[]
  /** Another document that these values are of, which has lines with the same keys. */
  insteadFor?: (theirs: Values) => Checking<Answer> | undefined
}

/** The document of a calculator whose answers are `Answer`. */
export function defineChecking<Answer>(checking: Checking<Answer>): Checking {
  // Its calculator loads it, and no other: the answers that it is given are of this type.
  return checking as Checking
}

/** The values with the sums that their lines add up to. */
export function withSums({ lines }: Checking, values: Values): Values {
  const add = (isTaken: boolean) =>
    lines
      .filter((line) => isPart(line) && (line.taken === true) === isTaken)
      .reduce((total, { key }) => total + (values[key] ?? 0), 0)
  const [paid, taken] = [add(false), add(true)]
  const sums = { paid, taken, net: paid - taken }
  return {
    ...values,
    ...Object.fromEntries(lines.flatMap(({ key, sum }) => (sum ? [[key, sums[sum]]] : []))),
  }
}

/** Whether the sums have it. */
export function isPart({ sum, apart, isInformation }: CheckedLine): boolean {
  return !sum && !apart && !isInformation
}

/** A name as `words` are written: without capitals, accents and ordinal signs. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[ºª°]/gu, '')
    .replaceAll(' / ', '/')
    .replaceAll('i.n.s.s', 'inss')
    .replaceAll('i.r.r.f', 'irrf')
    .replace(/\bi\.r\b/, 'ir')
    .replace(/\bprev\.? ?soc/, 'previdencia soc')
    .replace(/\bimp\.? ?(de )?renda/, 'imposto de renda')
    .trim()
}

/** Empty for a text without letters: a reference, a dotted leader. */
export function nameOf(text: string): string {
  const words = text.replaceAll('R$', ' ').split(/\s/)
  let name = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ')
  while (/[^\p{L}\p{N})]$/u.test(name)) name = name.slice(0, -1)
  return /\p{L}{2}|1\/3|13º/u.test(name) ? name : ''
}

/** Whether a number is one of the boxes of the document: `50`, `112.1`. */
export function isBox({ boxes }: Checking, number: string): boolean {
  const [first, last] = boxes ?? [0, -1]
  return Number.parseInt(number, 10) >= first && Number.parseInt(number, 10) <= last
}

/**
 * The line that a document means by a name: by the number of its box, else by its words. A parenthesis, as `(líquido de
 * faltas)`, does not decide.
 *
 * @returns undefined, to be asked, also where number and words, or the words and a parenthesis, tell of two lines
 */
export function lineNamed(checking: Checking, name: string): CheckedLine | undefined {
  const { lines } = checking
  const whole = plainName(name)
  const bare = whole.replace(/\([^)]*\)?/g, ' ').trim()
  const found = (text: string) => lines.find(({ words }) => words.test(text))
  const [, number = ''] = /^(\d{2,3}(?:[.,]\d)?)\s/.exec(bare) ?? []
  const box = isBox(checking, number) ? number.replace(',', '.') : ''
  const numbered = [box, box.split('.')[0]]
    .map((one = '') => lines.filter(({ boxes }) => boxes?.includes(one)))
    .find(({ length }) => length > 0)
  // No code of a payroll program has a part, as `112.2` has.
  if (numbered && box.includes('.')) return numbered.find(({ words }) => words.test(whole)) ?? numbered[0]
  if (numbered)
    return numbered.find(({ words }) => words.test(whole)) ?? (found(bare) ? undefined : numbered[0])
  const [outside, inside] = [found(bare), found(whole)]
  return outside === inside || inside?.sum || inside?.isInformation ? outside : undefined
}

/** The texts with some of their days `months` later; undefined where one of them is no day. */
export function shifted(texts: Texts, fields: readonly string[], months: number): Texts | undefined {
  const moved: Record<string, string> = {}
  for (const field of fields) {
    const typed = readDay(texts[field] ?? '', 2000)
    if (!(typed && 'day' in typed)) return undefined
    moved[field] = formatDay(addMonths(typed.day, months))
  }
  return { ...texts, ...moved }
}

/** In the unit of the field: reais. */
export const amountOf = (texts: Texts, field: string) => parseDecimal(texts[field] ?? '') ?? 0

export const withAmount = (texts: Texts, field: string, amount: number): Texts => ({
  ...texts,
  [field]: formatNumber(amount, 2),
})
