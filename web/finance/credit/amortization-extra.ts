import { type Cents, roundCents } from '../core/money.ts'
import { type Loan, monthsRoundedUp, paymentsIn, priceInstalment } from '../interest/annuity.ts'
import { balanceAfter, checkLoan } from './amortization.ts'

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
