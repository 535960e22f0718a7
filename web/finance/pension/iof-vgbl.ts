import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { iofVgbl } from '../tables/pension/iof-vgbl.ts'

type Contribution = {
  date: IsoDate
  /** Any name, the same for the contributions to one insurer. */
  insurer: string
  amount: Cents
}

type ChargedContribution = {
  iof: Cents
  rate: Fraction
  /** Sum against the limit with this contribution, and the part of the contribution that pays. */
  accumulated: Cents
  taxed: Cents
  limit: Cents
  rule: RuleSource
}

type IofVgblResult =
  | {
      ok: true
      /** In the order of the contributions, which may be any. */
      contributions: ChargedContribution[]
      total: Cents
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * IOF on one person's contributions to VGBL plans, in all insurers.
 *
 * Each contribution pays the difference that it makes: the tax on the sum of its period (month or calendar year)
 * with it, less the tax on the sum before it, by the rule of its own day; rounded per contribution. Contributions of
 * one day count in the order given. Transfers between plans, redemptions and income pay nothing.
 *
 * @see Decreto 6.306/2007, art. 22; facts/01-iof.md §6
 */
export function iofOnVgbl(contributions: readonly Contribution[]): IofVgblResult {
  const charged: ChargedContribution[] = []
  for (const [index, contribution] of contributions.entries()) {
    const { date, amount } = contribution
    if (!(Number.isSafeInteger(amount) && amount >= 0)) throw new RangeError(`not an amount: ${amount}`)
    const rule = inForce(iofVgbl, date)
    if (!rule) return { ok: false, reason: 'no-table-in-force' }
    const before = contributions
      .filter(
        (other, place) =>
          isEarlier(other, place, contribution, index) && isCounted(rule, other, contribution),
      )
      .reduce((sum, other) => sum + other.amount, 0)
    const accumulated = before + amount
    const part = taxed(rule, accumulated) - taxed(rule, before)
    charged.push({
      iof: roundCents(rule.rate * part),
      rate: rule.rate,
      accumulated,
      taxed: part,
      limit: rule.limit,
      rule: ruleSource(rule),
    })
  }
  return { ok: true, contributions: charged, total: charged.reduce((sum, { iof }) => sum + iof, 0) }
}

export type VgblRule = Pick<Rule, 'rate' | 'limit' | 'charged' | 'summedOver' | 'period'> & {
  rule: RuleSource
}

/** Every rule on contributions, newest first. */
export function vgblHistory(): VgblRule[] {
  return iofVgbl.map(({ rate, limit, charged, summedOver, period, ...edition }) => ({
    rate,
    limit,
    charged,
    summedOver,
    period,
    rule: ruleSource(edition),
  }))
}

type Rule = (typeof iofVgbl)[number]

function isEarlier(other: Contribution, place: number, contribution: Contribution, index: number): boolean {
  return other.date < contribution.date || (other.date === contribution.date && place < index)
}

function isCounted(
  { period, countedFrom, summedOver }: Rule,
  other: Contribution,
  contribution: Contribution,
): boolean {
  const samePeriod = period === 'year' ? 'YYYY'.length : 'YYYY-MM'.length
  return (
    other.date >= countedFrom &&
    other.date.slice(0, samePeriod) === contribution.date.slice(0, samePeriod) &&
    (summedOver === 'all-insurers' || other.insurer === contribution.insurer)
  )
}

/** The part of `sum` that pays the rate. */
function taxed({ limit, charged }: Rule, sum: Cents): Cents {
  if (sum <= limit) return 0
  return charged === 'whole' ? sum : sum - limit
}
