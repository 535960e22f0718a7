import { formatBrl, percentInWords } from '../core/format.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type Line, type RuleSource, ruleOn, type Statement, statement } from '../core/statement.ts'
import { darf } from '../tables/income-tax/darf.ts'
import { rendaVariavel } from '../tables/income-tax/renda-variavel.ts'
import { darfDueDate } from './darf.ts'
import { calculateExchangeMonth } from './renda-variavel.ts'

/**
 * The tax of a person's months on the exchange, each carrying losses and small DARFs to the next; undefined before the
 * oldest table. `carried` goes into the month after the last.
 *
 * Months must be in order, without repetition. What was withheld and not used is lost to the next year, where it goes
 * into the annual return; losses and a DARF that waits go on without limit of time.
 *
 * @see `calculateExchangeMonth`; Lei 9.430/1996, art. 68
 * @throws RangeError for months out of order
 */
export function exchangeMonths(
  months: readonly TradedMonth[],
  first: Carried,
): { results: MonthResult[]; carried: Carried } | undefined {
  const results: MonthResult[] = []
  let carried = first
  let before: IsoDate | undefined
  for (const traded of months) {
    if (before !== undefined && traded.month <= before)
      throw new RangeError(`${traded.month} after ${before}`)
    const isNewYear = before !== undefined && before.slice(0, 4) !== traded.month.slice(0, 4)
    const result = monthOf(traded, isNewYear ? { ...carried, withheld: 0 } : carried)
    if (!result) return undefined
    results.push(result)
    carried = result.carried
    before = traded.month
  }
  return { results, carried }
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
