import { calculator as comparison } from '#web/calculators/comparador-custos/calculator.ts'
import { calculator as financing } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
import { bare, difference, type Worked, worked } from '../../worked.ts'

const car = {
  asset: 'vehicle',
  assetValue: '100.000,00',
  downPayment: '20',
  rateKind: 'monthly',
  rate: '2',
  months: '48',
  system: 'price',
  upfrontFees: '0,00',
  financesCosts: 'sim',
  date: '23/11/2026',
}

export const lowRate = worked(financing, { ...car, rate: '1,9', upfrontFees: '2.400,00' })
export const noFees = worked(financing, car)
export const afterTwoYears = worked(financing, { ...car, settleAfter: '24' })
export const balloon = worked(financing, { ...car, balloon: '30.000,00' })
const terms = [24, 36, 48, 60].map((months) => ({
  months,
  loan: worked(financing, { ...car, months: String(months) }),
}))
const downPayments = [10, 20, 30, 50].map((share) => ({
  share,
  loan: worked(financing, { ...car, downPayment: String(share) }),
}))

/** Half of a car of R$ 100.000 paid now, the other half without interest; all of it at once, R$ 6.000 less. */
export const zeroRate = worked(comparison, {
  mode: 'instalments',
  cashPrice: '44.000,00',
  instalments: '24',
  instalment: '2.083,34',
  annualYield: '13,65',
  yieldIs: 'gross',
  date: '23/11/2026',
})

/** After tax, with two decimals. */
export const yieldPerMonth = percentInWords(
  (parseDecimal(bare(zeroRate.row('Rendimento do seu dinheiro, ao mês'))) ?? Number.NaN) / 100,
  2,
)

/** A guess of ours: what a car loses in a year. */
export const LOSS = 0.1
export const worthAfterFourYears = formatBrl(Math.round(100_000_00 * (1 - LOSS) ** 4))

/** Examples of ours, for the same R$ 80.000. */
export const ADMINISTRATION = 0.15
export const consorcio = formatBrl(80_000_00 * (1 + ADMINISTRATION))

export const paid = (loan: Worked) => loan.row('Total pago até o fim')

/** Of the whole contract: the row with that name is of the first month. */
const interest = (loan: Worked) => loan.cell('O mesmo financiamento', 'Juros', 'Price')
export const cet = (loan: Worked) => loan.row('CET ao ano')

export const longest = terms.at(-1) ?? { months: 0, loan: noFees }
export const shortest = terms[0] ?? longest

export const feesInAll = difference(paid(lowRate), paid(noFees))
export const termRows = terms.map(({ months, loan }) => [
  `${months} meses`,
  bare(loan.headline),
  interest(loan),
  bare(paid(loan)),
])
export const interestInWords = terms
  .map(({ months, loan }) => `R$ ${interest(loan)} em ${months} meses`)
  .join('; ')
export const interestPoints = terms.map(({ months, loan }) => [`${months} meses`, interest(loan)])
export const longerInterest = difference(interest(longest.loan), interest(shortest.loan))
export const downPaymentRows = downPayments.map(({ share, loan }) => [
  `${share} %`,
  bare(loan.headline),
  interest(loan),
  bare(loan.row('Renda bruta')),
])
export const balloonInterest = difference(interest(balloon), interest(noFees))
export const twoPercentAYear = percentInWords(annualRateFrom(0.02), 2)
