import { calculator } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { calculateIrrf } from '#web/finance/income-tax/irrf.ts'
import { calculateInss } from '#web/finance/labour/inss.ts'
import { calculateNetSalary, calculateThirteenth } from '#web/finance/labour/payroll.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { isencao65Tables } from '#web/finance/tables/income-tax/isencao-65.ts'
import { answered, bare, lawOn, worked } from '../../worked.ts'

export const TODAY = '2026-11-22'
const { reducer, simplifiedDiscount } = lawOn(irrfTables, TODAY)
if (!reducer) throw new RangeError('No reducer')
export const [fullUpTo, upTo] = [reducer.fullUpTo, reducer.upTo].map((amount) => formatBrl(amount))
export const highFrom = formatBrl(lawOn(irpfm, TODAY).exemptUpTo)

export const monthOf = (salary: Cents, dependants = 0) =>
  answered(calculateNetSalary({ salary, date: TODAY, dependants }))

/** Twelve months and the 13º, which has a separate reduction. */
const yearOf = (salary: Cents, dependants = 0) =>
  12 * monthOf(salary, dependants).reduction +
  answered(calculateThirteenth({ salary, avos: 12, date: '2026-12-18', dependants })).reduction

const salaries: Cents[] = [3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500, 8000].map(
  (reais) => reais * 100,
)

type Household = { name: string; salaries: Cents[]; dependants?: number }
export const alone: Household = { name: 'Sozinho, R$ 4.500', salaries: [4500_00] }
export const couple: Household = {
  name: 'Casal com um filho, R$ 5.000 e R$ 6.500',
  salaries: [5000_00, 6500_00],
  dependants: 1,
}
export const above: Household = { name: 'Sozinho, R$ 8.000', salaries: [8000_00] }

/** The child comes off the larger salary, where it weighs more. */
export function sumOf({ salaries: each, dependants = 0 }: Household) {
  const last = each.length - 1
  const months = each.map((salary, index) => monthOf(salary, index === last ? dependants : 0))
  return {
    before: months.reduce((sum, { tableTax }) => sum + tableTax, 0),
    now: months.reduce((sum, { tax }) => sum + tax, 0),
    month: months.reduce((sum, { reduction }) => sum + reduction, 0),
    year: each.reduce((sum, salary, index) => sum + yearOf(salary, index === last ? dependants : 0), 0),
  }
}

export const mostOfMonth = formatBrl(monthOf(5000_00).reduction)
export const mostOfYear = formatBrl(yearOf(5000_00))

export const inssOn = (date: IsoDate) =>
  formatBrl(answered(calculateInss({ salary: 5000_00, date })).contribution)

export const SHOWN = 5500_00
export const shown = monthOf(SHOWN)
export const simplified = formatBrl(simplifiedDiscount)
export const thirteenth = answered(calculateThirteenth({ salary: SHOWN, avos: 12, date: '2026-12-18' }))

export const PENSION = 6500_00
export const { fromAge, monthly: exemptPart } = lawOn(isencao65Tables, TODAY)
export const pensionTax = answered(calculateIrrf({ income: PENSION - exemptPart, inss: 0, date: TODAY })).tax

export const [RAISE_FROM, RAISE_TO] = [6000_00, 6500_00]
export const kept = monthOf(RAISE_TO).net - monthOf(RAISE_FROM).net

export const JOB = 4500_00
export const twoJobs = {
  withheldBefore: formatBrl(24 * monthOf(JOB).tableTax),
  withheldNow: formatBrl(24 * monthOf(JOB).tax),
  due: formatBrl(answered(calculateIrpfAnual({ year: 2026, income: 24 * JOB })).tax),
}

export const saved = worked(calculator, {
  initial: '0,00',
  monthlyContribution: bare(mostOfMonth),
  rate: '100',
  ratePer: 'cdi',
  annualCdi: '13,65',
  term: '24',
  termUnit: 'months',
  tax: 'sim',
  startsOn: '17/09/2026',
})

/** For a column that names its unit. */
function inReais(amount: Cents): string {
  return formatNumber(amount / 100)
}

export const taxesInWords = [4500_00, 5000_00, 6000_00, 7000_00, 8000_00]
  .map(
    (salary) =>
      `salário de ${formatBrl(salary)}, ${formatBrl(monthOf(salary).tableTax)} e ${formatBrl(monthOf(salary).tax)}`,
  )
  .join('; ')
export const taxPoints = salaries.map((salary) => {
  const { tableTax, tax } = monthOf(salary)
  return [bare(formatBrl(salary)).replace(',00', ''), ...[tableTax, tax].map(inReais)]
})
export const householdRows = [alone, couple, above].map((household) => {
  const { before, now, month, year } = sumOf(household)
  return [household.name, ...[before, now, month, year].map(inReais)]
})
export const raise = formatBrl(RAISE_TO - RAISE_FROM)
export const taxedPension = formatBrl(PENSION - exemptPart)
