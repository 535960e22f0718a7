import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import type { Loan } from '../interest/annuity.ts'
import { growthFactor } from '../interest/interest.ts'
import {
  balanceAfter,
  checkLoan,
  type ExactMonth,
  exactMonths,
  hasFixedInstalment,
  type Schedule,
  type ScheduleRow,
  type System,
  scheduleFrom,
} from './amortization.ts'

export type Financing = {
  system: System
  /** `months` from the release to the last instalment, months of grace included. */
  loan: Loan
  /** Months at the start without amortization: their interest is paid, or added to the balance. */
  grace: { months: number; interest: 'paid' | 'capitalized' }
  /** Due with the last instalment, at most the principal. Zero for SACRE. */
  balloon: Cents
  /** Of the index of the contract (TR, IPCA), the same every month. */
  monthlyIndex: Fraction
  /** Paid right after the instalment of the month. Nothing for SAM and SACRE. */
  extraIn: (month: number) => Cents
  /** Effect of the extras: `instalment` keeps it and shortens the term, or `term` keeps it and lowers the instalment. */
  keep: 'instalment' | 'term'
}

/** From R$ 10 trilhões on, a double no longer holds every centavo. */
const maxTotal: Cents = 1_000_000_000_000_000

type FinancingResult = ({ ok: true } & Schedule) | { ok: false; reason: 'too-large' }

/**
 * The schedule of a loan with grace, balloon, index and extra payments, rounded by `scheduleFrom`.
 *
 * The index multiplies everything alike, so the loan is followed in money of the day of the contract, where it is the
 * plain one, and each month is multiplied by (1 + index)^month: B = B₀ × (1 + TR)ᵏ, interest and amortization after it.
 * A balloon F is part of the balance that only pays interest: Price amortizes P − F·(1 + i)⁻ⁿ, SAC P − F.
 *
 * @see facts/07-financiamento.md §1
 */
export function financingSchedule(financing: Financing): FinancingResult {
  const months = financingMonths(financing)
  const paid = months.reduce((sum, { payment, extra }) => sum + payment + extra, 0)
  if (paid > maxTotal) return { ok: false, reason: 'too-large' }
  const { system, loan, monthlyIndex } = financing
  const { principal } = loan
  if (monthlyIndex !== 0) return { ok: true, ...indexedSchedule(principal, months) }
  return { ok: true, ...scheduleFrom(loan, months, hasFixedInstalment[system]) }
}

/**
 * Rounds an indexed schedule: balances half up; instalments and interest so that their sums so far are the exact ones
 * rounded; the correction is what is left, and bears the centavos.
 */
function indexedSchedule(principal: Cents, months: FinancingMonth[]): Schedule {
  const rows: ScheduleRow[] = []
  let owed = principal
  const exact = { paid: 0, interest: 0 }
  const rounded = { paid: 0, interest: 0, extra: 0 }
  for (const [index, month] of months.entries()) {
    exact.paid += month.payment
    exact.interest += month.interest
    const instalment = roundCents(exact.paid) - rounded.paid
    const interest = roundCents(exact.interest) - rounded.interest
    const { extra } = month
    const balance = index === months.length - 1 ? 0 : roundCents(month.balance)
    const amortization = instalment - interest
    const correction = balance + amortization + extra - owed
    rows.push({ month: index + 1, instalment, correction, interest, amortization, extra, balance })
    owed = balance
    rounded.paid += instalment
    rounded.interest += interest
    rounded.extra += extra
  }
  const totalPaid = rounded.paid + rounded.extra
  const totalInterest = rounded.interest
  return { rows, totalInterest, totalCorrection: totalPaid - principal - totalInterest, totalPaid }
}

/** `interest` is on the corrected balance. */
type FinancingMonth = ExactMonth & { interest: number }

/** The months of `financingSchedule` before rounding: cheaper where only a total is asked for. */
export function financingMonths(financing: Financing): FinancingMonth[] {
  const { loan, grace, monthlyIndex } = checked(financing)
  const months = [...graceMonths(financing)]
  const left = months.at(-1)?.balance ?? loan.principal
  if (left >= 0.5) months.push(...amortizingMonths(financing, left, grace.months))
  return inMoneyOfItsDay(months, financing, monthlyIndex)
}

