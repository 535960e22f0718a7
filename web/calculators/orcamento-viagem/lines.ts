import { formatBrl, formatCents, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { apportion, type Line } from '#web/finance/core/statement.ts'
import type { ExchangeCost } from '#web/finance/exchange/exchange-cost.ts'
import { itemsInWords, persInWords, waysInWords } from './labels.ts'
import type { Spent } from './spending.ts'
import type { PaymentWay, TripInput } from './types.ts'

/** What one way to pay exchanges of one currency. */
export type Exchanged = { way: PaymentWay; currency: string; cost: ExchangeCost }

/** Of one currency, contingency inside. */
export function totalIn(spent: readonly Spent[], currency: string): Cents {
  const ofIt = spent.filter(({ item }) => item.currency === currency)
  return ofIt.reduce((sum, { amount, contingency }) => sum + amount + contingency, 0)
}

export const commercialOf = (cost: ExchangeCost): Cents => partOf(cost, 'exchange')

function partOf(cost: ExchangeCost, key: string): Cents {
  return cost.lines.find((line) => line.key === key)?.amount ?? 0
}

/** Each item at the commercial rate, and the contingency of all. */
export function itemLines(
  input: TripInput,
  spent: readonly Spent[],
  exchanged: readonly Exchanged[],
): Line[] {
  const reais = inReais(spent, exchanged)
  const lines = spent.map(({ item, quantity }, index): Line => {
    const rate = input.currencies.find(({ code }) => code === item.currency)?.rate
    const times = formatNumber(quantity, Number.isInteger(quantity) ? 0 : 1)
    const symbol = item.currency === 'BRL' ? 'R$' : item.currency
    const each = `${symbol} ${formatCents(item.amount)} ${persInWords[item.per]} × ${times}`
    return {
      key: `${item.kind}-${index + 1}`,
      label: itemsInWords[item.kind],
      amount: reais[index]?.amount ?? 0,
      formula: rate === undefined ? each : `${each}, a R$ ${formatNumber(rate, 4)}`,
    }
  })
  const contingency = reais.reduce((sum, part) => sum + part.contingency, 0)
  const formula = `${formatPercent(input.contingency, 0)} de cada gasto`
  return [...lines, { key: 'contingency', label: 'Imprevistos', amount: contingency, formula }]
}

/** What was exchanged of a currency at its commercial rate, shared out among what was spent in it. */
function inReais(
  spent: readonly Spent[],
  exchanged: readonly Exchanged[],
): { amount: Cents; contingency: Cents }[] {
  const shared = new Map<string, Cents[]>()
  for (const code of new Set(spent.map(({ item }) => item.currency))) {
    const total = totalIn(spent, code)
    const ofIt = exchanged.filter(({ currency }) => currency === code)
    const value = code === 'BRL' ? total : ofIt.reduce((sum, { cost }) => sum + commercialOf(cost), 0)
    const weights = spent
      .filter(({ item }) => item.currency === code)
      .flatMap(({ amount, contingency }) => [amount, contingency])
    shared.set(code, total === 0 ? [] : apportion(value, weights))
  }
  return spent.map(({ item }) => {
    const [amount = 0, contingency = 0] = shared.get(item.currency)?.splice(0, 2) ?? []
    return { amount, contingency }
  })
}

/** Spread and IOF of each way to pay. */
export function exchangeLines({ payments }: TripInput, exchanged: readonly Exchanged[]): Line[] {
  return payments.flatMap(({ way, spread }): Line[] => {
    const ofIt = exchanged.filter((one) => one.way === way)
    const [first] = ofIt
    if (!first) return []
    const sum = (key: string) => ofIt.reduce((total, { cost }) => total + partOf(cost, key), 0)
    const commercial = ofIt.reduce((total, { cost }) => total + commercialOf(cost), 0)
    const name = waysInWords[way]
    return [
      {
        key: `${way}-spread`,
        label: `Spread, ${name}`,
        amount: sum('spread'),
        formula: `${formatBrl(commercial)} × ${formatPercent(spread)}`,
      },
      {
        key: `${way}-iof`,
        label: `IOF, ${name}`,
        amount: sum('iof'),
        formula: `(${formatBrl(commercial)} + ${formatBrl(sum('spread'))}) × ${formatPercent(first.cost.iofRate)}`,
        source: first.cost.rule,
      },
    ]
  })
}
