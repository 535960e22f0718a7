import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths } from '#web/finance/calendar/days.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { ask } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { type CorrectionIndex, calculateCorrection, type KnownSeries, type SeriesId } from './calculate.ts'
import { calculator, calculatorWith } from './calculator.ts'
import { questionOf, withAnswer } from './index-question.ts'
import { publishedSeries } from './published-series.ts'

/** Of one series, in percent. */
function seriesWith(id: SeriesId, percents: Readonly<Record<IsoDate, number>>): KnownSeries {
  // The keys are days.
  const days = Object.entries(percents) as [IsoDate, number][]
  const rates = new Map(days.map(([day, percent]) => [day, Number((percent / 100).toPrecision(15))]))
  return { [id]: { rates, simulated: false } }
}

const correct = (
  index: CorrectionIndex,
  [amount, start, end]: readonly [number, IsoDate, IsoDate],
  series: KnownSeries = publishedSeries,
) => calculateCorrection({ index, amount, start, end, series })

/** Rates of the Central Bank's own example. */
const savings2002 = seriesWith('poupanca-antiga', {
  '2001-03-01': 0.6733,
  '2002-05-17': 0.6683,
  '2002-06-17': 0.7516,
  '2002-07-17': 0.7826,
})

test.each([
  ['2002-05-17', '2002-08-30', 10_000_00, 10_221_87],
  ['2001-03-01', '2001-03-31', 500_00, 500_00],
] as const)(
  'savings from %s to %s, as the methodology of Calculadora do Cidadão works it',
  (start, end, amount, corrected) => {
    expect(correct('poupanca', [amount, start, end], savings2002)).toMatchObject({ ok: true, corrected })
  },
)

test('savings: a deposit of the 31st begins on day 1, one from 04/05/2012 on follows the new rule', () => {
  const series = {
    ...seriesWith('poupanca-antiga', { '2012-05-01': 0.5227 }),
    ...seriesWith('poupanca', { '2012-05-04': 0.6, '2012-06-01': 0.4828 }),
  }
  expect(correct('poupanca', [100_00, '2012-04-30', '2012-06-01'], series)).toMatchObject({
    corrected: 100_52,
  })
  expect(correct('poupanca', [100_00, '2012-05-31', '2012-07-01'], series)).toMatchObject({
    corrected: 100_48,
  })
  expect(correct('poupanca', [100_00, '2012-05-04', '2012-06-04'], series)).toMatchObject({
    corrected: 100_60,
  })
})

/**
 * Selic of each month of 2018: the differences of the column of 2018 in Receita's table of 01/2025 (53,94 for January, 53,47
 * for February, and so on).
 */
const selic2018 = seriesWith('selic-mes', {
  '2018-02-01': 0.47,
  '2018-03-01': 0.53,
  '2018-04-01': 0.52,
  '2018-05-01': 0.52,
  '2018-06-01': 0.52,
  '2018-07-01': 0.54,
  '2018-08-01': 0.57,
  '2018-09-01': 0.47,
  '2018-10-01': 0.54,
})

test.each([
  ['2018-01-31', '2018-11-05', 1_056_80, 'Receita: 53,94 − 49,26, and 1 % of the month of the payment'],
  ['2018-06-20', '2018-08-10', 1_015_40, 'July alone, and 1 %'],
  ['2018-08-20', '2018-09-01', 1_010_00, 'no whole month between: 1 % alone'],
  ['2018-08-01', '2018-08-31', 1_000_00, 'the month of the due date: nothing'],
] as const)('Selic added from %s to %s: %i (%s)', (start, end, corrected, _) => {
  expect(correct('selic', [1_000_00, start, end], selic2018)).toMatchObject({ ok: true, corrected })
})

test('Selic added: a month that is not out is said, and the 1 % waits for it', () => {
  const answer = correct('selic', [1_000_00, '2018-08-20', '2018-12-10'], selic2018)
  expect(answer).toMatchObject({ corrected: 1_010_10, missingFrom: '2018-11-01' })
  expect(answer).not.toHaveProperty('paymentMonth')
})

