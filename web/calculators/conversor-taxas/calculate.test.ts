import { expect, test } from 'vitest'
import { calculateRate, type RateInput, ratePeriods } from './calculate.ts'
import { rateExample, rateInput } from './input.ts'
import { periodsInWords, verdictsInWords } from './words.ts'

function answer(input: RateInput) {
  const result = calculateRate(input)
  if (!result.ok) throw new Error(result.reason)
  return result
}

const effective = (rate: number, from: RateInput['from'], to: RateInput['to']) =>
  answer({ kind: 'effective', rate, from, to })

test.each([
  {
    rate: 0.1365,
    from: 'year',
    to: 'month',
    expected: 0.01071983,
    places: 8,
    source: 'spec/pages.md §17, golden',
  },
  {
    rate: 0.01,
    from: 'month',
    to: 'year',
    expected: 0.126825,
    places: 6,
    source: 'spec/pages.md §17, golden',
  },
  {
    rate: 0.1365,
    from: 'year',
    to: 'business-day',
    expected: 0.0005078804,
    places: 10,
    source: 'BCB SGS 12 (facts/06 tx-o-01)',
  },
  {
    rate: 0.15,
    from: 'month',
    to: 'year',
    expected: 4.35025,
    places: 5,
    source: 'spec/pages.md §17 (f), rotativo',
  },
  { rate: 0.21, from: 'year', to: 'semester', expected: 0.1, places: 12, source: 'raiz de 1,21, à mão' },
  { rate: 0.1, from: 'quarter', to: 'semester', expected: 0.21, places: 12, source: '1,1², à mão' },
  { rate: 0.1, from: 'bimester', to: 'quarter', expected: 0.1536897, places: 7, source: '1,1^1,5, à mão' },
] as const)('$rate $from is $expected $to ($source)', ({ rate, from, to, expected, places }) => {
  expect(effective(rate, from, to).rate).toBeCloseTo(expected, places)
})

test('12 % nominal compounded each month is 12,6825 %, 1 % each month, EFETIVA in Excel', () => {
  const nominal = { kind: 'nominal', rate: 0.12, from: 'year', compounding: 'month', to: 'year' } as const
  const { rate, compoundedRate, excel, steps } = answer(nominal)
  expect(rate).toBeCloseTo(0.126825, 6)
  expect(compoundedRate).toBeCloseTo(0.01, 14)
  expect(excel).toBe('=EFETIVA(12%;12)')
  expect(steps[0]).toMatchObject({ key: 'compounded-rate', formula: expect.stringContaining('÷ 12') })
})

test('the mistake of dividing by 12: 13,65 % ÷ 12 = 1,1375 %, 0,0655 points too much', () => {
  const { shortcut, steps, excel } = effective(0.1365, 'year', 'month')
  expect(shortcut.rate).toBeCloseTo(0.011375, 12)
  expect(shortcut.error).toBeCloseTo(0.000655, 6)
  expect(steps.map(({ key }) => key)).toEqual(['equivalent-rate', 'shortcut', 'shortcut-error'])
  expect(excel).toBe('=(1+13,65%)^(1/12)-1')
})

test('every base at once, and each of them compounds to the same year', () => {
  const { equivalents } = effective(0.1365, 'year', 'month')
  expect(equivalents.map(({ period }) => period)).toEqual(ratePeriods)
  expect(equivalents.find(({ period }) => period === 'commercial-day')?.rate).toBeCloseTo(
    1.1365 ** (1 / 360) - 1,
    14,
  )
  for (const { rate, period } of equivalents)
    expect(effective(rate, period, 'year').rate).toBeCloseTo(0.1365, 12)
})

test('contract of 2,5 % a month and CET of 38 %: does not match, 3,51 points of other costs', () => {
  const check = (monthlyRate: number, annualCet: number) =>
    answer({ kind: 'effective', rate: 0.01, from: 'month', to: 'year', contract: { monthlyRate, annualCet } })
      .contract
  expect(check(0.025, 0.38)).toMatchObject({ verdict: 'higher' })
  expect(check(0.025, 0.38)?.annualRate).toBeCloseTo(0.344889, 6)
  expect(check(0.025, 0.38)?.costs).toBeCloseTo(0.035111, 6)
  expect(check(0.025, 0.3449)?.verdict).toBe('same')
  const { verdict = 'same' } = check(0.025, 0.3) ?? {}
  expect(verdictsInWords[verdict]).toMatch(/^Não bate/)
})

test('zero is zero, −99 % a year still has a month, and what no number holds is refused', () => {
  expect(effective(0, 'month', 'year').rate).toBe(0)
  expect(effective(-0.99, 'year', 'month').rate).toBeCloseTo(-0.318708, 6)
  expect(calculateRate({ kind: 'effective', rate: 10, from: 'calendar-day', to: 'year' })).toEqual({
    ok: false,
    reason: 'too-large',
  })
  const nominal = { kind: 'nominal', from: 'month', compounding: 'year', to: 'year' } as const
  expect(calculateRate({ ...nominal, rate: -0.5 })).toEqual({ ok: false, reason: 'loses-everything' })
  expect(() => calculateRate({ ...nominal, rate: Number.NaN })).toThrow(RangeError)
})

test('the form: −100 % is too low, a contract needs both numbers, a nominal rate its compounding', () => {
  const messages = (typed: object) => rateInput.safeParse(typed).error?.issues.map(({ message }) => message)
  expect(messages(rateExample)).toBeUndefined()
  expect(messages({ ...rateExample, rate: '-100' })?.[0]).toMatch('O valor mínimo')
  expect(messages({ ...rateExample, contractRate: '2,5' })).toEqual([
    'Para conferir o contrato, preencha os juros ao mês e o CET ao ano.',
  ])
  expect(messages({ ...rateExample, kind: 'nominal' })).toEqual(['Preencha o campo Capitalização.'])
  expect(Object.keys(periodsInWords)).toEqual(ratePeriods)
})
