import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { brlField, formatTyped, optionalPercentField, percentField, stepTyped, wholeField } from './fields.ts'

const form = z.object({
  amount: brlField('Valor inicial', { min: 1_00, max: 100_000_000_00 }),
  rate: percentField('Taxa', { min: 0, max: 1 }),
  growth: optionalPercentField({ min: -0.1, max: 0.5 }),
  term: wholeField('Prazo', { min: 1, max: 720 }),
})

const right = { amount: '1.000', rate: '13,65', growth: '', term: '120' }

test.each(['1000', '1.000', '1000,00', '1000.00', 'R$ 1.000,00', ' 1.000,00 '])(
  '%s is R$ 1.000,00',
  (amount) => {
    expect(form.parse({ ...right, amount })).toMatchObject({ amount: 1000_00 })
  },
)

test('a percentage becomes a fraction without binary noise, an empty one nothing', () => {
  expect(form.parse({ ...right, rate: '13.65', growth: '-2,5%' })).toMatchObject({
    rate: 0.1365,
    growth: -0.025,
  })
  expect(form.parse(right).growth).toBeUndefined()
})

const wrongs = [
  { amount: '', message: 'Preencha o campo Valor inicial.' },
  { amount: '12abc', message: 'Digite só números, por exemplo 1.500,00.' },
  { amount: '0,99', message: 'O valor mínimo é R$\u00A01,00.' },
  { amount: '100.000.000,01', message: 'O valor máximo é R$\u00A0100.000.000,00.' },
  { rate: '-1', message: 'O valor mínimo é 0\u00A0%.' },
  { rate: '100,01', message: 'O valor máximo é 100\u00A0%.' },
  { rate: '1e9', message: 'Digite só números, por exemplo 1.500,00.' },
  { growth: '51', message: 'O valor máximo é 50\u00A0%.' },
  { term: '10,5', message: 'Use um número inteiro.' },
  { term: '721', message: 'O valor máximo é 720.' },
]

test.each(wrongs)('$message', ({ message, ...typed }) => {
  const { error } = form.safeParse({ ...right, ...typed })
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
    [Object.keys(typed)[0], message],
  ])
})

test('a number is shown as the house prints it, and anything else as it was typed', () => {
  expect(formatTyped('brl', 'R$ 1000')).toBe('1.000,00')
  expect(formatTyped('percent', '13.65')).toBe('13,65')
  expect(formatTyped('percent', '1,0719830')).toBe('1,071983')
  expect(formatTyped('whole', '10')).toBe('10')
  expect(formatTyped('brl', '12abc')).toBe('12abc')
  expect(formatTyped('choice', '1000')).toBe('1000')
})

test('steps in the unit of the field, from empty, and not below zero', () => {
  const rate = { label: 'Taxa', key: 't', kind: 'percent', example: '1', step: 0.1 } as const
  expect(stepTyped(rate, '13,655', 1)).toBe('13,755')
  expect(stepTyped(rate, '', 10)).toBe('1')
  expect(stepTyped(rate, '0,1', -10)).toBe('0')
})

test('formatting what is formatted changes nothing', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(value, fc.constantFrom('brl' as const, 'percent' as const), (number, kind) => {
      const once = formatTyped(kind, number.toFixed(5).replace('.', ','))
      expect(formatTyped(kind, once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
})
