import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { refuseFuture } from '../feeds/plausible.ts'
import { parseFrankfurter } from '../providers/frankfurter.ts'
import { priceOfDailyRate } from './price-of.ts'

/** The recorded answer, asked for at an hour of the day it is of, of the one before, and so on. */
const { day, rate } = parseFrankfurter(sample('frankfurter/v2_rate_EUR_USD.docs.json'), 'EUR-USD')

test.each([
  ['the day after', '2026-03-26T10:00:00-03:00', '2026-03-25T20:00:00.000Z'],
  ['that evening', '2026-03-25T19:00:00-03:00', '2026-03-25T20:00:00.000Z'],
  ['that morning', '2026-03-25T10:00:00-03:00', '2026-03-25T13:00:00.000Z'],
  ['the day before, when it is dated tomorrow', '2026-03-24T20:00:00-03:00', '2026-03-24T20:00:00.000Z'],
  ['the morning before', '2026-03-24T10:00:00-03:00', '2026-03-24T13:00:00.000Z'],
])('a daily rate of %s is a price of then or before', (_, asked, pricedAt) => {
  const now = Date.parse(asked)
  const price = priceOfDailyRate({ day, rate }, now)
  expect(price).toMatchObject({ kind: 'daily', last: 1.1568, pricedAt })
  expect(() => refuseFuture(price, now)).not.toThrow()
})

test('a date two days ahead is refused by its field', () => {
  const now = Date.parse('2026-03-23T23:00:00-03:00')
  expect(() => priceOfDailyRate({ day, rate }, now)).toThrow('date: no futuro, 2026-03-25')
})
