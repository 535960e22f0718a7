import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, roundCents } from '../core/money.ts'
import { foreignIncomeTables } from '../tables/income-tax/foreign-income.ts'

type ForeignIncome = {
  /** Calendar year. */
  year: number
  /** Income and gains of financial investments abroad, already in reais by the selling quote of each day. */
  income: Cents
  lossesOfTheYear?: Cents
  earlierLosses?: Cents
  /** In reais by the buying quote of the day of its payment. */
  taxPaidAbroad?: Cents
}

type ForeignIncomeResult =
  | {
      ok: true
      base: Cents
      tax: Cents
      /** Part of the foreign tax that is credited; the rest is lost. */
      credit: Cents
      due: Cents
      /** Losses that remain for the next years. */
      lossCarried: Cents
      source: string
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Tax of a year's financial investments abroad, paid with the annual return, without any exemption.
 *
 * base = max(0, income − losses of the year − losses of earlier years); tax = round(15 % × base);
 * credit = min(tax paid abroad, tax); due = tax − credit.
 *
 * The law caps the credit at the Brazilian tax of the income that paid it; here there is one sum for all of them, so with
 * several incomes give only what each one may take.
 *
 * @see Lei 14.754/2023, arts. 2º to 4º; facts/04-ganho-capital.md §6
 */
export function calculateForeignIncome({
  year,
  income,
  lossesOfTheYear = 0,
  earlierLosses = 0,
  taxPaidAbroad = 0,
}: ForeignIncome): ForeignIncomeResult {
  if (!(Number.isInteger(year) && year >= 1000 && year <= 9999)) throw new RangeError(`not a year: ${year}`)
  const balance = checkCents(income) - checkCents(lossesOfTheYear) - checkCents(earlierLosses)
  const table = inForce(foreignIncomeTables, `${year}-12-31`)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const base = Math.max(0, balance)
  const tax = roundCents(base * table.rate)
  const credit = Math.min(checkCents(taxPaidAbroad), tax)
  const lossCarried = Math.max(0, -balance)
  return { ok: true, base, tax, credit, due: tax - credit, lossCarried, source: table.source }
}
