import { expect, test } from 'vitest'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'

// Made from the TRCT of Portaria MTE 1.621/2010, with the fields of later years (seen filled in at
// pdfcoffee.com/termo-de-rescisao-de-contrato-de-trabalho-excel-pdf-free.html and, blank, at
// pt.slideshare.net/slideshow/termo-de-resciso-2/30975750). Amounts by hand: 31 days in October, three years of work.

const fixed = { salary: '3.500,00', admission: '10/03/2023', lastDay: '20/10/2026' }
const variable = { ...fixed, variableAverage: '600,00' }

const papers: readonly Paper[] = [
  {
    named: 'certo, com os nomes da portaria e campos vazios',
    typed: fixed,
    text: `50 Saldo de 20/dias Salário (líquido de 0/faltas e DSR) 2.333,33 51 Comissões 52 Gratificação
63 13º Salário Proporcional 11/12 avos R$ 3.208,33
64 13º Salário-Exerc. 65 Férias Proporc 09/12 avos R$ 2.625,00
66.1 Férias Venc. Per. Aquisitivo 68 Terço Constituc. de Férias R$ 875,00
69 Aviso Prévio Indenizado 39 dias R$ 4.550,00 70 13º Salário (Aviso-Prévio Indenizado) R$ 0,00
99 Ajuste do Saldo Devedor R$ 0,00 TOTAL BRUTO R$ 13.591,66
112.1 Previdência Social R$ 185,68 112.2 Previdência Social - 13º Salário R$ 273,60
TOTAL DEDUÇÕES R$ 459,28 VALOR LÍQUIDO R$ 13.132,38`,
  },
  {
    named: 'copiado por colunas: não se sabe que valor é de que linha',
    typed: fixed,
    text: '50 Saldo de Salário\n63 13º Salário\n65 Férias\n3.208,33\n2.333,33\n2.625,00',
  },
  {
    named: 'um código do programa da folha que não é o campo do termo',
    typed: fixed,
    text: '100 Saldo de salário 2.000,00',
  },
  {
    named: 'certo, em colunas, com campos vazios',
    typed: fixed,
    text: `50 Saldo de 20/dias Salário R$ 2.333,33 51 Comissões R$ 0,00 52 Gratificação R$ 0,00
63 13º Salário Proporcional 11/12 avos R$ 3.208,33 65 Férias Proporcionais 09/12 avos R$ 2.625,00
68 Terço Constitucional de Férias R$ 875,00 69 Aviso Prévio Indenizado 39 dias R$ 4.550,00
99 TOTAL BRUTO R$ 13.591,66
112.1 Previdência Social R$ 185,68 112.2 Previdência Social - 13º Salário R$ 273,60
TOTAL DEDUÇÕES R$ 459,28
VALOR LÍQUIDO R$ 13.132,38`,
  },
  {
    named: 'certo, com o aviso em linhas próprias de 13º e férias, e nome e valor em linhas separadas',
    typed: variable,
    text: `Saldo de salário
2.333,33
13º Salário proporcional
3.416,67
13º Salário (Aviso-Prévio Indenizado)
341,66
Férias proporcionais
2.391,67
Férias (Aviso-Prévio Indenizado)
683,33
1/3 de férias
1.025,00
Aviso prévio indenizado
5.330,00
INSS
185,68
INSS 13º salário
339,60
Líquido
14.996,38`,
  },
  {
    named: 'certo, com férias vencidas, um terço de todas, e os mesmos nomes nos dois lados',
    typed: { ...fixed, overdueVacations: '1', thirteenthAdvance: '1.750,00', alimonyBalance: '500,00' },
    text: `50 Saldo de salário 2.333,33
69 Aviso prévio 4.550,00
63 13º Salário Proporcional 2.916,67
70 13º Salário (Aviso-Prévio Indenizado) 291,66
65 Férias Proporcionais 2.625,00
66 Férias Vencidas 3.500,00
68 Terço Constituc. de Férias 2.041,67
115 13º adiantado 1.750,00
112.1 Previdência Social 185,68
112.2 Previdência Social - 13º Salário 273,60
114 IRRF 0,00
100 Pensão Alimentícia 500,00
Valor líquido 15.549,05`,
  },
  {
    named: 'saldo por 31 dias',
    typed: fixed,
    text: `50 Saldo de 20/dias Salário 2.258,06
63 13º Salário Proporcional 11/12 avos 3.208,33
65 Férias Proporcionais 09/12 avos 2.625,00
68 Terço Constitucional de Férias 875,00
69 Aviso Prévio Indenizado 4.550,00
112.1 Previdência Social 178,91
112.2 Previdência Social - 13º Salário 273,60
VALOR LÍQUIDO 13.063,88`,
    cause: 'real-days',
  },
  {
    named: 'INSS do saldo de 9 % sobre tudo',
    typed: fixed,
    text: '50 Saldo de salário 2.333,33\n112.1 Previdência Social 210,00',
    cause: 'flat-inss',
  },
  {
    named: 'INSS também sobre o aviso indenizado',
    typed: fixed,
    text: '50 Saldo de salário 2.333,33\n69 Aviso Prévio Indenizado 4.550,00\n112.1 Previdência Social 765,18',
    cause: 'notice-in-inss',
  },
  {
    named: 'INSS e imposto também sobre o aviso indenizado',
    typed: fixed,
    text: `50 Saldo de salário 2.333,33\n69 Aviso Prévio Indenizado 4.550,00
112.1 Previdência Social 765,18\n114.1 IRRF 711,62`,
    cause: 'notice-in-taxes',
  },
  {
    named: 'INSS também sobre as férias e o terço',
    typed: fixed,
    text: `50 Saldo de salário 2.333,33\n65 Férias proporcionais 2.625,00\n68 Terço 875,00
112.1 Previdência Social 618,18`,
    cause: 'vacation-in-inss',
  },
  {
    named: 'férias vencidas em dobro antes da hora',
    typed: { ...fixed, overdueVacations: '1' },
    text: '65 Férias proporcionais 2.625,00\n66 Férias vencidas 7.000,00\n68 Terço 3.208,33',
    cause: 'vacation-doubled',
  },
  {
    named: 'férias vencidas sem o dobro',
    typed: { ...fixed, overdueVacations: '2' },
    text: '65 Férias proporcionais 2.625,00\n66 Férias vencidas 7.000,00\n68 Terço 3.208,33',
    cause: 'vacation-not-doubled',
  },
  {
    named: 'aviso de 30 dias, sem a Lei 12.506/2011',
    typed: fixed,
    text: `50 Saldo de salário 2.333,33
63 13º Salário 3.208,33
65 Férias Proporcionais 2.625,00
68 Terço 875,00
69 Aviso Prévio Indenizado 3.500,00
TOTAL BRUTO 12.541,66`,
    cause: 'notice-30',
  },
  {
    named: 'aviso que não projeta o 13º e as férias',
    typed: fixed,
    text: `50 SALDO DE SALARIO 2333,33
63 13 SALARIO PROPORCIONAL 10/12 2916,67
65 FERIAS PROPORCIONAIS 7/12 2041,67
68 1/3 FERIAS 680,56
69 AVISO PREVIO INDENIZADO 4550,00
112.1 INSS 185,68
112.2 INSS 13 SALARIO 238,60`,
    cause: 'notice-not-projected',
  },
  {
    named: 'INSS pela tabela de 2025',
    typed: fixed,
    text: `Saldo de salário; provento; 2.333,33
13º salário; provento; 3.208,33
Previdência Social; desconto; 187,23
Previdência Social 13º; desconto; 278,41`,
    cause: 'older-tables',
  },
  {
    named: 'médias fora do 13º e das férias, e dentro do aviso',
    typed: variable,
    text: `50 Saldo de salário R$ 2.333,33
63 13º Salário R$ 3.208,33
65 Férias proporcionais R$ 2.625,00
68 Terço constitucional R$ 875,00
69 Aviso prévio R$ 5.330,00
112.1 Previdência Social R$ 185,68
112.2 Previdência Social 13º R$ 273,60`,
    cause: 'without-averages',
  },
  {
    named: 'só o líquido, sem o terço das férias',
    typed: fixed,
    text: 'VALOR RESCISÓRIO LÍQUIDO R$ 12.257,38',
    cause: 'missing-third',
  },
  {
    named: 'os dois INSS numa linha: 185,68 + 273,60',
    typed: fixed,
    text: '50 Saldo 2.333,33\n112 Previdência Social 459,28',
    cause: 'inss-joined',
  },
  {
    named: 'o terço só das férias vencidas',
    typed: {
      kind: 'pedido_demissao',
      notice: 'trabalhado',
      salary: '2.600,00',
      admission: '05/02/2024',
      lastDay: '18/11/2026',
      overdueVacations: '1',
    },
    text: '66 Férias vencidas 2.600,00\n68 Terço 866,67',
    cause: 'third-of-overdue',
  },
]

test('a discount that our answer has not is no payment', async () => {
  const text = 'Vale-transporte 100,00\nLíquido 13.032,38'
  expect(await causesOf(calculator, { named: '', typed: fixed, text })).toEqual(['? employerDebts'])
})

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})

test('of a paper whose total is ours a part in a box of its own is looked for before any error', async () => {
  // 13º and vacation of the notice stand in boxes 70 and 71, which this reader has not typed.
  const typed = { salary: '4.200,00', admission: '10/06/2021', lastDay: '20/10/2026' }
  const text = '63 13º 3.500,00\n65 Férias 1.400,00\n68 Terço 700,00\nTOTAL BRUTO 15.750,00'
  const [first] = await causesOf(calculator, { named: '', typed, text })
  expect(first).toBe('untyped')
})
