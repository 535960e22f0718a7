import { businessDayUntil } from '../calendar/business-days.ts'
import { type Cents, checkCents, type IsoDate, roundCents } from '../core/money.ts'
import { calculateIrrf, type Deductions } from '../income-tax/irrf.ts'
import { calculateInss } from './inss.ts'

type Withheld = Extract<ReturnType<typeof calculateIrrf>, { ok: true }> & {
  income: Cents
  inss: Cents
  net: Cents
}

type WithheldResult = Withheld | { ok: false; reason: 'no-table-in-force' }

type ThirteenthResult =
  | (Withheld & { gross: Cents; secondInstalment: Cents })
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Net of a monthly `salary` after INSS and IRRF, in centavos: net = salary − inss − tax.
 *
 * The other deductions only lower the base of the tax: alimony is not subtracted from the net here.
 *
 * @see facts/03-inss-irrf.md §2
 */
export function calculateNetSalary({
  salary,
  date,
  ...deductions
}: { salary: Cents; date: IsoDate } & Deductions): WithheldResult {
  const inss = calculateInss({ salary, date })
  if (!inss.ok) return inss
  const irrf = calculateIrrf({ income: salary, inss: inss.contribution, date, ...deductions })
  if (!irrf.ok) return irrf
  return { ...irrf, income: salary, inss: inss.contribution, net: salary - inss.contribution - irrf.tax }
}

/** Last days to pay the instalments of the 13º of a year: business days (Lei 4.749/1965, arts. 1º and 2º). */
export function thirteenthDueDays(year: string): { first: IsoDate; second: IsoDate } {
  // A year of a day, and days that every year has.
  return {
    first: businessDayUntil(`${year}-11-30` as IsoDate),
    second: businessDayUntil(`${year}-12-20` as IsoDate),
  }
}

/**
 * The 13º of `avos` twelfths of `salary`, with its own INSS and IRRF (the reducer looks at the 13º alone), and the
 * second instalment after the `advance`. gross = round(salary × avos ÷ 12).
 *
 * The second instalment is negative when the advance was more than the net: the employee owes the difference.
 *
 * @see Lei 4.090/1962, art. 1º; Lei 4.749/1965, art. 2º; Lei 9.250/1995, art. 3º-A §3º
 */
export function calculateThirteenth({
  salary,
  avos,
  date,
  advance = 0,
  ...deductions
}: { salary: Cents; avos: number; date: IsoDate; advance?: Cents } & Deductions): ThirteenthResult {
  if (!(Number.isInteger(avos) && avos >= 0 && avos <= 12)) throw new RangeError(`not twelfths: ${avos}`)
  const gross = roundCents((checkCents(salary) * avos) / 12)
  const withheld = calculateNetSalary({ salary: gross, date, ...deductions })
  if (!withheld.ok) return withheld
  return { ...withheld, gross, secondInstalment: withheld.net - checkCents(advance) }
}
