import { expect, test } from 'vitest'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'

// Receipts with the names of the fields 63, 102, 112.2 and 114.2 of the TRCT, and of the events of a payroll program
// (tdn.totvs.com.br, pageId=452718238: INSS 13º SALÁRIO, IRRF 13º SALÁRIO). Amounts by hand, tables of 2026.

const date = '30/11/2026'
const whole = { salary: '6.000,00', date }
const part = { salary: '8.000,00', avos: '7', dependants: '1', date }
const variable = { salary: '5.000,00', averages: '500,00', date }

const papers: readonly Paper[] = [
  {
    named: 'certo, segunda parcela',
    typed: whole,
    text: `13º SALÁRIO INTEGRAL 12,00 6.000,00
ADIANTAMENTO 13º SALÁRIO 3.000,00
INSS 13º SALÁRIO 641,51
IRRF 13º SALÁRIO 385,10
TOTAL DE DESCONTOS 4.026,61
LÍQUIDO 1.973,39
FGTS DO MÊS 240,00`,
  },
  {
    named: 'certo, parcela final, com a primeira no título',
    typed: whole,
    text: 'RECIBO DE 13º, PARCELA FINAL, DEDUZIDO O ADIANTAMENTO\n13º SALÁRIO 6.000,00\nDESC. 1ª PARCELA 3.000,00\nINSS 641,51',
  },
  {
    named: 'certo, primeira parcela',
    typed: whole,
    text: `ADIANTAMENTO 13º SALÁRIO 6,00 3.000,00
TOTAL DE VENCIMENTOS 3.000,00
TOTAL DE DESCONTOS 0,00
LÍQUIDO 3.000,00
BASE FGTS 3.000,00 FGTS 240,00`,
  },
  {
    named: 'certo, primeira parcela que só o título diz',
    typed: whole,
    text: 'RECIBO DE 13º SALÁRIO, 1ª PARCELA\n13º salário 3.000,00\nINSS 0,00\nLíquido 3.000,00',
  },
  {
    named: 'primeira parcela com um doze avos a menos',
    typed: whole,
    text: '1ª PARCELA DO 13º 2.750,00\nLÍQUIDO 2.750,00\nFGTS 220,00',
    cause: 'avo-1',
  },
  {
    named: 'primeira parcela sem a média dos extras',
    typed: variable,
    text: '1ª PARCELA DO 13º 2.500,00\nLÍQUIDO 2.500,00\nFGTS 200,00',
    cause: 'without-averages',
  },
  {
    named: 'INSS já na primeira parcela',
    typed: whole,
    text: '1ª parcela do 13º 3.000,00\nINSS 248,60\nLíquido 2.751,40',
    cause: 'taxes-on-first',
  },
  {
    named: 'FGTS do 13º inteiro na segunda',
    typed: whole,
    text: '13º salário 6.000,00\n1ª parcela 3.000,00\nINSS 641,51\nFGTS 480,00',
    cause: 'fgts-of-whole',
  },
  {
    named: 'FGTS do 13º inteiro na primeira',
    typed: whole,
    text: '1ª parcela 3.000,00\nFGTS 480,00',
    cause: 'fgts-of-whole',
  },
  {
    named: 'tabelas de 2025',
    typed: whole,
    text: '13º salário 6.000,00\nINSS 13º 649,60\nIRRF 13º 562,63',
    cause: 'older-tables',
  },
  {
    named: 'imposto sem a redução da lei',
    typed: whole,
    text: '13º salário 6.000,00\nAdiantamento de 13º 3.000,00\nINSS 641,51\nIRRF 564,85\nLíquido 1.793,64',
    cause: 'without-reduction',
  },
  {
    named: 'um doze avos a mais',
    typed: part,
    text: '13º salário proporcional 8/12 5.333,33\n1ª parcela 2.333,33\nINSS 548,18\nIRRF 90,00',
    cause: 'avo1',
  },
  {
    named: 'sem a média dos extras',
    typed: variable,
    text: 'Gratificação natalina 5.000,00\nINSS 501,51\nIRRF 0,00',
    cause: 'without-averages',
  },
  {
    named: 'descontos só sobre a segunda metade',
    typed: whole,
    text: '13º salário 6.000,00\n(-) 1ª parcela 3.000,00\nINSS 248,60\nIR 0,00',
    cause: 'taxes-on-rest',
  },
  {
    named: 'imposto sem o desconto simplificado: (5.200 − 529,51) × 27,5 % − 908,73 − 286,27',
    typed: { salary: '5.200,00', date: '20/12/2026' },
    text: '13º salário 5.200,00\nINSS 529,51\nIRRF 89,38',
    cause: 'without-simplified',
  },
]

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
