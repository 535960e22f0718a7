import type { Cents } from '#web/finance/core/money.ts'
import { decimalsOf } from '../form/fields.ts'
import type { CompoundInput } from './calculate.ts'
import type { Projection } from './calculate-plan.ts'

/** Without it Excel reads the accents of a CSV wrong. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The months as CSV for Excel in Portuguese: `;` between columns, decimal comma, UTF-8 with its mark. */
export function compoundCsv({ plan, months }: Projection): string {
  const rows = months.map(({ month, contribution, interest, invested, balance }) =>
    [month, decimal(contribution), decimal(interest), decimal(invested), decimal(balance)].join(';'),
  )
  const today = ['0', decimal(0), decimal(0), decimal(plan.initial), decimal(plan.initial)].join(';')
  return `${BYTE_ORDER_MARK}${['Mês;Aporte;Juros;Total investido;Saldo', today, ...rows].join('\r\n')}\r\n`
}

/**
 * The same answer as a formula of Excel or Google Sheets in Portuguese: VF, PGTO, NPER or TAXA.
 * Before taxes. Undefined when the contribution grows: no single function does that.
 */
export function spreadsheetFormula(
  solveFor: CompoundInput['solveFor'],
  projection: Projection,
): string | undefined {
  const { plan, gross: total } = projection
  if (plan.contributionGrowth !== 0) return undefined
  const rate = monthlyRateFormula(projection)
  const contribution = plain(plan.monthlyContribution)
  const initial = plain(plan.initial)
  const start = plan.contributionAt === 'start' ? ';1' : ''
  switch (solveFor) {
    case 'total':
      return `=VF(${rate};${plan.months};-${contribution};-${initial}${start})`
    case 'contribution':
      return `=PGTO(${rate};${plan.months};${initial};-${plain(total)}${start})`
    case 'months':
      return `=NPER(${rate};-${contribution};-${initial};${plain(total)}${start})`
    case 'rate':
      return `=(1+TAXA(${plan.months};-${contribution};-${initial};${plain(total)}${start}))^12-1`
  }
}

function monthlyRateFormula({ plan: { rate }, annualRate }: Projection): string {
  // A share of the CDI or a rate over the IPCA becomes the rate per year that it makes.
  const value = rate.per === 'month' ? rate.value : annualRate
  const percent = `${comma(value * 100, decimalsOf(value * 100))}%`
  return rate.per === 'month' ? percent : `(1+${percent})^(1/12)-1`
}

/** 1234.5 → `1234,50`, always two decimals, no thousands. */
function decimal(amount: Cents): string {
  return comma(amount / 100, 2)
}

function plain(amount: Cents): string {
  return comma(amount / 100, amount % 100 === 0 ? 0 : 2)
}

function comma(value: number, decimals: number): string {
  return value.toFixed(decimals).replace('.', ',')
}
