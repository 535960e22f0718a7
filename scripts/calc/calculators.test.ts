import { expect, test } from 'vitest'
import { calculatorFor, calculators } from './calculators.ts'

test.each(Object.entries(calculators))('%s answers its own example', (_, { example, answer }) => {
  expect(answer(JSON.stringify(example))).toMatchObject({ ok: true })
})

test.each(Object.entries(calculators))('%s names the field that is wrong', (_, { example, answer }) => {
  const [field = ''] = Object.keys(example)
  const result = answer(JSON.stringify({ ...example, [field]: '12abc' }))
  expect(result).toMatchObject({ ok: false })
  expect(JSON.stringify(result)).toContain(`"field":"${field}"`)
})

const notAnswers = [{}, null, [], ['x'], [{}], true, '', '12abc']

test.each(Object.entries(calculators))('%s answers anything in Portuguese', (_, { example, answer }) => {
  for (const field of Object.keys(example)) {
    for (const value of [undefined, ...notAnswers]) {
      const said = answer(JSON.stringify({ ...example, [field]: value }))
      const messages = 'errors' in said ? said.errors.map(({ message }) => message) : []
      for (const message of messages) expect(message).not.toMatch(/invalid|expected|must|too (big|small)/i)
    }
  }
})

test('numbers are in the unit of the page, and three decimals are not thousands', () => {
  const compound = calculatorFor('juros')?.[1]
  const question = { ...compound?.example, initial: 1000, rate: 13.65, inflation: 4.225 }
  expect(compound?.answer(JSON.stringify(question))).toMatchObject({
    ok: true,
    total: 76_216_34,
    plan: { inflation: 0.04225 },
  })
})

test.each(['', '[]', '7', '{"initial":'])('%s is not a question', (json) => {
  expect(calculatorFor('juros-compostos')?.[1].answer(json)).toEqual({
    ok: false,
    errors: [{ field: null, message: 'A pergunta precisa ser um objeto JSON.' }],
  })
})
