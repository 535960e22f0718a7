import { expect, test } from 'vitest'
import { defineCalculator } from './calculator.ts'
import {
  brl,
  choice,
  day,
  type Fields,
  formatTyped,
  type Kind,
  number,
  percent,
  rows,
  said,
  spread,
  stepTyped,
  text,
  whole,
  yesNo,
} from './fields.ts'

/** The values of some fields as they are read, or what is wrong with them. */
function readerOf<const F extends Fields>(fields: F, right: Readonly<Record<keyof F & string, string>>) {
  const reader = defineCalculator({
    slug: 'cdb',
    fields,
    toInput: (values) => values,
    calculate: (values) => ({ ok: true, values }) as { ok: true; values: typeof values } | { ok: false },
    refusal: () => '',
    tables: [],
    show: () => ({ title: '', headline: { label: '', amount: 0 }, rows: [], summary: '', excluded: [] }),
  })
  return (changes: Partial<Record<keyof F & string, string>> = {}) => {
    const evaluation = reader.evaluate({ ...right, ...changes })
    if ('result' in evaluation) return evaluation.result.answer.values
    return 'errors' in evaluation ? evaluation.errors : {}
  }
}

const read = readerOf(
  {
    amount: brl('Valor inicial', { key: 'v', min: 1_00, max: 100_000_000_00 }),
    rate: percent('Taxa', { key: 't', max: 1 }),
    growth: percent('Aporte cresce', { key: 'c', min: -0.1, max: 0.5, optional: true }),
    term: whole('Prazo', { key: 'n', min: 1, max: 720 }),
  },
  { amount: '1.000', rate: '13,65', growth: '', term: '120' },
)

test.each(['1000', '1.000', '1000,00', '1000.00', 'R$ 1.000,00', ' 1.000,00 '])(
  '%s is R$ 1.000,00',
  (amount) => {
    expect(read({ amount })).toMatchObject({ amount: 1000_00 })
  },
)

test('a percentage becomes a fraction without binary noise, an empty one nothing', () => {
  expect(read({ rate: '13.65', growth: '-2,5%' })).toMatchObject({ rate: 0.1365, growth: -0.025 })
  expect(read()).not.toHaveProperty('growth')
})

const wrongs = [
  { amount: '', message: 'Preencha o campo Valor inicial.' },
  { amount: '12abc', message: 'Digite só números, por exemplo 1.500,00.' },
  { amount: '0,99', message: 'O valor mínimo é R$\u00A01,00.' },
  { amount: '100.000.000,01', message: 'O valor máximo é R$\u00A0100.000.000,00.' },
  { rate: '-1', message: 'O valor mínimo é 0\u00A0%.' },
  { rate: '100,01', message: 'O valor máximo é 100\u00A0%.' },
  { rate: '1e9', message: 'Digite só números, por exemplo 1.500,00.' },
  { rate: '9'.repeat(400), message: 'O valor máximo é 100\u00A0%.' },
  { growth: '51', message: 'O valor máximo é 50\u00A0%.' },
  { term: '10,5', message: 'Use um número inteiro.' },
  { term: '721', message: 'O valor máximo é 720.' },
]

test.each(wrongs)('$message', ({ message, ...typed }) => {
  expect(read(typed)).toEqual({ [Object.keys(typed)[0] ?? '']: message })
})

test('a field may say in its own words that a value is too high, and a spread does', () => {
  const above = 'Confira com a instituição.'
  const strict = readerOf(
    {
      amount: brl('Preço', { key: 'p', max: 3000_00, above }),
      rate: spread('Spread', { key: 's' }),
      term: whole('Prazo', { key: 'n', min: 1, max: 420, above }),
    },
    { amount: '3.000,00', rate: '20', term: '420' },
  )
  expect(strict({ amount: '3.000,01', rate: '20,1', term: '421' })).toEqual({
    amount: above,
    rate: 'Spread acima de 20% não parece certo. Confira com a instituição.',
    term: above,
  })
  expect(strict({ term: '1.000' })).toEqual({ term: above })
  expect(strict()).toEqual({ amount: 3000_00, rate: 0.2, term: 420 })
})

const more = readerOf(
  {
    quantity: number('Quantia', { key: 'q', min: 0.000_000_01, max: 21_000_000 }),
    on: day('Data', { key: 'd', min: '1999-01-01' }),
    kind: choice('Motivo', { key: 'k', options: { pedido: 'Pedido', acordo: 'Acordo' } }),
    only: yesNo('Único imóvel', { key: 'u' }),
    cost: brl('Custo', { key: 'c', max: 100_00, optional: true }),
    name: text('Nome', { key: 'n', when: ({ kind }) => kind === 'pedido' }),
  },
  { quantity: '0,00000001', on: '29/02/2024', kind: 'acordo', only: 'sim', cost: '', name: '' },
)

test('quantities, days, choices and yes or no become what calculations take; what is not asked is not read', () => {
  expect(more()).toEqual({ quantity: 0.000_000_01, on: '2024-02-29', kind: 'acordo', only: true })
  expect(more({ on: '2024-02-29', only: 'nao', cost: '99,90' })).toMatchObject({ only: false, cost: 99_90 })
})

