import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, type RuleSource, ruleOn, type Statement, statement } from '#web/finance/core/statement.ts'
import { darfDueDate } from '#web/finance/income-tax/darf.ts'
import { earlierProfits, jcpTax, monthlyDividendTax } from '#web/finance/income-tax/dividends.ts'
import { calculateExchangeMonth } from '#web/finance/income-tax/renda-variavel.ts'
import { darf, darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { jcp } from '#web/finance/tables/income-tax/jcp.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'

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
 * The tax of a person's months on the exchange, each carrying losses and small DARFs to the next.
 *
 * Months must be in order, without repetition. What was withheld and not used is lost to the next year, where it goes
 * into the annual return; losses and a DARF that waits go on without limit of time.
 *
 * @see `calculateExchangeMonth`; Lei 9.430/1996, art. 68
 */
export function calculateExchange({ months, carried: first, payouts }: ExchangeInput): ExchangeResult {
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
  const received = payoutsOf(payouts, before)
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

/** Results are net of fees: a loss is negative. */
export type TradedMonth = {
  /** The first day of the month. */
  month: IsoDate
  /** All sales of shares, day trades apart. */
  shareSales: Cents
  shareResult: Cents
  /** ETFs of shares, BDRs, options, futures. */
  otherResult: Cents
  dayTradeResult: Cents
  fiiResult: Cents
  commonWithheld: Cents
  dayTradeWithheld: Cents
}

/** From before the first month; all positive. */
export type Carried = {
  commonLoss: Cents
  dayTradeLoss: Cents
  fiiLoss: Cents
  /** Tax of earlier months that did not reach the least that a DARF may have. */
  pendingTax: Cents
  /** Withheld by the broker in earlier months of the same year and not used yet. */
  withheld: Cents
}

export type MonthResult = {
  month: IsoDate
  /** The sales of shares against the limit under which their gain is exempt. */
  exemption: { sold: Cents; limit: Cents; left: Cents; exemptGain: Cents }
  kinds: KindResult[]
  /** About what the broker should have withheld on the shares and the day trades of the month. */
  expectedWithheld: { shares: Cents; dayTrade: Cents }
  /** Last business day of the next month; absent without a DARF or a calendar of holidays. */
  payBy?: IsoDate
  carried: Carried
  notices: NoticeCode[]
} & Statement

type KindResult = {
  key: 'common' | 'dayTrade' | 'fii'
  label: string
  result: Cents
  lossUsed: Cents
  base: Cents
  rate: Fraction
  tax: Cents
  lossCarried: Cents
}

export type NoticeCode =
  | 'exempt-gain'
  | 'over-limit'
  | 'darf-waits'
  | 'withheld-left'
  | 'loss-in-exempt-month'

type Law = Extract<ReturnType<typeof calculateExchangeMonth>, { ok: true }>

/** One month with what it takes from the earlier ones; `total` is its DARF. Undefined before the oldest table. */
function monthOf(traded: TradedMonth, before: Carried): MonthResult | undefined {
  const { month, otherResult, commonWithheld, ...rest } = traded
  const law = calculateExchangeMonth({
    ...rest,
    date: month,
    otherCommonResult: otherResult,
    commonWithheld: commonWithheld + before.withheld,
    commonLoss: before.commonLoss,
    dayTradeLoss: before.dayTradeLoss,
    fiiLoss: before.fiiLoss,
  })
  const table = inForce(rendaVariavel, month)
  const forms = inForce(darf, month)
  const source = ruleOn(rendaVariavel, month)
  if (!(law.ok && table && forms && source)) return undefined
  const kinds = kindsOf(traded, before, law, table)
  const owed = law.due + before.pendingTax
  const waits = owed > 0 && owed < forms.minimum
  const lines = [
    ...kinds.map((kind) => taxLine(kind, source)),
    ...settlementLines(traded, before, law, waits ? owed : 0),
  ].filter(({ amount }) => amount !== 0)
  const due = darfDueDate(month)
  const total = waits ? 0 : owed
  return {
    month,
    exemption: exemptionOf(traded, law, table.exemptShareSalesUpTo),
    kinds,
    expectedWithheld: expectedOf(traded, table),
    ...statement(lines, total),
    ...(total > 0 && due.ok && { payBy: due.payBy }),
    carried: {
      commonLoss: law.common.lossCarried,
      dayTradeLoss: law.dayTrade.lossCarried,
      fiiLoss: law.fii.lossCarried,
      pendingTax: waits ? owed : 0,
      withheld: law.withheldCarried,
    },
    notices: noticesOf(traded, law, table.exemptShareSalesUpTo, waits),
  }
}

function kindsOf(
  { shareResult, otherResult, dayTradeResult, fiiResult }: TradedMonth,
  before: Carried,
  law: Law,
  table: (typeof rendaVariavel)[number],
): KindResult[] {
  const common = otherResult + (law.areSharesExempt ? 0 : shareResult)
  const kind = (
    key: KindResult['key'],
    label: string,
    result: Cents,
    earlierLoss: Cents,
    rate: Fraction,
  ): KindResult => ({
    key,
    label,
    result,
    lossUsed: Math.min(Math.max(0, result), earlierLoss),
    rate,
    ...law[key],
  })
  return [
    kind('common', 'Operações comuns', common, before.commonLoss, table.commonRate),
    kind('dayTrade', 'Day trade', dayTradeResult, before.dayTradeLoss, table.dayTradeRate),
    kind('fii', 'Cotas de FII e Fiagro', fiiResult, before.fiiLoss, table.fiiRate),
  ]
}

function expectedOf(
  { shareSales, dayTradeResult }: TradedMonth,
  { withheld }: (typeof rendaVariavel)[number],
): MonthResult['expectedWithheld'] {
  const shares = roundCents(shareSales * withheld.onSales)
  return {
    shares: shares > withheld.waivedUpTo ? shares : 0,
    dayTrade: roundCents(Math.max(0, dayTradeResult) * withheld.onDayTradeGain),
  }
}

function taxLine({ key, label, result, lossUsed, base, rate, tax }: KindResult, source: RuleSource): Line {
  const gain = lossUsed > 0 ? `(${formatBrl(result)} − ${formatBrl(lossUsed)} de prejuízos)` : formatBrl(base)
  return { key, label, amount: tax, formula: `${percentInWords(rate)} × ${gain}`, source }
}

/** Withheld tax comes off, small taxes of earlier months come in, a result that is too small waits. */
function settlementLines(traded: TradedMonth, before: Carried, law: Law, waiting: Cents): Line[] {
  const withheld = traded.commonWithheld + traded.dayTradeWithheld + before.withheld
  const used = withheld - law.withheldCarried
  const minimum = inForce(darf, traded.month)?.minimum ?? 0
  const rule = ruleOn(darf, traded.month)
  const source = rule && { source: rule }
  return [
    {
      key: 'withheld',
      label: 'IR já retido pela corretora',
      amount: 0 - used,
      formula: `${formatBrl(used)} de ${formatBrl(withheld)} retidos`,
    },
    {
      key: 'pending',
      label: 'DARF que esperava',
      amount: before.pendingTax,
      formula: `meses anteriores, abaixo de ${formatBrl(minimum)}`,
      ...source,
    },
    {
      key: 'waits',
      label: 'Espera o próximo mês',
      amount: 0 - waiting,
      formula: `${formatBrl(waiting)} não chega ao mínimo de ${formatBrl(minimum)}`,
      ...source,
    },
  ]
}

function exemptionOf({ shareSales, shareResult }: TradedMonth, law: Law, limit: Cents) {
  const exemptGain = law.areSharesExempt ? shareResult : 0
  return { sold: shareSales, limit, left: Math.max(0, limit - shareSales), exemptGain }
}

function noticesOf(
  { shareSales, shareResult }: TradedMonth,
  law: Law,
  limit: Cents,
  waits: boolean,
): NoticeCode[] {
  const found: [boolean, NoticeCode][] = [
    [law.areSharesExempt, 'exempt-gain'],
    [shareSales > limit && shareResult > 0, 'over-limit'],
    [shareSales <= limit && shareResult < 0, 'loss-in-exempt-month'],
    [waits, 'darf-waits'],
    [law.withheldCarried > 0, 'withheld-left'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}
