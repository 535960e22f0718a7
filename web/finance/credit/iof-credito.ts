import { addMonths, dayNumber } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { growthFactor } from '../interest/interest.ts'
import {
  type Borrower,
  type CreditRates,
  iofCredito,
  iofCreditoSpecial,
  type SpecialCredit,
} from '../tables/credit/iof-credito.ts'

type NoTable = { ok: false; reason: 'no-table-in-force' }
type Origin = { rule: RuleSource }

type Installment = { dueOn: IsoDate; amortization: Cents }

type IofCreditoResult =
  | ({
      ok: true
      principal: Cents
      dailyIof: Cents
      additionalIof: Cents
      iof: Cents
      rates: CreditRates
    } & Origin)
  | NoTable

/**
 * IOF on a loan of fixed principal, released on `date`: Σ amortizationₖ × daily rate × min(daysₖ, 365), plus the
 * additional rate on the principal. Days are calendar days from the release to the due date. The two parts are
 * rounded, and `iof` is their sum.
 *
 * @see Decreto 6.306/2007, arts. 7º, I, "b", and 8º, § 5º (additional); facts/01-iof.md §3
 */
export function iofOnCredit(input: {
  borrower: Borrower
  date: IsoDate
  installments: readonly Installment[]
}): IofCreditoResult {
  const { borrower, date, installments } = input
  const principal = installments.reduce((sum, { amortization }) => sum + notNegative(amortization), 0)
  const edition = inForce(iofCredito, date)
  const rates = edition && ratesFor(edition, borrower, principal)
  if (!rates) return { ok: false, reason: 'no-table-in-force' }
  const centavoDays = installments.reduce(
    (sum, { dueOn, amortization }) => sum + amortization * chargedDays(date, dueOn, edition.maxDays),
    0,
  )
  const dailyIof = roundCents(centavoDays * rates.daily)
  const additionalIof = roundCents(principal * rates.additional)
  const iof = dailyIof + additionalIof
  return { ok: true, principal, dailyIof, additionalIof, iof, rates, rule: ruleSource(edition) }
}

type FinancedIofResult =
  | ({
      ok: true
      /** IOF per real of principal. */
      iofFactor: Fraction
      principal: Cents
      iof: Cents
      rates: CreditRates
    } & Origin)
  | NoTable

/**
 * A loan whose IOF is borrowed with it: the principal that leaves `netAmount` after the IOF, P = V ÷ (1 − f).
 *
 * f is the IOF of one real: Σ shareₖ × daily rate × min(daysₖ, 365) + additional rate, where `share` is the part of the
 * principal that the instalment pays back; the shares add up to 1. Principal is rounded; IOF is P − V.
 *
 * @see Decreto 6.306/2007, art. 7º; facts/01-iof.md §3
 */
export function financedIof(input: {
  borrower: Borrower
  date: IsoDate
  netAmount: Cents
  installments: readonly { dueOn: IsoDate; share: Fraction }[]
}): FinancedIofResult {
  const { borrower, date, netAmount, installments } = input
  const edition = inForce(iofCredito, date)
  const atFirst = edition && ratesFor(edition, borrower, notNegative(netAmount))
  if (!atFirst) return { ok: false, reason: 'no-table-in-force' }

  const shareDays = installments.reduce(
    (sum, { dueOn, share }) => sum + share * chargedDays(date, dueOn, edition.maxDays),
    0,
  )
  const factorAt = ({ daily, additional }: CreditRates) => shareDays * daily + additional
  // The IOF itself may lift the principal over the limit of the Simples.
  const rates = ratesFor(edition, borrower, roundCents(netAmount / (1 - factorAt(atFirst)))) ?? atFirst
  const iofFactor = factorAt(rates)
  const principal = roundCents(netAmount / (1 - iofFactor))
  return { ok: true, iofFactor, principal, iof: principal - netAmount, rates, rule: ruleSource(edition) }
}

/**
 * `financedIof` of a Price loan, and its instalment: shareₖ = p·(1 + i)^(k−1−n) with p = i ÷ (1 − (1 + i)⁻ⁿ), the
 * instalment per real. Instalments fall on the day of `date` in each of the next `months`, or on the last day of a
 * shorter month.
 */
export function financedIofPrice(input: {
  borrower: Borrower
  date: IsoDate
  netAmount: Cents
  monthlyRate: Fraction
  months: number
}): (Extract<FinancedIofResult, { ok: true }> & { installment: Cents }) | NoTable {
  const { monthlyRate, months, date } = input
  const perReal = priceInstallment(monthlyRate, months)
  const installments = Array.from({ length: months }, (_, paid) => ({
    dueOn: addMonths(date, paid + 1),
    share: perReal * growthFactor(monthlyRate, paid - months),
  }))
  const financed = financedIof({ ...input, installments })
  if (!financed.ok) return financed
  return { ...financed, installment: roundCents(financed.principal * perReal) }
}

