import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { apportion } from '../core/statement.ts'
import { cryptoTables } from '../tables/income-tax/crypto.ts'
import { capitalGainsRates, type SmallSaleKind, smallSales } from '../tables/income-tax/ganho-capital.ts'

type NoTable = { ok: false; reason: 'no-table-in-force' }

export type Sale = {
  /** Purchase price and what the law adds to it: improvements, ITBI and brokerage paid by the buyer. */
  cost: Cents
  sale: Cents
  /** Borne by the seller, such as brokerage. */
  saleExpenses?: Cents
}

/** One of the two is zero. A loss gives no tax and offsets no other gain. */
export type Gain = { gain: Cents; loss: Cents }

type CapitalGainResult =
  | ({ ok: true; exemption: 'small-sale' | 'none'; tax: Cents; source: string } & Gain)
  | NoTable

/** gain = max(0, sale − expenses − cost), loss = max(0, cost + expenses − sale). Lei 7.713/1988, arts. 3º and 16. */
export function gainOf({ cost, sale, saleExpenses = 0 }: Sale): Gain {
  const difference = checkCents(sale) - checkCents(saleExpenses) - checkCents(cost)
  return { gain: Math.max(0, difference), loss: Math.max(0, -difference) }
}

/**
 * Income tax on a capital gain of a sale on `date`: each slice at its own rate, 15 % to 22,5 %. Rounded once, on the
 * total.
 *
 * For an asset sold in parts until the end of the next year, give the sum of the gains and take off the tax already paid.
 *
 * @see Lei 8.981/1995, art. 21, and its § 3º; facts/04-ganho-capital.md §2
 */
export function capitalGainsTax(
  gain: Cents,
  date: IsoDate,
): { ok: true; tax: Cents; source: string } | NoTable {
  checkCents(gain)
  const table = inForce(capitalGainsRates, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const taxes = table.brackets.map(({ upTo, rate }, index) => {
    const above = table.brackets[index - 1]?.upTo ?? 0
    return Math.max(0, Math.min(gain, upTo) - above) * rate
  })
  return { ok: true, tax: roundCents(taxes.reduce((total, tax) => total + tax, 0)), source: table.source }
}

/** The part of a gain that one rate taxes. */
type Slice = { amount: Cents; rate: Fraction; tax: Cents }

/**
 * The tax on `gain` by slices, above what was already taxed (`earlierGain`) of the same asset sold in parts until the
 * end of the next year. The slices add up to the tax on both less the tax on the earlier gain.
 *
 * @see Lei 8.981/1995, art. 21, and its § 3º
 */
export function capitalGainsSlices({
  gain,
  earlierGain = 0,
  date,
}: {
  gain: Cents
  earlierGain?: Cents
  date: IsoDate
}): { ok: true; slices: Slice[]; tax: Cents } | NoTable {
  const whole = capitalGainsTax(checkCents(gain) + checkCents(earlierGain), date)
  const earlier = capitalGainsTax(earlierGain, date)
  const table = inForce(capitalGainsRates, date)
  if (!(whole.ok && earlier.ok && table)) return { ok: false, reason: 'no-table-in-force' }
  const tax = whole.tax - earlier.tax
  const parts = table.brackets.map(({ upTo, rate }, index) => {
    const above = Math.max(earlierGain, table.brackets[index - 1]?.upTo ?? 0)
    return { amount: Math.max(0, Math.min(gain + earlierGain, upTo) - above), rate }
  })
  const taxes =
    tax === 0
      ? parts.map(() => 0)
      : apportion(
          tax,
          parts.map(({ amount, rate }) => amount * rate),
        )
  const slices = parts.map((part, index) => ({ ...part, tax: taxes[index] ?? 0 }))
  return { ok: true, slices: slices.filter(({ amount }) => amount > 0), tax }
}

/**
 * Gain and tax of a person who sells a good or right in Brazil, other than land and buildings, which have their own
 * reductions.
 *
 * With `monthSales` (all sales in the month of goods of the same nature) up to the limit of `kind`, the gain is exempt;
 * above it the whole gain is taxed.
 *
 * @see Lei 9.250/1995, art. 22; facts/04-ganho-capital.md §§2 and 4
 */
export function calculateCapitalGain({
  date,
  smallSale,
  ...sale
}: Sale & {
  date: IsoDate
  smallSale?: { kind: SmallSaleKind; monthSales: Cents }
}): CapitalGainResult {
  const result = gainOf(sale)
  const due = capitalGainsTax(result.gain, date)
  if (!due.ok) return due
  if (!smallSale) return { ...due, ...result, exemption: 'none' }
  const limits = inForce(smallSales, date)
  if (!limits) return { ok: false, reason: 'no-table-in-force' }
  return checkCents(smallSale.monthSales) <= limits.exemptUpTo[smallSale.kind]
    ? { ok: true, ...result, exemption: 'small-sale', tax: 0, source: limits.source }
    : { ...due, ...result, exemption: 'none' }
}

type CryptoMonthResult =
  | { ok: true; isExempt: boolean; tax: Cents; source: string }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Tax, DARF 4600, on a month's gain with coins kept in Brazil or by their owner.
 *
 * Exempt while the sales of the month, all coins together and swaps between coins included, stay up to R$ 35.000,00;
 * above that the whole `gain` (negative for a loss, which gives no tax and is not carried) pays the rates of capital gains.
 *
 * @see Lei 9.250/1995, art. 22, II; Lei 8.981/1995, art. 21; facts/04-ganho-capital.md §6
 */
export function calculateCryptoMonth({
  monthSales,
  gain,
  date,
}: {
  monthSales: Cents
  gain: Cents
  date: IsoDate
}): CryptoMonthResult {
  checkCents(Math.abs(gain))
  const table = inForce(cryptoTables, date)
  const due = capitalGainsTax(Math.max(0, gain), date)
  if (!(table && due.ok)) return { ok: false, reason: 'no-table-in-force' }
  return checkCents(monthSales) <= table.exemptSalesUpTo
    ? { ok: true, isExempt: true, tax: 0, source: table.source }
    : { ok: true, isExempt: false, tax: due.tax, source: due.source }
}
