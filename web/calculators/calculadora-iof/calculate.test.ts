import { expect, test } from 'vitest'
import { ask, errorsOf, resultOf, workedDay } from '../form/ask.ts'
import type { Texts } from '../form/fields.ts'
import { ruleDatesOf } from '../form/question/RuleDates.tsx'
import { calculateIof } from './calculate.ts'
import { calculator } from './calculator.ts'
import { operationNames } from './names.ts'
import type { IofInput, IofResult } from './question.ts'
import { noticesInWords } from './words.ts'

type Answer<Tab> = Extract<IofResult, { ok: true; tab: Tab }>

function answer<Tab extends IofInput['tab']>(input: Extract<IofInput, { tab: Tab }>): Answer<Tab> {
  const result = calculateIof(input)
  if (!result.ok) throw new Error(result.reason)
  // The tab of the answer is that of the question.
  return result as Answer<Tab>
}

const today = '2026-11-20'
const bullet: Extract<IofInput, { tab: 'credito' }> = {
  tab: 'credito',
  date: today,
  borrower: 'individual',
  purpose: 'ordinary',
  amount: 10_000_00,
  monthlyRate: 0.03,
  months: 12,
  system: 'single',
  monthLength: 'calendar',
  financed: false,
}
const price = { ...bullet, system: 'price', monthLength: '30-days' } as const
const exchange = { tab: 'cambio', date: today, operation: 'card', amount: 1000_00 } as const

test('R$ 10.000 in one payment after 365 days: 337,30 (spec/pages.md §12, golden; facts/01 iof-o-08)', () => {
  expect(answer(bullet)).toMatchObject({ iof: 337_30, total: 337_30, principal: 10_000_00 })
  expect(answer(bullet).lines.map(({ amount }) => amount)).toEqual([299_30, 38_00])
})

test('Price 12 × 3 % a month, months of 30 days: 206,55 (spec/pages.md §12, golden)', () => {
  const { iof, installments, interest } = answer(price)
  expect(iof).toBe(206_55)
  expect(installments.map(({ days }) => days)).toEqual([
    30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 360,
  ])
  // 12 × 1.004,62 − 10.000.
  expect(interest).toBe(2055_45)
  expect(resultOf(calculator).answer).toMatchObject({ iof: 206_55 })
})

test.each([
  {
    borrower: 'individual',
    amount: 100_000_00,
    iof: 3373_00,
    from: 'facts/README: 3.373.000,00 em 100 milhões',
  },
  { borrower: 'company', amount: 100_000_00, iof: 3373_00, from: 'a mesma alíquota da pessoa física' },
  { borrower: 'simples', amount: 30_000_00, iof: 414_03, from: 'facts/README e iof-o-18: 414,03' },
] as const)('$borrower, a year, R$ $amount: $iof ($from)', ({ borrower, amount, iof }) => {
  expect(answer({ ...bullet, borrower, amount }).iof).toBe(iof)
})

test('R$ 100 milhões for 365 days: 3.373.000,00; for 180 days: 1.856.000,00 (facts/README, decree as compiled)', () => {
  const large = { ...bullet, borrower: 'company', amount: 100_000_000_00, monthLength: '30-days' } as const
  expect(answer({ ...large, monthLength: 'calendar' }).iof).toBe(3_373_000_00)
  expect(answer({ ...large, months: 6 }).iof).toBe(1_856_000_00)
})

test('beyond a year only 365 days count, and the page says so', () => {
  const { iof, notices } = answer({ ...bullet, months: 24 })
  expect(iof).toBe(337_30)
  expect(notices).toEqual(['capped-at-365-days'])
})

test('financed: 10.000 ÷ (1 − 3,373 %) = 10.349,07, and the borrower takes 10.000 home', () => {
  const financed = answer({ ...bullet, financed: true })
  expect(financed).toMatchObject({ principal: 10_349_07, iof: 349_07, loan: { total: 10_000_00 } })
  expect(answer(bullet).loan.total).toBe(9662_70)
})

test('financed in a Price loan of 48 months at 1,89 %: 1.298,61 (facts/01 iof-o-11)', () => {
  const vehicle = { ...bullet, system: 'price', amount: 40_000_00, monthlyRate: 0.0189, months: 48 } as const
  expect(answer({ ...vehicle, financed: true })).toMatchObject({ principal: 41_298_61, iof: 1298_61 })
})

test('financed in SAC: two instalments of 30 and 60 days, by hand', () => {
  const months = { system: 'sac', months: 2, monthLength: '30-days', financed: true } as const
  // f = 45 × 0,0082 % + 0,38 % = 0,749 %; 10.000 ÷ (1 − f) = 10.075,47.
  expect(answer({ ...bullet, ...months })).toMatchObject({ principal: 10_075_47, iof: 75_47 })
})

