import { excelNumber, holdsInSheet } from '#web/calculators/form/actions/export.ts'
import type { Cents } from '#web/finance/core/money.ts'
import type { FinancingAnswer, FinancingInput } from './question.ts'

const reais = (amount: Cents) => excelNumber(amount / 100, 2)

/**
 * The first instalment as a formula of Excel in Portuguese. With grace, index, SAM and SACRE beside a balloon, a single month, or
 * a rate of almost 0, no single function gives it: then the sum of its parts.
 */
export function excelOf({ principal, first, monthlyRate }: FinancingAnswer, input: FinancingInput): string {
  const { months, balloon, index, grace, system } = input
  const charges = [first.mip, first.dfi, first.fee].filter((amount) => amount !== 0).map(reais)
  const isPlain = grace.months === 0 && index.annualRate === 0 && months > 1 && holdsInSheet(monthlyRate)
  if (!isPlain || (balloon !== 0 && system === 'sam'))
    return `=SOMA(${[reais(first.amortization), reais(first.interest), ...charges].join(';')})`
  const rate = monthlyRateFormula(input.rate)
  const borrowed = reais(principal)
  const left = balloon === 0 ? borrowed : `(${borrowed}-${reais(balloon)})`
  const sac = `${left}/${months}+${borrowed}*(${rate})`
  const price = `PGTO(${rate};${months};-${borrowed}${balloon === 0 ? '' : `;${reais(balloon)}`})`
  const instalment = { sac, sacre: sac, price, sam: `(${sac}+${price})/2` }[system]
  return `=${[`ARRED(${instalment};2)`, ...charges].join('+')}`
}

function monthlyRateFormula({ value, kind }: FinancingInput['rate']): string {
  const percent = `${excelNumber(value * 100)}%`
  return { effective: `(1+${percent})^(1/12)-1`, nominal: `${percent}/12`, monthly: percent }[kind]
}
