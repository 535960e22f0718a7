import { expect, test } from 'vitest'
import { calculateTrip } from './calculate.ts'
import { tripExample, tripInput } from './input.ts'
import type { TripInput } from './question.ts'
import { noticeInWords } from './words.ts'

/** Ten days and nine nights for two: by hand, at round numbers. */
const trip: TripInput = {
  date: '2026-11-20',
  departure: '2027-06-20',
  return: '2027-06-29',
  adults: 2,
  children: 0,
  childShare: 0.5,
  currencies: [{ code: 'USD', rate: 5 }],
  dollarRate: 5,
  items: [
    { kind: 'tickets', amount: 4000_00, currency: 'BRL', per: 'person' },
    { kind: 'lodging', amount: 100_00, currency: 'USD', per: 'night' },
    { kind: 'food', amount: 50_00, currency: 'USD', per: 'person-day' },
  ],
  contingency: 0.1,
  payments: [{ way: 'card', share: 1, spread: 0.04 }],
  saved: 0,
  annualYield: 0,
}

function budget(input: Partial<TripInput> = {}) {
  const answer = calculateTrip({ ...trip, ...input })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('items, contingency, spread and IOF, by hand', () => {
  // 8.000 in reais; 900 + 1.000 dollars = 9.500; 10 % of each; dollars with contingency: 2.090.
  const { lines, total, days, nights, perPerson, perDay, perPersonDay } = budget()
  expect({ days, nights }).toEqual({ days: 10, nights: 9 })
  expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['tickets-1', 8000_00],
    ['lodging-2', 4500_00],
    ['food-3', 5000_00],
    ['contingency', 800_00 + 950_00],
    ['card-spread', 418_00],
    // 10.868 × 3,5 %.
    ['card-iof', 380_38],
  ])
  expect(total).toBe(20_048_38)
  expect({ perPerson, perDay, perPersonDay }).toEqual({
    perPerson: 10_024_19,
    perDay: 2004_84,
    perPersonDay: 1002_42,
  })
})

test('what spread and IOF take, and what to carry in each way', () => {
  const payments = [
    { way: 'card', share: 0.5, spread: 0.04 },
    { way: 'account', share: 0.4, spread: 0.02 },
    { way: 'cash', share: 0.1, spread: 0.055 },
  ] as const
  const { purses, exchangeCosts, exchangeShare, total } = budget({ payments })
  expect(purses.map(({ way, amount }) => [way, amount])).toEqual([
    ['card', 1045_00],
    ['account', 836_00],
    ['cash', 209_00],
  ])
  // 5.434,00 + 190,19; 4.263,60 + 149,23; 1.102,48 + 38,59 less the commercial 10.450.
  expect(exchangeCosts).toBe(5624_19 + 4412_83 + 1141_07 - 10_450_00)
  expect(exchangeShare).toBeCloseTo(exchangeCosts / total, 12)
})

test('a trip in Brazil has no exchange and no IOF', () => {
  const items = [{ kind: 'lodging', amount: 300_00, currency: 'BRL', per: 'night' }] as const
  const { lines, exchangeCosts, purses, notices } = budget({ currencies: [], items })
  expect(lines.map(({ key }) => key)).toEqual(['lodging-1', 'contingency'])
  expect({ exchangeCosts, purses, notices }).toEqual({ exchangeCosts: 0, purses: [], notices: [] })
})

test('a child pays its share of what is per person', () => {
  const { lines, people } = budget({ adults: 1, children: 1 })
  expect(people).toBe(2)
  expect(lines[0]?.amount).toBe(6000_00)
  expect(lines[1]?.amount).toBe(4500_00)
})

test('currencies 10 % cheaper and dearer move only what is foreign', () => {
  const { shock, total } = budget()
  // 11.248,38 is what the dollars cost.
  expect(shock.dearer - total).toBe(1124_84)
  expect(total - shock.cheaper).toBe(1124_84)
})

test('two currencies in one trip', () => {
  const currencies = [
    { code: 'USD', rate: 5 },
    { code: 'EUR', rate: 6 },
  ]
  const items = [
    { kind: 'food', amount: 100_00, currency: 'USD', per: 'trip' },
    { kind: 'food', amount: 100_00, currency: 'EUR', per: 'trip' },
  ] as const
  const { lines, purses } = budget({ currencies, items, contingency: 0 })
  expect(lines.map(({ amount }) => amount)).toEqual([500_00, 600_00, 0, 44_00, 40_04])
  expect(purses.map(({ currency }) => currency)).toEqual(['USD', 'EUR'])
})

test('seven months to go: a seventh each, or less with what is saved and earns', () => {
  expect(budget().savings).toEqual({ months: 7, missing: 20_048_38, perMonth: 2864_05 })
  expect(budget({ saved: 20_048_38 }).savings).toMatchObject({ missing: 0, perMonth: 0 })
  expect(budget({ annualYield: 0.11 }).savings.perMonth).toBeLessThan(2864_05)
  expect(budget({ departure: '2026-12-10', return: '2026-12-19' }).savings).toMatchObject({
    months: 0,
    perMonth: 20_048_38,
  })
})

test('quota of the baggage, cash to declare, a date gone by', () => {
  const shopping = (amount: number) => [{ kind: 'shopping', amount, currency: 'USD', per: 'trip' }] as const
  expect(budget({ items: shopping(2000_00) }).notices).toEqual(['iof-injunction'])
  expect(budget({ items: shopping(2000_01) }).notices).toEqual(['iof-injunction', 'baggage-quota'])
  const payments = [{ way: 'cash', share: 1, spread: 0 }] as const
  expect(budget({ items: shopping(20_000_01), payments, contingency: 0 }).notices).toContain('declare-cash')
  expect(budget({ departure: '2026-11-01', return: '2026-11-10' }).notices).toContain('departure-past')
  expect(budget({ saved: 30_000_00 }).notices).toContain('enough-saved')
  expect(noticeInWords('baggage-quota', trip.date)).toContain('US$\u00A01.000 por pessoa')
  expect(noticeInWords('declare-cash', trip.date)).toContain('US$\u00A010.000 em espécie')
  for (const notice of ['iof-injunction', 'departure-past', 'enough-saved'] as const)
    expect(noticeInWords(notice, trip.date)).toMatch(/\.$/)
})

test('no rule on the day, nothing to spend', () => {
  expect(calculateTrip({ ...trip, date: '2018-03-02' })).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(calculateTrip({ ...trip, items: [] })).toEqual({ ok: false, reason: 'nothing-to-spend' })
})

test('the form: dates in order, shares of 100 %, known currencies', () => {
  const messages = (typed: object) =>
    tripInput.safeParse({ ...tripExample, ...typed }).error?.issues.map(({ message }) => message)
  expect(messages({})).toBeUndefined()
  expect(messages({ return: '10/06/2027' })).toEqual(['A volta precisa ser depois da ida.'])
  expect(messages({ payments: [{ way: 'card', share: '90', spread: '4' }] })).toEqual([
    'A soma das formas de pagamento precisa dar 100%.',
  ])
  expect(messages({ currencies: [] })).toEqual(['Informe a cotação da moeda de cada gasto.'])
  expect(messages({ contingency: '51' })?.[0]).toMatch('O valor máximo')
})
