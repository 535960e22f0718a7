import { expect, test } from 'vitest'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'

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
  { named: 'spread de 6 %', typed, text: 'Compra 553,72\nIOF 19,38\nTotal 573,10', cause: 'other-spread' },
]

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
