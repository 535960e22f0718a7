import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import type { Loan } from '../interest/annuity.ts'
import { growthFactor } from '../interest/interest.ts'
import { balanceAfter, checkLoan } from './amortization.ts'

type HousingInput = {
  loan: Loan
  /** The instalment asked about, from 1. */
  month: number
  /** TR (or another index) of each month up to this one, the same in all. */
  monthlyIndex: Fraction
  /** Death and disability (MIP): of the corrected balance, per month. The insurer's. */
  mipRate: Fraction
  propertyValue: Cents
  /** Damage to the property (DFI): of its value, per month. The insurer's. */
  dfiRate: Fraction
  /** Administration fee per month. */
  fee: Cents
}

/** instalment = amortization + interest + mip + dfi + fee; balance = corrected balance − amortization. */
type HousingInstalment = {
  correctedBalance: Cents
  amortization: Cents
  interest: Cents
  mip: Cents
  dfi: Cents
  instalment: Cents
  balance: Cents
}

/**
 * One instalment of a SAC home loan with index and the two insurances.
 *
 * The balance is corrected by the index before interest and amortization: B = P·(1 + TR)ᵏ·(n − k + 1) ÷ n, and
 * amortization is B over the months that are left. Balances unrounded from month to month; each part rounded half up
 * and the instalment is their sum.
 *
 * @see facts/07-financiamento.md §1
 */
export function calculateHousingInstalment({
  loan,
  month,
  monthlyIndex,
  mipRate,
  propertyValue,
  dfiRate,
  fee,
}: HousingInput): HousingInstalment {
  checkLoan(loan)
  if (!(Number.isInteger(month) && month >= 1 && month <= loan.months))
    throw new RangeError(`not a month of the loan: ${month}`)
  const corrected = balanceAfter('sac', loan, month - 1) * growthFactor(monthlyIndex, month)
  const correctedBalance = roundCents(corrected)
  const amortization = roundCents(corrected / (loan.months - month + 1))
  const interest = roundCents(corrected * loan.monthlyRate)
  const mip = roundCents(corrected * mipRate)
  const dfi = roundCents(propertyValue * dfiRate)
  const instalment = amortization + interest + mip + dfi + fee
  return {
    correctedBalance,
    amortization,
    interest,
    mip,
    dfi,
    instalment,
    balance: correctedBalance - amortization,
  }
}