type RevolvingIofResult = ({ ok: true; dailyIof: Cents; additionalIof: Cents; iof: Cents } & Origin) | NoTable

/**
 * IOF of one month of a revolving credit (cheque especial, card): daily rate × Σ of the balances owed at the end of
 * each day, plus the additional rate × Σ of the increases of the balance. No limit of 365 days. The two parts are
 * rounded, and `iof` is their sum.
 *
 * @see Decreto 6.306/2007, arts. 7º, I, "a", and 8º, § 5º; facts/01-iof.md §3
 */
export function iofOnRevolvingCredit(input: {
  borrower: Borrower
  date: IsoDate
  dailyBalances: readonly Cents[]
  increases: readonly Cents[]
}): RevolvingIofResult {
  const total = (amounts: readonly Cents[]) => amounts.reduce((sum, amount) => sum + notNegative(amount), 0)
  const edition = inForce(iofCredito, input.date)
  const increases = total(input.increases)
  const rates = edition && ratesFor(edition, input.borrower, Math.max(0, ...input.dailyBalances))
  if (!rates) return { ok: false, reason: 'no-table-in-force' }
  const dailyIof = roundCents(total(input.dailyBalances) * rates.daily)
  const additionalIof = roundCents(increases * rates.additional)
  const iof = dailyIof + additionalIof
  return { ok: true, dailyIof, additionalIof, iof, rule: ruleSource(edition) }
}

type CreditRateChange = CreditRates & { rule: RuleSource }

/** Every pair of rates that our tables have for a borrower, newest first: one entry each time that one changed. */
export function creditRateHistory(borrower: Borrower): CreditRateChange[] {
  const changes: CreditRateChange[] = []
  for (const edition of iofCredito.toReversed()) {
    const rates = edition.rates[borrower]
    const [last] = changes
    if (!rates || (rates.daily === last?.daily && rates.additional === last.additional)) continue
    changes.unshift({ ...rates, rule: ruleSource(edition) })
  }
  return changes
}

/** Above its limit a company of the Simples pays the rates of any. */
export function ratesFor(
  { rates, simplesUpTo }: (typeof iofCredito)[number],
  borrower: Borrower,
  principal: Cents,
): CreditRates | undefined {
  return rates[borrower === 'simples' && principal > simplesUpTo ? 'company' : borrower]
}

function chargedDays(from: IsoDate, dueOn: IsoDate, maxDays: number): number {
  const days = dayNumber(dueOn) - dayNumber(from)
  if (!(days >= 0)) throw new RangeError(`due on ${dueOn}, before the release on ${from}`)
  return Math.min(days, maxDays)
}

/** Instalment per real borrowed: i ÷ (1 − (1 + i)⁻ⁿ), or 1 ÷ n without interest. */
function priceInstallment(monthlyRate: Fraction, months: number): number {
  if (!(Number.isInteger(months) && months > 0)) throw new RangeError(`not a number of months: ${months}`)
  if (!(monthlyRate >= 0 && Number.isFinite(monthlyRate))) throw new RangeError(`not a rate: ${monthlyRate}`)
  return monthlyRate === 0 ? 1 / months : monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate))
}

function notNegative(amount: Cents): Cents {
  if (!(Number.isSafeInteger(amount) && amount >= 0)) throw new RangeError(`not an amount: ${amount}`)
  return amount
}

type SpecialIofResult =
  | { ok: true; iof: Cents; rates: CreditRates; rule: RuleSource }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * IOF on a loan whose purpose takes the daily rate away: nothing, or the additional rate alone on the principal,
 * rounded once.
 *
 * @see Decreto 6.306/2007, arts. 8º and 9º; facts/01-iof.md §3
 */
export function iofOnSpecialCredit(
  purpose: SpecialCredit,
  principal: Cents,
  date: IsoDate,
): SpecialIofResult {
  if (!(Number.isSafeInteger(principal) && principal >= 0))
    throw new RangeError(`not an amount: ${principal}`)
  const edition = inForce(iofCreditoSpecial[purpose], date)
  if (!edition) return { ok: false, reason: 'no-table-in-force' }
  const { daily, additional } = edition
  const iof = roundCents(principal * additional)
  return { ok: true, iof, rates: { daily, additional }, rule: ruleSource(edition) }
}
