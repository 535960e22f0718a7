import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageOf } from '#web/calculators/form/actions/export.ts'
import { ask, errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateModalities, type ModalitiesInput, type Use, uses } from './calculate.ts'
import { calculator, euroCalculator } from './calculator.ts'
import { noticesInWords, usesInWords } from './words.ts'

/** The example of the page, at the PTAX of spec/pages.md §1. */
const golden: ModalitiesInput = {
  date: '2026-11-20',
  currency: 'US$',
  commercialRate: 5.2238,
  amount: 100_00,
  amountIn: 'foreign',
  use: 'card',
  ways: [
    { use: 'commercial', spread: 0, fee: 0 },
    { use: 'cash', spread: 0.055, fee: 0 },
    { use: 'card', spread: 0.04, fee: 0 },
    { use: 'account', spread: 0.02, fee: 0 },
    { use: 'third-party', spread: 0.02, fee: 0 },
    { use: 'investment', spread: 0.015, fee: 0 },
  ],
}

function answer(input: Partial<ModalitiesInput> = {}) {
  const result = calculateModalities({ ...golden, ...input })
  if (!result.ok) throw new Error(result.reason)
  return result
}

test.each<[Use, number]>([
  ['commercial', 522_38],
  ['cash', 570_40],
  ['card', 562_29],
  ['account', 551_48],
  ['investment', 536_05],
])('PTAX 5,2238, US$ 100, %s: %d (spec/pages.md §1, golden)', (use, total) => {
  expect(answer({ use }).total).toBe(total)
  expect(answer().modalities.find((one) => one.use === use)?.total).toBe(total)
})

test('the card of the golden case: 543,28 + IOF 19,01, VET 5,6229', () => {
  const { converted, iof, vet, lines } = answer()
  expect({ converted, iof }).toEqual({ converted: 543_28, iof: 19_01 })
  expect(vet).toBeCloseTo(5.6229, 4)
  expect(lines.map(({ amount }) => amount)).toEqual([522_38, 20_90, 19_01, 0])
})

test('trap: IOF 6,38/1,1/0,38 of old blogs is not that of today (spec/pages.md §0.4)', () => {
  expect(answer({ use: 'card' }).iofRate).toBe(0.035)
  expect(answer({ use: 'cash' }).iofRate).toBe(0.035)
  expect(answer({ use: 'third-party' }).iofRate).toBe(0.035)
})

test('trap: one’s own account pays 3,5 %, only investment 1,10 % (facts/01-iof.md §1, trap 3)', () => {
  expect(answer({ use: 'account' }).iofRate).toBe(0.035)
  expect(answer({ use: 'investment' }).iofRate).toBe(0.011)
})

test('trap: the revoked schedule (2,38 % in 2026) is not in force (facts/01-iof.md §1, trap 1)', () => {
  expect(answer({ date: '2026-01-02' }).iofRate).toBe(0.035)
})

test('trap: 27/06 to 16/07/2025 pay the old rates (facts/01-iof.md §1, trap 2)', () => {
  expect(answer({ date: '2025-07-16' }).iofRate).toBe(0.0338)
  expect(answer({ date: '2025-07-17' }).iofRate).toBe(0.035)
})

test('with R$ 562,29 one buys the US$ 100 of the golden case', () => {
  expect(answer({ amountIn: 'brl', amount: 562_29 })).toMatchObject({ amount: 100_00, change: 0 })
  expect(answer({ amountIn: 'brl', amount: 562_31 })).toMatchObject({ amount: 100_00, change: 2 })
})

test('the cheapest is a way to spend: neither the reference nor investment (facts/09 §3)', () => {
  // Account and third parties cost the same: the first one given.
  expect(answer().cheapest).toBe('account')
  expect(answer({ use: 'investment' }).cheapest).toBe('account')
  expect(answer({ amountIn: 'brl', amount: 1000_00 }).cheapest).toBe('account')
  const free = golden.ways.map((way) => (way.use === 'investment' ? { ...way, spread: 0 } : way))
  expect(answer({ ways: free }).cheapest).toBe('account')
  const ways = golden.ways.filter(({ use }) => use === 'card' || use === 'investment')
  expect(answer({ ways }).cheapest).toBe('card')
})

