import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { gainOf } from '#web/finance/income-tax/ganho-capital.ts'
import type { GainInput } from './calculate-question.ts'

/** The amounts of the seller's share. One of gain and loss is zero. */
export type Deal = {
  price: Cents
  saleExpenses: Cents
  cost: Cents
  gain: Cents
  loss: Cents
  costs: CostItem[]
}

type CostItem = { key: string; label: string; amount: Cents }

/** The seller's share of each amount, rounded one by one, and the gain that they leave. */
export function dealOf(input: GainInput): Deal {
  if (!(input.share > 0 && input.share <= 1)) throw new RangeError(`not a share: ${input.share}`)
  const ofSeller = (amount: Cents) => roundCents(amount * input.share)
  const costs = [
    { key: 'cost', label: 'Custo de compra', amount: ofSeller(input.cost) },
    { key: 'itbi', label: 'ITBI e cartório da compra', amount: ofSeller(input.itbi) },
    { key: 'purchaseBrokerage', label: 'Corretagem da compra', amount: ofSeller(input.purchaseBrokerage) },
    { key: 'improvements', label: 'Obras e reformas', amount: ofSeller(input.improvements) },
    { key: 'interest', label: 'Juros do financiamento', amount: ofSeller(input.interest) },
  ]
  const cost = costs.reduce((sum, { amount }) => sum + amount, 0)
  const [price, saleExpenses] = [ofSeller(input.price), ofSeller(input.saleExpenses)]
  return { price, saleExpenses, cost, costs, ...gainOf({ cost, sale: price, saleExpenses }) }
}
