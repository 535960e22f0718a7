import { expect, test } from 'vitest'
import { resultOf } from '../form/ask.ts'
import { compareDocument } from '../form/checking/compare.ts'
import { readDocument } from '../form/checking/read-document.ts'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'
import { checking } from './checking.ts'

// Two results of Caixa's own simulator, as printed: 01/05/2017, R$ 320.000 in 379 months (scribd.com/document/350839719/SimXA)
// and 15/08/2016, R$ 41.000 in 360 (scribd.com/document/334423795/Simulacao-MCMV). The others are the first with one error.

const home = { system: 'sac', rateKind: 'nominal', insurance: 'typed', dfi: '0,00' }
const caixa = {
  ...home,
  assetValue: '400.000,00',
  downPayment: '20',
  rate: '9,3396',
  months: '379',
  mip: '174,18',
  monthlyFee: '25,00',
  date: '01/05/2017',
}
const mcmv = {
  ...home,
  assetValue: '55.000,00',
  downPayment: '14.000',
  downPaymentIn: 'brl',
  rate: '5,5',
  months: '360',
  mip: '7,63',
  monthlyFee: '0,00',
  date: '15/08/2016',
}
const estimated = { ...caixa, insurance: 'estimate' }

const papers: readonly Paper[] = [
  {
    named: 'certo: simulação da Caixa de 2017',
    typed: caixa,
    text: `Valor de financiamento R$ 320.000,00
Juros Nominais 9,3396% a.a.
Prestação R$ 3.334,89 Seguro/FGHAB R$ 174,18 Taxa de Administração (TA) R$ 25,00 Encargo R$ 3.534,07
Saldo Devedor R$ 319.155,67`,
  },
  {
    named: 'certo: simulação da Caixa de 2016',
    typed: mcmv,
    text: `Valor de financiamento
R$ 41.000,00
Prestação R$ 301,81
Seguro/ FGHAB R$ 7,63
Tarifas R$ 0,00
Encargo R$ 309,44
Saldo Devedor R$ 40.886,11`,
  },
  {
    named: 'a mesma, com a taxa lida como efetiva por quem digita',
    typed: { ...caixa, rateKind: 'effective' },
    text: 'Valor de financiamento 320.000,00\nPrestação 3.334,89\nEncargo 3.534,07\nSaldo devedor 319.155,67',
    cause: 'rate-reading',
  },
  {
    named: 'em Price',
    typed: caixa,
    text: 'Valor financiado 320.000,00\nPrestação 2.629,82\nEncargo 2.829,00',
    cause: 'other-system',
  },
  {
    named: 'encargo sem seguro e tarifa',
    typed: caixa,
    text: 'Valor financiado 320.000,00\nPrestação 3.334,89\nEncargo mensal 3.334,89',
    cause: 'without-insurance',
  },
  {
    named: 'seguro do contrato em vez do estimado',
    typed: estimated,
    text: 'Prestação 3.334,89\nSeguro 174,18\nTaxa de administração 25,00\nEncargo 3.534,07',
    cause: 'own-insurance',
  },
  {
    named: 'taxa de 10 % na prestação',
    typed: caixa,
    text: 'Valor financiado 320.000,00\nPrestação 3.510,99\nAmortização 844,33\nSaldo devedor 319.155,67',
    cause: 'other-rate',
  },
  {
    named: 'a prestação com seguro e tarifa dentro',
    typed: caixa,
    text: 'Valor financiado 320.000,00\nPrestação 3.534,07',
    cause: 'instalment-with-insurance',
  },
  {
    named: 'outra taxa no papel, e a prestação igual',
    typed: caixa,
    text: 'Taxa nominal 9,50% a.a.\nPrestação 3.334,89',
    cause: 'said-rate',
  },
  {
    named: 'só os juros do mês diferem',
    typed: caixa,
    text: 'Valor financiado 320.000,00\nJuros do mês 2.573,58\nSeguro 174,18',
    cause: 'other-interest',
  },
]

// Ours: R$ 4.088,89, and R$ 142,61 of estimated insurance and fee.
const nominal = {
  ...home,
  insurance: 'estimate',
  assetValue: '400.000,00',
  downPayment: '20',
  rate: '12',
  months: '360',
  date: '20/11/2026',
}

test('a contract glued in one line has its rates, no amount in reais; the larger difference comes first', async () => {
  const text = `Sistema de Amortizacao: SAC Prazo: 360 meses Taxa nominal: 12,0000% a.a. Taxa efetiva: 12,6825% a.a.
Valor de Avaliacao do Imovel R$ 450.000,00
Entrada 80.000,00
Valor da Prestacao 4.232,36
CET 13,50% a.a.`
  const rows = readDocument(text, checking)
  expect(rows.map(({ name, amount }) => `${name} = ${amount}`)).toEqual([
    'Taxa nominal % a.a = 12,0000',
    'Taxa efetiva % a.a = 12,6825',
    'Valor de Avaliacao do Imovel = 450.000,00',
    'Entrada = 80.000,00',
    'Valor da Prestacao = 4.232,36',
    'CET % a.a = 13,50',
  ])
  const comparison = compareDocument(calculator, checking, resultOf(calculator, nominal).texts, rows)
  expect(comparison?.causes.map(({ cause }) => cause.replaceAll('\u00A0', ' '))).toEqual([
    'R$ 143,47 de seguros e tarifa dentro da prestação',
    'mais custos dentro do CET que os desta conta',
  ])
  expect(comparison?.unexplained).toEqual([])
})

test('a CET below the rate itself has no cause in its costs', async () => {
  expect(await causesOf(calculator, { named: '', typed: nominal, text: 'CET 12,10% a.a.' })).toEqual([
    '? cet',
  ])
})

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
