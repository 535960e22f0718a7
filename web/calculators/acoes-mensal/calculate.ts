import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type Line, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { earlierProfits, jcpTax, monthlyDividendTax } from '#web/finance/income-tax/dividends.ts'
import {
  type Carried,
  exchangeMonths,
  type MonthResult,
  type TradedMonth,
} from '#web/finance/income-tax/exchange-months.ts'
import { darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { jcp } from '#web/finance/tables/income-tax/jcp.ts'

/** The year of the profit behind the dividends: not known, up to 2025 with the day of the approval, or later. */
export type Profit = { of: 'ask' | 'later' } | { of: 'until2025'; approvedOn: IsoDate }

export type ExchangeInput = {
  months: readonly TradedMonth[]
  carried: Carried
  /** In the last month, before tax: the dividends of one company, and juros sobre capital próprio. */
  payouts: { dividends: Cents; jcp: Cents; profit: Profit }
}

export type ExchangeResult =
  | ({
      ok: true
      /** One line a month with a DARF; `total` is all that is paid. */
      code: string
      months: MonthResult[]
      /** Into the month after the last. */
      carried: Carried
      /** Net of the tax that the payer withholds. */
      payouts: Payouts
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * The tax of a person's months on the exchange, and what the last one brought in dividends and juros sobre capital próprio.
 *
 * @see `exchangeMonths`
 */
export function calculateExchange({ months, carried: first, payouts }: ExchangeInput): ExchangeResult {
  const taxed = exchangeMonths(months, first)
  if (!taxed) return { ok: false, reason: 'no-table-in-force' }
  const { results, carried } = taxed
  const received = payoutsOf(payouts, months.at(-1)?.month)
  if (!received) return { ok: false, reason: 'no-table-in-force' }
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
  return {
    ok: true,
    code: darfCodes.exchange,
    months: results,
    carried,
    payouts: received,
    ...statement(lines, total),
  }
}

/**
 * `doubt`: tax that depends on the year of the profit, or on an injunction, in centavos. `isEarlierProfit`: exempt for the
 * year of the profit alone.
 */
export type Payouts = Statement & {
  isEarlierProfit: boolean
  doubt?: { kind: 'profit-year' | 'injunction'; ir: Cents }
}

function payoutsOf(
  { dividends, jcp: gross, profit }: ExchangeInput['payouts'],
  date?: IsoDate,
): Payouts | undefined {
  if (date === undefined) return { ...statement([], 0), isEarlierProfit: false }
  const dividend = dividendOf(dividends, profit, date)
  const interest = jcpTax({ gross, date })
  const table = inForce(dividendTables, date)
  if (!(dividend && interest.ok && table)) return undefined
  const sources = [ruleOn(dividendTables, date), ruleOn(jcp, date)] as const
  const taxOf = (rate: Fraction, amount: Cents) => `${percentInWords(rate)} × ${formatBrl(amount)}, retido`
  const lines: Line[] = [
    { key: 'dividends', label: 'Dividendos', amount: dividends, formula: 'como digitado' },
    {
      key: 'dividend-tax',
      label: 'IR sobre dividendos',
      amount: 0 - dividend.ir,
      formula: taxOf(table.rate, dividends),
      ...(sources[0] && { source: sources[0] }),
    },
    { key: 'jcp', label: 'JCP', amount: gross, formula: 'como digitado' },
    {
      key: 'jcp-tax',
      label: 'IR sobre JCP',
      amount: 0 - interest.ir,
      formula: taxOf(interest.rate, gross),
      ...(sources[1] && { source: sources[1] }),
    },
  ]
  const { ir, ...rest } = dividend
  return {
    ...statement(
      lines.filter(({ amount }) => amount !== 0),
      dividends - ir + interest.net,
    ),
    ...rest,
  }
}

type Dividend = { ir: Cents } & Pick<Payouts, 'isEarlierProfit' | 'doubt'>

/** The tax on the dividends of one company, by the year of the profit. */
function dividendOf(dividends: Cents, profit: Profit, date: IsoDate): Dividend | undefined {
  const later = monthlyDividendTax({ date, payments: [{ company: 'one', amount: dividends }] })
  if (!later.ok) return undefined
  const { ir } = later
  if (ir === 0) return { ir, isEarlierProfit: false }
  if (profit.of !== 'until2025')
    return { ir, isEarlierProfit: false, ...(profit.of === 'ask' && { doubt: { kind: 'profit-year', ir } }) }
  const rule = earlierProfits(date, profit.approvedOn)
  if (rule === 'taxed') return { ir, isEarlierProfit: false }
  return { ir: 0, isEarlierProfit: true, ...(rule === 'injunction' && { doubt: { kind: 'injunction', ir } }) }
}
