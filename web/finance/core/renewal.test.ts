import { expect, test } from 'vitest'
import { inssTables } from '../tables/labour/inss.ts'
import type { Edition } from './in-force.ts'
import { overdueAmong, overdueInWords, overdueOn } from './renewal.ts'

const edition = (from: Edition['from'], due?: Edition['from']): Edition => ({
  from,
  source: 'Decreto 1/2026',
  checkedOn: from,
  confidence: 'confirmed',
  ...(due && { renewal: { due, name: 'Tabela do INSS', published: 'Diário Oficial, em janeiro' } }),
})
const wordsOn = (editions: readonly Edition[], date: Edition['from'], today = date) =>
  overdueAmong([editions], date).map((overdue) => overdueInWords(overdue, today))

test('a table is overdue from the day on which its next edition should hold', () => {
  const table = [edition('2026-01-01', '2027-01-01')]
  expect(overdueOn(table, '2026-12-31')).toBeUndefined()
  expect(wordsOn(table, '2027-01-01')).toEqual(['Tabela do INSS de 2026: a de 2027 já deveria ter saído.'])
  expect(wordsOn(table, '2027-01-15', '2026-11-28')).toEqual([
    'Tabela do INSS de 2026: a de 2027 ainda não saiu.',
  ])
})

test('the next edition ends it, and what was true on an earlier day stays so', () => {
  const table = [edition('2027-01-01', '2028-01-01'), edition('2026-01-01', '2027-01-01')]
  expect(overdueOn(table, '2027-06-01')).toBeUndefined()
  expect(overdueOn(table, '2026-12-31')).toBeUndefined()
  expect(overdueOn([edition('2026-01-01')], '2040-01-01')).toBeUndefined()
  expect(overdueOn(table, '2020-01-01')).toBeUndefined()
})

test('within a year it is told by days, and what only custom renews is no omission', () => {
  expect(wordsOn([edition('2026-11-03', '2026-12-15')], '2026-12-20')).toEqual([
    'Tabela do INSS de 03/11/2026: a de 15/12/2026 já deveria ter saído.',
  ])
  const [custom] = [edition('2026-04-22', '2027-04-22')].map((one) => ({
    ...one,
    ...(one.renewal && { renewal: { ...one.renewal, isCustom: true as const } }),
  }))
  expect(wordsOn(custom ? [custom] : [], '2027-05-01')).toEqual([
    'Tabela do INSS de 2026: costuma mudar por esta época. Confira se há outra.',
  ])
})

test('the table of the INSS is renewed each January', () => {
  expect(inssTables[0]?.renewal?.due.slice(5)).toBe('01-01')
})
