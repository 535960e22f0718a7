import { expect, test } from 'vitest'
import { ask, resultOf } from '../form/ask.ts'
import type { Texts } from '../form/fields.ts'
import { calculateCurrency } from './calculate.ts'
import { calculator } from './calculator.ts'
import type { ConversionAnswer, ConversionQuestion, ImportAnswer, ImportQuestion } from './question.ts'
import { breakEvenInWords, noticeInWords, refusalInWords } from './words.ts'

const today = '2026-11-20'
/** As the golden cases: in dollars, without IOF. */
const parcel: ImportQuestion = {
  tab: 'importar',
  date: today,
  currency: { code: 'USD', rate: 1 },
  dollarRate: 1,
  product: 45_00,
  freight: 0,
  insurance: 0,
  goods: 'common',
  programme: 'yes',
  state: 'SP',
  payment: 'pix',
  spread: 0,
  dispatchFee: 0,
}
const dollars: ConversionQuestion = {
  tab: 'converter',
  date: today,
  amount: 100_00,
  from: { code: 'USD', rate: 5.2238 },
  to: { code: 'BRL', rate: 1 },
  use: 'commercial',
  spread: 0.04,
  fee: 0,
}

function imported(question: Partial<ImportQuestion> = {}): ImportAnswer {
  const answer = calculateCurrency({ ...parcel, ...question })
  if (!(answer.ok && answer.tab === 'importar')) throw new Error(JSON.stringify(answer))
  return answer
}

function converted(question: Partial<ConversionQuestion> = {}): ConversionAnswer {
  const answer = calculateCurrency({ ...dollars, ...question })
  if (!(answer.ok && answer.tab === 'converter')) throw new Error(JSON.stringify(answer))
  return answer
}

test.each([
  { product: 45_00, programme: 'yes', duty: 0, icms: 9_22, total: 54_22, over: 0.2048 },
  { product: 100_00, programme: 'yes', duty: 30_00, icms: 26_63, total: 156_63, over: 0.5663 },
  { product: 100_00, programme: 'no', duty: 60_00, icms: 32_77, total: 192_77, over: 0.9277 },
  { product: 50_00, programme: 'yes', duty: 0, icms: 10_24, total: 60_24, over: 0.2048 },
] as const)(
  'US$ $product, $programme: $total (spec/pages.md §4, golden)',
  ({ product, programme, over, ...rest }) => {
    const { regimes, total } = imported({ product, programme })
    expect(total).toBe(rest.total)
    expect(regimes[0]).toMatchObject(rest)
    // The percentage of the page is that of the law, before the centavos are rounded.
    expect(regimes[0]?.overPrice).toBeCloseTo(over, 3)
  },
)

test('US$ 50,01 costs 60,26, two cents more: no cliff (golden, at 100 so that no centavo is rounded)', () => {
  const hundred = { currency: { code: 'USD', rate: 100 }, dollarRate: 100 }
  expect(imported({ ...hundred, product: 50_00 }).total).toBe(6024_10)
  expect(Math.round(imported({ ...hundred, product: 50_01 }).total / 100)).toBe(6026)
})

test('US$ 300 + 20 of freight to MG by card: 3.207,40 (facts/08 imp-o-06)', () => {
  const input = {
    currency: { code: 'USD', rate: 5.3 },
    dollarRate: 5.3,
    product: 300_00,
    freight: 20_00,
    state: 'MG',
    payment: 'card',
    spread: 0.04,
  } as const
  const { lines, total, notices } = imported(input)
  expect(total).toBe(3207_40)
  expect(lines.map(({ amount }) => amount)).toEqual([1696_00, 858_60, 523_23, 67_84, 61_73, 0])
  expect(notices).toEqual(['iof-injunction'])
})

test('trap: 20 % and US$ 20 are the rule before 12/05/2026 (facts/README, point 1)', () => {
  const { history } = imported({ product: 100_00 })
  expect(history.map(({ rule, duty }) => [rule.from, duty])).toEqual([
    ['2026-05-12', 30_00],
    ['2024-08-01', 40_00],
    ['2023-08-01', 60_00],
  ])
  expect(imported({ product: 45_00, date: '2026-05-11' }).regimes[0]?.duty).toBe(9_00)
  expect(imported({ product: 45_00, date: '2026-05-12' }).regimes[0]?.duty).toBe(0)
})

test('trap: MG stayed at 17 % (facts/README, point 2); the range runs from 17 % to 20 %', () => {
  const { byState, total } = imported({ state: 'MG' })
  expect(total).toBe(54_22)
  expect(byState).toEqual({ lowest: 54_22, highest: 56_25 })
})

test('not knowing the programme shows both, and the dispatch is charged outside only', () => {
  const { regimes, notices } = imported({ product: 100_00, programme: 'unknown', dispatchFee: 15_00 })
  expect(regimes.map(({ programme, total }) => [programme, total])).toEqual([
    ['yes', 156_63],
    ['no', 207_77],
  ])
  expect(notices).toEqual(['two-regimes', 'dispatch-varies'])
})

