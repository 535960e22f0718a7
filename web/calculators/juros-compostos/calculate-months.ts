import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { type ContributionAt, futureValue } from '#web/finance/interest/interest.ts'

export type MonthRow = {
  month: number
  contribution: Cents
  interest: Cents
  invested: Cents
  balance: Cents
}

/** `interest` is that of the year; the last year may have fewer than twelve months. */
export type YearRow = { year: number; invested: Cents; interest: Cents; balance: Cents }

type Course = {
  initial: Cents
  months: number
  monthlyRate: Fraction
  contributionAt: ContributionAt
  contributionIn: (month: number) => Cents
}

/** Each month, before any tax. Each balance is rounded once; the interest is what it leaves. */
export function monthRows({
  initial,
  months,
  monthlyRate,
  contributionAt,
  contributionIn,
}: Course): MonthRow[] {
  const rows: MonthRow[] = []
  let yearOpening: number = initial
  let balance = initial
  let invested = initial
  for (let month = 1; month <= months; month++) {
    const contribution = contributionIn(month)
    const monthOfYear = ((month - 1) % 12) + 1
    const exact = futureValue({
      initial: yearOpening,
      contribution,
      monthlyRate,
      months: monthOfYear,
      contributionAt,
    })
    const next = roundCents(exact)
    invested += contribution
    rows.push({ month, contribution, interest: next - balance - contribution, invested, balance: next })
    balance = next
    if (monthOfYear === 12) yearOpening = exact
  }
  return rows
}

export function yearRows(months: readonly MonthRow[]): YearRow[] {
  const years: YearRow[] = []
  for (const { month, interest, invested, balance } of months) {
    const year = Math.ceil(month / 12)
    const earlier = years[year - 1]?.interest ?? 0
    years[year - 1] = { year, invested, interest: earlier + interest, balance }
  }
  return years
}