test('Selic added: since the law of 1997, and refused on the day before', () => {
  const series = seriesWith('selic-mes', { '1997-01-01': 1.73, '1997-02-01': 1.67 })
  expect(correct('selic', [100_00, '1997-01-01', '1997-03-01'], series)).toMatchObject({ corrected: 102_67 })
  const refused = { ok: false, reason: 'no-table-in-force' }
  expect(correct('selic', [100_00, '1996-12-31', '1997-03-01'], series)).toEqual(refused)
})

/** 0,026481 % a day is 6,90 % a year (1,069^(1/252)), the Selic of 01/2018; 22 business days. */
const january2018 = seriesWith(
  'selic-dia',
  Object.fromEntries(
    [2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30, 31].map((day) => [
      `2018-01-${String(day).padStart(2, '0')}`,
      0.026481,
    ]),
  ),
)

test('Selic by the day: the factor of 01/2018 is the 1,00584205 that the Central Bank published', () => {
  const answer = correct('selic-dia', [1_000_000_00, '2018-01-01', '2018-02-01'], january2018)
  expect(answer.ok && answer.factor.toFixed(8)).toBe('1.00584205')
  expect(correct('selic-dia', [100_00, '2018-01-31', '2018-01-31'], january2018)).toMatchObject({
    corrected: 100_00,
    periods: [],
  })
})

test('Selic by the day: the last day does not count, and the day after the newest rate is said', () => {
  expect(correct('selic-dia', [1_000_000_00, '2018-01-30', '2018-01-31'], january2018)).toMatchObject({
    corrected: 1_000_264_81,
  })
  expect(correct('selic-dia', [1_000_000_00, '2018-01-31', '2018-02-20'], january2018)).toMatchObject({
    corrected: 1_000_264_81,
    missingFrom: '2018-02-01',
  })
})

test('TR: months from the first day on; what is left of a month does not count', () => {
  // SGS 226, and the month before it made up.
  const series = seriesWith('tr', { '2026-08-22': 0.17, '2026-09-22': 0.1668 })
  expect(correct('tr', [100_000_00, '2026-08-22', '2026-11-01'], series)).toMatchObject({
    corrected: 100_337_08,
    periods: [{ from: '2026-08-22' }, { from: '2026-09-22', until: '2026-10-22' }],
  })
  expect(correct('tr', [100_00, '2026-08-22', '2026-11-22'], series)).toMatchObject({
    missingFrom: '2026-10-22',
  })
})

test.each([
  ['ipca', '1994-06-30', '1995-01-01', 'other-currency'],
  ['ipca', '2030-01-01', '2030-02-01', 'not-published'],
  ['tr', '2020-01-01', '2020-03-01', 'not-here'],
] as const)('%s from %s to %s is refused: %s', (index, start, end, reason) => {
  expect(correct(index, [100_00, start, end])).toEqual({ ok: false, reason })
})

test('a hole in a series is refused, never skipped; what is on its way is said to be', () => {
  const holed = seriesWith('tr', { '2020-01-15': 0.1, '2020-03-15': 0.1 })
  const question = [100_00, '2020-01-15', '2020-04-15'] as const
  expect(correct('tr', question, holed)).toEqual({ ok: false, reason: 'gap' })
  const days = seriesWith('selic-dia', { '2020-01-15': 0.01, '2020-01-27': 0.01 })
  expect(correct('selic-dia', [100_00, '2020-01-15', '2020-01-28'], days)).toEqual({
    ok: false,
    reason: 'gap',
  })
  const waiting = withAnswer(holed, { id: 'tr', from: 2020, to: 2020 }, 'asking')
  expect(correct('tr', question, waiting)).toEqual({ ok: false, reason: 'asking' })
})

const months = fc.integer({ min: 0, max: 380 })
const day = fc.integer({ min: 0, max: 11_500 }).map((after) => addDays('1994-07-01', after))

