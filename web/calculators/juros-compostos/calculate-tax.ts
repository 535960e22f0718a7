import { dayNumber } from '#web/finance/calendar/business-days.ts'
import { addMonths } from '#web/finance/calendar/term.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { grownLot, type LotsRedemption, redeemLots } from '#web/finance/fixed-income/redemption.ts'
import { type ContributionAt, growthFactor } from '#web/finance/interest/interest.ts'

type Taxed = {
  /** Day of the initial amount; the redemption is `months` later. */
  from: IsoDate
  initial: Cents
  months: number
  monthlyRate: Fraction
  contributionAt: ContributionAt
  contributionIn: (month: number) => Cents
}

/** The taxes of a redemption whose every contribution has its own age. Their gross values may miss the total by centavos. */
export function taxesOf(plan: Taxed): { redeemedOn: IsoDate; redeemed: LotsRedemption } {
  const { from, initial, months, monthlyRate, contributionAt, contributionIn } = plan
  const redeemedOn = addMonths(from, months)
  const end = dayNumber(redeemedOn)
  const lots = [grownLot(initial, growthFactor(monthlyRate, months), end - dayNumber(from))]
  for (let month = 1; month <= months; month++) {
    const opened = contributionAt === 'end' ? month : month - 1
    const days = end - dayNumber(addMonths(from, opened))
    lots.push(grownLot(contributionIn(month), growthFactor(monthlyRate, months - opened), days))
  }
  const put = lots.filter(({ amount }) => amount > 0)
  return { redeemedOn, redeemed: redeemLots({ lots: put, date: redeemedOn, exempt: false }) }
}
