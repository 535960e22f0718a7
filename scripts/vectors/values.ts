import { addDays } from '#web/finance/calendar/days.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'

/** Values as the vector files write them: decimals are strings with a dot, money in reais, rates as fractions. */
export type Inputs = Record<string, unknown>
export type Outputs = Record<string, unknown>
export type Calculations = Record<string, (inputs: Inputs) => Outputs>

/** The day that the vector files are about, for a case that gives none. */
export const asOf: IsoDate = '2026-11-20'

/** A decimal such as "0.035", or a JSON number. */
export function number(value: unknown): number {
  const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof result !== 'number' || !Number.isFinite(result)) throw new TypeError(`not a number: ${value}`)
  return result
}

export const fraction = (value: unknown): Fraction => number(value)

/** Reais with up to two decimals, as whole centavos. */
export function cents(value: unknown): Cents {
  return Math.round(number(value) * 100)
}

export const reais = (amount: Cents): number => amount / 100

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`not a text: ${value}`)
  return value
}

export function day(value: unknown): IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text(value))) throw new TypeError(`not a day: ${value}`)
  // The pattern above is that of `IsoDate`.
  const written = value as IsoDate
  // 30 February counts on to 2 March.
  if (addDays(written, 0) !== written) throw new TypeError(`not a day of the calendar: ${value}`)
  return written
}

/** The day of a case that may leave it out. */
export const dayOrAsOf = (value: unknown): IsoDate => optional(value, day, asOf)

/** The year of a case that may leave it out. */
export const yearOrAsOf = (value: unknown): number => optional(value, number, Number(asOf.slice(0, 4)))

export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`not a list: ${value}`)
  return value
}

export const flag = (value: unknown): boolean => value === true

/** `read(value)` when the case gives the value, otherwise `fallback`. */
export function optional<Value, Fallback>(
  value: unknown,
  read: (value: unknown) => Value,
  fallback: Fallback,
): Value | Fallback {
  return value === undefined || value === null ? fallback : read(value)
}

/** One of the names that an input may take. */
export function oneOf<const Name extends string>(value: unknown, names: readonly Name[]): Name {
  const found = names.find((name) => name === value)
  if (found === undefined) throw new TypeError(`"${value}" is not one of ${names.join(', ')}`)
  return found
}

/** The successful result, or an error that names the refusal. */
export function granted<Result extends { ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
  if (result.ok) return result as Extract<Result, { ok: true }>
  throw new Error(`refused: ${JSON.stringify(result)}`)
}
