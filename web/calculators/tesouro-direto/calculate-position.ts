import { dayNumber } from '#web/finance/calendar/business-days.ts'
import { addMonths, businessDaysFrom } from '#web/finance/calendar/term.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import type { Lot } from '#web/finance/fixed-income/redemption.ts'
import {
  type BondPayment,
  bondPayments,
  earnedCouponShare,
  presentShare,
  type TesouroBond,
} from '#web/finance/fixed-income/tesouro-direto.ts'
import { growthFactor } from '#web/finance/interest/interest.ts'
import type { tesouroBonds } from '#web/finance/tables/fixed-income/tesouro-direto.ts'

export type Bought = {
  bond: TesouroBond
  maturity: IsoDate
  amount: Cents
  monthlyContribution: Cents
  date: IsoDate
  /** Of the contract: real for IPCA+, ágio for Selic. Per year. */
  annualRate: Fraction
  /** Of the Selic or of the IPCA, constant; 0 for a fixed bond. Per year. */
  indexRate: Fraction
}

export type TesouroInput = Bought & {
  /** Absent: held until the last payment. */
  sale?: { day: IsoDate; annualRate: Fraction }
}

type Purchase = { day: IsoDate; amount: Cents; units: number }

/** What was bought of one bond, without rounding the quantity to hundredths of a bond. */
export type Position = {
  /** Day of the last payment. */
  ends: IsoDate
  /** Payments until `end`, and the sale of the rest on it at `saleRate`, each with the cost that is not its yield. */
  received: (end: IsoDate, saleRate: Fraction) => Lot[]
  /** What is held on `day` at the rate of the purchase, unrounded. */
  valueOn: (day: IsoDate) => number
  investedUntil: (end: IsoDate) => Cents
  /** Of RendA+ and Educa+: what a month pays, in today's money, unrounded. */
  monthlyIncome: (end: IsoDate) => number
}

/** A position whose contributions stop at `lastDay`, which gets none. */
export function positionOf(bought: Bought, lastDay: IsoDate, rules: (typeof tesouroBonds)[number]): Position {
  const { bond, maturity, date, annualRate, indexRate } = bought
  const businessDays = businessDaysFrom(date)
  const payments = bondPayments(bond, maturity, date, rules)
  const index = (day: IsoDate) => growthFactor(indexRate, businessDays(day) / 252)
  const worth = (day: IsoDate, rate: Fraction) => presentShare(payments, rate, day, businessDays) * index(day)
  const purchases = purchasesOf(bought, lastDay).map(
    ({ day, amount }): Purchase => ({ day, amount, units: amount / worth(day, annualRate) }),
  )
  const until = (end: IsoDate) => purchases.filter(({ day }) => day < end)
  return {
    ends: payments.at(-1)?.day ?? maturity,
    received: (end, saleRate) =>
      until(end).flatMap((purchase) => {
        const paid = payments.filter(({ day }) => purchase.day < day && day <= end)
        const flows = paid.map((payment) => ({
          ...payment,
          gross: roundCents(purchase.units * payment.share * index(payment.day)),
        }))
        const rest = worth(end, saleRate)
        const sale = { day: end, share: 0, isCoupon: false, gross: roundCents(purchase.units * rest) }
        return withCost(bought, purchase, rest > 0 ? [...flows, sale] : flows)
      }),
    valueOn: (day) =>
      purchases.reduce((sum, held) => sum + (held.day <= day ? held.units : 0), 0) * worth(day, annualRate),
    investedUntil: (end) => until(end).reduce((sum, { amount }) => sum + amount, 0),
    monthlyIncome: (end) => until(end).reduce((sum, { units }) => sum + units * (payments[0]?.share ?? 0), 0),
  }
}

function purchasesOf({ amount, monthlyContribution, date, maturity }: Bought, lastDay: IsoDate) {
  const purchases = [{ day: date, amount }]
  if (monthlyContribution === 0) return purchases
  const until = lastDay < maturity ? lastDay : maturity
  for (let month = 1, day = addMonths(date, 1); day < until; day = addMonths(date, ++month)) {
    purchases.push({ day, amount: monthlyContribution })
  }
  return purchases
}

type Flow = BondPayment & { gross: Cents }

/**
 * The part of each payment that only gives the price back. RendA+ and Educa+: the price in the proportion of the face
 * value paid. Coupons: what was already earned at the purchase, out of the first one (Lei 12.431/2011, pro rata);
 * the rest of the price goes out at the end.
 */
function withCost({ bond, maturity }: Bought, purchase: Purchase, flows: readonly Flow[]): Lot[] {
  const { amount, day: bought, units } = purchase
  const isIncome = bond === 'renda-mais' || bond === 'educa-mais'
  let left = amount
  let paidShare = 0
  return flows.map(({ day, share, isCoupon, gross }, at) => {
    paidShare += share
    const earned = isCoupon && at === 0 ? earnedCouponShare(maturity, bought) * share * units : 0
    const isLast = at === flows.length - 1
    const proportional = isIncome
      ? left - roundCents(amount * (1 - paidShare))
      : Math.min(gross, roundCents(earned))
    const cost = isLast ? left : proportional
    left -= cost
    return { amount: cost, gross, days: dayNumber(day) - dayNumber(bought), paidOn: day }
  })
}
