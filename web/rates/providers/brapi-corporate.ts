import * as z from 'zod/mini'
import { parseDay } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { anyNumber, countNumber, priceNumber } from './answer.ts'

/** `other` is what the source names otherwise, such as an amortisation: its tax is not known here. */
export type PayoutKind = 'dividend' | 'jcp' | 'fund-income' | 'other'

/** Money paid for each unit held at the end of `heldOn` (data-com). What the source leaves out is null. */
export type Payout = {
  kind: PayoutKind
  /** As the source names it. */
  label: string
  heldOn: IsoDate | null
  paidOn: IsoDate | null
  /** The company told only a last day for the payment: `paidOn`. */
  isDeadline: boolean
  /** Reais for each unit, before tax. */
  gross: number
}

/** A change of the number of units: a split, a grouping, a bonus. */
export type UnitEvent = { label: string; heldOn: IsoDate | null; factor: string }

export type Corporate = {
  /** Newest first; null when the plan of the source has none of them, which is not the same as none being paid. */
  payouts: Payout[] | null
  events: UnitEvent[]
  statistics: Statistics | null
}

/** Multiples as the source computed them. */
export type Statistics = {
  /** Negative for a loss. */
  priceEarnings: number | null
  priceToBook: number | null
  marketCap: number | null
  /** End of the newest quarter in them. */
  balanceOn: IsoDate | null
  updatedOn: IsoDate | null
}

/** A day at the beginning of a text: `2026-07-24`, `2025-06-20T03:00:00.000Z` (midnight in Brasília), `2025-11-14 00:00:00+00`. */
const dayInText = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}([T ]0[03]:00:00(\.0+)?(Z|\+00(:?00)?)?)?$/, 'não é uma data')),
  z.transform((text, { issues }): IsoDate => {
    const day = parseDay(text.slice(0, 10))
    if (day !== undefined) return day
    issues.push({ code: 'custom', message: 'não é uma data', input: text })
    return z.NEVER
  }),
)
const optionalDay = z.optional(z.nullable(dayInText))
const optionalNumber = z.optional(z.nullable(anyNumber))
const name = z.string().check(z.minLength(1, 'está vazio'))

// { "cashDividends": [{ "paymentDate": "2025-09-22T00:00:00.000Z", "rate": 0.30845, "label": "DIVIDENDO",
//   "lastDatePrior": "2025-06-02T00:00:00.000Z", … }], "stockDividends": […], "subscriptions": [] }
export const dividendsSchema = z.object({
  cashDividends: z.array(
    z.object({
      label: name,
      lastDatePrior: optionalDay,
      paymentDate: optionalDay,
      paymentDateIsDeadline: z.optional(z.boolean()),
      rate: priceNumber,
    }),
  ),
  stockDividends: z.optional(
    z.array(z.object({ label: name, lastDatePrior: optionalDay, completeFactor: z.optional(z.string()) })),
  ),
})

// { "trailingPE": 6.81, "priceToBook": 1.15, "trailingEps": 5.6, "mostRecentQuarter": "2025-12-31", "updatedAt": … }
export const statisticsSchema = z.object({
  trailingPE: optionalNumber,
  trailingEps: optionalNumber,
  priceToBook: optionalNumber,
  marketCap: z.optional(z.nullable(countNumber)),
  mostRecentQuarter: optionalDay,
  updatedAt: optionalDay,
})

type Row = {
  regularMarketPrice: number
  priceEarnings?: number | null | undefined
  dividendsData?: z.infer<typeof dividendsSchema> | null | undefined
  defaultKeyStatistics?: z.infer<typeof statisticsSchema> | null | undefined
}

/** Beyond prices. A plan without it leaves the fields out. https://brapi.dev/docs/acoes */
export function corporateOf(row: Row): Corporate {
  const { dividendsData } = row
  return {
    payouts: dividendsData ? once(dividendsData.cashDividends.map(payoutOf)).toSorted(newestFirst) : null,
    events: (dividendsData?.stockDividends ?? []).map(({ label, lastDatePrior, completeFactor }) => ({
      label,
      heldOn: lastDatePrior ?? null,
      factor: completeFactor ?? '',
    })),
    statistics: statisticsOf(row),
  }
}

/** A payout that comes twice in every word is one; equal parts of a payment have days of their own. */
function once(payouts: readonly Payout[]): Payout[] {
  return [...new Map(payouts.map((payout) => [JSON.stringify(payout), payout])).values()]
}

function payoutOf(row: z.infer<typeof dividendsSchema>['cashDividends'][number]): Payout {
  return {
    kind: kindOf(row.label),
    label: row.label,
    heldOn: row.lastDatePrior ?? null,
    paidOn: row.paymentDate ?? null,
    isDeadline: row.paymentDateIsDeadline ?? false,
    gross: row.rate,
  }
}

/** `DIVIDENDO`, `JCP` (at B3 `JRS CAP PROPRIO`), and `RENDIMENTO` of funds. */
function kindOf(label: string): PayoutKind {
  const text = label.toUpperCase()
  if (text.startsWith('DIVIDENDO')) return 'dividend'
  if (text === 'JCP' || text.startsWith('JRS CAP')) return 'jcp'
  return text.startsWith('RENDIMENTO') ? 'fund-income' : 'other'
}

function newestFirst(one: Payout, other: Payout): number {
  return orderOf(other).localeCompare(orderOf(one))
}

function orderOf({ heldOn, paidOn, label, gross }: Payout): string {
  return [heldOn ?? paidOn, paidOn, label, gross].join()
}

/** Before 2026 the ratio came beside the price, and without a day. */
function statisticsOf({ regularMarketPrice, priceEarnings, defaultKeyStatistics }: Row): Statistics | null {
  const { trailingPE, trailingEps, priceToBook, marketCap, mostRecentQuarter, updatedAt } =
    defaultKeyStatistics ?? {}
  const loss = trailingEps && trailingEps < 0 ? regularMarketPrice / trailingEps : null
  const statistics = {
    priceEarnings: trailingPE ?? loss ?? priceEarnings ?? null,
    priceToBook: priceToBook ?? null,
    marketCap: marketCap ?? null,
  }
  if (Object.values(statistics).every((value) => value === null)) return null
  return { ...statistics, balanceOn: mostRecentQuarter ?? null, updatedOn: updatedAt ?? null }
}

/** Paid in the 12 months before `day`, by its data-com, for each real of `price`; null when it is not known. */
export function dividendYield(
  payouts: readonly Payout[] | null,
  price: number,
  day: IsoDate,
  yearBefore: IsoDate,
): Fraction | null {
  if (payouts === null) return null
  const paid = payouts.filter(({ heldOn }) => heldOn !== null && yearBefore < heldOn && heldOn <= day)
  return paid.reduce((sum, { gross }) => sum + gross, 0) / price
}
