import { expect, test } from 'vitest'
import type { Quote } from '#web/rates/quote.ts'
import { errorOf, readThreshold, suggestedText } from './threshold.ts'

const quote: Quote = {
  kind: 'spot',
  last: 5.2238,
  bid: 5.2232,
  ask: 5.2238,
  low: null,
  high: null,
  change: 0.0218,
  changeFraction: 0.0042,
  pricedAt: '2026-11-19T20:00:00.000Z',
  simulated: true,
  source: 'awesomeapi',
  depth: 0,
  fetchedAt: '2026-11-19T20:00:10.000Z',
}

test('the value is filled in two per cent away', () => {
  expect(suggestedText('usd-brl', 'below', quote)).toBe('5,12')
  expect(suggestedText('usd-brl', 'above', quote)).toBe('5,33')
  expect(suggestedText('usd-brl', 'change', quote)).toBe('2,00')
  expect(suggestedText('usd-brl', 'below', null)).toBe('')
})

test.each([
  ['below', '', 'Preencha o campo Valor.'],
  ['below', '12abc', 'Digite só números, por exemplo 1.500,00.'],
  ['below', '0', 'O valor mínimo é R$\u00A00,01.'],
  ['below', '99.999.999.999', 'O valor máximo é R$\u00A0999.999.999,00.'],
  ['below', '5,25', 'O dólar já está em R$\u00A05,2238. Escolha um valor menor.'],
  ['above', '5,22', 'O dólar já está em R$\u00A05,2238. Escolha um valor maior.'],
  ['change', '0,05', 'O valor mínimo é 0,1\u00A0%.'],
  ['change', '60', 'O valor máximo é 50\u00A0%.'],
  ['change', '0,4', 'Hoje já variou 0,42\u00A0%. Escolha um valor maior.'],
] as const)('%s "%s": %s', (condition, text, message) => {
  expect(errorOf('usd-brl', condition, text, quote)).toBe(message)
})

test.each([
  ['below', '5,12'],
  ['above', '5.33'],
  ['change', '2'],
] as const)('%s "%s" makes an alert', (condition, text) => {
  expect(errorOf('usd-brl', condition, text, quote)).toBeUndefined()
})

test.each([
  ['above', '6,50 reais', 6.5],
  ['below', '0.512', 0.512],
  ['change', '2%', 2],
] as const)('%s "%s" is the number that the alert and its chart take', (condition, text, value) => {
  expect(readThreshold('usd-brl', condition, text)).toEqual({ value })
})

test('a dollar of 5.223 is asked about, for the alert and for its chart', () => {
  const wrong = 'Você quis dizer 5,223 ou 5.223,00? Escreva de um desses jeitos.'
  expect(errorOf('usd-brl', 'above', '5.223', quote)).toBe(wrong)
  expect(readThreshold('usd-brl', 'above', '5.223')).toEqual({ wrong })
})

test('without a quote any value makes one', () => {
  expect(errorOf('usd-brl', 'below', '5,25', null)).toBeUndefined()
})