/** From money of the day of the contract: times (1 + index)^month. */
function inMoneyOfItsDay(
  months: ExactMonth[],
  { loan }: Financing,
  monthlyIndex: Fraction,
): FinancingMonth[] {
  let before = loan.principal
  return months.map(({ payment, extra, balance }, index) => {
    const factor = monthlyIndex === 0 ? 1 : growthFactor(monthlyIndex, index + 1)
    const interest = before * loan.monthlyRate * factor
    before = balance
    return {
      payment: payment * factor,
      extra: roundCents(extra * factor),
      balance: balance * factor,
      interest,
    }
  })
}

function graceMonths({ loan, grace, extraIn, monthlyIndex }: Financing): ExactMonth[] {
  const months: ExactMonth[] = []
  let balance: number = loan.principal
  for (let month = 1; month <= grace.months && balance >= 0.5; month++) {
    const interest = balance * loan.monthlyRate
    const payment = grace.interest === 'paid' ? interest : 0
    const owed = balance + interest - payment
    const extra = realExtra(extraIn(month), owed, growthFactor(monthlyIndex, month))
    balance = Math.max(0, owed - extra)
    months.push({ payment, extra, balance })
  }
  return months
}

function amortizingMonths(financing: Financing, principal: number, paidMonths: number): ExactMonth[] {
  const { system, loan, extraIn, keep, monthlyIndex } = financing
  // Extras in the months of grace may leave less than the balloon.
  const balloon = Math.min(financing.balloon, principal)
  const rest: Loan = { principal, monthlyRate: loan.monthlyRate, months: loan.months - paidMonths }
  if (system === 'sacre') return exactMonths('sacre', rest)
  const months: ExactMonth[] = []
  let balance = principal
  // Balance saved by the extras against the plain schedule. Following that schedule's closed form, and not the
  // balance from month to month, keeps binary errors from compounding with the interest.
  let saved = 0
  // Half a centavo and less is paid: it would round to a row of zeros.
  for (let month = 1; month <= rest.months && balance >= 0.5; month++) {
    const left = rest.months - month + 1
    // A fixed instalment turns the interest saved into amortization; a fixed amortization does not.
    if (system === 'price') saved *= 1 + rest.monthlyRate
    const planned =
      keep === 'term'
        ? plannedBalance(system, { ...rest, principal: balance, months: left }, Math.min(balloon, balance), 1)
        : plannedBalance(system, rest, balloon, month) - saved
    const afterInstalment = Math.max(0, planned)
    const payment = balance * (1 + rest.monthlyRate) - afterInstalment
    const factor = growthFactor(monthlyIndex, paidMonths + month)
    const extra = realExtra(extraIn(paidMonths + month), afterInstalment, factor)
    saved += extra
    balance = Math.max(0, afterInstalment - extra)
    months.push({ payment, extra, balance })
  }
  return months
}

/** Owed after `paid` instalments of the plain loan with a balloon; nothing after the last, which pays it too. */
function plannedBalance(system: Exclude<System, 'sacre'>, loan: Loan, balloon: number, paid: number): number {
  if (paid === loan.months) return 0
  if (system === 'sam') {
    return (plannedBalance('price', loan, balloon, paid) + plannedBalance('sac', loan, balloon, paid)) / 2
  }
  if (balloon === 0) return balanceAfter(system, loan, paid)
  if (system === 'sac')
    return balloon + balanceAfter('sac', { ...loan, principal: loan.principal - balloon }, paid)
  const discount = (months: number) => growthFactor(loan.monthlyRate, -months)
  const amortized = { ...loan, principal: loan.principal - balloon * discount(loan.months) }
  return balanceAfter('price', amortized, paid) + balloon * discount(loan.months - paid)
}

/** An extra of whole centavos of its day, never above what is owed, in money of the day of the contract. */
function realExtra(extra: Cents, owed: number, factor: number): number {
  return extra === 0 ? 0 : Math.min(extra, roundCents(owed * factor)) / factor
}

function checked(financing: Financing): Financing {
  const { loan, grace, balloon, monthlyIndex, system } = financing
  checkLoan(loan)
  const possible =
    Number.isInteger(grace.months) &&
    grace.months >= 0 &&
    grace.months < loan.months &&
    Number.isSafeInteger(balloon) &&
    balloon >= 0 &&
    balloon <= (system === 'sacre' ? 0 : loan.principal) &&
    monthlyIndex > -1
  if (!possible) throw new RangeError(`not a financing: ${grace.months}, ${balloon}, ${monthlyIndex}`)
  return financing
}
