import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { type Line, type Statement, type Step, statement } from '#web/finance/core/statement.ts'
import type { IncomeTax } from './calculate-taxation.ts'

export type Rates = {
  annualRate: Fraction
  monthlyRate: Fraction
  /** After tax. The month's: yield of a month × (1 − tax). The year's: yield of a year × (1 − tax). */
  netMonthlyRate: Fraction
  netAnnualRate: Fraction
  realAnnualRate: Fraction
}

type Income = { monthlyIncome: Cents; otherIncomes: readonly { name: string; monthly: Cents }[] }

/** Where the wanted income comes from. */
export function incomeLines({ monthlyIncome, otherIncomes }: Income, needed: Cents): Statement {
  const others = otherIncomes.map(
    ({ name, monthly }, at): Line => ({
      key: `other-${at + 1}`,
      label: name,
      amount: monthly,
      formula: 'valor que você digitou, por mês',
    }),
  )
  const invested: Line = {
    key: 'investment',
    label: 'Renda dos investimentos',
    amount: needed,
    formula: `${formatBrl(monthlyIncome)} por mês, menos as outras rendas`,
  }
  return statement([...others, invested], monthlyIncome)
}

/** A month that spends the whole net yield. */
export function consumingLines(wealth: Cents, needed: Cents, rates: Rates, tax: IncomeTax): Statement {
  const gross = roundCents(wealth * rates.monthlyRate)
  const month = `${formatBrl(wealth)} × ${formatPercent(rates.monthlyRate, 7)} ao mês`
  return statement(
    [
      { key: 'yield', label: 'Rendimento do mês', amount: gross, formula: month },
      ...taxLine(gross, needed - gross, tax),
    ],
    needed,
  )
}

/** The first year of keeping the purchasing power, in money of its end. */
export function preservingLines(
  wealth: Cents,
  { needed, annualIpca, rates, tax }: { needed: Cents; annualIpca: Fraction; rates: Rates; tax: IncomeTax },
): Statement {
  const gross = roundCents(wealth * rates.annualRate)
  const taxed = tax.rate === 0 ? 0 : -roundCents(gross * tax.rate)
  const spent = roundCents(needed * 12 * (1 + annualIpca))
  return statement(
    [
      {
        key: 'yield',
        label: 'Rendimento do ano',
        amount: gross,
        formula: `${formatBrl(wealth)} × ${formatPercent(rates.annualRate)} ao ano`,
      },
      ...taxLine(gross, taxed, tax),
      {
        key: 'kept',
        label: 'Fica para repor a inflação',
        amount: spent - gross - taxed,
        formula: `${formatBrl(wealth)} × ${percentInWords(annualIpca)} de IPCA; sobra para gastar 12 × ${formatBrl(needed)} em dinheiro do fim do ano`,
      },
    ],
    spent,
  )
}

function taxLine(gross: Cents, amount: Cents, { rate, source }: IncomeTax): Line[] {
  const rounding: Line[] =
    amount === 0
      ? []
      : [{ key: 'rounding', label: 'Arredondamento', amount, formula: 'do patrimônio ao centavo' }]
  if (rate === 0) return rounding
  const formula = `${percentInWords(rate)} × ${formatBrl(gross)}`
  return [{ key: 'tax', label: 'Imposto de renda', amount, formula, ...(source && { source }) }]
}

export function stepsOf(rates: Rates, { rate, source }: IncomeTax, annualIpca: Fraction): Step[] {
  return [
    {
      key: 'net-monthly-rate',
      label: 'Rendimento por mês, depois do imposto',
      unit: 'fraction',
      value: rates.netMonthlyRate,
      formula: `${formatPercent(rates.monthlyRate, 7)} × (1 − ${percentInWords(rate)})`,
      ...(source && { source }),
    },
    {
      key: 'real-annual-rate',
      label: 'Rendimento por ano acima da inflação',
      unit: 'fraction',
      value: rates.realAnnualRate,
      formula: `(1 + ${formatPercent(rates.annualRate)} × (1 − ${percentInWords(rate)})) ÷ (1 + ${percentInWords(annualIpca)}) − 1`,
    },
  ]
}
