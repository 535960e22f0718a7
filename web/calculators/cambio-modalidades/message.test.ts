import { expect, test } from 'vitest'
import { calculateModalities, type ModalitiesInput } from './calculate.ts'
import { modalitiesExample, modalitiesInput } from './input.ts'
import { messageOf } from './message.ts'

const golden = modalitiesInput.parse(modalitiesExample)

const typed = 'Câmbio de R$ 5,2238, digitado por você.'

function messageFor(input: Partial<ModalitiesInput>) {
  const question = { ...golden, ...input }
  const answer = calculateModalities(question)
  if (!answer.ok) throw new Error(answer.reason)
  return messageOf({ answer, question }, typed).split('\n')
}

test('the golden case as a message: lines that add up, the VET, and the rate in words', () => {
  expect(messageFor({})).toEqual([
    'US$ 100 no cartão: R$ 562,29',
    'Câmbio comercial: R$ 522,38',
    'Spread da instituição: R$ 20,90',
    'IOF: R$ 19,01',
    'Custo por dólar (VET): R$ 5,6229',
    typed,
  ])
})

test('what costs nothing has no line', () => {
  expect(messageFor({ use: 'commercial' })).toEqual([
    'US$ 100 no câmbio comercial: R$ 522,38',
    'Câmbio comercial: R$ 522,38',
    'Custo por dólar (VET): R$ 5,2238',
    typed,
  ])
})

test('seven digits, and reais that buy', () => {
  expect(messageFor({ amount: 9_999_999_99, use: 'card' })[0]).toBe(
    'US$ 9.999.999,99 no cartão: R$ 56.228.983,15',
  )
  expect(messageFor({ amountIn: 'brl', amount: 562_29, use: 'card' })[0]).toBe(
    'R$ 562,29 no cartão: US$ 100,00',
  )
})