test('prices: any day of the two months gives the same, and the parts multiply to the whole', () => {
  fc.assert(
    fc.property(fc.tuple(months, months, months), (typed) => {
      const [first = 0, second = 0, third = 0] = typed.toSorted((one, other) => one - other)
      const at = (month: number, days = 0) => addDays(addMonths('1994-07-01', month), days)
      const factor = (from: IsoDate, to: IsoDate) => {
        const answer = correct('ipca', [100_00, from, to])
        return answer.ok ? answer.factor : Number.NaN
      }
      expect(factor(at(first), at(second, 27))).toBe(factor(at(first), at(second)))
      const parts = factor(at(first), at(second)) * factor(at(second + 1), at(third + 1))
      expect(parts).toBeCloseTo(factor(at(first), at(third + 1)), 9)
    }),
  )
})

test('Selic by the day: two parts multiply to the whole, wherever they meet', () => {
  const rates = new Map<IsoDate, Fraction>()
  for (let at: IsoDate = '1994-07-01'; at < '2026-01-01'; at = addDays(at, 1)) rates.set(at, 0.0005)
  const series: KnownSeries = { 'selic-dia': { rates, simulated: true } }
  const factor = (from: IsoDate, to: IsoDate) => {
    const answer = correct('selic-dia', [100_00, from, to], series)
    return answer.ok ? answer.factor : Number.NaN
  }
  fc.assert(
    fc.property(fc.tuple(day, day, day), (typed) => {
      const [first = '1994-07-01', second = first, third = second] = typed.toSorted()
      const whole = factor(first, third)
      expect((factor(first, second) * factor(second, third)) / whole).toBeCloseTo(1, 9)
    }),
    { numRuns: 30 },
  )
})

test('every number of an answer is one, and its lines add up to the corrected value', () => {
  const index = fc.constantFrom<CorrectionIndex>('ipca', 'inpc')
  fc.assert(
    fc.property(
      index,
      fc.integer({ min: 1, max: 1_000_000_000_00 }),
      day,
      day,
      (index, amount, one, other) => {
        const [start = one, end = other] = [one, other].toSorted()
        const answer = correct(index, [amount, start, end])
        if (!answer.ok) return answer.reason === 'not-published'
        return everyNumberIn(answer).every(Number.isFinite) && answer.total === answer.corrected
      },
    ),
  )
})

test('simulated rates say so on the Nota', () => {
  const known: KnownSeries = { tr: { rates: new Map([['2026-09-22', 0.001668]]), simulated: true } }
  const evaluation = ask(calculatorWith(known), { index: 'tr', start: '22/09/2026', end: '22/10/2026' })
  expect(evaluation).toMatchObject({
    result: { shown: { stamp: 'Dados simulados', warnings: [expect.stringContaining('Dados simulados')] } },
  })
  // The INPC of 08/2026 is not stored: beside the others, it says up to when it is.
  expect(ask(calculator)).toMatchObject({
    result: {
      shown: { warnings: [], compared: { inpc: { note: expect.stringMatching(/, até 07\/2026$/) } } },
    },
  })
})

test('the page asks only for what it does not have, by years', () => {
  const texts = { index: 'ipca', start: '01/10/2025', end: '01/09/2026' }
  expect(questionOf(texts, '2026-11-28')).toBeUndefined()
  expect(questionOf({ ...texts, end: '01/10/2026' }, '2026-11-28')).toEqual({
    id: 'ipca',
    from: 2026,
    to: 2026,
  })
  const old = { index: 'poupanca', start: '10/02/2010', end: '10/02/2030' }
  expect(questionOf(old, '2026-11-28')).toEqual({ id: 'poupanca-antiga', from: 2010, to: 2026 })
  expect(questionOf({ ...old, end: '10/02/2009' }, '2026-11-28')).toBeUndefined()
  expect(questionOf({ ...old, start: '1/1/1990' }, '2026-11-28')).toBeUndefined()
})

test('an answer joins what is known', () => {
  const question = { id: 'ipca', from: 2026, to: 2026 } as const
  const points = [{ day: '2026-10-01' as const, percent: 0.5 }]
  const known = withAnswer(publishedSeries, question, { points, simulated: true })
  expect(correct('ipca', [1_000_00, '2026-09-01', '2026-10-01'], known)).toMatchObject({
    corrected: 1_013_24,
    simulated: true,
  })
})
