import { type Cents, roundCents } from '../core/money.ts'
import {
  annuityFactor,
  type Loan,
  monthsRoundedUp,
  paymentsIn,
  priceInstalment,
} from '../interest/annuity.ts'

export type System = 'price' | 'sac' | 'sam' | 'sacre'

/** instalment = interest + amortization; balance = the one before + correction − amortization − extra. */
export type ScheduleRow = {
  month: number
  instalment: Cents
  /** Added to the balance by an index (TR, IPCA) before the instalment. */
  correction: Cents
  interest: Cents
  amortization: Cents
  /** Paid beyond the instalment, all of it amortization. */
  extra: Cents
  balance: Cents
}

/** totalPaid = principal + totalCorrection + totalInterest. */
export type Schedule = {
  rows: ScheduleRow[]
  totalInterest: Cents
  totalCorrection: Cents
  totalPaid: Cents
}

/** One month in unrounded centavos. */
export type ExactMonth = { payment: number; extra: Cents; balance: number }

/** The instalment is written in the contract as one number: only the last may differ. */
export const hasFixedInstalment: Readonly<Record<System, boolean>> = {
  price: true,
  sac: false,
  sam: false,
  sacre: true,
}

/** SACRE recalculates its instalment once a year. */
const monthsPerRecalculation = 12

/**
 * The instalments of `loan` without index or insurance. SACRE may end before its term.
 *
 * - Price: equal instalments P·i ÷ (1 − (1 + i)⁻ⁿ).
 * - SAC: equal amortization P ÷ n; instalment P ÷ n + interest on the balance; total interest i·P·(n + 1) ÷ 2.
 * - SAM: the mean of Price and SAC.
 * - SACRE: balance ÷ remaining months + interest of the month, kept for twelve months, then recalculated; the last
 *   instalment is the remaining balance.
 *
 * @see facts/07-financiamento.md §1, §3; rounding as in `scheduleFrom`
 */
export function calculateSchedule(system: System, loan: Loan): Schedule {
  checkLoan(loan)
  return scheduleFrom(loan, exactMonths(system, loan), hasFixedInstalment[system])
}

/**
 * Unrounded centavos owed after `paid` instalments of a Price or SAC loan.
 *
 * Price: P·(1 − (1 + i)^−(n−k)) ÷ (1 − (1 + i)⁻ⁿ). SAC: P·(n − k) ÷ n. Exactly zero at the end.
 */
export function balanceAfter(system: 'price' | 'sac', loan: Loan, paid: number): number {
  const { principal, monthlyRate, months } = loan
  const left = months - paid
  if (system === 'sac') return (principal * left) / months
  return (principal * annuityFactor(monthlyRate, left)) / annuityFactor(monthlyRate, months)
}

/**
 * Rounds a schedule so that every row and every column adds up to the centavo.
 *
 * The balance is never rounded on the way, and the total of the interest is the exact one rounded. Where the instalment
 * is fixed each is rounded half up and the last absorbs the difference; elsewhere (and where that is more than the last
 * can take, a few reais over decades) the centavos go where they fall: what was paid so far is always the exact sum rounded.
 * Interest is what the amortization leaves of the instalment. In the first row, and in each one where the instalment is
 * fixed, it is the balance shown above times the rate, rounded, as a calculator gives it: the balance may stand a centavo
 * from the exact one for that, never more.
 *
 * @see facts/07-financiamento.md §3
 */
export function scheduleFrom(
  { principal, monthlyRate }: Pick<Loan, 'principal' | 'monthlyRate'>,
  months: ExactMonth[],
  isFixed: boolean,
): Schedule {
  const totalPaid = roundCents(months.reduce((sum, { payment, extra }) => sum + payment + extra, 0))
  if (!Number.isSafeInteger(totalPaid)) throw new RangeError(`too large for centavos: ${totalPaid}`)
  const totalInterest = totalPaid - principal
  const roundsEach = isFixed && lastCanAbsorb(totalPaid, principal, months)
  const rows: ScheduleRow[] = []
  let before: number = principal
  let owed = principal
  let exactlyPaid = 0
  let paid = 0
  let interestLeft = totalInterest
  for (const [index, { payment, extra, balance: exact }] of months.entries()) {
    exactlyPaid += payment
    const left = months.length - 1 - index
    const due = roundsEach ? roundCents(payment) : roundCents(exactlyPaid) - paid
    const follows = roundsEach || index === 0
    const wanted = follows ? owed + roundCents(owed * monthlyRate) - due - extra : roundCents(exact)
    const balance = shownBalance({ exact, wanted, left, grows: exact + extra > before }, owed - extra)
    const amortization = owed - balance - extra
    const interest = left === 0 ? interestLeft : Math.min(interestLeft, Math.max(0, due - amortization))
    const instalment = interest + amortization
    rows.push({ month: index + 1, instalment, correction: 0, interest, amortization, extra, balance })
    before = exact
    owed = balance
    paid += instalment
    interestLeft -= interest
  }
  return { rows, totalInterest, totalCorrection: 0, totalPaid }
}

/** `grows`: interest is added to the balance. `left`: rows after this one. */
type Shown = { exact: number; wanted: Cents; left: number; grows: boolean }

/**
 * The balance nearest to `wanted` within a centavo of `exact`. It falls from `before` unless it grows; the last row pays it,
 * so that before it the balance is never above the exact one rounded.
 */
