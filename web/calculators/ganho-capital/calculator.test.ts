import { expect, test } from 'vitest'
import { workedDay } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculator } from './calculator.ts'

const car = { kind: 'bem_movel' }

function shownOf(changes: Readonly<Record<string, string>> = {}) {
  const evaluation = calculator.evaluate({ ...calculator.exampleOn(workedDay), ...changes })
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result.shown
}

function stepsOf(changes: Readonly<Record<string, string>>) {
  const rows = shownOf(changes).apart?.find(({ title }) => title.startsWith('As isenções'))?.rows ?? []
  return rows.map((row) => ('text' in row ? row.text : ''))
}

test('golden of spec/pages.md §15: the tax, the DARF and its day, and what is left', () => {
  const { headline, aside, total, apart, excel } = shownOf(car)
  expect([headline, total]).toMatchObject([{ amount: 30_000_00 }, { amount: 30_000_00 }])
  expect(aside).toMatchObject({ label: 'DARF 4600', text: 'até 30/12/2026' })
  expect(apart?.at(-1)?.rows.at(-1)).toMatchObject({ label: 'Fica com você', amount: 470_000_00 })
  expect(excel).toBe('=ARRED((500000-300000)*15%;2)')
})

test('the exemptions stand as steps, each with its answer', () => {
  expect(stepsOf({})).toEqual(['não', 'não', 'não', '19/05/2027'])
  expect(stepsOf({ reinvested: '250.000,00' })).toEqual(['não', 'não', 'sim, em parte', '19/05/2027'])
  const only = { price: '440.000,00', isOnlyProperty: 'sim' }
  expect(stepsOf(only)).toEqual(['não', 'sim: isento', 'não'])
  expect(stepsOf({ ...only, soldOtherInFiveYears: 'sim' }).slice(0, 2)).toEqual(['não', 'não'])
})

test('in instalments: one DARF for each receipt, together the whole tax', () => {
  const instalments = '20/11/2026; 100.000,00\n10/12/2026 150.000,00\n10/06/2029\t250.000,00'
  const { aside, tables, headline } = shownOf({ ...car, instalments })
  expect(headline).toMatchObject({ amount: 30_000_00 })
  expect(aside).toMatchObject({ label: 'DARF 4600, o primeiro', text: 'até 30/12/2026' })
  expect(tables?.[0]?.rows).toEqual([
    ['20/11/2026', 100_000_00, 6_000_00, '30/12/2026'],
    ['10/12/2026', 150_000_00, 9_000_00, '29/01/2027'],
    ['10/06/2029', 250_000_00, 15_000_00, '31/07/2029'],
  ])
})

const questions: readonly Readonly<Record<string, string>>[] = [
  {},
  { price: '440.000,00', isOnlyProperty: 'sim' },
  { reinvested: '250.000,00', share: '50', improvements: '40.000', interest: '20.000', itbi: '9.000' },
  { boughtOn: '31/12/1969' },
  { boughtOn: '20/05/1985', price: '900.000', cost: '90.000', saleExpenses: '54.000' },
  { price: '250.000' },
  { price: '300.000' },
  { price: '1.000.000.000', cost: '0' },
  { ...car, price: '35.000', cost: '5.000' },
  { ...car, price: '40.000', cost: '39.990' },
  { kind: 'acoes_fora_da_bolsa', price: '20.000', cost: '0', monthSales: '20.000,01' },
  { kind: 'cripto', price: '8.000.000', cost: '1.000.000', earlierGain: '5.000.000' },
  { kind: 'cripto', price: '48.000', cost: '31.000', custody: 'exterior' },
  { kind: 'exterior', price: '30.000', cost: '20.000', isFinancialAbroad: 'sim' },
  { kind: 'exterior', price: '30.000', cost: '40.000', isFinancialAbroad: 'sim' },
  { kind: 'exterior', price: '90.000', cost: '40.000' },
]

test.each(questions)('%o: the rows add up, the texts are sentences, nothing is NaN', (question) => {
  const shown = shownOf(question)
  const sum = shown.rows.reduce((all, row) => all + ('amount' in row && !row.kind ? row.amount : 0), 0)
  expect(sum).toBe(shown.total?.amount)
  expect(shown.headline).toMatchObject({ amount: sum })
  expect(everyNumberIn(shown).every(Number.isFinite)).toBe(true)
  for (const { value } of shown.parts ?? []) expect(value).toBeGreaterThan(0)
  for (const text of [...shown.excluded, ...(shown.warnings ?? []), ...(shown.notes ?? [])]) {
    expect(text).toMatch(/^[A-Z0-9].*[.?]$/)
  }
  expect(shown.summary).toMatch(/^[a-z].*\.$/)
  expect(JSON.stringify(shown)).not.toMatch(/undefined|NaN|Infinity|\b1 (anos|meses|dias)\b/)
})

test('larger gains: the formula of Excel has a product for each slice', () => {
  expect(shownOf({ ...car, price: '8.000.000', cost: '1.000.000' }).excel).toBe(
    '=ARRED(5000000*15%+2000000*17,5%;2)',
  )
  expect(shownOf({ ...car, price: '250.000' })).toMatchObject({
    excel: '=ARRED((250000-300000+50000)*15%;2)',
  })
})

const cases: [Readonly<Record<string, string>>, string, string][] = [
  [{ soldOn: '09/03/2015' }, 'soldOn', 'A data da venda não pode ser antes da compra.'],
  [{ saleExpenses: '500.000,01' }, 'saleExpenses', 'A corretagem não pode passar do valor de venda.'],
  [
    { ...car, monthSales: '1' },
    'monthSales',
    'As vendas do mês incluem esta: não podem ser menores que a sua parte dela.',
  ],
  [
    { instalments: '10/11/2026; 1,00' },
    'instalments',
    'As parcelas somam R$\u00A01,00; o valor de venda é R$\u00A0500.000,00.',
  ],
  [{ instalments: '09/11/2026; 500.000,00' }, 'instalments', 'Nenhuma parcela pode ser antes da venda.'],
  [{ instalments: 'amanhã' }, 'instalments', 'Linha 1: escreva data e valor, separados por ponto e vírgula.'],
  [{ share: '0' }, 'share', 'O valor mínimo é 0,01\u00A0%.'],
  [{ price: '' }, 'price', 'Preencha o campo Valor de venda.'],
]

test.each(cases)('%o is refused at %s', (changes, field, message) => {
  expect(calculator.evaluate({ ...calculator.exampleOn(workedDay), ...changes })).toMatchObject({
    errors: { [field]: message },
  })
})

test('coins: the limit of the month and where they were decide (Lei 9.250/1995, art. 22; Lei 14.754/2023)', () => {
  const coins = { kind: 'cripto', price: '48.000', cost: '31.000' }
  const here = shownOf(coins)
  expect(here.total?.amount).toBe(2550_00)
  expect(here.summary).toContain('em 2\u00A0meses, sem passar de R$\u00A035.000,00 em nenhum, é zero')
  expect(here.carry?.[0]).toMatchObject({ to: 'bitcoin-venda', texts: { q: '48000', u: 'reais' } })
  const abroad = shownOf({ ...coins, custody: 'exterior' })
  expect(abroad.aside).toMatchObject({ text: expect.stringContaining('a declaração de') })
  expect(abroad.summary).not.toContain('meses')
})
