import { formatBrl, formatDay, formatPercent } from '../core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type Line, type RuleSource, type Statement, statement } from '../core/statement.ts'
import type { FxOperation } from '../tables/exchange/iof-cambio.ts'
import { amountIn, rateInReais, roundedRate } from './currencies.ts'
import { iofOnExchange } from './iof-cambio.ts'

export type ExchangeCostInput = {
  /** Hundredths of the foreign currency, above zero. */
  amount: Cents
  /** As the Nota writes it: `US$`. */
  currency: string
  /** Reais per unit, before the spread. */
  commercialRate: number
  /** Absent for the commercial reference itself, which pays no tax. */
  operation?: FxOperation
  /** Of the institution over the commercial rate. */
  spread: Fraction
  /** In reais. */
  fee: Cents
  date: IsoDate
}

/** Lines: exchange at the commercial rate, spread, IOF, fee. */
export type ExchangeCost = Statement & {
  ok: true
  amount: Cents
  /** Rate charged, spread inside, unrounded. */
  rate: number
  converted: Cents
  iofRate: Fraction
  iof: Cents
  /** Valor efetivo total: reais per unit with everything in, unrounded. */
  vet: number
  rule?: RuleSource
}

type ExchangeCostResult = ExchangeCost | { ok: false; reason: 'no-table-in-force' }

/**
 * Cost in reais of `amount` of a foreign currency, line by line: V = round(amount × commercial × (1 + spread)),
 * IOF = round(V × rate of the operation on `date`), fee; VET = total ÷ amount.
 *
 * The spread is what V leaves over round(amount × commercial), so that no centavo is lost between the lines.
 *
 * @see Decreto 6.306/2007, art. 15-B; Resolução BCB 277/2022 (VET); facts/08-importacao.md §3
 */
export function exchangeCost(input: ExchangeCostInput): ExchangeCostResult {
  const { amount, commercialRate, operation, spread, fee, date } = checked(input)
  const rate = commercialRate * (1 + spread)
  const atCommercial = roundCents(amount * commercialRate)
  const converted = roundCents(amount * rate)
  const tax = operation && iofOnExchange({ operation, amount: converted, date })
  if (tax && !tax.ok) return tax
  const iof = tax?.iof ?? 0
  const total = converted + iof + fee
  const lines = linesOf(input, { atCommercial, converted, tax, iof })
  const rest = { rate, converted, iofRate: tax?.rate ?? 0, iof, vet: total / amount, rule: tax?.rule }
  return { ok: true, amount, ...statement(lines, total), ...rest }
}

/**
 * The most of a foreign currency that `budget` reais buy, in whole multiples of `smallest` hundredths, and what it costs;
 * undefined when the budget does not pay the fee and one of them.
 */
export function affordableExchange(
  budget: Cents,
  input: Omit<ExchangeCostInput, 'amount'>,
  smallest: Cents = 1,
): ExchangeCostResult | undefined {
  const one = exchangeCost({ ...input, amount: smallest })
  if (!one.ok) return one
  const costs = (count: number) => {
    const converted = roundCents(count * smallest * one.rate)
    return converted + roundCents(converted * one.iofRate) + input.fee
  }
  let affordable = 0
  let tooMuch = Math.ceil((budget + 1) / (one.rate * smallest)) + 1
  if (!Number.isSafeInteger(tooMuch)) throw new RangeError(`too large for centavos: ${budget}`)
  while (tooMuch - affordable > 1) {
    const middle = Math.floor((affordable + tooMuch) / 2)
    if (costs(middle) <= budget) affordable = middle
    else tooMuch = middle
  }
  return affordable > 0 ? exchangeCost({ ...input, amount: affordable * smallest }) : undefined
}

/**
 * Reais left of `amount` of a foreign currency that comes to Brazil: V = round(amount × commercial × (1 − spread)),
 * less IOF and fee; undefined when nothing is left. `vet` is the reais really received per unit.
 *
 * @see Decreto 6.306/2007, art. 15-B, XXV
 */
export function exchangeProceeds(input: ExchangeCostInput): ExchangeCostResult | undefined {
  const { amount, commercialRate, operation, spread, fee, date } = checked(input)
  const rate = commercialRate * (1 - spread)
  const atCommercial = roundCents(amount * commercialRate)
  const converted = roundCents(amount * rate)
  const tax = operation && iofOnExchange({ operation, amount: converted, date })
  if (tax && !tax.ok) return tax
  const iof = tax?.iof ?? 0
  const total = converted - iof - fee
  if (total <= 0) return undefined
  const taken = linesOf({ ...input, spread: -spread }, { atCommercial, converted, tax, iof })
  const lines = taken.map((line) => (line.key === 'iof' || line.key === 'fee' ? negated(line) : line))
  const rest = { rate, converted, iofRate: tax?.rate ?? 0, iof, vet: total / amount, rule: tax?.rule }
  return { ok: true, amount, ...statement(lines, total), ...rest }
}

const negated = (line: Line): Line => ({ ...line, amount: -line.amount || 0 })

type Parts = {
  atCommercial: Cents
  converted: Cents
  iof: Cents
  tax?: Extract<ReturnType<typeof iofOnExchange>, { ok: true }>
}

function linesOf(
  { amount, currency, commercialRate, spread, fee }: ExchangeCostInput,
  { atCommercial, converted, iof, tax }: Parts,
): Line[] {
  const foreign = amountIn(amount, currency)
  const lines: Line[] = [
    {
      key: 'exchange',
      label: 'Câmbio comercial',
      amount: atCommercial,
      formula: `${foreign} × ${rateInReais(commercialRate)}`,
    },
    {
      key: 'spread',
      label: 'Spread da instituição',
      amount: converted - atCommercial,
      formula: `${formatPercent(spread)} sobre o câmbio comercial: ${foreign} a R$ ${roundedRate(commercialRate * (1 + spread))} são ${formatBrl(converted)}`,
    },
  ]
  if (tax) {
    lines.push({
      key: 'iof',
      label: 'IOF',
      amount: iof,
      formula: `${formatBrl(converted)} × ${formatPercent(tax.rate)}, regra em vigor desde ${formatDay(tax.rule.from)}`,
      source: tax.rule,
    })
  }
  lines.push({ key: 'fee', label: 'Tarifa', amount: fee, formula: 'Valor fixo cobrado pela instituição' })
  return lines
}

function checked(input: ExchangeCostInput): ExchangeCostInput {
  const { amount, commercialRate, spread, fee } = input
  if (!(Number.isSafeInteger(amount) && amount > 0)) throw new RangeError(`not an amount: ${amount}`)
  if (!(commercialRate > 0 && Number.isFinite(commercialRate)))
    throw new RangeError(`not an exchange rate: ${commercialRate}`)
  if (!(spread > -1 && Number.isFinite(spread))) throw new RangeError(`not a spread: ${spread}`)
  if (!(Number.isSafeInteger(fee) && fee >= 0)) throw new RangeError(`not a fee: ${fee}`)
  return input
}