test('a home pays nothing, by art. 9º; rural credit keeps the additional rate of art. 8º, § 5º', () => {
  const home = answer({ ...bullet, purpose: 'housing' })
  expect(home).toMatchObject({ iof: 0, notices: ['exempt'] })
  expect(home.lines[0]?.source?.source).toContain('art. 9º, I')
  expect(answer({ ...bullet, purpose: 'rural' })).toMatchObject({ iof: 38_00, notices: [] })
  expect(answer({ ...bullet, purpose: 'rural', financed: true })).toMatchObject({
    principal: 10_038_14,
    iof: 38_14,
  })
})

test('the IOF of each instalment grows with its age and adds up to the daily part', () => {
  const { installments, lines } = answer(price)
  expect(installments.reduce((sum, { iof }) => sum + iof, 0)).toBe(lines[0]?.amount)
  // 704,62 × 0,0082 % × 30 and 975,36 × 0,0082 % × 360.
  expect([installments[0]?.iof, installments[11]?.iof]).toEqual([1_73, 28_79])
})

test('R$ 1.000 on the card: 35,00 by item VII, since 17/07/2025 (facts/01 iof-o-01)', () => {
  const { iof, total, rate, lines, history, notices, shareOfCost } = answer(exchange)
  expect({ iof, total, rate, notices }).toEqual({
    iof: 35_00,
    total: 1035_00,
    rate: 0.035,
    notices: ['iof-injunction'],
  })
  expect(shareOfCost).toBeCloseTo(35 / 1035, 12)
  expect(lines[1]?.source).toMatchObject({ from: '2025-07-17', source: expect.stringContaining('VII') })
  const told = history.map(({ words, rule }) => `${rule.from} ${words}`.replace(/\s/g, ' '))
  // A later decree is no matter of this day.
  expect(told.slice(told.indexOf('2025-07-17 3,5 %'))).toEqual([
    '2025-07-17 3,5 %',
    '2025-06-27 3,38 %',
    '2025-05-23 3,5 %',
    '2025-01-02 3,38 %',
    '2024-01-02 4,38 %',
    '2023-01-02 5,38 %',
    '2018-03-03 6,38 %',
  ])
})

test('trap: IOF 6,38/1,1/0,38 is not the law of today (spec/pages.md §0.4)', () => {
  const rateOf = (operation: 'card' | 'cash' | 'third-party' | 'inflow') =>
    answer({ ...exchange, operation }).rate
  expect(['card', 'cash', 'third-party'].map((one) => rateOf(one as 'card'))).toEqual([0.035, 0.035, 0.035])
  expect(rateOf('inflow')).toBe(0.0038)
})

test('trap: IOF in the first 30 days forgotten (rendafixa #100): 66,00 on the 10th day (golden)', () => {
  const redemption = {
    tab: 'investimento',
    date: today,
    yield: 100_00,
    days: 10,
    product: 'fixed-income',
  } as const
  const { iof, total, lines, days } = answer(redemption)
  expect({ iof, total }).toEqual({ iof: 66_00, total: 26_35 })
  expect(lines.map(({ amount }) => amount)).toEqual([100_00, -66_00, -7_65])
  expect(days).toHaveLength(30)
  expect(days.map(({ share }) => Math.round(share * 100))).toEqual([
    96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13,
    10, 6, 3, 0,
  ])
  expect(answer({ ...redemption, days: 30 })).toMatchObject({ iof: 0, notices: ['zero-from-day-30'] })
  expect(answer({ ...redemption, product: 'lci-lca' })).toMatchObject({ iof: 0, total: 100_00 })
})

test('what comes in is received without its IOF', () => {
  const { total, iof, lines } = answer({ ...exchange, operation: 'inflow' })
  expect({ iof, total }).toEqual({ iof: 3_80, total: 996_20 })
  expect(lines[1]?.amount).toBe(-3_80)
})

test('VGBL: 7.500,00 on 750 mil in two insurers (facts/01 iof-o-16)', () => {
  const contributions = [
    { date: '2026-02-10', insurer: 'A', amount: 400_000_00 },
    { date: '2026-08-15', insurer: 'B', amount: 300_000_00 },
    { date: '2026-11-20', insurer: 'A', amount: 50_000_00 },
  ] as const
  const { iof, lines, contributed } = answer({ tab: 'vgbl', contributions })
  expect({ iof, contributed }).toEqual({ iof: 7500_00, contributed: 750_000_00 })
  expect(lines.map(({ amount }) => amount)).toEqual([0, 5000_00, 2500_00])
  expect(lines[1]?.formula.replace(/\s/g, ' ')).toContain('R$ 100.000,00 × 5 %')
})

test('a day before the tables is refused in each tab', () => {
  const none = { ok: false, reason: 'no-table-in-force' }
  expect(calculateIof({ ...exchange, date: '2018-03-02' })).toEqual(none)
  expect(calculateIof({ ...bullet, date: '2014-12-31' })).toEqual(none)
  expect(calculateIof({ ...bullet, date: '2007-12-31', purpose: 'housing' })).toEqual(none)
  const old = { tab: 'investimento', date: '2001-01-01', yield: 1, days: 1 } as const
  expect(calculateIof({ ...old, product: 'fixed-income' })).toEqual(none)
  expect(calculateIof({ ...old, product: 'lci-lca' })).toEqual(none)
  const contributions = [{ date: '2001-01-01', insurer: 'A', amount: 1 }] as const
  expect(calculateIof({ tab: 'vgbl', contributions })).toEqual(none)
})

