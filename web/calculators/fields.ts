import * as z from 'zod/mini'
import { formatBrl, formatCents, formatNumber, formatPercent, parseDecimal } from '#web/finance/format.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/money.ts'

/** One field of a form: what the hook needs to fill it, format it, step it, and carry it in the address. */
export type FieldSpec = {
  label: string
  /** Its name in the fragment of the address. */
  key: string
  kind: 'brl' | 'percent' | 'whole' | 'choice'
  /** As typed: what the page shows before the reader changes anything. */
  example: string
  /** A link leaves it out while it says what the example says. For choices that is always so. */
  optional?: true
  /** What one press of ↑ adds, in the unit of the field. */
  step?: number
}

export type Fields<Name extends string> = Readonly<Record<Name, FieldSpec>>

/** Text of every field, as typed. */
export type Texts<Name extends string> = Record<Name, string>

/** An amount in reais, as typed, to centavos. */
export function brlField(label: string, { min = 0, max }: { min?: Cents; max: Cents }) {
  return numberField(label, (typed, refuse) => {
    const amount = roundCents(typed * 100)
    if (amount < min) return refuse(`O valor mínimo é ${formatBrl(min)}.`)
    if (amount > max) return refuse(`O valor máximo é ${formatBrl(max)}.`)
    return amount
  })
}

/** A percentage, as typed, to a fraction. */
export function percentField(label: string, limits: Limits) {
  return numberField(label, withinPercent(limits))
}

/** A percentage that may be left empty. */
export function optionalPercentField({ min, max }: Limits) {
  const accept = withinPercent({ min, max })
  return z.pipe(
    z.string(),
    z.transform((text, { issues }) => (text.trim() === '' ? undefined : readNumber(text, issues, accept))),
  )
}

type Limits = { min: Fraction; max: Fraction }

function withinPercent({ min, max }: Limits): Accept {
  return (typed, refuse) => {
    // 13.65 / 100 has a tail of binary noise that fifteen digits cut.
    const rate = Number((typed / 100).toPrecision(15))
    if (rate < min) return refuse(`O valor mínimo é ${formatPercent(min, 0)}.`)
    if (rate > max) return refuse(`O valor máximo é ${formatPercent(max, 0)}.`)
    return rate
  }
}

/** A whole number. */
export function wholeField(label: string, { min, max }: { min: number; max: number }) {
  return numberField(label, (typed, refuse) => {
    if (!Number.isInteger(typed)) return refuse('Use um número inteiro.')
    if (typed < min) return refuse(`O valor mínimo é ${formatNumber(min, 0)}.`)
    if (typed > max) return refuse(`O valor máximo é ${formatNumber(max, 0)}.`)
    return typed
  })
}

type Refuse = (message: string) => undefined
type Accept = (typed: number, refuse: Refuse) => number | undefined
type Issues = { push(issue: { code: 'custom'; message: string; input: string }): unknown }

function numberField(label: string, accept: Accept) {
  return z.pipe(
    z.string(),
    z.transform((text, { issues }): number => {
      if (text.trim() !== '') return readNumber(text, issues, accept)
      issues.push({ code: 'custom', message: `Preencha o campo ${label}.`, input: text })
      return z.NEVER
    }),
  )
}

function readNumber(text: string, issues: Issues, accept: Accept): number {
  const refuse: Refuse = (message) => {
    issues.push({ code: 'custom', message, input: text })
    return undefined
  }
  const typed = parseDecimal(text)
  if (typed === undefined) refuse('Digite só números, por exemplo 1.500,00.')
  else return accept(typed, refuse) ?? z.NEVER
  return z.NEVER
}

/** The text a field shows once it is left: `1000` becomes `1.000,00` in reais, `13.65` becomes `13,65`. */
export function formatTyped(kind: FieldSpec['kind'], text: string): string {
  const typed = kind === 'choice' ? undefined : parseDecimal(text)
  return typed === undefined ? text : formatValue(kind, typed)
}

/** A number as its field shows it. */
export function formatValue(kind: FieldSpec['kind'], value: number): string {
  return kind === 'brl' ? formatCents(roundCents(value * 100)) : formatNumber(value, decimalsOf(value))
}

/** The text after `presses` of ↑, negative for ↓. Never below zero unless it already is. */
export function stepTyped({ kind, step = 1 }: FieldSpec, text: string, presses: number): string {
  const typed = parseDecimal(text) ?? 0
  const next = Number((typed + step * presses).toFixed(6))
  return formatValue(kind, typed >= 0 ? Math.max(0, next) : next)
}

/** How many decimals say all of `value`, at most seven. */
export function decimalsOf(value: number): number {
  return (
    value
      .toFixed(7)
      .replace(/\.?0+$/, '')
      .split('.')[1]?.length ?? 0
  )
}

/** `Object.keys` with its keys: the object must have been written out, with no key beyond its type. */
export function namesOf<Name extends string>(named: Partial<Record<Name, unknown>>): Name[] {
  return Object.keys(named) as Name[]
}
