import { expect, test } from 'vitest'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'

// Statements with the amounts of one redemption as comunidade.nubank.com.br/t/457232 shows them: applied, gross yield,
// income tax, IOF. A year from 23/11/2026, 250 business days at 110 % of a CDI of 13,65 %; and 14 days.

const year = {
  amount: '10.000,00',
  rate: '110',
  annualCdi: '13,65',
  date: '23/11/2026',
  maturity: '23/11/2027',
}
const days = {
  amount: '5.000,00',
  rate: '100',
  annualCdi: '13,65',
  date: '23/11/2026',
  maturity: '07/12/2026',
}

const papers: readonly Paper[] = [
  {
    named: 'certo, um ano',
    typed: year,
    text: 'Valor aplicado R$ 10.000,00\nRendimento bruto R$ 1.498,46\nImposto de renda R$ 262,23\nValor líquido R$ 11.236,23',
  },
  {
    named: 'certo, 14 dias',
    typed: days,
    text: 'Valor original aplicado 5.000,00\nRendimentos 25,45\nIOF -13,49\nImposto de renda -2,69',
  },
  {
    named: 'imposto da faixa de até 180 dias',
    typed: year,
    text: 'Aplicação 10.000,00\nRendimento 1.498,46\nIR 337,15\nLíquido 11.161,31',
    cause: 'other-bracket',
  },
  {
    named: 'imposto da faixa de 361 a 720 dias em vez da de até 360',
    typed: { ...year, maturity: '18/11/2027' },
    text: 'IR 258,86',
    cause: 'other-bracket',
  },
  {
    named: 'resgate sem IOF',
    typed: days,
    text: 'Rendimento 25,45\nIOF 0,00\nIR 5,73',
    cause: 'without-iof',
  },
  {
    named: '100 % do CDI em vez de 110 %',
    typed: year,
    text: 'Aplicação 10.000,00\nRendimento 1.353,46\nIR 236,86\nLíquido 11.116,60',
    cause: 'cdi-100',
  },
  {
    named: '105 % do CDI',
    typed: year,
    text: 'Valor bruto 11.425,73\nRendimento 1.425,73\nIR 249,50\nValor líquido 11.176,23',
    cause: 'other-rate',
  },
]

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
