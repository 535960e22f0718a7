import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateRate, type RateInput, ratePeriods } from './calculate.ts'
import { calculator } from './calculator.ts'
import { periodNames } from './fields.ts'
import { verdictsInWords } from './words.ts'

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

const ask = (typed: object) => calculator.evaluate({ ...calculator.exampleOn(workedDay), ...typed })

test('the form: −100 % is too low, a contract needs both numbers, a nominal rate its compounding', () => {
  expect(ask({})).toHaveProperty('result')
  expect(ask({ rate: '-100' })).toEqual({ errors: { rate: 'O valor mínimo é \u221299\u00A0%.' } })
  expect(ask({ contractRate: '2,5' })).toEqual({
    errors: { contractCet: 'Para conferir o contrato, preencha os juros ao mês e o CET ao ano.' },
  })
  expect(ask({ kind: 'nominal', compounding: '' })).toEqual({
    errors: { compounding: 'Preencha o campo Capitalização.' },
  })
  expect(Object.keys(periodNames)).toEqual(ratePeriods)
})

test('a refusal speaks Portuguese, and a rate of 265 digits is none', () => {
  expect(ask({ kind: 'simples' })).toEqual({
    errors: { kind: 'Escolha uma opção em Tipo: efetiva, nominal.' },
  })
  const limit = { errors: { rate: 'O valor máximo é 1.000\u00A0%.' } }
  expect(ask({ rate: '9'.repeat(265) })).toEqual(limit)
  expect(ask({ rate: '1000', from: 'calendar-day' })).toMatchObject({
    reason: 'too-large',
    refusal: expect.stringContaining('1 bilhão'),
  })
})

test('the shortcut and its error are rows, with what a reader needs to redo them; a period has none to itself', () => {
  const rowsOf = (typed: object) => {
    const evaluation = ask(typed)
    return 'result' in evaluation
      ? evaluation.result.shown.rows.map(({ label, formula }) => [label, formula])
      : []
  }
  expect(rowsOf({ rate: '13,65', from: 'year', to: 'month' })).toEqual([
    ['Taxa equivalente', '(1 + 13,65\u00A0%)^(1 ÷ 12) − 1'],
    ['Se só dividisse', '13,65\u00A0% ÷ 12'],
    ['Erro de dividir', '1,1375\u00A0% − 1,071983\u00A0%'],
  ])
  expect(rowsOf({ to: 'month' })).toHaveLength(1)
})

test('a contract says whether it matches', () => {
  const evaluation = ask({ contractRate: '2,5', contractCet: '30' })
  const shown = 'result' in evaluation ? evaluation.result.shown : undefined
  expect(shown?.summary).toContain('Não bate')
  expect(shown?.apart?.[0]?.rows.map((row) => 'text' in row && row.text)).toEqual([
    '34,4889\u00A0%',
    '\u22124,49\u00A0p.p.',
    '2,2104451\u00A0%',
  ])
})

const period = fc.constantFrom(...ratePeriods)
const rate = fc.double({ min: -0.99, max: 10, noNaN: true })
const anyInput: fc.Arbitrary<RateInput> = fc.oneof(
  fc.record({ kind: fc.constant('effective' as const), rate, from: period, to: period }),
  fc.record({
    kind: fc.constant('nominal' as const),
    rate,
    from: period,
    to: period,
    compounding: period,
  }),
)

test('never NaN nor infinite: a rate that no number holds is refused', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateRate(input)
      return !answer.ok || everyNumberIn(answer).every(Number.isFinite)
    }),
  )
})

test('there and back is the same rate', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.5, max: 1, noNaN: true }), period, period, (start, from, to) => {
      const there = calculateRate({ kind: 'effective', rate: start, from, to })
      if (!there.ok || there.rate < -0.999_999) return
      const back = calculateRate({ kind: 'effective', rate: there.rate, from: to, to: from })
      expect(back.ok && Math.abs(back.rate - start) <= 1e-9 * (1 + Math.abs(start))).toBe(true)
    }),
  )
})

test('a higher rate is higher in every base', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.double({ min: 1e-6, max: 0.5, noNaN: true }),
      fc.constantFrom('year', 'semester', 'month'),
      (low, more, from) => {
        const [a, b] = [low, low + more].map((one) =>
          calculateRate({ kind: 'effective', rate: one, from, to: from }),
        )
        if (!(a?.ok && b?.ok)) return false
        return a.equivalents.every((one, index) => one.rate < (b.equivalents[index]?.rate ?? 0))
      },
    ),
  )
})
