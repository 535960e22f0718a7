import type { IsoDate } from '#web/finance/core/money.ts'
import { type Statement, statement } from '#web/finance/core/statement.ts'
import { darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { type Carried, type MonthResult, monthOf, type TradedMonth } from './calculate-month.ts'

export type ExchangeInput = { months: readonly TradedMonth[]; carried: Carried }

export type ExchangeResult =
  | ({
      ok: true
      /** One line a month with a DARF; `total` is all that is paid. */
      code: string
      months: MonthResult[]
      /** What goes on to the month after the last. */
      carried: Carried
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * The tax of a person's months on the exchange, each carrying losses and small DARFs to the next.
 *
 * Months must be in order, without repetition. What was withheld and not used is lost to the next year, where it goes
 * into the annual return; losses and a DARF that waits go on without limit of time.
 *
 * @see `calculateExchangeMonth`; Lei 9.430/1996, art. 68
 */
export function calculateExchange({ months, carried: first }: ExchangeInput): ExchangeResult {
  const results: MonthResult[] = []
  let carried = first
  let before: IsoDate | undefined
  for (const traded of months) {
    if (before !== undefined && traded.month <= before)
      throw new RangeError(`${traded.month} after ${before}`)
    const isNewYear = before !== undefined && before.slice(0, 4) !== traded.month.slice(0, 4)
    const result = monthOf(traded, isNewYear ? { ...carried, withheld: 0 } : carried)
    if (!result) return { ok: false, reason: 'no-table-in-force' }
    results.push(result)
    carried = result.carried
    before = traded.month
  }
  const paid = results.filter(({ total }) => total > 0)
  const lines = paid.map(({ month, total, payBy }) => ({
    key: `darf-${month.slice(0, 7)}`,
    label: `DARF ${darfCodes.exchange} de ${month.slice(5, 7)}/${month.slice(0, 4)}`,
    amount: total,
    formula: payBy
      ? `vence em ${payBy.split('-').reverse().join('/')}`
      : 'vence no último dia útil do mês seguinte',
  }))
  const total = paid.reduce((sum, one) => sum + one.total, 0)
  return { ok: true, code: darfCodes.exchange, months: results, carried, ...statement(lines, total) }
}
