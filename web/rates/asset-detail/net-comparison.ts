import { addMonths, daysBetween } from '#web/finance/calendar/days.ts'
import { formatDay, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { redemptionTaxes } from '#web/finance/fixed-income/redemption.ts'
import { calculateCryptoMonth } from '#web/finance/income-tax/ganho-capital.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import type { StockFacts } from '../catalogue/asset-rows.ts'
import type { AssetClass } from '../catalogue/assets.ts'
import { bookWords, earningsWords } from '../stocks/stock-columns.ts'
import type { Beside, Compared } from './asset-compare.ts'

/** The last `months` of the lines, each begun again at `amount`; null where they have fewer than two days there. */
export function lastMonths({ days, asset, cdi, others }: Compared, months: number, amount: number) {
  const last = days.at(-1)
  const start = last === undefined ? -1 : days.findIndex((day) => day >= addMonths(last, -months))
  if (start < 0 || days.length - start < 2) return null
  const from = (values: readonly number[]) =>
    values.slice(start).map((value) => (amount * value) / (values[start] ?? 1))
  return { days: days.slice(start), asset: from(asset), cdi: from(cdi), others: others.map(from) }
}

/**
 * `value` after the income tax of selling all of it on `day`, put in as `invested`; the month has no other sale.
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

/** As a CDB of 100 % pays the CDI, less its income tax. Null before the law. */
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
