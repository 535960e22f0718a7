import * as z from 'zod/mini'
import type { Calculator } from '../form/old/evaluate.ts'
import type { Texts } from '../form/old/fields.ts'
import { coinSaleExample, coinSaleInput } from './input.ts'

export type FieldName =
  | 'amount'
  | 'unit'
  | 'brokerage'
  | 'averageCost'
  | 'monthSales'
  | 'custody'
  | 'price'
  | 'date'

/** What was typed, and found allowed; `price` and `date` are empty unless the reader replaced those of the page. */
export type TypedSale = Texts<FieldName>

/** A constant of this module, as `useCalculator` asks. Whether there is an answer depends on the price of the moment. */
export const coinSaleForm: Calculator<FieldName, TypedSale, { ok: true } | { ok: false }> = {
  fields: {
    amount: { label: 'Quantia', key: 'q', kind: 'percent', example: coinSaleExample.amount, step: 0.01 },
    unit: { label: 'Quantia em', key: 'u', kind: 'choice', example: coinSaleExample.unit },
    brokerage: {
      label: 'Corretagem',
      key: 'c',
      kind: 'percent',
      example: coinSaleExample.brokerage,
      step: 0.1,
    },
    averageCost: {
      label: 'Preço médio de compra',
      key: 'm',
      kind: 'brl',
      example: '',
      optional: true,
      step: 1000,
    },
    monthSales: {
      label: 'Total vendido no mês',
      key: 't',
      kind: 'brl',
      example: '',
      optional: true,
      step: 1000,
    },
    custody: { label: 'Custódia', key: 'g', kind: 'choice', example: coinSaleExample.custody },
    price: {
      label: 'Preço do bitcoin em reais',
      key: 'p',
      kind: 'brl',
      example: '',
      optional: true,
      step: 1000,
    },
    date: { label: 'Data da venda', key: 'd', kind: 'day', example: '', optional: true },
  },
  schema: z.pipe(
    z.custom<TypedSale>((texts) => typeof texts === 'object'),
    z.transform((texts, { issues }): TypedSale => {
      const parsed = saleOf(texts, '1,00', coinSaleExample.date)
      if (parsed.success) return texts
      for (const { message, path } of parsed.error.issues) {
        issues.push({ code: 'custom', message, path: [...path], input: texts })
      }
      return z.NEVER
    }),
  ),
  calculate: () => ({ ok: true }),
}

/** The question with the price and the day of the page where the reader left them empty. */
export function saleOf(texts: TypedSale, price: string, date: string) {
  return coinSaleInput.safeParse({
    ...texts,
    price: texts.price.trim() || price,
    date: texts.date.trim() || date,
  })
}