test('what it cost under each earlier rate: in cash 6,26 of IOF in May 2025', () => {
  // 570.40 includes 19.29 of IOF on 551.11; 1,1 % of it is 6.06.
  const { history } = answer({ use: 'cash' })
  expect(history.map(({ iofRate, iof, total }) => [iofRate, iof, total])).toEqual([
    [0.035, 19_29, 570_40],
    [0.011, 6_06, 557_17],
    [0.035, 19_29, 570_40],
    [0.011, 6_06, 557_17],
  ])
  expect(answer({ use: 'commercial' }).history).toEqual([])
})

test('the table of the page: US$ 1 to US$ 1.000', () => {
  const { table } = answer()
  expect(table.map(({ amount }) => amount / 100)).toEqual([1, 5, 10, 20, 50, 100, 500, 1000])
  expect(table[5]).toEqual({ amount: 100_00, commercial: 522_38, total: 562_29 })
})

test('notices: the Supreme Court has not decided; the reference is nobody’s price', () => {
  expect(answer().notices).toEqual(['iof-injunction'])
  expect(answer({ date: '2025-01-10' }).notices).toEqual([])
  expect(answer({ use: 'commercial' }).notices).toEqual(['reference-only'])
  expect(answer({ use: 'investment' }).notices).toEqual(['investment-only', 'iof-injunction'])
})

