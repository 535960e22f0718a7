import { type Cents, type Fraction, roundCents } from './money.ts'

/** Law 15.270/2025: the tax falls to zero up to `fullUpTo`, then less and less up to `upTo`. */
type Reducer = { fullUpTo: Cents; most: Cents; upTo: Cents; intercept: Cents; slope: Fraction }

export type IncomeTaxTable = {
  /** By the base, each `upTo` inclusive; the tax is base × rate − deduction. */
  brackets: readonly { upTo: Cents; rate: Fraction; deduction: Cents }[]
  /** Absent before 2026. */
  reducer?: Reducer
}

export type IncomeTax = {
  /** Of the bracket in which the base falls. */
  rate: Fraction
  tableTax: Cents
  reduction: Cents
  tax: Cents
}

/** Which deductions gave the lower base: the legal ones or the simplified discount that replaces them all. */
export type DeductionForm = 'legal' | 'simplified'

/**
 * Tax on `base` with the reduction that `income` gives: round(base × rate − deduction), never below zero, minus the
 * reduction. All in centavos; rounded half up once for the tax and once for the reduction.
 *
 * `income` is the taxable income before any deduction: the reducer looks at it and never at the base.
 */
export function incomeTax(table: IncomeTaxTable, income: Cents, base: Cents): IncomeTax {
  const bracket = table.brackets.find(({ upTo }) => base <= upTo)
  if (!bracket) throw new RangeError(`no bracket for a base of ${base}`)
  const tableTax = Math.max(0, roundCents(base * bracket.rate) - bracket.deduction)
  const reduction = table.reducer ? Math.min(tableTax, mostReduction(table.reducer, income)) : 0
  return { rate: bracket.rate, tableTax, reduction, tax: tableTax - reduction }
}

/** The lower of two bases, never below zero. The simplified discount is used only where it gains something. */
export function lowerBase(
  income: Cents,
  legal: Cents,
  simplified: Cents,
): { form: DeductionForm; base: Cents } {
  const form = simplified > legal ? 'simplified' : 'legal'
  return { form, base: Math.max(0, income - Math.max(legal, simplified)) }
}

function mostReduction({ fullUpTo, most, upTo, intercept, slope }: Reducer, income: Cents): Cents {
  if (income <= fullUpTo) return most
  if (income > upTo) return 0
  // Centavos times a factor of six decimals have no more than six: this drops what binary arithmetic added, which
  // after the subtraction is too large for `roundCents` (R$ 7.000,00 gives exactly 46,605).
  return roundCents(Number((intercept - slope * income).toFixed(6)))
}
