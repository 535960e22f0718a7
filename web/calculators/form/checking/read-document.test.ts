import { expect, test } from 'vitest'
import { checking as ofCdb } from '../../cdb/checking.ts'
import { calculator as thirteenth } from '../../decimo-terceiro/calculator.ts'
import { checking as ofThirteenth } from '../../decimo-terceiro/checking.ts'
import { checking } from '../../rescisao-trabalhista/checking.ts'
import { checking as ofPay } from '../../salario-liquido/checking.ts'
import { resultOf } from '../ask.ts'
import { lineNamed } from './checking.ts'
import { compareDocument } from './compare.ts'
import { countForeign } from './foreign.ts'
import { amountIn, readDocument } from './read-document.ts'

const read = (text: string) =>
  readDocument(text, checking).map(({ name, amount, doubt }) => `${name} = ${amount}${doubt ? ' ?' : ''}`)

test.each([
  ['13º Salário proporcional 1.234,56', ['13º Salário proporcional = 1.234,56']],
  ['13º Salário proporcional ........ R$ 1.234,56', ['13º Salário proporcional = 1.234,56']],
  ['0010 SALARIO BASE 30,00 3.500,00', ['0010 SALARIO BASE = 3.500,00']],
  ['INSS 7,79 % 308,60', ['INSS = 308,60']],
  ['50 Saldo R$ 1,00 51 Comissões R$ 2,00', ['50 Saldo = 1,00', '51 Comissões = 2,00']],
  ['Saldo de salário; provento; 2.333,33', ['Saldo de salário; provento = 2.333,33']],
  ['Saldo de salário\n2.333,33', ['Saldo de salário = 2.333,33']],
  ['RUBRICAS\nSaldo 2.333,33\n\nValor', ['Saldo = 2.333,33']],
  ['Desconto −45,00\r\nOutro (12,00)', ['Desconto = −45,00', 'Outro = 12,00']],
  ['Saldo USD 200,00\nFérias US$ 10,00 R$ 52,00', ['Férias = 52,00']],
  ['Saldo 350', ['Saldo = 350 ?']],
  ['Saldo R$ 350', ['Saldo = 350']],
  ['Quantidade de férias: 18', []],
  ['Recibo de Férias, Novembro de 2026', []],
  ['CPF 123.456.789-00\nSaída 20.10.2026', []],
  ['Férias 20,00 dias 3.600,00', ['Férias 20,00 dias = 3.600,00']],
  ['Dias de saldo 30,00', ['Dias de saldo = 30,00 ?']],
  ['CET 45,12% a.a.', ['CET % a.a = 45,12']],
  ['Juros 9,3396%', ['Juros % = 9,3396']],
  ['Taxa 3,00% a.m. 42,58 % ao ano', ['Taxa % a.m = 3,00', 'Taxa % ao ano = 42,58']],
  ['Folha 1\n12/2026\n2.333,33', ['Linha sem nome = 2.333,33 ?']],
  [
    '64 13º Salário-Exerc. 65 Férias Proporc 11/12 avos R$ 2.750,00',
    ['65 Férias Proporc 11/12 avos = 2.750,00'],
  ],
  ['64 13º Salário 65 Férias\nR$ 2.750,00', ['Linha sem nome = 2.750,00 ?']],
  ['69 Aviso Prévio 60 dias 7.000,00', ['69 Aviso Prévio 60 dias = 7.000,00']],
  ['Saldo\nFérias\n1,00\n2,00', ['Linha sem nome = 1,00 ?', 'Linha sem nome = 2,00 ?']],
])('%j', (text, rows) => {
  expect(read(text)).toEqual(rows)
})

test('an amount that cannot be read is kept, and said', () => {
  const [row] = readDocument('Saldo de salário 2.3E3,33', checking)
  expect(row).toEqual({ name: 'Saldo de salário', amount: '2.3E3,33' })
  expect(row && amountIn(row)).toEqual({ wrong: 'Digite só números, por exemplo 1.500,00.' })
})