test('a day before the tables refuses the use that has none, and says which others lack one', () => {
  expect(calculateModalities({ ...golden, date: '2018-03-02' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(answer({ date: '2018-03-02', use: 'commercial' }).withoutRule).toEqual([
    'cash',
    'card',
    'account',
    'investment',
  ])
})

test('reais that do not pay the fee buy nothing', () => {
  const ways = [{ use: 'card' as const, spread: 0, fee: 10_00 }]
  expect(calculateModalities({ ...golden, ways, amountIn: 'brl', amount: 10_00 })).toEqual({
    ok: false,
    reason: 'too-little',
  })
})

test('what is wrong is said at its own field, in the words of the specification', () => {
  expect(errorsOf(calculator, { cashSpread: '20,5' })).toEqual({
    cashSpread: 'Spread acima de 20% não parece certo. Confira com a instituição.',
  })
  expect(errorsOf(calculator, { amount: '0' })).toEqual({ amount: 'O valor mínimo é US$\u00A00,01.' })
  expect(errorsOf(euroCalculator, { amount: '0' })).toEqual({ amount: 'O valor mínimo é €\u00A00,01.' })
  // Without a rate of the page the reader is asked for one, and an empty spread is none.
  expect(errorsOf(calculator, { rate: '' })).toEqual({ rate: 'Preencha o campo Câmbio comercial.' })
  expect(resultOf(calculator, { use: 'card', cardSpread: '' }).answer.total).toBe(540_66)
})

const message = (texts: Record<string, string>) => messageOf(resultOf(calculator, texts).shown).split('\n')

test('the golden case as a message: lines that add up, the rate and the tax in words', () => {
  expect(message({ use: 'card' })).toEqual([
    'US$ 100 no cartão: R$ 562,29',
    'Câmbio comercial: R$ 522,38',
    'Spread da instituição: R$ 20,90',
    'IOF: R$ 19,01',
    'Total: R$ 562,29',
    'Você paga R$ 5,62 por dólar; R$ 0,19 disso é imposto. Na conta global, com spread de 2 %, seriam R$ 551,48.',
    'IOF de 3,5 %',
  ])
})

test('what costs nothing has no line', () => {
  expect(message({ use: 'commercial' }).slice(0, 3)).toEqual([
    'US$ 100 no câmbio comercial: R$ 522,38',
    'Câmbio comercial: R$ 522,38',
    'Total: R$ 522,38',
  ])
})

test('seven digits, and reais that buy', () => {
  expect(message({ use: 'card', amount: '9.999.999,99' })[0]).toBe(
    'US$ 9.999.999,99 no cartão: R$ 56.228.983,15',
  )
  expect(message({ use: 'card', amountIn: 'brl', amount: '562,29' })[0]).toBe(
    'R$ 562,29 no cartão: US$ 100,00',
  )
})

test('the six ways stand beside their names, each with its total', () => {
  const { compared = {} } = resultOf(calculator).shown
  const totals = Object.entries(compared).map(([use, { amount }]) => [use, amount])
  expect(totals).toEqual([
    ['commercial', '522,38'],
    ['cash', '570,40'],
    ['card', '562,29'],
    ['account', '551,48'],
    ['third-party', '551,48'],
    ['investment', '536,05'],
  ])
})

test('the sentence compares only ways to spend, and a tie is no better', () => {
  const said = (texts: Record<string, string>) => resultOf(calculator, texts).shown.summary
  expect(said({ use: 'card' })).toContain('Na conta global, com spread de 2\u00A0%, seriam R$\u00A0551,48')
  expect(said({ use: 'third-party' })).toContain('é o menor total entre as formas de gastar')
  expect(said({ use: 'investment' })).not.toContain('spreads')
  expect(said({ use: 'card', amountIn: 'brl', amount: '1.000,00' })).toContain(
    'Na conta global, com spread de 2\u00A0%, compraria US$\u00A0181,33',
  )
})

test('the formula rounds where the sum does: 543,28 and 19,01; thousands have no dot', () => {
  const excel = (texts: Record<string, string>) => resultOf(calculator, texts).shown.excel
  expect(excel({ use: 'card' })).toBe(
    '=ARRED(100*5,2238*(1+0,04);2)+ARRED(ARRED(100*5,2238*(1+0,04);2)*0,035;2)',
  )
  expect(excel({ use: 'cash', cashSpread: '', cashFee: '10,00' })).toBe(
    '=ARRED(100*5,2238;2)+ARRED(ARRED(100*5,2238;2)*0,035;2)+10',
  )
  expect(excel({ use: 'commercial' })).toBe('=ARRED(100*5,2238;2)')
  expect(resultOf(calculator, { amount: '9.999.999,99' }).shown.excel).toMatch('ARRED(9999999,99*')
})

test.each([calculator, euroCalculator])(
  '$slug begins in a way to pay, and nobody pays the reference',
  (one) => {
    expect(resultOf(one).shown.headline.label).toBe('Você paga')
    for (const amountIn of ['foreign', 'brl']) {
      const { shown } = resultOf(one, { use: 'commercial', amountIn })
      expect(shown.headline.label).toBe('Vale')
      expect(JSON.stringify([shown.aside, shown.parts, shown.summary])).not.toMatch(/você (paga|compra)|VET/i)
    }
  },
)

test('the euro begins on the card too', () => {
  const { answer, shown } = resultOf(euroCalculator)
  expect(answer.use).toBe('card')
  expect(shown.title).toBe('€\u00A0100 no cartão')
  expect('errors' in ask(euroCalculator, { use: 'card' })).toBe(false)
})

test('every use has its name, every notice its sentence', () => {
  expect(Object.keys(usesInWords)).toEqual([...uses])
  for (const words of Object.values(noticesInWords)) expect(words).toMatch(/\.$/)
})

const anyInput: fc.Arbitrary<ModalitiesInput> = fc.record({
  date: fc.constantFrom('2018-03-03', '2023-06-01', '2025-06-30', '2026-11-20'),
  currency: fc.constant('US$'),
  commercialRate: fc.double({ min: 0.0001, max: 1000, noNaN: true }),
  amount: fc.integer({ min: 1, max: 10_000_000_00 }),
  amountIn: fc.constantFrom('foreign', 'brl'),
  use: fc.constantFrom(...uses),
  ways: fc.tuple(
    ...uses.map((use) =>
      fc.record({
        use: fc.constant(use),
        spread: fc.double({ min: 0, max: 0.2, noNaN: true }),
        fee: fc.integer({ min: 0, max: 5000_00 }),
      }),
    ),
  ),
})

test('finite; lines are the total; reais are never overspent; the effective rate is above the commercial', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = calculateModalities(input)
      if (!result.ok) return
      expect(everyNumberIn(result).every(Number.isFinite)).toBe(true)
      for (const { lines, total, vet, amount } of result.modalities) {
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
        // Half a centavo may be lost in rounding.
        expect(vet).toBeGreaterThanOrEqual(input.commercialRate - 1 / amount)
        expect(input.amountIn === 'foreign' || total <= input.amount).toBe(true)
      }
      expect(result.change).toBeGreaterThanOrEqual(0)
    }),
  )
})
