import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { discountLine, type Line, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { calculateNetSalary } from '#web/finance/labour/payroll.ts'
import { fgtsDeposit } from '#web/finance/labour/payroll-lines.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { fgtsTables } from '#web/finance/tables/labour/fgts.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { rescisaoRules, rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import type { CltPjInput } from './question.ts'

export type CltYear = Statement & {
  /** Pay, benefits and FGTS before discounts. */
  gross: Cents
  withheld: Cents
  fgts: Cents
}

/**
 * A year of an employee: eleven months of work, one of vacation with its third, the 13º; INSS and income tax of each
 * payment alone; benefits and the FGTS that the employer deposits. Undefined before the oldest table.
 *
 * @see CLT, art. 129; Constituição, art. 7º, VIII and XVII; Lei 8.036/1990, art. 15
 */
export function cltYear({ salary, benefits, dependants, date }: CltPjInput): CltYear | undefined {
  const parts = inForce(rescisaoTables, date)?.vacationBonus.parts
  if (!parts) return undefined
  const third = roundCents(salary / parts)
  const payOf = (pay: Cents) => ({
    net: calculateNetSalary({ salary: pay, date, dependants }),
    fgts: fgtsDeposit(pay, date),
  })
  const month = payOf(salary)
  const vacation = payOf(salary + third)
  if (!(month.net.ok && vacation.net.ok && month.fgts && vacation.fgts)) return undefined
  // The 13º of a whole year is a salary, with INSS and tax of its own.
  const inss = 12 * month.net.inss + vacation.net.inss
  const tax = 12 * month.net.tax + vacation.net.tax
  const fgts = 12 * month.fgts.amount + vacation.fgts.amount
  const each = (ofMonth: Cents, ofVacation: Cents) =>
    `12 × ${formatBrl(ofMonth)} (11 meses e 13º) + ${formatBrl(ofVacation)} (férias)`
  const paid: Line[] = [
    {
      key: 'salaries',
      label: 'Salários e férias',
      amount: 12 * salary,
      formula: `12 × ${formatBrl(salary)}`,
    },
    {
      key: 'third',
      label: 'Um terço das férias',
      amount: third,
      formula: `1/${parts} × ${formatBrl(salary)}`,
      source: rescisaoRules.vacationThird,
    },
    {
      key: 'thirteenth',
      label: '13º salário',
      amount: salary,
      formula: 'um salário, pelo ano inteiro',
      source: rescisaoRules.thirteenth,
    },
    { key: 'benefits', label: 'Benefícios', amount: 12 * benefits, formula: `12 × ${formatBrl(benefits)}` },
    {
      key: 'fgts',
      label: 'FGTS',
      amount: fgts,
      formula: `${percentInWords(month.fgts.rate)} de cada pagamento; fica na conta do fundo`,
      source: ruleOn(fgtsTables, date),
    },
  ].filter(({ amount }) => amount > 0)
  const lines = [
    ...paid,
    discountLine('inss', 'INSS', inss, each(month.net.inss, vacation.net.inss), ruleOn(inssTables, date)),
    discountLine(
      'irrf',
      'Imposto de renda',
      tax,
      each(month.net.tax, vacation.net.tax),
      ruleOn(irrfTables, date),
    ),
  ]
  const gross = 13 * salary + third + 12 * benefits + fgts
  return { gross, withheld: inss + tax, fgts, ...statement(lines, gross - inss - tax) }
}
