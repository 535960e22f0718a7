import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as conversorTaxas } from '#web/calculators/conversor-taxas/calculator.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { copomYears } from '#web/finance/tables/calendar/copom-meetings.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { worked } from '../../worked.ts'
import { secondInstalmentOn, thirteenthSalary } from './thirteenth-salary.figures.ts'

export const CDI = '13,65'
export const CDI_DAY = '17/09/2026'

export const paid = thirteenthSalary(4500_00)

const aYear = (monthly: string) =>
  worked(conversorTaxas, { rate: monthly, from: 'month', to: 'year', kind: 'effective' })

export const DEBT = 1500_00
const CARD_RATE = 0.14
export const card = aYear('14')
export const cardInterest = roundCents(DEBT * CARD_RATE)
export const cdbOfAMonth = worked(conversorCdi, {
  annualCdi: CDI,
  annualIpca: '4,22',
  kind: 'cdi-share',
  rate: '100',
  exempt: 'nao',
  amount: '1.500',
  days: '30',
  date: CDI_DAY,
})
export const cdbGain = (cdbOfAMonth.shown.total?.amount ?? 0) - DEBT

export const IPVA_CASH = 1552_00

export const SCHOOL = 400_00
export const left = paid.amounts.net - DEBT - IPVA_CASH - SCHOOL

export const reserve = worked(jurosCompostos, {
  initial: formatBrl(left).replace(/R\$\s/, ''),
  monthlyContribution: '200',
  rate: '100',
  ratePer: 'cdi',
  annualCdi: CDI,
  term: '12',
  termUnit: 'months',
  tax: 'sim',
  startsOn: formatDay(secondInstalmentOn),
})

export const overdraft = aYear('8')
export const personal = aYear('4')

const copom = inForce(copomYears, '2026-12-31')?.decisions.at(-1)
export const pgblShare = percentInWords(inForce(pgblTables, '2026-12-31')?.deductibleShare ?? 0)

export const debtCeiling = formatBrl(2 * DEBT)
export const copomDay = copom ? formatDay(copom).slice(0, 5) : ''
export const secondIsLess = formatBrl(paid.amounts.first - paid.amounts.second)
