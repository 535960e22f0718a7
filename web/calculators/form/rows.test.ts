import { expect, test } from 'vitest'
import { brl, choice, day } from './fields.ts'
import { cellError, linesOf, textOf } from './rows.ts'

const cells = {
  on: day('Data', { key: 'd' }),
  side: choice('Operação', { key: 'o', options: { compra: 'compra', venda: 'venda' } }),
  fees: brl('Custos', { key: 'c', max: 100_00, optional: true }),
}

test('a row of fields is a line that is read as those fields; one in which nothing was typed is empty', () => {
  const rows = [
    ['10/03/2026', 'v', '5'],
    ['', 'compra', ''],
    ['11/03/2026', '', ''],
  ]
  const text = textOf(cells, rows)
  expect(text).toBe('10/03/2026; venda; 5\n\n11/03/2026; compra;')
  expect(linesOf(cells, text).at(-1)).toEqual(['11/03/2026', 'compra', ''])
  expect(textOf(cells, linesOf(cells, text))).toBe(text)
})

test('a sign between cells that was typed into one does not make two of it', () => {
  expect(textOf(cells, [['10;03', 'compra', '']])).toBe('10,03; compra;')
})

test.each([
  ['; compra; 5', 0, 'Preencha data.'],
  ['10/03/2026; compra;', 2, undefined],
  ['10/03/2026; compra; 101', 2, 'O valor máximo é R$\u00A0100,00.'],
  ['', 0, undefined],
])('of the line %j, cell %i is wrong as %s', (line, place, message) => {
  expect(cellError(cells, line, place, {})).toBe(message)
})
