import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  type Line,
  type RuleSource,
  ruleOn,
  ruleSource,
  type Statement,
  statement,
} from '#web/finance/core/statement.ts'
import { darfDueDate } from '#web/finance/income-tax/darf.ts'
import { calculateForeignIncome } from '#web/finance/income-tax/foreign-income.ts'
import { calculateCryptoMonth, capitalGainsSlices, gainOf } from '#web/finance/income-tax/ganho-capital.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { darf, darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'

export type CoinSaleInput = {
  date: IsoDate
  /** So many coins, or coins for so many reais. */
  sold: { quantity: number } | { gross: Cents }
  /** Of one coin. */
  price: Cents
  brokerage: Fraction
  /** For all that is sold; or else the average cost of one coin. Without both there is no gain to speak of. */
  paid?: Cents
  averageCost?: Cents
  /** Of all coins in the month, swaps too, this sale among them; at least as much as it. Without it, this sale alone. */
  monthSales?: Cents
  /** In an exchange in Brazil, in the owner's own wallet, or in an institution abroad. */
  custody: 'brasil' | 'propria' | 'exterior'
}

export type CoinSaleResult =
  | ({
      ok: true
      gross: Cents
      quantity: number
      /** From the gross to what is left after brokerage and tax: `total`. Without a cost the tax is not in it. */
      lines: readonly Line[]
      gainStatement?: Statement
      gain: Cents
      loss: Cents
      tax: Cents
      /** The month against the limit; absent for coins kept abroad, which have none. */
      exemption?: { sold: Cents; limit: Cents; left: Cents; isExempt: boolean; source: RuleSource }
      payment?: { how: 'darf'; code: string; payBy?: IsoDate } | { how: 'annual-return'; year: number }
      /** Whether this month must be told to the Receita by the owner. */
      report: { name: string; above: Cents; isDue: boolean }
      notices: NoticeCode[]
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' | 'month-below-sale' }

/**
 * Net of a sale of coins: gross, less brokerage, less income tax.
 *
 * In Brazil or in one's own wallet the gain is exempt while the month's sales stay within the limit, else it pays the
 * rates of capital gains; abroad it pays once a year, without a limit. Only the gain of this sale is taxed here. The
 * gross, the cost and the brokerage are each rounded once.
 *
 * @see Lei 9.250/1995, art. 22; Lei 14.754/2023; facts/04-ganho-capital.md §6
 */
export function calculateCoinSale(input: CoinSaleInput): CoinSaleResult {
  const { gross, quantity } = soldOf(input)
  if (input.monthSales !== undefined && input.monthSales < gross)
    return { ok: false, reason: 'month-below-sale' }
  const brokerage = roundCents(gross * input.brokerage)
  const table = inForce(cryptoTables, input.date)
  const cost = costOf(input, quantity)
  const result =
    cost === undefined ? { gain: 0, loss: 0 } : gainOf({ cost, sale: gross, saleExpenses: brokerage })
  const due = taxOf(input, gross, result.gain)
  if (!(table && due)) return { ok: false, reason: 'no-table-in-force' }
  const monthSales = input.monthSales ?? gross
  const { tax, lines: taxLines, payment, isExempt } = due
  const isAbroad = input.custody === 'exterior'
  const lines = [
    {
      key: 'gross',
      label: 'Venda',
      amount: gross,
      formula: grossInWords(input, gross, quantity),
    },
    {
      key: 'brokerage',
      label: 'Corretagem',
      amount: 0 - brokerage,
      formula: `${percentInWords(input.brokerage)} × ${formatBrl(gross)}`,
    },
    ...taxLines,
  ].filter(({ amount, key }) => amount !== 0 || key === 'gross')
  const limit = table.exemptSalesUpTo
  return {
    ok: true,
    gross,
    quantity,
    ...statement(lines, gross - brokerage - tax),
    ...(cost !== undefined && {
      gainStatement: gainStatementOf(input, { gross, brokerage, cost, quantity }),
    }),
    ...result,
    tax,
    ...(!isAbroad && {
      exemption: {
        sold: monthSales,
        limit,
        left: Math.max(0, limit - monthSales),
        isExempt,
        source: ruleSource(table),
      },
    }),
    ...(payment && { payment }),
    report: { ...table.report, isDue: input.custody !== 'brasil' && monthSales > table.report.above },
    notices: noticesOf(input, {
      ...result,
      hasCost: cost !== undefined,
      tax,
      isExempt,
      isAboveLimit: !isAbroad && monthSales > limit,
      hasOtherSales: monthSales > gross,
      isPayable: payment !== undefined,
    }),
  }
}

function soldOf({ sold, price }: CoinSaleInput): { gross: Cents; quantity: number } {
  const positive = price > 0 && ('gross' in sold ? sold.gross >= 0 : sold.quantity >= 0)
  if (!positive) throw new RangeError(`not a sale: ${JSON.stringify(sold)} at ${price}`)
  return 'gross' in sold
    ? { gross: sold.gross, quantity: sold.gross / price }
    : { gross: roundCents(sold.quantity * price), quantity: sold.quantity }
}

function costOf({ paid, averageCost }: CoinSaleInput, quantity: number): Cents | undefined {
  return paid ?? (averageCost === undefined ? undefined : roundCents(quantity * averageCost))
}

function grossInWords({ sold, price }: CoinSaleInput, gross: Cents, quantity: number): string {
  const coins = numberInWords(quantity)
  return 'gross' in sold
    ? `${coins} bitcoin = ${formatBrl(gross)} ÷ ${formatBrl(price)}`
    : `${coins} × ${formatBrl(price)}`
}

type Due = {
  tax: Cents
  lines: Line[]
  isExempt: boolean
  payment?: Extract<CoinSaleResult, { ok: true }>['payment']
}

function taxOf(input: CoinSaleInput, gross: Cents, gain: Cents): Due | undefined {
  return input.custody === 'exterior' ? taxAbroad(input, gain) : taxInBrazil(input, gross, gain)
}

function taxAbroad({ date }: CoinSaleInput, gain: Cents): Due | undefined {
  const year = Number(date.slice(0, 4))
  const answer = calculateForeignIncome({ year, income: gain })
  const table = inForce(foreignIncomeTables, date)
  const source = ruleOn(foreignIncomeTables, date)
  if (!(answer.ok && table && source)) return undefined
  const formula = `${percentInWords(table.rate)} × ${formatBrl(gain)}, na declaração anual`
  const line = { key: 'tax', label: 'Imposto do ano', amount: 0 - answer.due, formula, source }
  const payment = answer.due > 0 ? { how: 'annual-return' as const, year: year + 1 } : undefined
  return { tax: answer.due, lines: [line], isExempt: false, payment }
}

function taxInBrazil({ date, monthSales }: CoinSaleInput, gross: Cents, gain: Cents): Due | undefined {
  const month = calculateCryptoMonth({ monthSales: monthSales ?? gross, gain, date })
  const answer = capitalGainsSlices({ gain, date })
  const source = ruleOn(capitalGainsRates, date)
  if (!(month.ok && answer.ok && source)) return undefined
  if (month.isExempt) return { tax: 0, lines: [], isExempt: gain > 0 }
  const lines = answer.slices.map(({ amount, rate, tax }, index) => ({
    key: `tax-${index + 1}`,
    label: `Imposto de ${percentInWords(rate)}`,
    amount: 0 - tax,
    formula: `${percentInWords(rate)} × ${formatBrl(amount)}`,
    source,
  }))
  const forms = inForce(darf, date)
  const due = darfDueDate(date)
  const isPayable = forms !== undefined && month.tax >= forms.minimum
  const form = { how: 'darf' as const, code: darfCodes.capitalGain, ...(due.ok && { payBy: due.payBy }) }
  return { tax: month.tax, lines, isExempt: false, ...(isPayable && { payment: form }) }
}

type Sold = { gross: Cents; brokerage: Cents; cost: Cents; quantity: number }

function gainStatementOf(
  { paid, averageCost = 0 }: CoinSaleInput,
  { gross, brokerage, cost, quantity }: Sold,
): Statement {
  const lines: Line[] = [
    { key: 'gross', label: 'Venda', amount: gross, formula: 'sem descontos' },
    { key: 'brokerage', label: 'Corretagem', amount: 0 - brokerage, formula: 'paga na venda' },
    {
      key: 'cost',
      label: 'Custo do que foi vendido',
      amount: 0 - cost,
      formula:
        paid === undefined
          ? `${numberInWords(quantity)} × ${formatBrl(averageCost)} (preço médio)`
          : 'quanto você pagou',
    },
  ]
  return statement(
    lines.filter(({ amount, key }) => amount !== 0 || key === 'gross'),
    gross - brokerage - cost,
  )
}

export type NoticeCode =
  | 'no-cost'
  | 'exempt-gain'
  | 'over-limit'
  | 'other-sales-too'
  | 'loss'
  | 'abroad-annual'
  | 'report'
  | 'below-minimum'

function noticesOf(
  { custody }: CoinSaleInput,
  result: {
    hasCost: boolean
    gain: Cents
    loss: Cents
    tax: Cents
    isExempt: boolean
    isAboveLimit: boolean
    hasOtherSales: boolean
    isPayable: boolean
  },
): NoticeCode[] {
  const isAbroad = custody === 'exterior'
  const found: [boolean, NoticeCode][] = [
    [!result.hasCost, 'no-cost'],
    [result.isExempt, 'exempt-gain'],
    [result.isAboveLimit, 'over-limit'],
    [result.isAboveLimit && result.hasOtherSales, 'other-sales-too'],
    [result.loss > 0 && !isAbroad, 'loss'],
    [isAbroad, 'abroad-annual'],
    [custody !== 'brasil', 'report'],
    [!isAbroad && result.tax > 0 && !result.isPayable, 'below-minimum'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}

/** A quantity of coins with the decimals that it has, at most eight. */
export function numberInWords(quantity: number): string {
  const [, decimals = ''] = String(Number(quantity.toFixed(8))).split('.')
  // Below a millionth `String` writes an exponent.
  return formatNumber(quantity, quantity < 1e-6 ? 8 : decimals.length)
}
