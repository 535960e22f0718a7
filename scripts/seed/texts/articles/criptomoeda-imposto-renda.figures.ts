import { calculator } from '#web/calculators/ganho-capital/calculator.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { calculateLateDarf } from '#web/finance/income-tax/darf.ts'
import { calculateForeignIncome } from '#web/finance/income-tax/foreign-income.ts'
import { calculateCryptoMonth } from '#web/finance/income-tax/ganho-capital.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { answered, bare, lawOn, worked } from '../../worked.ts'

const TODAY = '2026-11-22'
const crypto = lawOn(cryptoTables, TODAY)
export const exemptUpTo = formatBrl(crypto.exemptSalesUpTo)
export const reportAbove = formatBrl(crypto.report.above)
export const rateAbroad = percentInWords(lawOn(foreignIncomeTables, TODAY).rate)
const slices = lawOn(capitalGainsRates, TODAY).brackets
export const [lowest, highest] = [Math.min, Math.max].map((pick) =>
  percentInWords(pick(...slices.map(({ rate }) => rate))),
)
export const firstSlice = formatBrl(Math.min(...slices.map(({ upTo }) => upTo)))
const delay = lawOn(darf, TODAY)
export const leastPaid = formatBrl(delay.minimum)
export const [perDay, mostFine, ofMonth] = [delay.dailyFine, delay.mostFine, delay.paymentMonthInterest].map(
  (rate) => percentInWords(rate),
)

/** Of each sale, what is gain: the same in every row, so that only the rule changes. */
const GAIN_SHARE = 0.3
const gainOf = (sales: Cents) => Math.round(sales * GAIN_SHARE)
const inBrazilOf = (monthSales: Cents, gain: Cents) =>
  answered(calculateCryptoMonth({ monthSales, gain, date: TODAY })).tax
export const inBrazil = (monthSales: Cents) => inBrazilOf(monthSales, gainOf(monthSales))
export const abroad = (sales: Cents) =>
  answered(calculateForeignIncome({ year: 2026, income: gainOf(sales) })).due

const sales: Cents[] = [10_000_00, 20_000_00, 35_000_00, 35_001_00, 50_000_00]
export const [small, , limit, justAbove] = sales

const TYPED = {
  price: '40.000',
  cost: '28.000',
  boughtOn: '10/03/2024',
  soldOn: '10/11/2026',
}
export const sale = worked(calculator, { kind: 'cripto', ...TYPED })
export const saleAbroad = worked(calculator, { kind: 'exterior', isFinancialAbroad: 'sim', ...TYPED })

export const LATE_DAYS = 20
export const late = answered(
  calculateLateDarf({
    tax: inBrazilOf(40_000_00, 12_000_00),
    daysLate: LATE_DAYS,
    fullMonthsSelic: 0,
    paidOn: '2027-01-20',
  }),
)

/** A month of someone who never sold much at once. */
export const month: [what: string, sold: Cents, gain: Cents][] = [
  ['Venda de bitcoin na corretora A', 15_000_00, 2_000_00],
  ['Troca de ethereum por stablecoin, na B', 12_000_00, 1_500_00],
  ['Venda a um amigo, por Pix', 9_000_00, 500_00],
]
const sumOf = (rows: typeof month) => ({
  sales: rows.reduce((sum, [, sold]) => sum + sold, 0),
  gain: rows.reduce((sum, [, , gain]) => sum + gain, 0),
})
export const inMonth = sumOf(month)
export const taxOfMonth = (rows: typeof month) => {
  const { sales: monthSales, gain } = sumOf(rows)
  return formatBrl(inBrazilOf(monthSales, gain))
}

const FIRST = { coins: 0.1, price: 250_000_00 }
const SECOND = { coins: 0.05, price: 400_000_00 }
const spent = FIRST.coins * FIRST.price + SECOND.coins * SECOND.price
export const average = Math.round(spent / (FIRST.coins + SECOND.coins))

export const saleRows = sales.map((amount) =>
  [amount, gainOf(amount), inBrazil(amount), abroad(amount)].map((cents, column) =>
    column === 0 ? formatBrl(cents) : bare(formatBrl(cents)),
  ),
)
export const taxPoints = [...sales.slice(1), 60_000_00, 70_000_00].map((amount) => [
  `R$ ${bare(formatBrl(amount)).replace(',00', '')}`,
  bare(formatBrl(inBrazil(amount))),
])
export const monthRows = month.map(([what, sold, gain]) => [
  what,
  bare(formatBrl(sold)),
  bare(formatBrl(gain)),
])
export const taxOfFirstTwo = taxOfMonth(month.slice(0, 2))
export const firstSpent = formatBrl(FIRST.coins * FIRST.price)
export const secondSpent = formatBrl(SECOND.coins * SECOND.price)