test('freight that takes 48 to 53 dollars is said', () => {
  const { regimes, notices } = imported({ product: 48_00, freight: 5_00 })
  expect(notices).toEqual(['freight-crosses-threshold'])
  expect(regimes[0]?.duty).toBe(1_80)
  expect(imported({ product: 48_00, freight: 2_00 }).notices).toEqual([])
})

test('a global account pays the IOF of one’s own account; Pix in reais none', () => {
  const rates = { currency: { code: 'USD', rate: 5 }, dollarRate: 5 }
  expect(imported({ ...rates, payment: 'account' }).regimes[0]?.iof).toBe(7_88)
  expect(imported({ ...rates, payment: 'pix' }).regimes[0]?.iof).toBe(0)
})

test('books pay no tax, medicines no duty', () => {
  const book = imported({ product: 100_00, goods: 'book', programme: 'no' })
  expect(book).toMatchObject({ total: 100_00 })
  expect(book.lines[1]?.source).toBeUndefined()
  expect(imported({ product: 5000_00, goods: 'medicine' })).toMatchObject({ notices: ['medicine-icms'] })
})

test('a price in euros crosses through the real', () => {
  const euros = imported({ currency: { code: 'EUR', rate: 6 }, dollarRate: 5, product: 50_00 })
  expect(euros.regimes[0]).toMatchObject({ customsValueUsd: 60_00, value: 300_00, duty: 30_00 })
})

test('both regimes stand side by side, the one asked for first', () => {
  const totals = (programme: 'yes' | 'no') =>
    imported({ product: 100_00, programme }).regimes.map((regime) => [regime.programme, regime.total])
  expect(totals('yes')).toEqual([
    ['yes', 156_63],
    ['no', 192_77],
  ])
  expect(totals('no')).toEqual(totals('yes').toReversed())
})

test('the dollar of the Receita moves the taxes, not the price', () => {
  // 60 × 5 = 300; duty (60 × 0,6 − 30) × 5,5 = 33; ICMS (330 + 33) ÷ 0,83 × 0,17 = 74,35.
  const { regimes, total } = imported({
    dollarRate: 5,
    customsRate: 5.5,
    product: 60_00,
    currency: { code: 'USD', rate: 5 },
  })
  expect(regimes[0]).toMatchObject({ value: 300_00, duty: 33_00, icms: 74_35 })
  expect(total).toBe(407_35)
})

test('a gift costs its taxes outside the programme, and no exchange', () => {
  // 40 × 60 % = 24; 64 ÷ 0,83 × 0,17 = 13,11.
  const gift = imported({ goods: 'gift', programme: 'no', product: 40_00, payment: 'card', spread: 0.04 })
  expect(gift.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['duty', 24_00],
    ['icms', 13_11],
    ['dispatch', 0],
  ])
  expect(gift).toMatchObject({ total: 37_11, notices: ['gift'] })
})

test('above US$ 3.000 another regime holds', () => {
  const answer = calculateCurrency({ ...parcel, product: 3000_01 })
  expect(answer).toEqual({ ok: false, reason: 'above-ceiling', ceiling: 3000_00 })
  expect(answer.ok || refusalInWords(answer)).toBe(
    'Acima de US$\u00A03.000 vale outro regime. Procure um despachante.',
  )
})

test('break-even with a price in Brazil: US$ 100 abroad are worth 156,63 here', () => {
  const { brazil } = imported({ product: 60_00, brazilPrice: 156_63 })
  expect(brazil).toMatchObject({ cheaper: 'import', breakEven: { ok: true, product: 100_00 } })
  expect(brazil?.difference).toBe(imported({ product: 60_00 }).total - 156_63)
  expect(imported({ freight: 50_00, brazilPrice: 10_00 }).brazil?.breakEven).toEqual({
    ok: false,
    reason: 'never',
  })
  expect(imported({ brazilPrice: 1_000_000_00 }).brazil?.breakEven).toEqual({
    ok: false,
    reason: 'up-to-the-ceiling',
  })
})

test('US$ 100 are R$ 522,38; R$ 522,38 are US$ 100; euros cross through the real', () => {
  expect(converted().converted).toBe(522_38)
  const back = { amount: 522_38, from: dollars.to, to: dollars.from }
  expect(converted(back)).toMatchObject({ converted: 100_00, total: 100_00 })
  const euros = converted({ to: { code: 'EUR', rate: 6 } })
  expect(euros.converted).toBe(87_06)
  expect(euros.crossRate * euros.inverseRate).toBeCloseTo(1, 12)
})

