import { calculator as compound } from '#web/calculators/juros-compostos/calculator.ts'
import { formatPercent } from '#web/finance/core/format.ts'
import { worked } from '../../worked.ts'

const fiveYears = {
  solveFor: 'total',
  initial: '10.000,00',
  monthlyContribution: '0,00',
  term: '5',
  termUnit: 'years',
  startsOn: '23/11/2026',
}

/** The promise of an advertisement, of our making. */
export const promised = worked(compound, { ...fiveYears, rate: '5', ratePer: 'month', tax: 'nao' })
export const atCdi = worked(compound, { ...fiveYears, rate: '13,65', ratePer: 'year', tax: 'sim' })

export const subtracted = formatPercent(0.1365 - 0.0422)
