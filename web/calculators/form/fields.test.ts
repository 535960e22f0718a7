import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  currencyField,
  dayField,
  decimalField,
  formatTyped,
  listField,
  optionalField,
  percentField,
  stepTyped,
  textField,
  wholeField,
  yesNoField,
} from './fields.ts'

const form = z.object({
  amount: brlField('Valor inicial', { min: 1_00, max: 100_000_000_00 }),
  rate: percentField('Taxa', { min: 0, max: 1 }),
  growth: optionalField(percentField('Aporte cresce', { min: -0.1, max: 0.5 })),
  term: wholeField('Prazo', { min: 1, max: 720 }),
})

const right = { amount: '1.000', rate: '13,65', growth: '', term: '120' }

test.each(['1000', '1.000', '1000,00', '1000.00', 'R$ 1.000,00', ' 1.000,00 '])(
  '%s is R$ 1.000,00',
  (amount) => {
    expect(form.parse({ ...right, amount })).toMatchObject({ amount: 1000_00 })
  },
)

test('a field may say in its own words that a value is too high', () => {
  const above = 'Confira com a instituição.'
  const strict = z.object({
    amount: brlField('Preço', { max: 3000_00, above }),
    rate: percentField('Spread', { min: 0, max: 0.2, above }),
    term: wholeField('Prazo', { min: 1, max: 420, above }),
  })
  const messages = (typed: Record<string, string>) =>
    strict.safeParse(typed).error?.issues.map(({ message }) => message)
  expect(messages({ amount: '3.000,01', rate: '20,1', term: '421' })).toEqual([above, above, above])
  expect(messages({ amount: '3.000,00', rate: '20', term: '420' })).toBeUndefined()
})

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
  )
})

const more = z.object({
  quantity: decimalField('Quantia', { min: 0.000_000_01, max: 21_000_000 }),
  day: dayField('Data', { min: '1999-01-01' }),
  kind: choiceField('Motivo', ['pedido', 'acordo']),
  only: yesNoField('Único imóvel'),
  cost: optionalField(brlField('Custo', { max: 100_00 })),
})
const filled = { quantity: '0,00000001', day: '29/02/2024', kind: 'acordo', only: 'sim', cost: '' }

test('quantities, days, choices and yes or no become what calculations take', () => {
  expect(more.parse(filled)).toEqual({
    quantity: 0.000_000_01,
    day: '2024-02-29',
    kind: 'acordo',
    only: true,
    cost: undefined,
  })
  expect(more.parse({ ...filled, day: '2024-02-29', only: 'nao', cost: '99,90' })).toMatchObject({
    day: '2024-02-29',
    only: false,
    cost: 99_90,
  })
})

test.each([
  [{ quantity: '0' }, 'O valor mínimo é 0,00000001.'],
  [{ day: '29/02/2025' }, 'Digite a data como dd/mm/aaaa.'],
  [{ day: '31/12/1998' }, 'A data mínima é 01/01/1999.'],
  [{ kind: 'outro' }, 'Escolha uma opção em Motivo: pedido, acordo.'],
  [{ only: 'talvez' }, 'Escolha uma opção em Único imóvel: sim, nao.'],
  [{ cost: '100,01' }, 'O valor máximo é R$\u00A0100,00.'],
  [{ day: undefined }, 'Preencha o campo Data.'],
])('%o is refused with %s', (typed, message) => {
  const [issue] = more.safeParse({ ...filled, ...typed }).error?.issues ?? []
  expect([issue?.path[0], issue?.message]).toEqual([Object.keys(typed)[0], message])
})

test('a list says in Portuguese what is wrong with it, and in which row', () => {
  const table = z.object({
    rows: listField(
      'Gastos',
      { name: textField('Nome'), currency: currencyField('Moeda') },
      { min: 1, max: 2 },
    ),
  })
  const row = { name: ' Hotel ', currency: 'USD' }
  expect(table.parse({ rows: [row] })).toEqual({ rows: [{ name: 'Hotel', currency: 'USD' }] })
  const wrong = (rows?: unknown) =>
    table.safeParse({ rows }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const size = 'rows: Preencha a lista Gastos com ao menos 1, até 2.'
  expect([wrong(), wrong('x'), wrong([]), wrong([row, row, row])]).toEqual([[size], [size], [size], [size]])
  expect(wrong(['x'])).toEqual(['rows.0: Preencha a lista Gastos com ao menos 1, até 2.'])
  expect(wrong([{ currency: 'real' }])).toEqual([
    'rows.0.name: Preencha o campo Nome.',
    'rows.0.currency: Escolha uma moeda em Moeda.',
  ])
})

test('what is no text at all is told in Portuguese too', () => {
  const messages = form
    .safeParse({ ...right, amount: null, growth: [] })
    .error?.issues.map(({ message }) => message)
  expect(messages).toEqual(['Preencha o campo Valor inicial.', 'Digite um texto ou deixe vazio.'])
})
