import { calculator } from '#web/calculators/lci-lca/calculator.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { bare, worked, yearFromDay } from '../../worked.ts'

export const at90 = worked(calculator, {
  amount: '10.000',
  kind: 'cdi-share',
  rate: '90',
  annualCdi: '13,65',
  selicTarget: '13,75',
  monthlyTr: '0,1668',
  ...yearFromDay('23/11/2026'),
})

/** The CDB that leaves as much after so long, with one decimal as the chart of the page has it: `107,8 %`. */
export const even = (term: string) =>
  `${formatNumber(parseDecimal(bare(at90.cell('O CDB que deixa o mesmo', term, 'Em % do CDI'))) ?? Number.NaN, 1)} %`
