import { dayNumber } from './business-days.ts'
import { type Edition, inForce } from './in-force.ts'
import { growthFactor } from './interest.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from './money.ts'
import { type Borrower, type CreditRates, iofCredito } from './tables/iof-credito.ts'

type NoTable = { ok: false; reason: 'no-table-in-force' }
type Origin = { source: string; confidence: Edition['confidence'] }

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
  const { source, confidence } = edition
  return {
    ok: true,
    principal,
    dailyIof,
    additionalIof,
    iof: dailyIof + additionalIof,
    rates,
    source,
    confidence,
  }
}

type FinancedIofResult =
  | ({
      ok: true
      /** IOF per real of principal. */
      iofFactor: Fraction
      principal: Cents
      iof: Cents
      installment: Cents
    } & Origin)
  | NoTable

/**
 * A Price loan whose IOF is borrowed with it: the principal that leaves `netAmount` after the IOF, P = V ÷ (1 − f).
 *
 * f is the IOF of one real: Σ Aₖ × daily rate × min(daysₖ, 365) + additional rate, with Aₖ = p·(1 + i)^(k−1−n) and
 * p = i ÷ (1 − (1 + i)⁻ⁿ), the instalment per real. Instalments fall on the day of `date` in each of the next
 * `months`, or on the last day of a shorter month. Principal and instalment are rounded; IOF is P − V.
 *
 * @see Decreto 6.306/2007, art. 7º; facts/01-iof.md §3
 */
export function financedIofPrice(input: {
  borrower: Borrower
  date: IsoDate
  netAmount: Cents
  monthlyRate: Fraction
  months: number
}): FinancedIofResult {
  const { borrower, date, netAmount, monthlyRate, months } = input
  const edition = inForce(iofCredito, date)
  const atFirst = edition && ratesFor(edition, borrower, notNegative(netAmount))
  if (!atFirst) return { ok: false, reason: 'no-table-in-force' }

  const perReal = priceInstallment(monthlyRate, months)
  let amortizedDays = 0
  for (let k = 1; k <= months; k++) {
    const days = chargedDays(date, monthsAfter(date, k), edition.maxDays)
    amortizedDays += perReal * growthFactor(monthlyRate, k - 1 - months) * days
  }
  const factorAt = ({ daily, additional }: CreditRates) => amortizedDays * daily + additional
  // The IOF itself may lift the principal over the limit of the Simples.
  const rates = ratesFor(edition, borrower, roundCents(netAmount / (1 - factorAt(atFirst)))) ?? atFirst
  const iofFactor = factorAt(rates)
  const principal = roundCents(netAmount / (1 - iofFactor))
  const { source, confidence } = edition
  return {
    ok: true,
    iofFactor,
    principal,
    iof: principal - netAmount,
    installment: roundCents(principal * perReal),
    source,
    confidence,
  }
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
  const { source, confidence } = edition
  return { ok: true, dailyIof, additionalIof, iof: dailyIof + additionalIof, source, confidence }
}

function ratesFor(
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

/** The same day `count` months later, or the last day of that month when it is shorter. */
function monthsAfter(day: IsoDate, count: number): IsoDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const ordinal = year * 12 + month - 1 + count
  const length = dayNumber(dateOf(ordinal + 1, 1)) - dayNumber(dateOf(ordinal, 1))
  return dateOf(ordinal, Math.min(date, length))
}

function dateOf(monthOrdinal: number, date: number): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0')
  // Built from numbers in the order of the type.
  return `${String(Math.floor(monthOrdinal / 12)).padStart(4, '0')}-${two((monthOrdinal % 12) + 1)}-${two(date)}` as IsoDate
}

function notNegative(amount: Cents): Cents {
  if (!(Number.isSafeInteger(amount) && amount >= 0)) throw new RangeError(`not an amount: ${amount}`)
  return amount
}
