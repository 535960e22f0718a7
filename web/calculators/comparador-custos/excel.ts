import { excelNumber, holdsInSheet } from '#web/calculators/form/actions/export.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import type { Comparison, ComparisonInput, Option } from './question.ts'

const reais = (amount: number) => excelNumber(amount / 100, 2)

/**
 * The difference as a formula of Excel in Portuguese: VP of the instalments, and none for a yield of almost 0; elsewhere the sums of
 * the lines.
 */
export function excelOf({ options }: Comparison, input: ComparisonInput): string | undefined {
  if (input.mode === 'instalments') {
    const { cashPrice, instalments, instalment, firstAt, annualYield } = input
    if (!holdsInSheet(monthlyRateFrom(annualYield))) return undefined
    const rate = `(1+${excelNumber(annualYield * 100)}%)^(1/12)-1`
    const start = firstAt === 'now' ? ';0;1' : ''
    return `=ABS(${reais(cashPrice)}-ARRED(VP(${rate};${instalments};-${reais(instalment)}${start});2))`
  }
  const [best, next] = options.toSorted((a, b) => a.total - b.total).map(sumOf)
  return `=${next}-${best}`
}

function sumOf({ lines }: Option): string {
  const amounts = lines.map(({ amount }) => amount).filter((amount) => amount !== 0)
  return `SOMA(${amounts.map(reais).join(';') || '0'})`
}
