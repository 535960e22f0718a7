import * as z from 'zod/mini'
import {
  formatBrl,
  formatCents,
  formatDay,
  formatNumber,
  formatPercent,
  parseDay,
  parseDecimal,
} from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'

/** One field of a form: what the hook needs to fill it, format it, step it, and carry it in the address. */
export type FieldSpec = {
  label: string
  /** Its name in the fragment of the address. */
  key: string
  kind: 'brl' | 'percent' | 'whole' | 'choice' | 'day'
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
export function brlField(label: string, { min = 0, max, above }: { min?: Cents; max: Cents } & Above) {
  return numberField(label, (typed, refuse) => {
    const amount = roundCents(typed * 100)
    if (amount < min) return refuse(`O valor mínimo é ${formatBrl(min)}.`)
    if (amount > max) return refuse(above ?? `O valor máximo é ${formatBrl(max)}.`)
    return amount
  })
}

/** A percentage, as typed, to a fraction. */
export function percentField(label: string, limits: Limits) {
  return numberField(label, withinPercent(limits))
}

/** What an institution charges over the commercial rate, in percent. */
export function spreadField(label: string) {
  const above = 'Spread acima de 20% não parece certo. Confira com a instituição.'
  return percentField(label, { min: 0, max: 0.2, above })
}

/** A number with its decimals, in the unit of its label: an exchange rate, a quantity. */
export function decimalField(label: string, { min = 0, max }: { min?: number; max: number }) {
  return numberField(label, (typed, refuse) => {
    if (typed < min) return refuse(`O valor mínimo é ${formatNumber(min, decimalsOf(min))}.`)
    if (typed > max) return refuse(`O valor máximo é ${formatNumber(max, decimalsOf(max))}.`)
    return typed
  })
}

/** A day, as typed (`20/11/2026`) or in ISO order. Refuses days that the calendar does not have. */
export function dayField(label: string, { min = '1900-01-01', max = '2199-12-31' }: DayLimits = {}) {
  return filledField(label, (text, refuse): IsoDate | undefined => {
    const day = parseDay(text)
    if (day === undefined) return refuse('Digite a data como dd/mm/aaaa.')
    if (day < min) return refuse(`A data mínima é ${formatDay(min)}.`)
    if (day > max) return refuse(`A data máxima é ${formatDay(max)}.`)
    return day
  })
}

type DayLimits = { min?: IsoDate; max?: IsoDate }

/** One of `values`: what a radio button or a select sends. */
export function choiceField<const Value extends string>(label: string, values: readonly Value[]) {
  return filledField(label, (text, refuse): Value | undefined => {
    const chosen = values.find((value) => value === text)
    return chosen ?? refuse(`Escolha uma opção em ${label}: ${values.join(', ')}.`)
  })
}

/** A name that the reader gives to something. */
export function textField(label: string) {
  return filledField(label, (text) => text)
}

/** The code of a currency: `USD`. */
export function currencyField(label: string) {
  return filledField(label, (text, refuse) =>
    /^[A-Z]{3}$/.test(text) ? text : refuse(`Escolha uma moeda em ${label}.`),
  )
}

/** Refuses fields that are right alone and wrong together, each with its message. */
export function refuseConflicts(
  { value, issues }: z.core.ParsePayload,
  conflicts: readonly (readonly [field: string, message: string])[],
): void {
  for (const [field, message] of conflicts)
    issues.push({ code: 'custom', message, path: [field], input: value })
}

/** Rows of a table, each with the fields of `row`. */
export function listField<Row extends Readonly<Record<string, z.ZodMiniType>>>(
  label: string,
  row: Row,
  { min = 0, max }: { min?: number; max: number },
) {
  const size = `Preencha a lista ${label}${min > 0 ? ` com ao menos ${min}` : ''}, até ${max}.`
  return z.array(z.object(row, size), size).check(z.minLength(min, size), z.maxLength(max, size))
}

/** `sim` or `nao`. */
export function yesNoField(label: string) {
  return z.pipe(
    choiceField(label, ['sim', 'nao']),
    z.transform((answer) => answer === 'sim'),
  )
}

/** Any of the fields above, that may be left empty: undefined then. */
export function optionalField<Value>(field: z.ZodMiniType<Value>) {
  return z.pipe(
    z.optional(z.string('Digite um texto ou deixe vazio.')),
    z.transform((text, { issues }): Value | undefined => {
      if (text === undefined || text.trim() === '') return undefined
      const parsed = field.safeParse(text)
      if (parsed.success) return parsed.data
      for (const { message } of parsed.error.issues) issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  )
}

/** What to say of a value above `max` where the highest value alone would not help the reader. */
type Above = { above?: string }
type Limits = { min: Fraction; max: Fraction } & Above

function withinPercent({ min, max, above }: Limits): Accept {
  return (typed, refuse) => {
    // 13.65 / 100 has a tail of binary noise that fifteen digits cut.
    const rate = Number((typed / 100).toPrecision(15))
    if (rate < min) return refuse(`O valor mínimo é ${formatPercent(min, 0)}.`)
    if (rate > max) return refuse(above ?? `O valor máximo é ${formatPercent(max, 0)}.`)
    return rate
  }
}

/** A whole number. */
export function wholeField(label: string, { min, max, above }: { min: number; max: number } & Above) {
  return numberField(label, (typed, refuse) => {
    if (!Number.isInteger(typed)) return refuse('Use um número inteiro.')
    if (typed < min) return refuse(`O valor mínimo é ${formatNumber(min, 0)}.`)
    if (typed > max) return refuse(above ?? `O valor máximo é ${formatNumber(max, 0)}.`)
    return typed
  })
}

type Refuse = (message: string) => undefined
type Accept = (typed: number, refuse: Refuse) => number | undefined

function numberField(label: string, accept: Accept) {
  return filledField(label, (text, refuse) => {
    const typed = parseDecimal(text)
    return typed === undefined ? refuse('Digite só números, por exemplo 1.500,00.') : accept(typed, refuse)
  })
}

/** A text that must not be empty, read by `read`, which answers undefined after it refused. */
function filledField<Value>(label: string, read: (text: string, refuse: Refuse) => Value | undefined) {
  return z.pipe(
    z.optional(z.string(`Preencha o campo ${label}.`)),
    z.transform((text = '', { issues }): Value => {
      const refuse: Refuse = (message) => {
        issues.push({ code: 'custom', message, input: text })
        return undefined
      }
      const value = text.trim() === '' ? refuse(`Preencha o campo ${label}.`) : read(text.trim(), refuse)
      return value ?? z.NEVER
    }),
  )
}

/** The text a field shows once it is left: `1000` becomes `1.000,00` in reais, `13.65` becomes `13,65`. */
export function formatTyped(kind: FieldSpec['kind'], text: string): string {
  const typed = kind === 'choice' || kind === 'day' ? undefined : parseDecimal(text)
  return typed === undefined ? text : formatValue(kind, typed)
}

/** A number as its field shows it. */
export function formatValue(kind: FieldSpec['kind'], value: number): string {
  return kind === 'brl' ? formatCents(roundCents(value * 100)) : formatNumber(value, decimalsOf(value))
}

/** The text after `presses` of ↑, negative for ↓. Never below zero unless it already is. A day does not step. */
export function stepTyped({ kind, step = 1 }: FieldSpec, text: string, presses: number): string {
  if (kind === 'day') return text
  const typed = parseDecimal(text) ?? 0
  const next = Number((typed + step * presses).toFixed(6))
  return formatValue(kind, typed >= 0 ? Math.max(0, next) : next)
}

/** How many decimals say all of `value`, at most eight: a satoshi. */
export function decimalsOf(value: number): number {
  return (
    value
      .toFixed(8)
      .replace(/\.?0+$/, '')
      .split('.')[1]?.length ?? 0
  )
}

/** `Object.keys` with its keys: the object must have been written out, with no key beyond its type. */
export function namesOf<Name extends string>(named: Partial<Record<Name, unknown>>): Name[] {
  return Object.keys(named) as Name[]
}
