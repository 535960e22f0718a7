import { roundCents } from '#web/finance/core/money.ts'
import type { ImportacaoInput } from '#web/finance/exchange/importacao.ts'
import type { ImportQuestion } from './types.ts'

/** Pix in reais: the shop exchanges the money as an import of goods, at a zero rate. */
export const exchanges = { card: 'card', pix: 'goods-import', account: 'own-account' } as const

/** Prices in cents of the dollar; a currency that is not the dollar crosses through the real. */
export function toCost(question: ImportQuestion, programme: 'yes' | 'no'): ImportacaoInput {
  const { currency, dollarRate, product, freight, insurance, payment, dispatchFee } = question
  const inDollars = (price: number) => roundCents((price * currency.rate) / dollarRate)
  return {
    date: question.date,
    state: question.state,
    product: inDollars(product),
    freight: inDollars(freight),
    insurance: inDollars(insurance),
    exchangeRate: dollarRate,
    isCompliant: programme === 'yes',
    goods: question.goods,
    dispatchFee: programme === 'yes' ? 0 : dispatchFee,
    spread: question.spread,
    payment: exchanges[payment],
  }
}
