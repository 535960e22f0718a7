import { expect, test } from 'vitest'
import { evaluate, exampleOf } from '../form/old/evaluate.ts'
import { coinSaleForm, saleOf } from './form-fields.ts'

const example = exampleOf(coinSaleForm.fields)

test('the example is allowed without a price: that of the page comes later', () => {
  expect(evaluate(coinSaleForm, example)).toHaveProperty('outcome.answer.ok', true)
  const sale = saleOf(example, '498.350,00', '20/11/2026')
  expect(sale.data).toMatchObject({ price: 498_350_00, date: '2026-11-20', sold: { quantity: 0.01 } })
})

test('a price and a day of the reader go before those of the page', () => {
  const sale = saleOf({ ...example, price: '100.000,00', date: '01/02/2026' }, '1,00', '20/11/2026')
  expect(sale.data).toMatchObject({ price: 100_000_00, date: '2026-02-01' })
})

test('what is wrong is said at its own field', () => {
  const errors = evaluate(coinSaleForm, { ...example, amount: '22000000', brokerage: 'x', monthSales: '-1' })
  expect(errors).toMatchObject({
    errors: { brokerage: 'Digite só números, por exemplo 1.500,00.', monthSales: expect.any(String) },
  })
  expect(evaluate(coinSaleForm, { ...example, amount: '22000000' })).toEqual({
    errors: { amount: 'Digite de 0,00000001 a 21.000.000 bitcoins.' },
  })
})
