import { expect, test } from 'vitest'
import type { Figures } from '#web/rates/figures.ts'
import { calculator } from '../juros-compostos/calculator.ts'
import { workedDay } from './ask.ts'
import type { Texts } from './fields.ts'
import { reduce, startOf } from './form-state.ts'
import { startTexts } from './form-texts.ts'

const { evaluate } = calculator
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
