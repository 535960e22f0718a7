import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf, resultOf, workedDay } from '../form/ask.ts'
import type { Texts } from '../form/fields.ts'
import { suggested } from '../form/state/form-texts.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateTrip } from './calculate.ts'
import { calculator } from './calculator.ts'
import { destinations } from './destinations.ts'
import { type Item, itemKinds, itemPers, type TripInput } from './question.ts'
import { noticeInWords } from './words.ts'

const item = (kind: Item['kind'], amount: number, currency: string, per: Item['per']): Item => {
  return { kind, amount, currency, per, childShare: 0.5 }
}

/** Ten days and nine nights for two: by hand, at round numbers. */
const trip: TripInput = {
  date: '2026-11-20',
  departure: '2027-06-20',
  return: '2027-06-29',
  adults: 2,
  children: 0,
  currencies: [{ code: 'USD', rate: 5 }],
  dollarRate: 5,
  items: [
    item('tickets', 4000_00, 'BRL', 'person'),
    item('lodging', 100_00, 'USD', 'night'),
    item('food', 50_00, 'USD', 'person-day'),
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

test('yen have no hundredths: what is spent and what each way carries are whole', () => {
  const { purses, lines } = budget({
    currencies: [{ code: 'JPY', rate: 0.0339 }],
    items: [item('food', 3333_00, 'JPY', 'person-day')],
    children: 1,
    contingency: 0.07,
    payments: [
      { way: 'card', share: 0.35, spread: 0.04 },
      { way: 'cash', share: 0.65, spread: 0.06 },
    ],
  })
  // 3.333 × 2,5 people × 10 days = 83.325, with 7 %: 89.158 (89.157,75).
  expect(purses.map(({ amount }) => amount)).toEqual([31_205_00, 57_953_00])
  expect(JSON.stringify(lines)).toContain('JPY\u00A03.333 por pessoa')
})

test('a trip in Brazil has no exchange and no IOF', () => {
  const items = [item('lodging', 300_00, 'BRL', 'night')]
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

test('each item has its own share of a child, and says it', () => {
  const items = [
    { ...item('tickets', 4000_00, 'BRL', 'person'), childShare: 1 },
    item('food', 50_00, 'BRL', 'person-day'),
    { ...item('phone', 80_00, 'BRL', 'person'), childShare: 0 },
  ]
  const { lines } = budget({ items, children: 1 })
  expect(lines.slice(0, 3).map(({ amount, formula }) => [amount, formula])).toEqual([
    [12_000_00, 'R$\u00A04.000,00 por pessoa × (2 adultos + 1 criança a 100\u00A0%)'],
    [1250_00, 'R$\u00A050,00 por pessoa e por dia × 10 dias × (2 adultos + 1 criança a 50\u00A0%)'],
    [160_00, 'R$\u00A080,00 por pessoa × 2 adultos'],
  ])
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
  const items = [item('food', 100_00, 'USD', 'trip'), item('food', 100_00, 'EUR', 'trip')]
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
  const shopping = (amount: number) => [item('shopping', amount, 'USD', 'trip')]
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

test('without the dollar the limits of baggage and cash are still said', () => {
  const items = [item('shopping', 300_00, 'EUR', 'trip')]
  const abroad = { items, currencies: [{ code: 'EUR', rate: 6 }], dollarRate: undefined }
  expect(budget(abroad).notices).toContain('limits-unknown')
  const said = noticeInWords('limits-unknown', trip.date)
  expect(said).toContain('US$\u00A01.000 por pessoa')
  expect(said).toContain('US$\u00A010.000 em espécie')
  expect(budget({ ...abroad, dollarRate: 5 }).notices).not.toContain('limits-unknown')
})

test('no rule on the day, nothing to spend', () => {
  expect(calculateTrip({ ...trip, date: '2018-03-02' })).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(calculateTrip({ ...trip, items: [] })).toEqual({ ok: false, reason: 'nothing-to-spend' })
})

test('the form: dates in order, shares of 100 %, known currencies', () => {
  const errors = (typed: Record<string, string>) => errorsOf(calculator, typed)
  expect(errors({})).toEqual({})
  expect(errors({ return: '10/06/2027' })).toEqual({ return: 'A volta precisa ser depois da ida.' })
  expect(errors({ return: '11/06/2028' })).toEqual({ return: 'A viagem pode ter no máximo 365 noites.' })
  expect(errors({ cardShare: '90' })).toEqual({
    cardShare: 'A soma das formas de pagamento precisa dar 100%.',
  })
  expect(errors({ others: 'Trem; 50,00; GBP; viagem' })).toEqual({
    others: 'Para usar GBP, escolha em “Outra moeda da viagem”.',
  })
  expect(errors({ currency: 'USD', dollarRate: '' })).toEqual({ dollarRate: 'Preencha o campo Dólar.' })
  expect(errors({ second: 'EUR' })).toEqual({ second: 'Escolha uma moeda diferente da do destino.' })
  expect(errors({ contingency: '51' }).contingency).toMatch('O valor máximo')
})

test('what the reader adds has its own name and currency', () => {
  const texts = { others: 'Trem; 50,00; GBP; viagem', second: 'GBP', secondRate: '7' }
  const { rows } = resultOf(calculator, texts).shown
  expect(rows.find(({ label }) => label === 'Trem')).toMatchObject({ amount: 350_00 })
})

test('in Brazil no rate, no spread and no IOF are asked or said', () => {
  const { shown } = resultOf(calculator, { currency: 'BRL', dollarRate: '', euroRate: '' })
  expect(JSON.stringify(shown)).not.toMatch(/IOF|spread|câmbio/i)
})

test('the checklist follows the trip', () => {
  const list = (texts: Record<string, string>) =>
    resultOf(calculator, texts)
      .shown.tables?.find(({ caption }) => caption === 'Antes de viajar')
      ?.rows.map(([what]) => what)
  expect(list({})).toContain('Passaporte')
  expect(list({})).not.toContain('Documento das crianças')
  expect(list({ children: '1' })).toContain('Documento das crianças')
  expect(list({ currency: 'BRL' })).not.toContain('Passaporte')
})

const start = calculator.exampleOn(workedDay)
const change = (before: Texts, changes: Texts) =>
  suggested(calculator, start, before, { ...before, ...changes }, {})
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

// GSA, fiscal year 2026: Orlando, 01/01 to 31/03, US$ 169 and US$ 80; BOL, 12/07/2025: US$ 185.
test('a destination brings its own figures in dollars, and nothing where no source was found', () => {
  const orlando = change(start, { destination: 'orlando' })
  expect(orlando).toMatchObject({
    lodging: '169,00',
    food: '80,00',
    visa: '185,00',
    transport: '',
    tours: '',
    shopping: '',
  })
  expect(change(orlando, { destination: 'other' })).toMatchObject({ lodging: '90,00', visa: '20,00' })
  const { shown, answer } = resultOf(calculator, { ...orlando, dollarRate: '5,0000', adults: '2' })
  expect(answer.lines[1]).toMatchObject({ key: 'lodging-2', amount: 169_00 * 9 * 5 })
  expect(plain(shown.excluded[0] ?? '')).toBe('O que ficou em branco: transporte, passeios, compras.')
  expect(shown.tables?.at(-1)?.rows[1]?.[1]).toContain('US$ 185 de taxa consular')
})

test('another currency keeps no figure of the euro', () => {
  for (const currency of ['USD', 'GBP', 'JPY'])
    expect(change(start, { currency })).toMatchObject({ lodging: '', food: '', transport: '', visa: '' })
  expect(change(start, { currency: 'BRL' })).toMatchObject({ lodging: '250,00', food: '90,00' })
})

test('what the reader typed stays', () => {
  const typed = change({ ...start, lodging: '120,00' }, { destination: 'paris' })
  expect(typed).toMatchObject({ lodging: '120,00', food: '173,00' })
})

test('some 25 destinations, each with an amount and what its border asks', () => {
  const all = Object.values(destinations)
  expect(all.length).toBeGreaterThanOrEqual(25)
  for (const { lodging, food, entry } of all) {
    expect(Math.min(lodging, food)).toBeGreaterThan(0)
    expect(entry).not.toMatch(/\.$/)
  }
})

// By hand, 1.000 dollars at 5,00: 5.000 × 1,02 × 1,035 = 5.278,50; × 1,04 × 1,035 = 5.382,00; × 1,055 × 1,035 = 5.459,63.
test('card, account and cash for this trip, in one sentence', () => {
  const money = { currency: 'USD', dollarRate: '5,0000', shopping: '1.000,00', contingency: '0' }
  const none = {
    tickets: '0',
    lodging: '0',
    food: '0',
    transport: '0',
    tours: '0',
    insurance: '0',
    visa: '0',
  }
  const { shown, answer } = resultOf(calculator, { ...money, ...none, phone: '0' })
  expect(answer.allIn).toEqual([
    { way: 'account', total: 5278_50 },
    { way: 'card', total: 5382_00 },
    { way: 'cash', total: 5459_63 },
  ])
  expect(shown.verdict?.short).toBe('Mais barato: tudo na conta global')
  expect(plain(shown.verdict?.why ?? '')).toBe(
    'Com os spreads desta conta a viagem custa R$ 5.278,50; no cartão, R$ 103,50 a mais; em espécie, R$ 181,13 a mais.',
  )
})

test('less than three months before, what lacks comes first', () => {
  const soon = { departure: '10/01/2027', return: '19/01/2027', date: '28/11/2026' }
  expect(plain(resultOf(calculator, soon).shown.summary)).toMatch(
    /Faltam R\$ [\d.,]+ até 10\/01\/2027\. Adiar a ida/,
  )
  const twoMonths = { ...soon, date: '28/10/2026' }
  expect(plain(resultOf(calculator, twoMonths).shown.summary)).toMatch(
    /Faltam R\$ [\d.,]+ até 10\/01\/2027: em 2 meses isso pede R\$ [\d.,]+ por mês\./,
  )
  expect(resultOf(calculator).shown.summary).toContain('guarde')
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const spread = fc.double({ min: 0, max: 0.2, noNaN: true })

const anyTrip: fc.Arbitrary<TripInput> = fc
  .record({
    adults: fc.integer({ min: 1, max: 10 }),
    children: fc.integer({ min: 0, max: 5 }),
    rate: fc.double({ min: 0.01, max: 100, noNaN: true }),
    items: fc.array(
      fc.record({
        kind: fc.constantFrom(...itemKinds),
        amount: fc.integer({ min: 0, max: 100_000_00 }),
        currency: fc.constantFrom('BRL', 'USD', 'EUR'),
        per: fc.constantFrom(...itemPers),
        childShare: share,
      }),
      { minLength: 1, maxLength: 6 },
    ),
    contingency: fc.double({ min: 0, max: 0.5, noNaN: true }),
    cardShare: share,
    spread,
    saved: fc.integer({ min: 0, max: 1_000_000_00 }),
    annualYield: share,
  })
  .map(({ rate, cardShare, spread: over, ...rest }) => ({
    ...rest,
    date: '2026-11-20' as const,
    departure: '2027-02-20' as const,
    return: '2027-03-01' as const,
    currencies: [
      { code: 'USD', rate },
      { code: 'EUR', rate: rate * 1.1 },
    ],
    dollarRate: rate,
    payments: [
      { way: 'card' as const, share: cardShare, spread: over },
      { way: 'cash' as const, share: 1 - cardShare, spread: 0.05 },
    ],
  }))

test('finite; lines are the total and none is negative; a dearer currency never costs less; savings reach it', () => {
  fc.assert(
    fc.property(anyTrip, (input) => {
      const answer = calculateTrip(input)
      if (!answer.ok) return
      const { lines, total, shock, savings } = answer
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(Math.min(...lines.map(({ amount }) => amount))).toBeGreaterThanOrEqual(-lines.length)
      expect(shock.cheaper).toBeLessThanOrEqual(total)
      expect(shock.dearer).toBeGreaterThanOrEqual(total)
      // Each contribution is rounded once.
      expect(savings.perMonth * savings.months).toBeLessThanOrEqual(savings.missing + savings.months)
    }),
  )
})
