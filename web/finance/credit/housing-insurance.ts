import { monthsBetween } from '../calendar/days.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { housingInsurance } from '../tables/credit/housing-insurance.ts'

type Question = { balance: Cents; propertyValue: Cents; date: IsoDate; oldestBirth?: IsoDate }

/** Per month, the first; and by which age. */
export type InsuranceEstimate = {
  mip: Cents
  dfi: Cents
  fee: Cents
  age: number
  mipRate: Fraction
  dfiRate: Fraction
  source: string
}

/**
 * Estimated insurances of a home loan in the first month: MIP = balance × rate of the age, DFI = value × rate.
 * Each rounded once. Without a date of birth, the age is the table's `assumedAge`.
 *
 * @see facts/07-financiamento.md §1
 */
export function estimateHousingInsurance({
  balance,
  propertyValue,
  date,
  oldestBirth,
}: Question): InsuranceEstimate {
  const { mip, dfiMonthlyRate: dfiRate, monthlyFee: fee, assumedAge, source } = housingInsurance
  const age = oldestBirth ? Math.floor(monthsBetween(oldestBirth, date) / 12) : assumedAge
  const mipRate = (mip.find(({ upToAge }) => age <= upToAge) ?? mip.at(-1))?.monthlyRate ?? 0
  const charged = { mip: roundCents(balance * mipRate), dfi: roundCents(propertyValue * dfiRate), fee }
  return { ...charged, age, mipRate, dfiRate, source }
}
