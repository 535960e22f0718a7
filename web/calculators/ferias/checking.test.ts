import { expect, test } from 'vitest'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'

// Receipts with the lines of those at pt.slideshare.net/parrati/ferias-exercicios (20 days, 10 sold, averages apart) and
// contabeis.com.br/forum/departamento-pessoal-e-rh/130021. Amounts by hand, tables of 2026.

const start = '07/12/2026'
const sold = { salary: '5.400,00', rest: '20', sold: '10', start }
const whole = { salary: '6.000,00', start }
const variable = { salary: '4.500,00', averages: '500,00', start }

const papers: readonly Paper[] = [
  {
    named: 'certo, com abono',
    typed: sold,
    text: `FÉRIAS GOZADAS 20,00 3.600,00
1/3 SOBRE FÉRIAS 1.200,00
ABONO PECUNIÁRIO 10,00 1.800,00
1/3 SOBRE ABONO PECUNIÁRIO 600,00
INSS SOBRE FÉRIAS 473,51
LÍQUIDO DE FÉRIAS 6.726,49
Base INSS ou Salário Contribuição: 4.800,00 Base FGTS: 4.800,00 FGTS mês: 384,00`,
  },
  {
    named: 'certo, com as médias em linhas próprias',
    typed: variable,
    text: 'Férias 4.500,00\nMédias DSR 500,00\nl/3 CF/88 1.500,00\n1/3 DSR Férias 166,67\nINSS 734,85\nIR 631,53\nLíquido: 5.300,29',
  },
  {
    named: 'tabelas de 2025',
    typed: whole,
    text: 'Férias 30 dias 6.000,00\n1/3 constitucional 2.000,00\nINSS férias 929,60\nIRRF férias 1.035,63',
    cause: 'older-tables',
  },
  {
    named: 'mês de 31 dias',
    typed: whole,
    text: 'Férias 5.806,45\nTerço de férias 1.935,48\nINSS 885,38\nIRRF 976,82',
    cause: 'real-days',
  },
  {
    named: 'sem a média dos extras',
    typed: variable,
    text: 'Férias 4.500,00\n1/3 férias 1.500,00\nINSS férias 641,51\nIRRF férias 385,10\nLíquido 4.973,39',
    cause: 'without-averages',
  },
  {
    named: 'INSS e imposto também sobre o abono',
    typed: sold,
    text: 'Férias 3.600,00\n1/3 férias 1.200,00\nAbono 1.800,00\n1/3 abono 600,00\nINSS 809,51\nIRRF 828,67',
    cause: 'sold-taxed',
  },
  {
    named: 'INSS só sobre as férias, sem o terço',
    typed: sold,
    text: 'Férias 3.600,00\n1/3 férias 1.200,00\nAbono 1.800,00\n1/3 abono 600,00\nINSS 320,60',
    cause: 'tax-without-third',
  },
  {
    named: 'sem os dois terços',
    typed: sold,
    text: 'Férias 3.600,00\n1/3 férias 0,00\nAbono 1.800,00\n1/3 abono 0,00\nINSS 473,51',
    cause: 'zero',
  },
  {
    named: '15 dias, e não 20',
    typed: sold,
    text: 'Férias 15 dias 2.700,00\n1/3 férias 900,00\nAbono 1.800,00\n1/3 abono 600,00',
    cause: 'other-days',
  },
  {
    named: 'INSS de 14 % sobre tudo',
    typed: whole,
    text: 'Férias 6.000,00\n1/3 férias 2.000,00\nINSS 1.120,00',
    cause: 'flat-inss',
  },
  {
    named: 'os dois terços numa linha só',
    typed: sold,
    text: 'Férias 3.600,00\n1/3 férias 1.800,00\nAbono 1.800,00',
    cause: 'third-joined',
  },
  {
    named: 'o dia arredondado: 20 × 133,33',
    typed: { salary: '4.000,00', rest: '20', sold: '0', start: '01/12/2026' },
    text: 'Férias 2.666,60\n1/3 férias 888,87\nINSS 315,26',
    cause: 'rounded-day',
  },
]

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
