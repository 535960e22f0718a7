import { dayNumber } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type Line, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { calculateLateDarf, darfDueDate } from '#web/finance/income-tax/darf.ts'
import {
  type Carried,
  exchangeMonths,
  type MonthResult,
  type TradedMonth,
} from '#web/finance/income-tax/exchange-months.ts'
import { darf, darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { type Position, resultsOf, type Sale, type Trade, type TradesResult } from './calculate-trades.ts'

export type AveragePriceInput = {
  trades: readonly Trade[]
  /** Codes that are taxed as funds, and those without the exemption of shares. */
  funds: readonly string[]
  others: readonly string[]
  /** From before the first trade. */
  losses: { common: Cents; dayTrade: Cents; fund: Cents }
  /** Of the DARF of the last month with sales, when it is late. */
  paidOn?: IsoDate
  /** Sum of the months between the one in which it was due and the one in which it is paid. */
  fullMonthsSelic?: Fraction
}

export type Late = {
  due: IsoDate
  days: number
  /** The Selic of whole months is due and was not given: the interest has only the month of the payment. */
  lacksSelic: boolean
}

export type AveragePriceResult =
  | ({
      ok: true
      code: string
      /** Of the code of the last trade. */
      last: Position
      positions: Position[]
      sales: Sale[]
      months: MonthResult[]
      traded: TradedMonth[]
      carried: Carried
      late?: Late
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }
  | Extract<TradesResult, { ok: false }>

/**
 * Average price of each paper and the tax of the months with sales; `total` is the DARF of the last of them, with fine and
 * interest when it is paid late.
 *
 * @see `resultsOf`, `exchangeMonths` and `calculateLateDarf`
 */
export function calculateAveragePrice(input: AveragePriceInput): AveragePriceResult {
  const found = resultsOf(input.trades)
  if (!found.ok) return found
  const traded = monthsOf(found.sales, input)
  const { common, dayTrade, fund } = input.losses
  const first = { commonLoss: common, dayTradeLoss: dayTrade, fiiLoss: fund, pendingTax: 0, withheld: 0 }
  const taxed = exchangeMonths(traded, first)
  if (!taxed) return { ok: false, reason: 'no-table-in-force' }
  const month = taxed.results.at(-1)
  const delay = month && lateOf(month, input)
  const lines = [...(month?.lines ?? []), ...(delay?.lines ?? [])]
  const newest = input.trades.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
  const last = found.positions.find(({ code }) => code === newest?.code)
  if (!last) throw new RangeError('no trade')
  return {
    ok: true,
    code: darfCodes.exchange,
    last,
    positions: found.positions,
    sales: found.sales,
    months: taxed.results,
    traded,
    carried: taxed.carried,
    ...(delay && { late: delay.late }),
    ...statement(lines, (month?.total ?? 0) + (delay?.added ?? 0)),
  }
}

/** The results of each month by kind, in order. */
function monthsOf(sales: readonly Sale[], { funds, others }: AveragePriceInput): TradedMonth[] {
  const months = new Map<IsoDate, TradedMonth>()
  for (const { date, code, kind, sold, result } of sales) {
    // The slice is that of a day.
    const month = `${date.slice(0, 8)}01` as IsoDate
    const sums = months.get(month) ?? { ...quiet, month }
    months.set(month, sums)
    if (kind === 'day-trade') sums.dayTradeResult += result
    else if (funds.includes(code)) sums.fiiResult += result
    else if (others.includes(code)) sums.otherResult += result
    else {
      sums.shareSales += sold
      sums.shareResult += result
    }
  }
  return [...months.values()].toSorted((a, b) => a.month.localeCompare(b.month))
}

const quiet = {
  shareSales: 0,
  shareResult: 0,
  otherResult: 0,
  dayTradeResult: 0,
  fiiResult: 0,
  commonWithheld: 0,
  dayTradeWithheld: 0,
}

/** Fine and interest of the DARF of `month`; undefined where nothing is due or it is paid in time. */
function lateOf(
  { month, total }: MonthResult,
  { paidOn, fullMonthsSelic }: AveragePriceInput,
): { late: Late; lines: Line[]; added: Cents } | undefined {
  const dueDate = darfDueDate(month)
  if (!paidOn || total === 0 || !dueDate.ok || paidOn <= dueDate.due) return undefined
  const { due } = dueDate
  const days = dayNumber(paidOn) - dayNumber(due)
  const between = monthNumber(paidOn) - monthNumber(due) - 1
  const selic = between > 0 ? (fullMonthsSelic ?? 0) : 0
  const cost = calculateLateDarf({
    tax: total,
    daysLate: days,
    fullMonthsSelic: selic,
    isDueMonth: between < 0,
    paidOn,
  })
  const table = inForce(darf, paidOn)
  const source = ruleOn(darf, paidOn)
  if (!(cost.ok && table && source)) return undefined
  const isMost = table.dailyFine * days > table.mostFine
  const fineFormula = isMost
    ? `${percentInWords(table.mostFine)}, o máximo, de ${formatBrl(total)}`
    : `${days} × ${percentInWords(table.dailyFine)} de ${formatBrl(total)}, desde ${formatDay(due)}`
  const interest = `(${percentInWords(selic)} de Selic + ${percentInWords(table.paymentMonthInterest)} do mês do pagamento) × ${formatBrl(total)}`
  const lines: Line[] = [
    { key: 'fine', label: 'Multa do atraso', amount: cost.fine, formula: fineFormula, source },
    { key: 'interest', label: 'Juros do atraso', amount: cost.interest, formula: interest, source },
  ].filter(({ amount }) => amount > 0)
  const lacksSelic = between > 0 && fullMonthsSelic === undefined
  return { late: { due, days, lacksSelic }, lines, added: cost.fine + cost.interest }
}

const monthNumber = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
