import { formatBrl } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { type Step, statement } from '#web/finance/core/statement.ts'
import { amountIn, rateInReais, smallestAmount, symbolOf } from '#web/finance/exchange/currencies.ts'
import {
  affordableExchange,
  type ExchangeCost,
  exchangeCost,
  exchangeProceeds,
} from '#web/finance/exchange/exchange-cost.ts'
import { fxRateHistory } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import type { FxOperation } from '#web/finance/tables/exchange/iof-cambio.ts'
import { calculateImport } from './calculate-import.ts'
import type {
  ConversionAnswer,
  ConversionQuestion,
  ConversionUse,
  CurrencyInput,
  CurrencyResult,
} from './question.ts'

/**
 * An amount in another currency, or a purchase abroad with every tax until the door.
 *
 * @see facts/08-importacao.md; each tab says its own rounding
 */
export function calculateCurrency(input: CurrencyInput): CurrencyResult {
  return input.tab === 'converter' ? calculateConversion(input) : calculateImport(input)
}

const real = 'BRL'

const operations: Readonly<Record<Exclude<ConversionUse, 'commercial'>, FxOperation>> = {
  cash: 'cash',
  card: 'card',
  account: 'own-account',
  'third-party': 'third-party',
  investment: 'investment',
  receive: 'inflow',
}

/**
 * `amount` in another currency, crossed through the real: amount × reais per unit of `from` ÷ reais per unit of `to`,
 * rounded once to the smallest amount of `to`. With a use, what it costs (or buys, or leaves) with spread, IOF and fee.
 *
 * @see facts/08-importacao.md §3
 */
function calculateConversion(question: ConversionQuestion): CurrencyResult {
  const { amount, from, to, use } = checked(question)
  const smallest = smallestAmount(to.code)
  const converted = roundCents((amount * from.rate) / to.rate / smallest) * smallest
  const shared = {
    ok: true as const,
    tab: 'converter' as const,
    converted,
    crossRate: from.rate / to.rate,
    inverseRate: to.rate / from.rate,
    inReais: roundCents(amount * from.rate),
    steps: stepsOf(question),
  }
  if (use === 'commercial') {
    const formula = crossInWords(question)
    const line = { key: 'converted', label: 'Valor convertido', amount: converted, formula }
    return { ...shared, ...statement([line], converted), notices: [] }
  }
  const exchange = exchangeOf(question, operations[use])
  if (!exchange) return { ok: false, reason: use === 'receive' ? 'nothing-left' : 'too-little' }
  if (!exchange.ok) return exchange
  const { lines, total, vet, iofRate, amount: foreign } = exchange
  const notices = dependsOnInjunction(fxRateHistory(operations[use]), question.date)
    ? ['iof-injunction' as const]
    : []
  return {
    ...shared,
    lines,
    total,
    effectiveRate: vet,
    iofRate,
    ...(from.code === real && { bought: foreign }),
    steps: [...shared.steps, vetStep(question, exchange)],
    notices,
  } satisfies ConversionAnswer
}

/** `USD 100,00 × R$ 5,2238`, and what the reais are divided by where they are not asked for. */
function crossInWords({ amount, from, to }: ConversionQuestion): string {
  const sum = `${amountIn(amount, from.code)}${from.code === real ? '' : ` × ${rateInReais(from.rate)}`}`
  return to.code === real ? sum : `${sum} ÷ ${rateInReais(to.rate)}`
}

function exchangeOf(
  { date, amount, from, to, use, spread, fee }: ConversionQuestion,
  operation: FxOperation,
) {
  const foreign = from.code === real ? to : from
  const way = { currency: symbolOf(foreign.code), commercialRate: foreign.rate, operation, spread, fee, date }
  if (use === 'receive') return exchangeProceeds({ ...way, amount })
  return from.code === real
    ? affordableExchange(amount, way, smallestAmount(to.code))
    : exchangeCost({ ...way, amount })
}

function vetStep({ use, from, to }: ConversionQuestion, { total, amount, vet }: ExchangeCost): Step {
  return {
    key: 'vet',
    label: use === 'receive' ? 'Taxa recebida, com tudo' : 'Valor Efetivo Total (VET)',
    unit: 'factor',
    value: vet,
    formula: `${formatBrl(total)} ÷ ${amountIn(amount, from.code === real ? to.code : from.code)}`,
  }
}

function stepsOf({ from, to, amount }: ConversionQuestion): Step[] {
  const cross = from.rate / to.rate
  return [
    {
      key: 'cross-rate',
      label: `1 ${from.code} em ${to.code}`,
      unit: 'factor',
      value: cross,
      formula: `${rateInReais(from.rate)} ÷ ${rateInReais(to.rate)}`,
    },
    {
      key: 'inverse-rate',
      label: `1 ${to.code} em ${from.code}`,
      unit: 'factor',
      value: 1 / cross,
      formula: `${rateInReais(to.rate)} ÷ ${rateInReais(from.rate)}`,
    },
    {
      key: 'in-reais',
      label: 'Em reais, pelo câmbio comercial',
      unit: 'cents',
      value: roundCents(amount * from.rate),
      formula: `${amountIn(amount, from.code)} × ${rateInReais(from.rate)}`,
    },
  ]
}

function checked(question: ConversionQuestion): ConversionQuestion {
  const { amount, from, to, use } = question
  if (!(Number.isSafeInteger(amount) && amount > 0)) throw new RangeError(`not an amount: ${amount}`)
  for (const { rate } of [from, to])
    if (!(rate > 0 && Number.isFinite(rate))) throw new RangeError(`not an exchange rate: ${rate}`)
  const sides = [from, to].filter(({ code }) => code === real).length
  const hasReal = use === 'receive' ? to.code === real && sides === 1 : sides === 1
  if (use !== 'commercial' && !hasReal) throw new RangeError(`${use} needs the real on one side`)
  return question
}
