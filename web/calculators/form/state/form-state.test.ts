import { expect, test } from 'vitest'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import type { Figures } from '#web/rates/figures.ts'
import { definitions } from '../../definitions.ts'
import { calculator } from '../../juros-compostos/calculator.ts'
import { calculator as rescisao } from '../../rescisao-trabalhista/calculator.ts'
import { workedDay } from '../ask.ts'
import type { Calculator } from '../calculator.ts'
import { isAsked, stepTyped, type Texts } from '../fields.ts'
import { evaluateFrom, reduce, startOf } from './form-state.ts'
import { startTexts, suggested } from './form-texts.ts'

const { evaluate } = calculator
const isNumeric = (kind: string) =>
  kind === 'brl' || kind === 'number' || kind === 'percent' || kind === 'whole'
const example = calculator.exampleOn(workedDay)
const start = startOf(calculator, example)
const after = (changed: Texts, pressed = false, before = start) => {
  const texts = { ...example, ...changed }
  return reduce(before, { type: 'settled', texts, evaluation: evaluate(texts), pressed })
}

test('starts with the example worked out: 76.216,34', () => {
  expect(start).toMatchObject({ result: { answer: { total: 76_216_34 } }, outdated: false, errors: {} })
})

test('a page fills in what it knows, and leaves empty what it does not: nothing is pretended', () => {
  const figures: Figures = {
    cdi: { text: '14,9', label: 'CDI de 18/11/2026', source: 'bcb-sgs', simulated: false },
  }
  expect(startTexts(calculator, figures)).toMatchObject({ rate: '14,9', annualCdi: '14,9', annualIpca: '' })
  const without = startOf(calculator, startTexts(calculator, {}))
  expect(without).toMatchObject({ outdated: true, errors: {} })
  expect(without.result).toBeUndefined()
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

test('the wrong fields can be had without an answer', () => {
  expect(calculator.errorsOf({ ...example, rate: '', term: '61' })).toEqual(
    after({ rate: '', term: '61' }, true).errors,
  )
  expect(calculator.errorsOf(example)).toBeUndefined()
})

test('an error that shows goes when its field is right, without a new press', () => {
  const pressed = after({ rate: '', initial: '' }, true)
  expect(after({ initial: '' }, false, pressed).errors).toEqual({
    initial: 'Preencha o campo Valor inicial.',
  })
})

test('a question without an answer keeps the last result and says why', () => {
  const { refusal, outdated, result } = after({ solveFor: 'months', goal: '500' }, true)
  expect(refusal).toBe('O valor inicial já é igual ou maior que a meta. Aumente a meta.')
  expect([outdated, result]).toEqual([true, start.result])
})

test.each(Object.values(definitions))('$slug: says that it is an example until a number is typed', (one) => {
  const start = one.exampleOn(workedDay)
  const answerTo = (changed: Texts) => {
    const evaluation = evaluateFrom(one as Calculator, { ...start, ...changed }, start)
    return 'result' in evaluation ? evaluation.result : undefined
  }
  expect(answerTo({})).toMatchObject({ isExample: true })
  expect(answerTo({})?.shown.title).toMatch(/^Exemplo: /)
  expect(answerTo({})?.shown.summary).toMatch(/^no exemplo, /)
  const [name = '', field] =
    Object.entries(one.fields).find(([, one]) => isNumeric(one.kind) && isAsked(one, start)) ?? []
  const own = answerTo({ [name]: field ? stepTyped(field, start[name] ?? '', 1, start) : '' })
  expect(own?.isExample).toBeUndefined()
  expect(own?.shown.title).not.toMatch(/^Exemplo/)
})

test('a choice, its suggested example and the days of a later device are no numbers of the reader', () => {
  const isExample = (one: Calculator, texts: Texts, start: Texts, figures?: Figures) => {
    const evaluation = evaluateFrom(one, texts, start, { figures })
    return 'result' in evaluation && evaluation.result.isExample === true
  }
  const compound = calculator as Calculator
  const share = suggested(compound, example, example, { ...example, ratePer: 'cdi' })
  expect(share.rate).toBe('100')
  expect(isExample(compound, share, example)).toBe(true)
  expect(isExample(compound, { ...share, rate: '101' }, example)).toBe(false)
  const today = rescisao.exampleOn(todayInBrasilia())
  expect(isExample(rescisao as Calculator, today, rescisao.exampleOn('2026-01-15'))).toBe(true)
  const renewed = { cdi: { text: '14,9', label: 'CDI', source: 'bcb-sgs', simulated: false } } as const
  expect(isExample(compound, { ...example, rate: '14,9' }, example, renewed)).toBe(true)
  expect(isExample(compound, { ...example, rate: '15' }, example, renewed)).toBe(false)
})

test('wrong fields are counted before their messages show, and none is left when they are right', () => {
  const typing = after({ initial: '', term: '' })
  expect(typing).toMatchObject({ wrong: 2, errors: {} })
  expect(after({}, false, typing)).toMatchObject({ wrong: 0, outdated: false })
})
