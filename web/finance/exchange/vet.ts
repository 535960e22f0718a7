import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import type { RuleSource } from '../core/statement.ts'
import type { FxOperation } from '../tables/exchange/iof-cambio.ts'
import { iofOnExchange } from './iof-cambio.ts'

type Vet = {
  /** In reais, before tax and fees. */
  converted: Cents
  iof: Cents
  fee: Cents
  total: Cents
  /** Reais per unit of the currency, all in; unrounded. */
  vet: number
}

/**
 * Valor efetivo total of an exchange: (amount × rate + IOF + fee) ÷ amount.
 *
 * `amount` is in hundredths of the foreign currency, above zero, and `rate` is the one really charged, in reais per
 * unit. The amount in reais is rounded, then the IOF on it.
 *
 * @see Resolução BCB 277/2022; facts/08-importacao.md §3
 */
export function totalExchangeValue(input: {
  amount: Cents
  rate: number
  iofRate: Fraction
  fee: Cents
}): Vet {
  const converted = convert(input.amount, input.rate)
  if (!(input.iofRate >= 0 && Number.isFinite(input.iofRate)))
    throw new RangeError(`not a rate: ${input.iofRate}`)
  return allIn(input.amount, converted, roundCents(converted * input.iofRate), input.fee)
}

type ExchangeOption = {
  label: string
  operation: FxOperation
  /** Of the institution over the commercial rate. */
  spread: Fraction
  /** In reais. */
  fee: Cents
}

type ComparisonResult =
  | {
      ok: true
      /** In the order given. */
      options: ({ label: string; rate: number; iofRate: Fraction; rule: RuleSource } & Vet)[]
      /** Label of the first of the lowest totals. */
      cheapest: string
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Cost of the same `amount` (hundredths of a foreign currency) in each way of paying, with the IOF of `date`.
 * Rate charged = commercial rate × (1 + spread), unrounded; the rest as in `totalExchangeValue`.
 *
 * @see Decreto 6.306/2007, art. 15-B; facts/09-planejamento.md §3
 */
export function compareExchange(input: {
  amount: Cents
  commercialRate: number
  date: IsoDate
  /** At least one. */
  options: readonly ExchangeOption[]
}): ComparisonResult {
  if (input.options.length === 0) throw new RangeError('nothing to compare')
  const options: Extract<ComparisonResult, { ok: true }>['options'] = []
  for (const { label, operation, spread, fee } of input.options) {
    const rate = input.commercialRate * (1 + spread)
    const converted = convert(input.amount, rate)
    const tax = iofOnExchange({ operation, amount: converted, date: input.date })
    if (!tax.ok) return tax
    const { rate: iofRate, rule } = tax
    options.push({ label, rate, iofRate, rule, ...allIn(input.amount, converted, tax.iof, fee) })
  }
  const cheapest = options.reduce((best, option) => (option.total < best.total ? option : best))
  return { ok: true, options, cheapest: cheapest.label }
}

function convert(amount: Cents, rate: number): Cents {
  if (!(Number.isSafeInteger(amount) && amount > 0)) throw new RangeError(`not an amount: ${amount}`)
  if (!(rate > 0 && Number.isFinite(rate))) throw new RangeError(`not an exchange rate: ${rate}`)
  return roundCents(amount * rate)
}

function allIn(amount: Cents, converted: Cents, iof: Cents, fee: Cents): Vet {
  if (!(Number.isSafeInteger(fee) && fee >= 0)) throw new RangeError(`not a fee: ${fee}`)
  const total = converted + iof + fee
  return { converted, iof, fee, total, vet: total / amount }
}
