import * as z from 'zod/mini'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import {
  brlField,
  choiceField,
  dayField,
  decimalField,
  optionalField,
  percentField,
} from '../form/old/fields.ts'
import type { CoinSaleInput } from './calculate.ts'

const most: Cents = 1_000_000_000_000_00
const satsPerCoin = 100_000_000
const limits = {
  btc: { min: 1e-8, max: 21_000_000, message: 'Digite de 0,00000001 a 21.000.000 bitcoins.' },
  sats: {
    min: 1,
    max: 21_000_000 * satsPerCoin,
    message: 'Digite de 1 a 2.100.000.000.000.000 satoshis, sem decimais.',
  },
  reais: { min: 0.01, max: 1e12, message: 'Digite de 0,01 a 1 trilhão de reais.' },
} as const

const typed = z.object({
  amount: decimalField('Quantia', { max: limits.sats.max }),
  unit: choiceField('Unidade', ['btc', 'sats', 'reais']),
  price: brlField('Preço do bitcoin em reais', { min: 1, max: most }),
  brokerage: percentField('Corretagem', { min: 0, max: 0.1 }),
  averageCost: optionalField(brlField('Preço médio de compra', { max: most })),
  monthSales: optionalField(brlField('Total vendido no mês', { max: most })),
  custody: choiceField('Custódia', ['brasil', 'propria', 'exterior']),
  date: dayField('Data da venda', { max: '2099-12-31' }),
})

/** What was typed, by field, to a question for `calculateCoinSale`. */
export const coinSaleInput = z.pipe(
  typed,
  z.transform(({ amount, unit, ...fields }, context): CoinSaleInput => {
    const { min, max, message } = limits[unit]
    const isWhole = unit !== 'sats' || Number.isInteger(amount)
    const quantity = unit === 'sats' ? amount / satsPerCoin : amount
    const gross = roundCents(unit === 'reais' ? amount * 100 : quantity * fields.price)
    const refuse = (text: string) =>
      context.issues.push({ code: 'custom', message: text, path: ['amount'], input: amount })
    if (!(isWhole && amount >= min && amount <= max)) refuse(message)
    else if (gross > most) refuse('A venda passa de 1 trilhão de reais. Diminua a quantia.')
    const coins = unit === 'reais' ? gross / fields.price : quantity
    if (coins * (fields.averageCost ?? 0) > most) {
      const text = 'O custo do que foi vendido passa de 1 trilhão de reais. Confira o preço médio.'
      context.issues.push({ code: 'custom', message: text, path: ['averageCost'], input: amount })
    }
    return { ...fields, sold: unit === 'reais' ? { gross } : { quantity } }
  }),
)

/** Price: a figure for the example, not a quote; the page fills in the price of the moment. */
export const coinSaleExample = {
  amount: '0,01',
  unit: 'btc',
  price: '550.000,00',
  brokerage: '0,5',
  averageCost: '300.000,00',
  monthSales: '',
  custody: 'brasil',
  date: '20/11/2026',
}
