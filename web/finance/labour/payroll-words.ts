import { formatBrl, percentInWords } from '../core/format.ts'
import type { Cents, Fraction, IsoDate } from '../core/money.ts'
import type { DeductionForm, IncomeTax } from '../core/progressive-tax.ts'
import { inssSlices } from './inss.ts'

/** INSS of `pay` by its slices: `R$ 1.621,00 × 7,5 % + R$ 712,33 × 9 %`. */
export function inssInWords(pay: Cents, date: IsoDate): string {
  return inssSlices(pay, date)
    .map(({ part, rate }) => `${formatBrl(part)} × ${percentInWords(rate)}`)
    .join(' + ')
}

/** How the income tax of `income` comes about: base, deductions, bracket and reduction. */
export function irrfInWords(
  income: Cents,
  { base, form, rate, tableTax, reduction }: IncomeTax & { base: Cents; form: DeductionForm },
): string {
  const discount = form === 'simplified' ? 'desconto simplificado' : 'deduções legais'
  const table = `base ${formatBrl(base)} (${formatBrl(income)} menos ${discount}), ${bracketInWords(rate, tableTax)}`
  return reduction > 0 ? `${table}, menos a redução de ${formatBrl(reduction)}` : table
}

function bracketInWords(rate: Fraction, tax: Cents): string {
  return rate === 0 ? 'na faixa isenta' : `faixa de ${percentInWords(rate)}: ${formatBrl(tax)}`
}
