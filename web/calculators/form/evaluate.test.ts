import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compoundCalculator } from '../juros-compostos/calculator.ts'
import { compoundFields } from '../juros-compostos/input.ts'
import { evaluate, exampleOf, follow, fromLink, startOf } from './evaluate.ts'
import { namesOf } from './fields.ts'

const example = exampleOf(compoundFields)
const start = startOf(compoundCalculator)
const after = (texts: Partial<typeof example>, pressed = false, before = start) =>
  follow(before, evaluate(compoundCalculator, { ...example, ...texts }), pressed)

test('starts with the example worked out: 76.216,34', () => {
  expect(start).toMatchObject({ result: { answer: { total: 76_216_34 } }, outdated: false, errors: {} })
})

test('while typing, a wrong field shows no error, and the last result stays', () => {
  expect(after({ rate: '13,' })).toMatchObject({ outdated: true, errors: {}, result: start.result })
})

test('pressed, every wrong field has its sentence', () => {
  const { errors, outdated } = after({ rate: '', initial: '12abc', term: '61' }, true)
  expect(outdated).toBe(true)
  expect(errors).toEqual({
    rate: 'Preencha o campo Taxa.',
    initial: 'Digite só números, por exemplo 1.500,00.',
  })
})

test('an error that shows goes when its field is right, without a new press', () => {
  const pressed = after({ rate: '', initial: '' }, true)
  expect(after({ initial: '' }, false, pressed).errors).toEqual({
    initial: 'Preencha o campo Valor inicial.',
  })
})

test('what no field has wrong alone: years, monthly rate, nothing to grow', () => {
  expect(after({ term: '61' }, true).errors).toEqual({ term: 'O valor máximo é 60 anos.' })
  expect(after({ ratePer: 'month' }, true).errors).toEqual({
    rate: 'O valor máximo é 5,94\u00A0% ao mês, que dá 100\u00A0% ao ano.',
  })
  expect(namesOf(after({ initial: '0', monthlyContribution: '0' }, true).errors)).toEqual([
    'monthlyContribution',
  ])
})

test('a question without an answer keeps the last result and says why', () => {
  const { refusal, outdated, result } = after({ solveFor: 'months', goal: '500' }, true)
  expect(refusal?.answer).toEqual({ ok: false, reason: 'already-reached' })
  expect([outdated, result]).toEqual([true, start.result])
})

const links = [
  { linked: { initial: '5.000,00' }, kept: { initial: '5.000,00' }, ignored: [] },
  {
    linked: { initial: 'abc', term: '5' },
    kept: { initial: '1.000,00', term: '5' },
    ignored: ['Valor inicial'],
  },
  { linked: { solveFor: 'zzz' }, kept: { solveFor: 'total' }, ignored: ['Quero descobrir'] },
  { linked: { goal: '<script>' }, kept: { goal: '100.000,00' }, ignored: ['Meta'] },
  { linked: { ratePer: 'month' }, kept: { ratePer: 'year' }, ignored: ['A taxa é'] },
  { linked: { ratePer: 'month', rate: '1' }, kept: { ratePer: 'month', rate: '1' }, ignored: [] },
]

test.each(links)('a link with $linked ignores $ignored', ({ linked, kept, ignored }) => {
  const start = fromLink(compoundCalculator, linked)
  expect(start.texts).toEqual({ ...example, ...kept })
  expect(start.ignored).toEqual(ignored)
})

test('no link leaves a form that cannot be worked out', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '0', '-5', '700', 'month', 'months', 'rate', '1e999', 'NaN'),
  )
  const linked = fc.record(
    { solveFor: text, goal: text, initial: text, rate: text, ratePer: text, term: text, inflation: text },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      linked,
      (any) => 'outcome' in evaluate(compoundCalculator, fromLink(compoundCalculator, any).texts),
    ),
  )
})
