import { balanceAfter, checkLoan, type ExactMonth, type Schedule, scheduleFrom } from './amortization.ts'
import { type Loan, monthsRoundedUp, paymentsIn, priceInstalment } from './annuity.ts'
import { type Cents, roundCents } from './money.ts'

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

/**
 * The schedule of a loan with extra payments, each right after the instalment of its month.
 *
 * `keep` says what the bank does with them: 'instalment' ends earlier (the instalment in Price, the amortization in
 * SAC, stays), 'term' lowers the instalments of the months that are left. What exceeds the balance is not taken.
 * Rounded by `scheduleFrom`.
 */
export function scheduleWithExtras(
  system: 'price' | 'sac',
  loan: Loan,
  extraIn: (month: number) => Cents,
  keep: 'instalment' | 'term',
): Schedule {
  checkLoan(loan)
  const months: ExactMonth[] = []
  let balance: number = loan.principal
  // What the extras took off the balance of the plain schedule. Following that schedule's closed form, and not the
  // balance from month to month, keeps binary errors from compounding with the interest.
  let saved = 0
  // Half a centavo and less is paid: it would round to a row of zeros.
  for (let month = 1; month <= loan.months && balance >= 0.5; month++) {
    const left = loan.months - month + 1
    // A fixed instalment turns the interest saved into amortization; a fixed amortization does not.
    if (system === 'price') saved *= 1 + loan.monthlyRate
    const planned =
      keep === 'term'
        ? balanceAfter(system, { ...loan, principal: balance, months: left }, 1)
        : balanceAfter(system, loan, month) - saved
    const afterInstalment = Math.max(0, planned)
    const payment = balance * (1 + loan.monthlyRate) - afterInstalment
    const extra = Math.min(extraIn(month), roundCents(afterInstalment))
    saved += extra
    balance = Math.max(0, afterInstalment - extra)
    months.push({ payment, extra, balance })
  }
  return scheduleFrom(loan.principal, months, system === 'price')
}
