import { addMonths, dayNumber } from '#web/finance/calendar/days.ts'
import { businessDaysFrom } from '#web/finance/calendar/term.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { fixedIncomeIrRate, type Lot } from '#web/finance/fixed-income/redemption.ts'
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
  /** Of the same CPF in other Tesouro Selic, which uses up the balance without custody fee. */
  otherBalance: Cents
  /** Absent: held until the last payment. */
  sale?: { day: IsoDate; annualRate: Fraction }
}

type Purchase = {
  day: IsoDate
  amount: Cents
  units: number
  /** Of the coupon that was running on `day`. */
  earnedShare: Fraction
}

/** Of one bond, without rounding the quantity to hundredths of a bond. */
export type Position = {
  /** Day of the last payment. */
  ends: IsoDate
  /** Payments until `end`, and the sale of the rest on it at `saleRate`, each with the cost that is not its yield. */
  received: (end: IsoDate, saleRate: Fraction) => Lot[]
  /** Value on `day` at the rate of the purchase, unrounded. */
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
  // Asked for on each anniversary of each sale: a price is the sum of up to hundreds of payments.
  const known = new Map<IsoDate, number>()
  const bookWorth = (day: IsoDate) => {
    const value = known.get(day) ?? worth(day, annualRate)
    known.set(day, value)
    return value
  }
  const hasCoupons = payments.some(({ isCoupon }) => isCoupon)
  const purchases = purchasesOf(bought, lastDay).map(({ day, amount }): Purchase => {
    const earnedShare = hasCoupons ? earnedCouponShare(maturity, day) : 0
    return { day, amount, units: amount / bookWorth(day), earnedShare }
  })
  const until = (end: IsoDate) => purchases.filter(({ day }) => day < end)
  return {
    ends: payments.at(-1)?.day ?? maturity,
    received: (end, saleRate) => {
      const rest = saleRate === annualRate ? bookWorth(end) : worth(end, saleRate)
      const paid = payments
        .filter(({ day }) => day <= end)
        .map((payment) => ({ ...payment, perUnit: payment.share * index(payment.day) }))
      return mergedOf(bond, until(end), payments[0]?.day ?? end, end).flatMap((purchase) => {
        const flows = paid
          .filter(({ day }) => purchase.day < day)
          .map(({ perUnit, ...payment }) => ({ ...payment, gross: roundCents(purchase.units * perUnit) }))
        const sale = { day: end, share: 0, isCoupon: false, gross: roundCents(purchase.units * rest) }
        return withCost(bought, purchase, rest > 0 ? [...flows, sale] : flows)
      })
    },
    valueOn: (day) =>
      purchases.reduce((sum, held) => sum + (held.day <= day ? held.units : 0), 0) * bookWorth(day),
    investedUntil: (end) => until(end).reduce((sum, { amount }) => sum + amount, 0),
    monthlyIncome: (end) => until(end).reduce((sum, { units }) => sum + units * (payments[0]?.share ?? 0), 0),
  }
}

/**
 * Of RendA+ and Educa+ once they pay: the purchases that pay the lowest rate of income tax from the first payment on, as
 * one. Decades of contributions are hundreds of purchases, each with hundreds of payments.
 */
function mergedOf(
  bond: TesouroBond,
  purchases: readonly Purchase[],
  first: IsoDate,
  end: IsoDate,
): readonly Purchase[] {
  if ((bond !== 'renda-mais' && bond !== 'educa-mais') || end < first) return purchases
  const lowest = fixedIncomeIrRate(Number.MAX_SAFE_INTEGER, first)
  const isOld = ({ day }: Purchase) => fixedIncomeIrRate(dayNumber(first) - dayNumber(day), first) === lowest
  const old = purchases.filter(isOld)
  const youngest = old.at(-1)
  if (!youngest) return purchases
  const sum = (of: 'amount' | 'units') => old.reduce((added, purchase) => added + purchase[of], 0)
  const merged = { day: youngest.day, amount: sum('amount'), units: sum('units'), earnedShare: 0 }
  return [merged, ...purchases.slice(old.length)]
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
function withCost({ bond }: Bought, purchase: Purchase, flows: readonly Flow[]): Lot[] {
  const { amount, day: bought, units, earnedShare } = purchase
  const isIncome = bond === 'renda-mais' || bond === 'educa-mais'
  let left = amount
  let paidShare = 0
  return flows.map(({ day, share, isCoupon, gross }, at) => {
    paidShare += share
    const earned = isCoupon && at === 0 ? earnedShare * share * units : 0
    const isLast = at === flows.length - 1
    const proportional = isIncome
      ? left - roundCents(amount * (1 - paidShare))
      : Math.min(gross, roundCents(earned))
    const cost = isLast ? left : proportional
    left -= cost
    return { amount: cost, gross, days: dayNumber(day) - dayNumber(bought), paidOn: day }
  })
}
