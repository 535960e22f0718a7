import { expect, test } from 'vitest'
import { calculateModalities, type ModalitiesInput, type Use, uses } from './calculate.ts'
import { modalitiesExample, modalitiesInput } from './input.ts'
import { noticesInWords, usesInWords } from './words.ts'

const golden = modalitiesInput.parse(modalitiesExample)

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

test('trap: the revoked schedule (2,38 % in 2026) is in no year (facts/01-iof.md §1, trap 1)', () => {
  for (const date of ['2026-01-02', '2027-01-02', '2028-01-02'] as const)
    expect(answer({ date }).iofRate).toBe(0.035)
})

test('trap: 27/06 to 16/07/2025 pay the old rates (facts/01-iof.md §1, trap 2)', () => {
  expect(answer({ date: '2025-07-16' }).iofRate).toBe(0.0338)
  expect(answer({ date: '2025-07-17' }).iofRate).toBe(0.035)
})

test('with R$ 562,29 one buys the US$ 100 of the golden case', () => {
  expect(answer({ amountIn: 'brl', amount: 562_29 })).toMatchObject({ amount: 100_00, change: 0 })
  expect(answer({ amountIn: 'brl', amount: 562_31 })).toMatchObject({ amount: 100_00, change: 2 })
})

test('the cheapest leaves the reference out; in reais it is the one that buys most', () => {
  expect(answer().cheapest).toBe('investment')
  expect(answer({ amountIn: 'brl', amount: 1000_00 }).cheapest).toBe('investment')
  const ways = golden.ways.filter(({ use }) => use !== 'investment')
  // Account and third parties cost the same: the first one given.
  expect(answer({ ways }).cheapest).toBe('account')
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

test('the form refuses a spread above 20 % in its words, a use twice, and no dollars at all', () => {
  const messages = (typed: object) =>
    modalitiesInput.safeParse({ ...modalitiesExample, ...typed }).error?.issues.map(({ message }) => message)
  const [first] = modalitiesExample.ways
  expect(messages({ ways: [{ use: 'card', spread: '20,5', fee: '0' }] })).toEqual([
    'Spread acima de 20% não parece certo. Confira com a instituição.',
  ])
  expect(messages({ ways: [first, first] })).toEqual([
    'Informe o spread de cada forma de usar uma vez, e o da forma escolhida.',
  ])
  expect(messages({ amount: '0' })?.[0]).toMatch('O valor mínimo')
})

test('every use has its name, every notice its sentence', () => {
  expect(Object.keys(usesInWords)).toEqual([...uses])
  for (const words of Object.values(noticesInWords)) expect(words).toMatch(/\.$/)
})
