import type { Cents } from '#web/finance/core/money.ts'
import { importCost } from '#web/finance/exchange/importacao.ts'
import { toCost } from './to-cost.ts'
import type { BrazilComparison, ImportQuestion, Regime } from './types.ts'

/** The import against a price in Brazil, and the price abroad at which they are the same. */
export function compareWithBrazil(question: ImportQuestion, regime: Regime, price: Cents): BrazilComparison {
  const difference = regime.total - price
  const cheaper = difference === 0 ? 'same' : difference < 0 ? 'import' : 'brazil'
  return { price, difference, cheaper, breakEven: breakEvenOf(question, regime.programme, price) }
}

/** The total never falls as the product gets dearer: halving the interval ends at the last price that fits. */
function breakEvenOf(
  question: ImportQuestion,
  programme: 'yes' | 'no',
  price: Cents,
): BrazilComparison['breakEven'] {
  const totalAt = (product: Cents) => {
    const cost = importCost(toCost({ ...question, product }, programme))
    return cost.ok ? cost.total : Number.POSITIVE_INFINITY
  }
  if (totalAt(0) > price) return { ok: false, reason: 'never' }
  let fits = 0
  let tooDear = 1
  while (totalAt(tooDear) <= price) {
    fits = tooDear
    tooDear *= 2
  }
  while (tooDear - fits > 1) {
    const middle = Math.floor((fits + tooDear) / 2)
    if (totalAt(middle) <= price) fits = middle
    else tooDear = middle
  }
  const stopsAtCeiling = totalAt(tooDear) === Number.POSITIVE_INFINITY
  return stopsAtCeiling ? { ok: false, reason: 'up-to-the-ceiling' } : { ok: true, product: fits }
}
