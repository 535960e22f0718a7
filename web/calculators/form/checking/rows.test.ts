import { expect, test } from 'vitest'
import { calculator as ferias } from '../../ferias/calculator.ts'
import { calculator as rescisao } from '../../rescisao-trabalhista/calculator.ts'
import { calculator as salario } from '../../salario-liquido/calculator.ts'
import { resultOf } from '../ask.ts'
import type { Calculator } from '../calculator.ts'
import type { Texts } from '../fields.ts'
import { readDocument } from './read-document.ts'
import { blankRows, pastedRows } from './rows.ts'

async function rowsOf(calculator: Calculator, typed: Texts) {
  const checking = await calculator.checking?.()
  if (!checking) throw new Error(`${calculator.slug} has no document`)
  return { checking, blank: blankRows(calculator, checking, resultOf(calculator, typed)) }
}

const namesOf = async (calculator: Calculator, typed: Texts) =>
  (await rowsOf(calculator, typed)).blank.map(({ name }) => name)

test('rows are in the order of the paper: boxes by their numbers, the general before the particular', async () => {
  const worked = { salary: '3.500,00', admission: '10/03/2023', lastDay: '20/10/2026' }
  const numbers = (await namesOf(rescisao, worked)).map((name) => Number.parseFloat(name)).filter(Boolean)
  expect(numbers).toEqual([50, 63, 65, 68, 69, 70, 71, 112.1, 112.2, 114.1, 114.2])
  expect((await namesOf(rescisao, worked)).slice(-3)).toEqual([
    'Total bruto',
    'Total das deduções',
    'Valor líquido',
  ])
  expect((await namesOf(ferias, { sold: '10', rest: '20' })).slice(0, 4)).toEqual([
    'Férias',
    'Abono pecuniário',
    'Terço das férias',
    'Terço do abono',
  ])
})

test('a line that papers commonly have is there though this answer has none', async () => {
  const names = await namesOf(salario, { salary: '2.000,00', dependants: '0', transport: '', others: '' })
  for (const name of ['INSS', 'Imposto de renda', 'Vale-transporte', 'Outros descontos', 'Extras do mês'])
    expect(names).toContain(name)
})

test('what is pasted comes first, and each line has one row', async () => {
  const { checking, blank } = await rowsOf(salario, { salary: '2.000,00' })
  const rows = pastedRows(checking, readDocument('INSS 100,00', checking), blank)
  expect(rows[0]).toEqual({ name: 'INSS', amount: '100,00' })
  expect(rows).toHaveLength(blank.length)
})

test('a paper of zeros alone replaces the one before', async () => {
  const { checking, blank } = await rowsOf(salario, { salary: '2.000,00' })
  expect(pastedRows(checking, readDocument('Rubrica A 0,00\nRubrica B 0,00', checking), blank)).toEqual(blank)
  expect(pastedRows(checking, readDocument('INSS 0,00', checking), blank)[0]).toEqual({
    name: 'INSS',
    amount: '0,00',
  })
})
