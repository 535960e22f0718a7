import { dayNumber } from '../calendar/business-days.ts'
import { addMonths } from '../calendar/term.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { growthFactor } from '../interest/interest.ts'
import type { tesouroBonds } from '../tables/fixed-income/tesouro-direto.ts'

export type TesouroBond =
  | 'selic'
  | 'prefixado'
  | 'prefixado-juros'
  | 'ipca'
  | 'ipca-juros'
  | 'renda-mais'
  | 'educa-mais'

/** A payment as a share of the face value, before its index. */
export type BondPayment = { day: IsoDate; share: Fraction; isCoupon: boolean }

type BondRules = (typeof tesouroBonds)[number]

/**
 * What a bond pays after `from`, oldest first. `maturity` of RendA+ and Educa+ is the day of their first payment. The
 * last coupon falls on the maturity, with the face value.
 */
export function bondPayments(
  bond: TesouroBond,
  maturity: IsoDate,
  from: IsoDate,
  rules: BondRules,
): BondPayment[] {
  const face = { day: maturity, share: 1, isCoupon: false }
  switch (bond) {
    case 'selic':
    case 'prefixado':
    case 'ipca':
      return [face]
    case 'prefixado-juros':
    case 'ipca-juros': {
      const share = rules.semesterCoupon[bond === 'ipca-juros' ? 'ipca' : 'prefixado']
      const coupons = couponDays(maturity, from).map((day) => ({ day, share, isCoupon: true }))
      return [...coupons, face]
    }
    case 'renda-mais':
    case 'educa-mais': {
      const count = rules.payments[bond]
      return Array.from({ length: count }, (_, month) => ({
        day: addMonths(maturity, month),
        share: 1 / count,
        isCoupon: false,
      })).filter(({ day }) => day > from)
    }
  }
}

/** Every six months back from the maturity, those after `from`, oldest first. */
function couponDays(maturity: IsoDate, from: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let count = 0, day = maturity; day > from; day = addMonths(maturity, -6 * ++count)) days.unshift(day)
  return days
}

/** Part of the running coupon that is already earned on `day`: what the buyer pays for it is not taxed again. */
export function earnedCouponShare(maturity: IsoDate, day: IsoDate): Fraction {
  const [next = maturity] = couponDays(maturity, day)
  const last = addMonths(next, -6)
  return (dayNumber(day) - dayNumber(last)) / (dayNumber(next) - dayNumber(last))
}

/** What the payments after `day` are worth on it at `annualRate`, as a share of the face value corrected to `day`. */
export function presentShare(
  payments: readonly BondPayment[],
  annualRate: Fraction,
  day: IsoDate,
  businessDays: (day: IsoDate) => number,
): number {
  const today = businessDays(day)
  return payments.reduce(
    (sum, payment) =>
      payment.day > day
        ? sum + payment.share / growthFactor(annualRate, (businessDays(payment.day) - today) / 252)
        : sum,
    0,
  )
}