test.each(['JPY', 'KRW', 'CLP', 'PYG'] as const)(
  '%s has no hundredths: what is got and bought are whole',
  (code) => {
    const from = { code: 'BRL', rate: 1 } as const
    const question = { amount: 1000_00, from, to: { code, rate: 0.0339 } }
    // 1.000 ÷ 0,0339 = 29.498,53.
    expect(converted(question).converted).toBe(29_499_00)
    const { bought = 0, total } = converted({ ...question, use: 'card' })
    expect(bought % 100).toBe(0)
    expect(1000_00 - total).toBeLessThan(4)
    const texts = { from: 'BRL', to: code, amount: '1.000', toRate: '0,0339', use: 'commercial' }
    const { shown } = resultOf(calculator, texts)
    expect(shown.headline).toMatchObject({ text: `${code}\u00A029.499` })
    expect(JSON.stringify(shown)).not.toMatch(RegExp(`${code}\u00A0[\\d.]+,\\d\\d(?!\\d)`))
    expect(shown.excel).toBe('=ARRED(1000*1/0,0339;0)')
  },
)

test('by card US$ 100 are 562,29 (spec/pages.md §1), and 562,29 buy US$ 100', () => {
  expect(converted({ use: 'card' })).toMatchObject({
    total: 562_29,
    effectiveRate: 5.6229,
    converted: 522_38,
  })
  const back = { amount: 562_29, from: dollars.to, to: dollars.from, use: 'card' } as const
  expect(converted(back)).toMatchObject({ bought: 100_00, total: 562_29 })
})

test('US$ 100 received with 2 % of spread: 511,93 − 0,38 % = 509,98', () => {
  const received = converted({ use: 'receive', spread: 0.02 })
  expect(received.lines.map(({ amount }) => amount)).toEqual([522_38, -10_45, -1_95, 0])
  expect(received.total).toBe(509_98)
})

test('what has no answer is refused with its reason', () => {
  expect(calculateCurrency({ ...parcel, date: '2023-07-31' })).toMatchObject({ reason: 'no-table-in-force' })
  expect(calculateCurrency({ ...dollars, use: 'card', date: '2018-03-02' })).toMatchObject({
    reason: 'no-table-in-force',
  })
  const buying = { ...dollars, from: dollars.to, to: dollars.from, use: 'card', amount: 1 } as const
  expect(calculateCurrency(buying)).toMatchObject({ reason: 'too-little' })
  expect(calculateCurrency({ ...dollars, use: 'receive', fee: 600_00 })).toMatchObject({
    reason: 'nothing-left',
  })
  expect(() => calculateCurrency({ ...dollars, use: 'receive', to: { code: 'EUR', rate: 6 } })).toThrow(
    RangeError,
  )
})

const asked = (texts: Texts) => ask(calculator, texts)
const shown = (texts: Texts) => resultOf(calculator, texts).shown

test('the form: rates that are needed, and a side in reais for what is received', () => {
  expect(asked({ from: 'GBP', to: 'JPY' })).toEqual({
    errors: {
      fromRate: 'Preencha o campo Cotação da moeda de origem.',
      toRate: 'Preencha o campo Cotação da moeda de destino.',
    },
  })
  expect(asked({ from: 'BRL', to: 'USD', use: 'receive' })).toEqual({
    errors: { use: 'Para receber do exterior, escolha o real em Para.' },
  })
  // Between two foreign currencies nobody is asked for a use: it is the reference.
  expect(shown({ from: 'USD', to: 'EUR', use: 'card' }).headline).toMatchObject({ text: '€\u00A085,64' })
  expect(asked({ dollarRate: '' })).toEqual({ errors: { dollarRate: 'Preencha o campo Dólar.' } })
})

test('the unit of an amount follows its currency, in field and message', () => {
  expect(asked({ tab: 'importar', currency: 'EUR', product: '0' })).toEqual({
    errors: { product: 'O valor mínimo é €\u00A00,01.' },
  })
})

test('the duty is in dollars, with its sum: never a bare factor', () => {
  const { rows } = shown({ tab: 'importar', product: '75', dollarRate: '5' })
  expect(rows.find(({ label }) => label === 'Imposto de importação')).toMatchObject({
    amount: 90_00,
    formula: '(US$ 80,00 × 60\u00A0% − US$ 30,00) × R$ 5,0000',
  })
})

test('the dollar of the Receita is named for purchases in dollars too', () => {
  const said = (texts: Texts) => shown({ tab: 'importar', ...texts }).excluded.join(' ')
  expect(said({})).toContain('o da Receita')
  expect(said({ currency: 'EUR' })).toContain('o da Receita')
  expect(said({ customsRate: '5,30' })).not.toContain('o da Receita')
})

test('every notice and every break-even has its words', () => {
  const notices = [
    'iof-injunction',
    'freight-crosses-threshold',
    'gift',
    'dispatch-varies',
    'two-regimes',
  ] as const
  const words = notices.map((notice) => noticeInWords(notice, '2026-11-20'))
  for (const text of [...words, ...Object.values(breakEvenInWords)]) expect(text).toMatch(/\.$/)
  expect(noticeInWords('medicine-icms', '2026-11-20')).toContain('até US$\u00A010.000. Seu estado')
})
