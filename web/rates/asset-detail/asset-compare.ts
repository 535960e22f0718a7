import { addMonths, daysBetween } from '#web/finance/calendar/days.ts'
import { formatDay, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { redemptionTaxes } from '#web/finance/fixed-income/redemption.ts'
import { calculateCryptoMonth } from '#web/finance/income-tax/ganho-capital.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import type { Comparison } from '../assets/investment-return.ts'
import type { StockFacts } from '../catalogue/asset-rows.ts'
import type { AssetClass } from '../catalogue/assets.ts'
import type { ClosingPrice } from '../chart-ranges.ts'
import { bookWords, earningsWords } from '../stocks/stock-columns.ts'

/** Three lines that begin together, at an amount in reais. */
type Compared = Comparison & { other: number[] }

/** Another asset, what its closes have in them, and the three lines. */
export type Beside = {
  other: string
  compared: Compared
  isWithPayouts: boolean
  simulated: boolean
  /** Of both, in their order; null where the source did not answer. */
  known: readonly [KnownAsset | null, KnownAsset | null]
}

/** What `/api/ativos?codigo=…` says of an asset beyond its price. */
export type KnownAsset = { class: AssetClass; facts: StockFacts | null }

/**
 * `pair` (an asset and the CDI) beside the closes of another asset, from the first day that all three have. A
 * day without a close of its own has the one before. Null when they have less than two days together.
 */
export function beside(
  { days, asset, cdi }: Comparison,
  closes: readonly ClosingPrice[],
  amount: number,
): Compared | null {
  const prices = days.map((day) => closes.findLast((close) => close.day <= day)?.close)
  const start = prices.findIndex((price) => price !== undefined)
  if (start < 0 || days.length - start < 2) return null
  const from = (values: readonly (number | undefined)[]) => {
    const first = values[start] ?? 1
    return values.slice(start).map((value) => (amount * (value ?? first)) / first)
  }
  return { days: days.slice(start), asset: from(asset), cdi: from(cdi), other: from(prices) }
}

/** The closes in an answer of `/api/series?series=PETR4&range=5A`, with what was paid put back where it is known. */
export function closesOfAnswer(answer: unknown): { closes: ClosingPrice[]; isWithPayouts: boolean } {
  // Our own answer, checked by the test of its route; an instant begins with its day.
  const { points } = answer as { points: { at: string; price: number; withPayouts?: number }[] }
  return {
    closes: points.map(({ at, price, withPayouts }) => ({
      day: at.slice(0, 10) as IsoDate,
      close: withPayouts ?? price,
    })),
    isWithPayouts: points.every(({ withPayouts }) => withPayouts !== undefined),
  }
}

/** The last `months` of the three lines, each begun again at `amount`; null where they have fewer than two days there. */
export function lastMonths({ days, asset, cdi, other }: Compared, months: number, amount: number) {
  const last = days.at(-1)
  const start = last === undefined ? -1 : days.findIndex((day) => day >= addMonths(last, -months))
  if (start < 0 || days.length - start < 2) return null
  const from = (values: readonly number[]) =>
    values.slice(start).map((value) => (amount * value) / (values[start] ?? 1))
  return { days: days.slice(start), asset: from(asset), cdi: from(cdi), other: from(other) }
}

/**
 * What is left of `value` after the income tax of selling all of it on `day`, put in as `invested`; the month has no other sale.
 * Shares within the limit of the month and coins within theirs pay nothing. Null before the law.
 *
 * @see facts/04-ganho-capital.md
 */
export function netOfSale(kind: AssetClass, invested: Cents, value: Cents, day: IsoDate): Cents | null {
  const gain = Math.max(0, value - invested)
  if (kind === 'cripto') {
    const month = calculateCryptoMonth({ monthSales: value, gain, date: day })
    return month.ok ? value - month.tax : null
  }
  const law = inForce(rendaVariavel, day)
  if (!law) return null
  const rate = kind === 'fii' ? law.fiiRate : law.commonRate
  const isExempt = kind === 'acao' && value <= law.exemptShareSalesUpTo
  return isExempt ? value : value - roundCents(gain * rate)
}

/** What is left of the CDI as a CDB of 100 % pays it, less its income tax. Null before the law. */
export function netOfCdi(invested: Cents, value: Cents, first: IsoDate, last: IsoDate): Cents | null {
  const taxes = redemptionTaxes({ yield: value - invested, days: daysBetween(first, last), date: last })
  return taxes.ok ? invested + taxes.netYield : null
}

/** Older multiples are divided by another price: they are not shown. */
const oldestMultiple = 6

/** The same indicators of each asset in one row, each with its day; a row that none of them has is left out. */
export function indicatorsBeside(known: Beside['known'], today: IsoDate): string[][] {
  const cellOf = (words: string | null, day: IsoDate | null | undefined) =>
    words === null ? 'sem dado recente' : `${words}${day ? `, de ${formatDay(day)}` : ''}`
  const isFresh = ({ balanceOn, updatedOn }: StockFacts) =>
    [balanceOn, updatedOn].every((day) => day === null || day >= addMonths(today, -oldestMultiple)) &&
    updatedOn !== null
  const multiple = (
    facts: StockFacts | null | undefined,
    value: number | null,
    words: (v: number) => string,
  ) => (facts && value !== null && isFresh(facts) ? words(value) : null)
  const facts = known.map((asset) => asset?.facts)
  const rows = [
    [
      'DY em 12 meses, bruto',
      ...facts.map((one) =>
        cellOf(one?.dividendYield == null ? null : formatPercent(one.dividendYield, 1), one?.day),
      ),
    ],
    [
      'P/L',
      ...facts.map((one) => cellOf(multiple(one, one?.priceEarnings ?? null, earningsWords), one?.updatedOn)),
    ],
    [
      'P/VP',
      ...facts.map((one) => cellOf(multiple(one, one?.priceToBook ?? null, bookWords), one?.updatedOn)),
    ],
  ]
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== 'sem dado recente'))
}
