import { expect, test } from 'vitest'
import { readPasted } from './pasted-series.ts'

test('a piece of a spreadsheet, with tabs or semicolons, commas or points', () => {
  expect(readPasted('Mês\tSelic\tIPCA\r\n01/2025\t13,25\t0,16\r\n02/2025\t1.013,25\t-1.31\n')).toEqual({
    labels: ['01/2025', '02/2025'],
    lines: [
      { label: 'Selic', values: [13.25, 1013.25] },
      { label: 'IPCA', values: [0.16, -1.31] },
    ],
    decimals: 2,
  })
  expect(readPasted('Ano;Em %\n2024;\u22121,5 %\n2025;1.500')).toMatchObject({
    lines: [{ label: 'Em %', values: [-1.5, 1500] }],
    decimals: 1,
  })
})

test('a dot after 0 or beside other decimal points is no group of thousands', () => {
  expect(readPasted('Mês;A\n1;0.125\n2;0.001')).toMatchObject({
    lines: [{ values: [0.125, 0.001] }],
    decimals: 3,
  })
  expect(readPasted('Mês;A\n1;1,234.56\n2;(1.5)')).toMatchObject({
    lines: [{ values: [1234.56, -1.5] }],
    decimals: 2,
  })
  expect(readPasted('Mês;A\n1;1.36\n2;1.365')).toBe(
    'Linha "2;1.365": Você quis dizer 1,365 ou 1.365,00? Escreva de um desses jeitos.',
  )
})

test.each([
  ['', 'A primeira linha traz os nomes: por exemplo Mês;Selic.'],
  ['Mês;Selic\n01/2025;13', 'O gráfico precisa de pelo menos dois pontos.'],
  ['Mês;A;B;C;D\n1;1;1;1;1\n2;2;2;2;2', 'O gráfico tem no máximo 3 séries.'],
  ['Mês;Selic\n01/2025;13;14\n02/2025;13', 'A linha "01/2025;13;14" precisa ter 2 células.'],
  ['Mês;Selic\n01/2025;treze\n02/2025;13', 'Há algo que não é número na linha "01/2025;treze".'],
  ['Mês;Selic\n01/2025;1e999\n02/2025;13', 'Há algo que não é número na linha "01/2025;1e999".'],
])('%j: %s', (text, message) => {
  expect(readPasted(text)).toBe(message)
})