function shownBalance({ exact, wanted, left, grows }: Shown, before: Cents): Cents {
  if (left === 0) return 0
  const highest = left === 1 ? roundCents(exact) : Math.floor(exact + 1)
  const near = Math.min(highest, Math.max(wanted, Math.ceil(exact - 1), 0))
  return grows ? near : Math.min(near, before)
}

/** Whether the last instalment, taking the centavos that rounding the others left, still pays its amortization. */
function lastCanAbsorb(totalPaid: Cents, principal: Cents, months: ExactMonth[]): boolean {
  const others = months.slice(0, -1).reduce((sum, { payment, extra }) => sum + roundCents(payment) + extra, 0)
  const owed = roundCents(months.at(-2)?.balance ?? principal)
  return totalPaid - others >= owed
}

/** Throws unless it is a loan: whole centavos, a rate from 0 on, whole months. */
export function checkLoan({ principal, monthlyRate, months }: Loan): void {
  const possible =
    Number.isSafeInteger(principal) &&
    principal > 0 &&
    monthlyRate >= 0 &&
    Number.isFinite(monthlyRate) &&
    Number.isInteger(months) &&
    months >= 1
  if (!possible) throw new RangeError(`not a loan: ${principal}, ${monthlyRate}, ${months}`)
}

/** The months of `calculateSchedule` before rounding. */
export function exactMonths(system: System, loan: Loan): ExactMonth[] {
  switch (system) {
    case 'price':
    case 'sac':
      return closedForm(system, loan)
    case 'sam': {
      const sac = closedForm('sac', loan)
      return closedForm('price', loan).map(({ payment, balance }, index) => ({
        payment: (payment + (sac[index]?.payment ?? 0)) / 2,
        extra: 0,
        balance: (balance + (sac[index]?.balance ?? 0)) / 2,
      }))
    }
    case 'sacre':
      return sacreMonths(loan)
  }
}

function closedForm(system: 'price' | 'sac', loan: Loan): ExactMonth[] {
  const { principal, monthlyRate, months } = loan
  const instalment = priceInstalment(loan)
  const amortization = principal / months
  return Array.from({ length: months }, (_, paid) => ({
    payment: system === 'price' ? instalment : amortization + balanceAfter('sac', loan, paid) * monthlyRate,
    extra: 0,
    balance: balanceAfter(system, loan, paid + 1),
  }))
}

function sacreMonths({ principal, monthlyRate, months }: Loan): ExactMonth[] {
  const exact: ExactMonth[] = []
  let balance: number = principal
  let instalment = 0
  for (let month = 1; month <= months; month++) {
    if ((month - 1) % monthsPerRecalculation === 0)
      instalment = balance / (months - month + 1) + balance * monthlyRate
    const owed = balance * (1 + monthlyRate)
    const isLast = instalment >= owed || month === months
    const payment = isLast ? owed : instalment
    balance = isLast ? 0 : owed - payment
    exact.push({ payment, extra: 0, balance })
    if (isLast) break
  }
  return exact
}

type ExtraInput = {
  system: 'price' | 'sac'
  loan: Loan
  /** Instalments already paid when the extra payment is made. */
  paid: number
  extra: Cents
}

type ExtraResult =
  | {
      ok: true
      balanceBefore: Cents
      balanceAfter: Cents
      /** The months stay; amortization and the next instalment fall. In Price the instalment is the same each month. */
      keepingTerm: { months: number; amortization: Cents; instalment: Cents }
      /** The instalment (Price) or the amortization (SAC) stays; the months fall. */
      keepingInstalment: { months: number; monthsSaved: number }
    }
  | { ok: false; reason: 'exceeds-balance' }

/**
 * One extra payment right after instalment `paid`: what it does to the instalment, or to the term.
 *
 * Price: PMT′ = B·i ÷ (1 − (1 + i)^−(n−k)); n′ = −ln(1 − B·i ÷ PMT) ÷ ln(1 + i), rounded up.
 * SAC: A′ = B ÷ (n − k); n′ = B ÷ A, rounded up. Balances unrounded, each figure rounded once.
 *
 * @see facts/07-financiamento.md §1; CDC (Lei 8.078/1990), art. 52, § 2º (early settlement)
 */
export function calculateExtra({ system, loan, paid, extra }: ExtraInput): ExtraResult {
  checkLoan(loan)
  const left = loan.months - paid
  if (!(Number.isInteger(paid) && paid >= 0 && left >= 1)) throw new RangeError(`not a month: ${paid}`)
  const { monthlyRate } = loan
  const before = balanceAfter(system, loan, paid)
  if (extra > roundCents(before)) return { ok: false, reason: 'exceeds-balance' }
  // Nobody owes half a centavo.
  const after = extra === roundCents(before) ? 0 : before - extra
  const exact =
    system === 'price'
      ? paymentsIn(after, priceInstalment(loan), monthlyRate)
      : after / (loan.principal / loan.months)
  const months = monthsRoundedUp(exact)
  const rest = { principal: after, monthlyRate, months: left }
  const instalment = system === 'price' ? priceInstalment(rest) : after / left + after * monthlyRate
  return {
    ok: true,
    balanceBefore: roundCents(before),
    balanceAfter: roundCents(after),
    keepingTerm: {
      months: left,
      amortization: roundCents(instalment - after * monthlyRate),
      instalment: roundCents(instalment),
    },
    keepingInstalment: { months, monthsSaved: left - months },
  }
}