test('an uncertain rate says so; every notice has words', () => {
  expect(answer({ ...exchange, operation: 'investment', date: '2025-07-01' }).notices).toEqual([
    'uncertain-rule',
  ])
  expect(answer({ ...exchange, operation: 'goods-import' }).notices).toEqual(['exempt'])
  expect(Object.values(noticesInWords).every((words) => words.endsWith('.'))).toBe(true)
  expect(new Set(Object.values(operationNames)).size).toBe(Object.keys(operationNames).length)
})

test('each mode asks its own fields: what the others hold does not matter', () => {
  const others = { amount: '', monthlyRate: 'x', months: '0', yield: '', days: '99', contributions: '' }
  expect(ask(calculator, { ...others, tab: 'cambio', amount: '1.000,00' })).toHaveProperty('result')
  expect(ask(calculator, { ...others, tab: 'investimento', yield: '100', days: '10' })).toHaveProperty(
    'result',
  )
  expect(
    ask(calculator, { ...others, tab: 'vgbl', date: '', contributions: '10/02/2026; A; 5' }),
  ).toHaveProperty('result')
})

test('day 31 has its own message, a mode that is none too, a loan its least', () => {
  expect(errorsOf(calculator, { tab: 'investimento', days: '31' })).toEqual({
    days: 'A partir do 30º dia o IOF é zero.',
  })
  expect(errorsOf(calculator, { tab: 'seguro' })).toEqual({
    tab: 'Escolha uma opção em Calcular o IOF de: câmbio e cartão no exterior, empréstimo, resgate antes de 30 dias, aportes em VGBL.',
  })
  expect(errorsOf(calculator, { amount: '99,99' })).toEqual({
    amount: 'O valor mínimo de um empréstimo aqui é R$\u00A0100,00.',
  })
})

test('a rate older than our table does not say that its law began there', () => {
  const sinceOf = (typed: Texts) =>
    resultOf(calculator, typed)
      .shown.tables?.find(({ caption }) => caption === 'Como a regra mudou')
      ?.rows.map(([since]) => since)
      .at(-1)
  const exchanged = (operation: string) => sinceOf({ tab: 'cambio', operation })
  expect(exchanged('card')).toBe('nossa tabela começa em 03/03/2018')
  expect(exchanged('investment')).toBe('nossa tabela começa em 03/03/2018')
  expect(exchanged('third-party')).toBe('nossa tabela começa em 03/01/2008')
  expect(sinceOf({ purpose: 'housing' })).toBe('nossa tabela começa em 03/01/2008')
  // The first day of Decreto 9.297/2018, of Decreto 8.392/2015 and of Decreto 6.306/2007 themselves.
  expect(exchanged('own-account')).toBe('03/03/2018')
  expect(sinceOf({})).toBe('22/01/2015')
  expect(sinceOf({ tab: 'investimento' })).toBe('17/12/2007')
})

test.each([
  [
    { system: 'single', months: '13', monthLength: 'calendar' },
    'R$ 10.000,00 × 0,0082 % ao dia × 365 dias: são 395, limitados a 365',
  ],
  [{ system: 'single', months: '6' }, 'R$ 10.000,00 × 0,0082 % ao dia × 180 dias'],
  [{ months: '1' }, 'R$ 10.000,00 × 0,0082 % ao dia × 30 dias'],
  [{ purpose: 'housing' }, 'Isento'],
  [{ purpose: 'rural' }, 'Alíquota zero'],
  [{ date: '01/06/2020' }, 'Alíquota zero'],
])('the sum of the daily IOF in words: %o', (typed, formula) => {
  const [daily] = resultOf(calculator, { date: '20/11/2026', ...typed }).shown.rows
  expect(daily?.formula?.replaceAll('\u00A0', ' ')).toBe(formula)
})

test('the dates of "Regra na data" are those of the mode', () => {
  const oldestOf = (typed: object) =>
    ruleDatesOf(calculator, { ...calculator.exampleOn(workedDay), ...typed }).at(-1)
  expect(oldestOf({})).toBe('2015-01-22')
  expect(oldestOf({ tab: 'cambio', operation: 'own-account' })).toBe('2018-03-03')
  expect(oldestOf({ purpose: 'relief-vehicle' })).toBe('1992-01-01')
  expect(oldestOf({ tab: 'investimento' })).toBe('2007-12-17')
})

test('cheque especial and rotativo are left out with their rates, so that who has one can redo the sum', () => {
  const [first] = resultOf(calculator).shown.excluded
  expect(first?.replaceAll('\u00A0', ' ')).toBe(
    'Cheque especial e rotativo do cartão: o IOF vem todo mês, 0,0082 % por dia sobre o que você deve no fim de cada dia e 0,38 % sobre cada aumento da dívida, sem o limite de 365 dias.',
  )
})