test.each([
  [{ quantity: '0' }, 'O valor mínimo é 0,00000001.'],
  [{ on: '29/02/2025' }, 'Fevereiro de 2025 só tem 28 dias.'],
  [{ on: '31/04/2025' }, 'Abril só tem 30 dias.'],
  [{ on: '04/27/2025' }, 'O mês vai de 1 a 12, depois do dia.'],
  [{ on: 'amanhã' }, 'Digite a data como dd/mm/aaaa.'],
  [{ on: '31/12/1998' }, 'A data mínima é 01/01/1999.'],
  [{ kind: 'outro' }, 'Escolha uma opção em Motivo: Pedido, Acordo.'],
  [{ only: 'talvez' }, 'Escolha uma opção em Único imóvel: não, sim.'],
  [{ cost: '100,01' }, 'O valor máximo é R$\u00A0100,00.'],
  [{ on: '' }, 'Preencha o campo Data.'],
])('%o is refused with %s', (typed, message) => {
  expect(more(typed)).toEqual({ [Object.keys(typed)[0] ?? '']: message })
})

test('a field that only a choice asks for must be filled then', () => {
  expect(more({ kind: 'pedido' })).toEqual({ name: 'Preencha o campo Nome.' })
})

const list = readerOf(
  {
    spent: rows('Gastos', {
      key: 'g',
      min: 1,
      max: 3,
      cells: { on: day('Data', { key: 'd' }), amount: brl('Valor', { key: 'v', max: 100_00 }) },
    }),
    names: rows('Nomes', { key: 'n', max: 2, cells: { name: text('Nome', { key: 'n' }) } }),
  },
  { spent: '10/03/2026 50,00', names: '' },
)

test.each(['10/03/2026 50,00', '10/03/2026;R$ 50,00', '10/03/2026\t50', '\n10/03/2026  R$ 50,00\r\n\n'])(
  'a list is read as it is typed or pasted: %j',
  (spent) => {
    expect(list({ spent })).toEqual({ spent: [{ on: '2026-03-10', amount: 50_00 }], names: [] })
  },
)

test('a cell of one column keeps its spaces', () => {
  expect(list({ names: 'Ana Maria\nJosé' })).toMatchObject({
    names: [{ name: 'Ana Maria' }, { name: 'José' }],
  })
})

test('a list that is left has its days and amounts written out, and what is refused stays', () => {
  const spent = rows('Gastos', {
    key: 'g',
    max: 9,
    cells: { on: day('Data', { key: 'd' }), amount: brl('Valor', { key: 'v', min: -1000_00, max: 1000_00 }) },
  })
  const typed = '10032026 50\n10.03.26;\u2212R$ 1.000\n10-03-2026\t(50)\n\n31022026 50\n10/03/2026'
  const shown = '10/03/2026 50,00\n10/03/2026; -1.000,00\n10/03/2026\t-50,00\n\n31022026 50\n10/03/2026'
  expect([formatTyped(spent, typed, {}), formatTyped(spent, shown, {})]).toEqual([shown, shown])
})

test.each([
  ['', 'Preencha o campo Gastos.'],
  ['x\nx\nx\nx', 'Preencha de 1 a 3 linhas em Gastos.'],
  ['10/03/2026 50\n10/03/2026', 'Linha 2: escreva data e valor, separados por ponto e vírgula.'],
  ['10/03/2026 101', 'Linha 1: O valor máximo é R$\u00A0100,00.'],
])('the list %j says in which line it is wrong', (spent, message) => {
  expect(list({ spent })).toEqual({ spent: message })
})

test('a unit follows another field, in the field and in its message', () => {
  const amount = brl('Quantia', {
    key: 'q',
    max: 100_00,
    unit: ({ currency }) => (currency === 'usd' ? 'US$' : 'R$'),
  })
  const paid = readerOf(
    { currency: choice('Moeda', { key: 'm', options: { brl: 'real', usd: 'dólar' } }), amount },
    {
      currency: 'brl',
      amount: '101',
    },
  )
  expect([paid(), paid({ currency: 'usd' })]).toEqual([
    { amount: 'O valor máximo é R$\u00A0100,00.' },
    { amount: 'O valor máximo é US$\u00A0100,00.' },
  ])
  expect(said(amount.unit, { currency: 'usd' })).toBe('US$')
})

test('a number is shown as the house prints it, and anything else as it was typed', () => {
  const shown = (kind: Kind, typed: string, more: object = {}) =>
    formatTyped({ kind, example: '', ...more }, typed, {})
  expect(shown('brl', 'R$ 1000', { unit: 'R$', grouped: true })).toBe('1.000,00')
  expect(shown('percent', '13.65')).toBe('13,65')
  expect(shown('percent', '1,0719830')).toBe('1,071983')
  expect(shown('whole', '10')).toBe('10')
  expect(shown('brl', '12abc')).toBe('12abc')
  expect(shown('choice', '1000')).toBe('1000')
  expect(shown('rows', '1000')).toBe('1000')
  expect(shown('percent', '1.365')).toBe('1.365')
  expect(shown('number', '1500')).toBe('1.500,00')
  expect(shown('day', '27042024', { example: '10/03/2026' })).toBe('27/04/2024')
  expect(shown('day', '31022026')).toBe('31022026')
})

test('steps in the unit of the field, from empty, and not below zero', () => {
  const rate = { kind: 'percent', step: 0.1, example: '' } as const
  expect(stepTyped(rate, '13,655', 1, {})).toBe('13,755')
  expect(stepTyped(rate, '', 10, {})).toBe('1')
  expect(stepTyped(rate, '0,1', -10, {})).toBe('0')
  expect(stepTyped(rate, '1.365', 1, {})).toBe('1.365')
})
