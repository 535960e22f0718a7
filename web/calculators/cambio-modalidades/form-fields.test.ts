import { expect, test } from 'vitest'
import { evaluate, exampleOf } from '../form/old/evaluate.ts'
import { calculateModalities } from './calculate.ts'
import { modalitiesForms } from './form-fields.ts'

const { USD, EUR } = modalitiesForms

function questionOf(typed: Partial<ReturnType<typeof exampleOf<keyof typeof USD.fields>>>, form = USD) {
  const evaluated = evaluate(form, { ...exampleOf(form.fields), ...typed })
  if ('outcome' in evaluated) return evaluated.outcome.input
  return evaluated.errors
}

test('the example, at the PTAX of spec/pages.md §1, is its golden case: 562,29 on the card', () => {
  const question = questionOf({ rate: '5,2238', date: '20/11/2026' })
  expect(question).toMatchObject({ ownRate: true, ownDate: true, input: { use: 'card', currency: 'US$' } })
  const answer = 'input' in question && calculateModalities(question.input)
  expect(answer).toMatchObject({ ok: true, total: 562_29 })
})

test('an empty rate and an empty day are those of the page; the euro begins in cash', () => {
  expect(questionOf({}, EUR)).toMatchObject({
    ownRate: false,
    ownDate: false,
    input: { use: 'cash', currency: '€', amount: 100_00 },
  })
})

test('what is wrong is said at its own field, in the words of the specification', () => {
  expect(questionOf({ cashSpread: '20,5' })).toEqual({
    cashSpread: 'Spread acima de 20% não parece certo. Confira com a instituição.',
  })
  expect(questionOf({ 'third-partyFee': 'abc' })).toEqual({
    'third-partyFee': 'Digite só números, por exemplo 1.500,00.',
  })
  expect(questionOf({ rate: 'x' })).toHaveProperty('rate')
  expect(questionOf({ date: '31/02/2026' })).toHaveProperty('date')
  expect(questionOf({ amount: '' })).toEqual({ amount: 'Preencha o campo Quantia.' })
})
