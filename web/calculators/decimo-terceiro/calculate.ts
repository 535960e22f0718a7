import { formatBrl } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, type Statement, statement } from '#web/finance/core/statement.ts'
import { calculateThirteenth, thirteenthDueDays } from '#web/finance/labour/payroll.ts'
import { alimonyLines, fgtsDeposit, inssLine, irrfLine } from '#web/finance/labour/payroll-lines.ts'
import { rescisaoRules } from '#web/finance/tables/labour/rescisao.ts'

export type ThirteenthInput = {
  salary: Cents
  /** Average of variable pay, a month. */
  averages: Cents
  /** Months that count, 1 to 12. */
  avos: number
  dependants: number
  /** The first instalment, where it is known; half of the gross otherwise. */
  advance?: Cents
  /** The part of a court-ordered alimony that is taken from the 13º. */
  alimony: Cents
  /** A day of the year. */
  date: IsoDate
}

export type ThirteenthResult =
  | ({
      ok: true
      gross: Cents
      inss: Cents
      tax: Cents
      reduction: Cents
      /** Each with the last day to pay it: a business day. */
      first: { amount: Cents; payBy: IsoDate }
      second: { amount: Cents; payBy: IsoDate }
      /** Deposited by the employer, beside the pay. */
      fgts: { amount: Cents; rate: Fraction }
    } & Statement)
  | ThirteenthRefusal

export type ThirteenthRefusal = {
  ok: false
  reason: 'no-table-in-force' | 'advance-above-net' | 'discounts-above-pay'
}

/**
 * The 13º of a year in its two instalments: the first without discounts, the second less the INSS and the income tax of
 * the whole. gross = (salary + averages) × avos ÷ 12; the tables are those of 20 December.
 *
 * The first is half of the gross (Lei 4.749/1965, art. 2º, says half of the salary of the month before; Decreto
 * 10.854/2021, for who was admitted in the year, half of each twelfth).
 *
 * @see Lei 4.090/1962, art. 1º; Lei 4.749/1965, arts. 1º and 2º; Lei 9.250/1995, art. 3º-A §3º
 */
export function calculateThirteenthSalary(input: ThirteenthInput): ThirteenthResult {
  const { salary, averages, avos, dependants, alimony, date } = input
  const year = date.slice(0, 4)
  // The year of a day, and a day that every year has.
  const lastDay = `${year}-12-20` as IsoDate
  const pay = salary + averages
  const half = roundCents((pay * avos) / 24)
  const first = input.advance ?? half
  const whole = calculateThirteenth({
    salary: pay,
    avos,
    date: lastDay,
    advance: first,
    dependants,
    otherDeductions: alimony,
  })
  if (!whole.ok) return whole
  const fgts = fgtsDeposit(whole.gross, lastDay)
  if (!fgts) return { ok: false, reason: 'no-table-in-force' }
  const net = whole.net - alimony
  if (net < 0) return { ok: false, reason: 'discounts-above-pay' }
  if (first > net) return { ok: false, reason: 'advance-above-net' }
  const { gross, inss, tax, reduction } = whole
  const due = thirteenthDueDays(year)
  const lines: Line[] = [
    {
      key: 'thirteenth',
      label: `13º de ${year} (${avos}/12)`,
      amount: gross,
      formula: `${avos}/12 × ${formatBrl(pay)}`,
      source: rescisaoRules.thirteenth,
    },
    inssLine('inss', 'INSS do 13º', whole, lastDay),
    irrfLine('irrf', 'Imposto do 13º, separado', whole, lastDay),
    ...alimonyLines(alimony),
  ]
  return {
    ok: true,
    gross,
    inss,
    tax,
    reduction,
    first: { amount: first, payBy: due.first },
    second: { amount: net - first, payBy: due.second },
    fgts,
    ...statement(lines, net),
  }
}
