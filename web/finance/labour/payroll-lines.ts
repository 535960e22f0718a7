import { formatBrl, percentInWords } from '../core/format.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import type { DeductionForm, IncomeTax } from '../core/progressive-tax.ts'
import { discountLine, type Line, ruleOn } from '../core/statement.ts'
import { irrfTables } from '../tables/income-tax/irrf.ts'
import { fgtsTables } from '../tables/labour/fgts.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { inssSlices } from './inss.ts'

/** The INSS of `income` alone, taken off by the table of `date`. */
export function inssLine(
  key: string,
  label: string,
  { income, inss }: { income: Cents; inss: Cents },
  date: IsoDate,
): Line {
  return discountLine(key, label, inss, inssInWords(income, date), ruleOn(inssTables, date))
}

type TaxedIncome = IncomeTax & { income: Cents; base: Cents; form: DeductionForm }

/** The income tax, taken off by the table of `date`. */
export function irrfLine(key: string, label: string, taxed: TaxedIncome, date: IsoDate): Line {
  return discountLine(key, label, taxed.tax, irrfInWords(taxed), ruleOn(irrfTables, date))
}

/** Court-ordered alimony; no line without it. */
export function alimonyLines(alimony: Cents): Line[] {
  return alimony > 0
    ? [discountLine('alimony', 'Pensão alimentícia', alimony, 'diminui a base do imposto')]
    : []
}

/** Deposit of the employer on `pay`, in centavos, beside it; undefined before the oldest table. */
export function fgtsDeposit(pay: Cents, date: IsoDate): { amount: Cents; rate: Fraction } | undefined {
  const rate = inForce(fgtsTables, date)?.depositRate
  return rate === undefined ? undefined : { amount: roundCents(pay * rate), rate }
}

/** INSS of `pay` by its slices: `R$ 1.621,00 × 7,5 % + R$ 712,33 × 9 %`. */
function inssInWords(pay: Cents, date: IsoDate): string {
  return inssSlices(pay, date)
    .map(({ part, rate }) => `${formatBrl(part)} × ${percentInWords(rate)}`)
    .join(' + ')
}

/** Base, deductions, bracket and reduction. */
function irrfInWords({ income, base, form, rate, tableTax, reduction }: TaxedIncome): string {
  const discount = form === 'simplified' ? 'desconto simplificado' : 'deduções legais'
  const table = `base ${formatBrl(base)} (${formatBrl(income)} menos ${discount}), ${bracketInWords(rate, tableTax)}`
  return reduction > 0 ? `${table}, menos a redução de ${formatBrl(reduction)}` : table
}

function bracketInWords(rate: Fraction, tax: Cents): string {
  return rate === 0 ? 'na faixa isenta' : `faixa de ${percentInWords(rate)}: ${formatBrl(tax)}`
}
