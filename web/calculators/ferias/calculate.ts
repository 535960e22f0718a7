import { businessDayUntil, nonBusinessDayInWords } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, type RuleSource, type Statement, statement } from '#web/finance/core/statement.ts'
import { calculateNetSalary } from '#web/finance/labour/payroll.ts'
import { alimonyLines, fgtsDeposit, inssLine, irrfLine } from '#web/finance/labour/payroll-lines.ts'
import { type RescisaoTable, rescisaoRules, rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'

/** A vacation that is taken in time, paid before it begins; amounts in centavos. */
export type VacationInput = {
  salary: Cents
  /** Average of variable pay, a month. */
  averages: Cents
  /** Days of rest, and days sold to the employer. */
  rest: number
  sold: number
  /** First day of the rest. */
  start: IsoDate
  dependants: number
  /** The part of a court-ordered alimony that is taken from the vacation. */
  alimony: Cents
}

export type VacationResult =
  | ({
      ok: true
      /** Rest and its third, which pay INSS and tax; days sold and their third, which do not. */
      taxed: Cents
      free: Cents
      inss: Cents
      tax: Cents
      /** Last day to pay, a business day; first day back, without regard to weekends. */
      payBy: IsoDate
      back: IsoDate
      /** Deposited by the employer, beside the pay. */
      fgts: { amount: Cents; rate: Fraction }
      /** Sunday or a holiday within two days of the start, and which. */
      restAhead?: { day: IsoDate; why: string }
      /** Days of the month of the start that are no rest, and their pay, gross: with the salary of the month. */
      worked: { days: number; amount: Cents }
    } & Statement)
  | VacationRefusal

export type VacationRefusal = { ok: false; reason: 'no-table-in-force' | 'discounts-above-pay' }

const abono: RuleSource = {
  from: '1977-05-01',
  source: 'CLT, arts. 143 e 144; Lei 8.212/1991, art. 28, § 9º, e, 6; STJ, Súmula 125',
  confidence: 'known',
}

/**
 * Pay of a vacation: days of rest and days sold at pay ÷ 30, each with its third, less INSS and income tax of the rest.
 *
 * The tax looks at the vacation alone, apart from the month's salary. That its reduction (Lei 15.270/2025) is counted on
 * this payment alone is not confirmed by an official text.
 *
 * @see CLT, arts. 129 to 145; Constituição, art. 7º, XVII
 */
export function calculateVacation(input: VacationInput): VacationResult {
  const { salary, averages, rest, sold, start, dependants, alimony } = input
  const table = inForce(rescisaoTables, start)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const pay = salary + averages
  const restLines = withThird('rest', `Férias (${rest} dias)`, 'Um terço das férias', rest, pay, table)
  const soldLines = withThird('sold', `Dias vendidos (${sold})`, 'Um terço dos vendidos', sold, pay, table)
  const taxed = sumOf(restLines)
  const free = sumOf(soldLines)
  const withheld = calculateNetSalary({ salary: taxed, date: start, dependants, otherDeductions: alimony })
  const fgts = fgtsDeposit(taxed, start)
  if (!(withheld.ok && fgts)) return { ok: false, reason: 'no-table-in-force' }
  const { inss, tax } = withheld
  const net = taxed + free - inss - tax - alimony
  if (net < 0) return { ok: false, reason: 'discounts-above-pay' }
  const lines = [
    ...restLines,
    ...soldLines,
    inssLine('inss', 'INSS das férias', withheld, start),
    irrfLine('irrf', 'Imposto das férias, separado', withheld, start),
    ...alimonyLines(alimony),
  ]
  const worked = workedDays(start, rest, table.monthDays)
  return {
    ok: true,
    taxed,
    free,
    inss,
    tax,
    payBy: businessDayUntil(addDays(start, -2)),
    back: addDays(start, rest),
    fgts,
    restAhead: restAhead(start),
    worked: { days: worked, amount: roundCents((salary * worked) / table.monthDays) },
    ...statement(lines, net),
  }
}

/** Of the thirty by which a month is paid; of a rest that goes on into the next month, the days before it. */
function workedDays(start: IsoDate, rest: number, monthDays: number): number {
  const isWithin = addDays(start, rest).slice(0, 7) === start.slice(0, 7)
  return isWithin ? Math.max(0, monthDays - rest) : Number(start.slice(8)) - 1
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

const daysRule = { rest: rescisaoRules.overdueVacation, sold: abono }

/** The pay of `days`, rounded, and a third of it, rounded; nothing for no day. */
function withThird(
  key: 'rest' | 'sold',
  label: string,
  thirdLabel: string,
  days: number,
  pay: Cents,
  { monthDays, vacationBonus }: RescisaoTable,
): Line[] {
  if (days === 0) return []
  const amount = roundCents((pay * days) / monthDays)
  return [
    { key, label, amount, formula: `${days}/${monthDays} × ${formatBrl(pay)}`, source: daysRule[key] },
    {
      key: `${key}-third`,
      label: thirdLabel,
      amount: roundCents(amount / vacationBonus.parts),
      formula: `1/${vacationBonus.parts} × ${formatBrl(amount)}`,
      source: rescisaoRules.vacationThird,
    },
  ]
}

/** CLT, art. 134, § 3º: no vacation begins in the two days before a holiday or the weekly rest, Sunday for most. */
export function restAhead(start: IsoDate): { day: IsoDate; why: string } | undefined {
  return [addDays(start, 1), addDays(start, 2)].flatMap((day) => {
    const why = nonBusinessDayInWords(day)
    return why && why !== 'sábado' ? [{ day, why }] : []
  })[0]
}