test('the sign of a discount is no part of its amount', () => {
  for (const amount of ['-45,00', '−45,00', '45,00', '(45,00)'])
    expect(amountIn({ name: 'Desconto', amount })).toEqual({ amount: 45_00 })
})

test('a rate is no amount of a line in reais', () => {
  expect(readDocument('Aliquota IR 17,50%\nImposto de Renda Retido R$ 240,85', ofCdb)).toEqual([
    { name: 'Imposto de Renda Retido', amount: '240,85' },
  ])
})

test('dots in an acronym do not hide its line', () => {
  expect(lineNamed(ofPay, '998 I.N.S.S.')?.key).toBe('inss')
  expect(lineNamed(ofPay, 'I.R.R.F.')?.key).toBe('irrf')
})

test('the part of a box decides which line it is, and abbreviations are words', () => {
  const keyOf = (name: string) => lineNamed(checking, name)?.key
  expect(keyOf('112.2 Prev. Social - 13º Salário')).toBe('inssThirteenth')
  expect(keyOf('112,1 Previdência Social')).toBe('inssBalance')
  expect(keyOf('114.2 Retido s/ 13º')).toBe('irrfThirteenth')
  expect(keyOf('Prev. Social - 13º Salário')).toBe('inssThirteenth')
  expect(lineNamed(ofPay, 'Prev. Soc.')?.key).toBe('inss')
  expect(lineNamed(ofPay, 'I.R. Fonte')?.key).toBe('irrf')
  expect(keyOf('100 Saldo de salário')).toBe(undefined)
})

test('a total is not added to its item', () => {
  const text = '13º Salário 9/12 3.900,00\nTOTAL DE VENCIMENTOS 3.900,00'
  const typed = resultOf(thirteenth, {}).texts
  const rows = compareDocument(thirteenth, ofThirteenth, typed, readDocument(text, ofThirteenth))?.rows
  expect(rows?.map(({ theirs }) => theirs)).toEqual([3_900_00, 3_900_00])
})

test('who is paid, days, and the receipt at the foot are no lines; two totals of a row are two', () => {
  const rows = (text: string) => readDocument(text, ofPay).map(({ name, amount }) => `${name} = ${amount}`)
  expect(
    rows(`Empregado: JOAO DA SILVA CTPS: 12345 série 0012-SP Salário: 6.000,00
Nome: MARIA Admissão: 10/03/2023
26 Data de Afastamento 20.10.26
23 Remuneração Mês Ant. R$ 6.000,00
TOTAIS 6.000,00 1.026,61
TOTAL GERAL 6.000,00 1.026,61 4.973,39
Recebi da empresa a importância líquida de R$ 4.973,39`),
  ).toEqual([
    'Total de vencimentos = 6.000,00',
    'Total de descontos = 1.026,61',
    'Total de vencimentos = 6.000,00',
    'Total de descontos = 1.026,61',
    'Líquido = 4.973,39',
  ])
  expect(rows('Líquido a receber: 13,00')).toEqual(['Líquido a receber = 13,00'])
  expect(rows('Cargo comissionado 500,00')).toEqual(['Cargo comissionado = 500,00'])
})

test('amounts below headings belong to these, where each heading is a line that we know', () => {
  const read = (text: string) => readDocument(text, ofPay).map(({ name, amount }) => `${name} = ${amount}`)
  const totals = [
    'Total de Vencimentos = 6.500,00',
    'Total de Descontos = 1.779,30',
    'Valor Líquido = 4.720,70',
  ]
  expect(read('Total de Vencimentos Total de Descontos\n6.500,00 1.779,30\nValor Líquido 4.720,70')).toEqual(
    totals,
  )
  expect(
    read('Total de Vencimentos\tTotal de Descontos\n6.500,00\t1.779,30\nValor Líquido\n4.720,70'),
  ).toEqual(totals)
  expect(read('INSS\n10,95 711,51')).toEqual(['INSS = 711,51'])
})

test.each([
  ['Salário 3.000,00\nBônus US$ 200,00\nDiária 50 EUR', 2],
  ['Líquido R$ 3.000,00', 0],
])('%j: counts what is in another currency', (text, count) => {
  expect(countForeign(text)).toBe(count)
})
