import { expect, test } from 'vitest'
import { calculateModalities } from './calculate.ts'
import { modalitiesExample, modalitiesInput } from './input.ts'
import { modalitiesCsv, modalityFormula } from './spreadsheet.ts'

const question = modalitiesInput.parse(modalitiesExample)
const answer = calculateModalities(question)
if (!answer.ok) throw new Error(answer.reason)

test('the golden case as a table that Excel in Portuguese opens', () => {
  const lines = modalitiesCsv(answer, question, 'Câmbio de R$ 5,2238, digitado por você.').split('\r\n')
  expect(lines[0]).toBe('\uFEFFComo vou usar;US$;Spread (%);IOF (%);IOF (R$);Total (R$);VET')
  expect(lines).toContain('Cartão;100,00;4,00;3,50;19,01;562,29;5,6229')
  expect(lines.slice(7)).toEqual(['Câmbio de R$ 5,2238, digitado por você.', ''])
})

test('the formula rounds where the sum does: 543,28 and 19,01', () => {
  expect(modalityFormula(answer, question)).toBe(
    '=ARRED(100,00*5,223800*(1+0,040000);2)+ARRED(ARRED(100,00*5,223800*(1+0,040000);2)*0,035000;2)+0,00',
  )
})

test('thousands have no dot', () => {
  const large = { ...question, amount: 12_345_678_90 }
  const result = calculateModalities(large)
  expect(result.ok && modalityFormula(result, large)).toMatch('ARRED(12345678,90*')
})
