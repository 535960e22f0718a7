import { expect, test } from 'vitest'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'

// Contracts with the parts that the sheet of the CET names (Carta Circular 3.593/2013, as told at
// minhaseconomias.com.br/blog/planejamento-financeiro/custo-efetivo-total-cet): total, amount released, taxes,
// insurance, fees. Amounts by a program of its own: Price, 12 × 3 % a month, 30 days.

const typed = { date: '20/11/2026' }

const papers: readonly Paper[] = [
  {
    named: 'certo',
    typed,
    text: `Valor total do crédito contratado R$ 10.000,00
Valor líquido liberado R$ 9.793,45
Tributos (IOF) R$ 206,55
Taxa de juros 3,00% a.m. 42,58% a.a.
Valor da parcela R$ 1.004,62
Total a pagar R$ 12.055,45
CET 3,40% ao mês`,
  },
  {
    named: 'certo, com o IOF em duas partes',
    typed,
    text: 'IOF diário 168,55\nIOF adicional 38,00\nCusto Efetivo Total (CET) 49,34% a.a.',
  },
  {
    named: 'IOF de pessoa física para uma empresa do Simples',
    typed: { ...typed, borrower: 'simples' },
    text: 'Valor do contrato 10.000,00\nIOF 206,55\nValor liberado 9.793,45\nParcela 1.004,62',
    cause: 'other-borrower',
  },
  {
    named: 'parcelas no mesmo dia do mês',
    typed,
    text: 'Valor do contrato 10.000,00\nIOF 208,37\nValor liberado 9.791,63\nCET 48,77 % ao ano',
    cause: 'month-length',
  },
  {
    named: 'IOF somado ao empréstimo',
    typed,
    text: 'Valor financiado 10.210,90\nValor liberado 10.000,00\nIOF 210,90\nPrestação 1.025,81',
    cause: 'iof-financed',
  },
  {
    named: 'IOF por dia sobre a dívida inteira, pelo prazo',
    typed,
    text: 'Valor do contrato 10.000,00\nIOF diário 295,20\nIOF adicional 38,00\nValor liberado 9.666,80',
    cause: 'whole-debt',
  },
  {
    named: 'IOF por dia sobre a dívida inteira, por um ano',
    typed,
    text: 'Valor do contrato 10.000,00\nIOF 337,30\nParcela 1.004,62',
    cause: 'whole-debt',
  },
  {
    named: 'CET sem o IOF',
    typed,
    text: 'Valor do contrato 10.000,00\nIOF 206,55\nParcela 1.004,62\nCET 43,28% a.a.',
    cause: 'cet-without-iof',
  },
  {
    named: 'taxa de 3,5 % na parcela, e 3 % no contrato',
    typed,
    text: 'Valor do contrato 10.000,00\nTaxa de juros 3,00% a.m.\nParcela 1.034,84',
    cause: 'other-rate',
  },
  {
    named: 'seguro dentro do empréstimo',
    typed,
    text: 'Valor do empréstimo 10.600,00\nSeguro prestamista 600,00\nIOF 218,94\nParcela 1.064,90',
    cause: 'extras-financed',
  },
  {
    named: 'certo, com a quantidade de parcelas',
    typed,
    text: 'Resumo do empréstimo\nQuantidade de parcelas: 12\nPrazo: 12 meses\nValor da parcela R$ 1.004,62',
  },
  {
    named: 'IOF zero, e tudo liberado',
    typed,
    text: 'Valor do contrato 10.000,00\nIOF 0,00\nValor liberado 10.000,00\nParcela 1.004,62',
    cause: 'no-iof',
  },
  {
    named: 'tudo liberado, e nada dito do IOF',
    typed,
    text: 'Valor do contrato 10.000,00\nValor liberado 10.000,00',
    cause: 'no-iof',
  },
  {
    named: 'taxa de 3,2 % no papel, que não é a da parcela',
    typed,
    text: 'Taxa de juros 3,20% a.m.\nParcela 1.004,62',
    cause: 'said-rate',
  },
  {
    named: 'taxa ao ano de outra taxa ao mês, e a parcela dela',
    typed,
    text: 'Taxa de juros ao ano 51,11%\nParcela 1.034,84',
    cause: 'said-rate',
  },
]

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
