import { expect, test } from 'vitest'
import { resultOf } from '../form/ask.ts'
import { compareDocument } from '../form/checking/compare.ts'
import { readDocument } from '../form/checking/read-document.ts'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'
import { checking } from './checking.ts'

// Bills with what the rules of the Banco Central ask of a purchase abroad: currency, rate of its day, amount in reais, and
// IOF in a line of its own (codigoalpha.blog/cartao-de-credito-internacional-regras-sobre-conversao-de-moedas-e-tarifas,
// foregon.com/blog/como-e-calculada-a-cotacao-do-dolar-na-fatura-do-cartao). US$ 100 at 5,2238, spread of 4 %.

const typed = { amount: '100,00', rate: '5,2238', use: 'card', cardSpread: '4', date: '20/11/2026' }

const papers: readonly Paper[] = [
  {
    named: 'certo',
    typed,
    text: 'COMPRA INTERNACIONAL LOJA US$ 100,00 COTAÇÃO 5,4328 R$ 543,28\nIOF COMPRA INTERNACIONAL R$ 19,01\nTOTAL R$ 562,29',
  },
  {
    named: 'IOF pela regra de antes',
    typed,
    text: 'Compra no exterior R$ 543,28\nIOF R$ 18,36',
    cause: 'other-rule',
  },
  {
    named: 'IOF de quem investe',
    typed,
    text: 'Compra 543,28\nIOF 5,98\nTotal 549,26',
    cause: 'other-operation',
  },
  { named: 'sem spread', typed, text: 'Compra 522,38\nIOF 18,28\nTotal 540,66', cause: 'no-spread' },
  {
    named: 'IOF sobre o câmbio comercial',
    typed,
    text: 'Compra 543,28\nIOF 18,28',
    cause: 'iof-without-spread',
  },
  {
    named: 'outra quantia que a digitada',
    typed,
    text: 'LOJA US$ 200,00 COTAÇÃO 5,4328 R$ 1.086,55\nIOF R$ 38,03\nTOTAL R$ 1.124,58',
    cause: 'typed-amount',
  },
  {
    named: 'outra quantia que a digitada, e spread de 6 %',
    typed,
    text: 'LOJA US$ 200,00 COTAÇÃO 5,5372 R$ 1.107,45\nIOF R$ 38,76\nTOTAL R$ 1.146,21',
    cause: 'typed-amount+other-spread',
  },
  { named: 'spread de 6 %', typed, text: 'Compra 553,72\nIOF 19,38\nTotal 573,10', cause: 'other-spread' },
]

/** US$ 200 at 5,0500 and a spread of 4 %: R$ 1.050,40, and IOF of 3,5 % of it. */
const abroad = { ...typed, amount: '200,00', rate: '5,0500' }
const reais = 'Compra em reais, com o spread = 1.050,40 converted'

test.each([
  [
    'AMAZON.COM USD 200,00\nConversao: USD 1 = R$ 5,2520\nValor em dolar US$ 200,00\nValor em reais R$ 1.050,40',
    [
      'AMAZON.COM USD = 200,00 foreign',
      'Conversao = 5,2520 rate',
      'Valor em dolar US$ = 200,00 foreign',
      'Valor em reais = 1.050,40 converted',
    ],
  ],
  [
    '27/11 AMAZON.COM 200,00 5,2520 1.050,40',
    [
      '27/11 AMAZON.COM = 200,00 foreign',
      'Cotação usada = 5,2520 rate',
      '27/11 AMAZON.COM = 1.050,40 converted',
    ],
  ],
  ['AMAZON\nUS$ 200.00\nR$ 1.050,40', ['Valor na moeda estrangeira US$ = 200,00 foreign', reais]],
  [
    'AMAZON 14:30 200,00 EUR Cotação: R$ 5,25\n1.050,40',
    ['AMAZON 14:30 EUR = 200,00 foreign', 'Cotação = 5,25 rate', reais],
  ],
  [
    'Valor em dolar 200,00\nDolar do dia 5,25\nCompra em dolar R$ 1.050,40',
    ['Valor em dolar = 200,00 foreign', 'Dolar do dia = 5,25 rate', 'Compra em dolar = 1.050,40 converted'],
  ],
  [
    'US$ 1,00 = R$ 5,25\nIOF 3,5% sobre USD 200,00: R$ 36,76',
    ['Cotação usada = 5,25 rate', 'IOF 3,5% sobre USD = 200,00 foreign', 'IOF 3,5% sobre = 36,76 iof'],
  ],
])('%j: no amount of another currency and no rate is compared as reais', (text, expected) => {
  const rows = readDocument(text, checking)
  const comparison = compareDocument(calculator, checking, resultOf(calculator, abroad).texts, rows)
  const lines = comparison?.rows.map(({ line }) => line?.key) ?? []
  expect(rows.map(({ name, amount }, index) => `${name} = ${amount} ${lines[index]}`)).toEqual(expected)
  expect([comparison?.causes, comparison?.unexplained]).toEqual([[], []])
})

test('the rule of another day is said with its rate', () => {
  const rows = readDocument('Compra no exterior R$ 543,28\nIOF R$ 18,36', checking)
  const comparison = compareDocument(calculator, checking, resultOf(calculator, typed).texts, rows)
  expect(comparison?.causes[0]?.cause.replaceAll('\u00A0', ' ')).toMatch(/^o IOF de 3,38 %, da regra de /)
})

test('an amount in reais that a bill repeats counts once', async () => {
  const text = 'Compra internacional USD 200,00 R$ 1.060,00\nValor em reais R$ 1.060,00'
  expect(await causesOf(calculator, { named: '', typed: abroad, text })).toEqual(['other-spread'])
})

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
