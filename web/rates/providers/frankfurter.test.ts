import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals } from '../../../tests/source-answers.ts'
import { parseEcbDays, parseEuroReference, parseFrankfurter } from './frankfurter.ts'

provesOrigins('frankfurter', {
  'composed/v2_rates_EUR_2026-10-01.composed.json':
    'composed: the shape of /v2/rates; the rate of BRL is the recorded one of that day, GBP and USD are invented',
  'v2_rate_EUR_USD.docs.json':
    'verbatim-doc: lineofflight/frankfurter lib/public/v2/openapi.json (2.1.1), /rate/{base}/{quote}',
  'v2_rate_USD_BRL_2026-09-07.json': 'verbatim: a public document ("Resposta verificada", /v2/rate/USD/BRL)',
  'v2_rates_EUR_BRL_2026-10-01.json':
    'verbatim: a comment in a public script ("checked 2026-10-01", /v2/rates?base=EUR&quotes=BRL)',
  'v2_rates_2024-01-15.docs.json':
    'verbatim-doc: same, /rates: v2 answers a FLAT ARRAY (v1 answered an object with rates{})',
})

provesRefusals('frankfurter', [
  {
    good: 'v2_rate_EUR_USD.docs.json',
    parse: (answer) => parseFrankfurter(answer, 'EUR-USD'),
  },
  {
    good: 'v2_rates_2024-01-15.docs.json',
    parse: (answer) => parseEuroReference(answer, ['USD', 'GBP']),
  },
])

test('the pair that was asked for, and no other', () => {
  const answer = sample('frankfurter/v2_rate_EUR_USD.docs.json')
  expect(parseFrankfurter(answer, 'EUR-USD')).toEqual({ day: '2026-03-25', rate: 1.1568 })
  expect(() => parseFrankfurter(answer, 'USD-BRL')).toThrow('base')
})

test('reference: every quote that was asked for, of one day', () => {
  const answer = sample('frankfurter/v2_rates_2024-01-15.docs.json')
  const read = parseEuroReference(answer, ['USD', 'GBP'])
  expect(read).toEqual({ day: '2024-01-15', rates: { USD: 1.089, GBP: 0.8623 } })
  expect(() => parseEuroReference(answer, ['USD', 'BRL'])).toThrow('quote')
  const [first, ...others] = answer as object[]
  const wrong = (row: object) => () => parseEuroReference([first, ...others, row], ['USD'])
  expect(wrong({ date: '2024-01-16', base: 'EUR', quote: 'BRL', rate: 5 })).toThrow('3.date')
  expect(wrong({ date: '2024-01-15', base: 'USD', quote: 'BRL', rate: 5 })).toThrow('3.base')
  expect(wrong({ date: '2024-01-15', base: 'EUR', quote: 'USD', rate: 5 })).toThrow('3.quote')
})

test('days: each that has every quote, oldest first', () => {
  const answer = sample('frankfurter/v2_rates_2024-01-15.docs.json') as { date: string; quote: string }[]
  const dayBefore = answer.map((row) => ({ ...row, date: '2024-01-12' }))
  const halfDay = answer.filter(({ quote }) => quote === 'USD').map((row) => ({ ...row, date: '2024-01-16' }))
  const read = parseEcbDays([...answer, ...halfDay, ...dayBefore], ['USD', 'GBP'])
  const rates = { USD: 1.089, GBP: 0.8623 }
  expect(read).toEqual([
    { day: '2024-01-12', rates },
    { day: '2024-01-15', rates },
  ])
})

test('reference: of the other currencies those that the bank still has', () => {
  const answer = sample('frankfurter/v2_rates_2024-01-15.docs.json') as object[]
  const others = ['GBP', 'RUB', 'JPY']
  expect(parseEuroReference(answer, ['USD'], others)).toEqual({
    day: '2024-01-15',
    rates: { USD: 1.089, GBP: 0.8623 },
  })
  const givenUp = { date: '2022-03-01', base: 'EUR', quote: 'RUB', rate: 117.2 }
  expect(parseEuroReference([givenUp, ...answer], ['USD'], others)).toEqual(
    parseEuroReference(answer, ['USD'], others),
  )
  expect(() => parseEuroReference([...answer, { ...givenUp, base: 'USD' }], ['USD'], others)).toThrow(
    '3.base',
  )
})
