import { expect, test } from 'vitest'
import { causesOf, type Paper } from '../form/checking/test-papers.ts'
import { calculator } from './calculator.ts'

// Payslips with the columns and the foot of the models at dicionariofinanceiro.com/holerite and
// comunidade.nubank.com.br/t/61148 (code, description, reference, amounts; bases below). Amounts by hand, tables of 2026.

const date = '30/11/2026'
const whole = { salary: '6.000,00', dependants: '1', transport: '500,00', others: '300,00', date }
const alimony = { salary: '9.000,00', alimony: '1.500,00', date }

const papers: readonly Paper[] = [
  {
    named: 'certo, com título, mês e um rodapé que repete o salário',
    typed: { ...whole, transport: '0,00' },
    text: `Recibo de Pagamento de Salário
Folha Mensal, Novembro de 2026
8781 DIAS NORMAIS 30,00 5.600,00
8790 SALARIO FERIADO 2,00 400,00
998 INSS 10,69 641,51
999 IRRF 22,50 332,97
4 ASSISTÊNCIA MÉDICA 150,00
5 ODONTOLÓGICO 30,00
6 SEGURO DE VIDA 20,00
7 CONTRIB. ASSISTENCIAL 40,00
8 DESC. FARMÁCIA 60,00
Total de Vencimentos 6.000,00
Total de Descontos 1.274,48
Valor Líquido 4.725,52
Salário Base 5.800,00 Sal. Contr. INSS 6.000,00 Base INSS 6.000,00 Base Cálc. FGTS 6.000,00
F.G.T.S do mês 480,00 Base FGTS 6.000,00 Base Cálc. IRRF 5.168,90 Base IRRF 5.168,90 Faixa IRRF 22,50`,
  },
  {
    named: 'certo, com o salário base como provento e de novo no rodapé',
    typed: { salary: '6.000,00', date },
    text: '001 SALARIO BASE 30,00 6.000,00\nDias 30,00\nINSS 641,51\nSALARIO BASE 6.100,00',
  },
  {
    named: 'certo, com referências e bases no rodapé',
    typed: whole,
    text: `CÓD DESCRIÇÃO REFERÊNCIA VENCIMENTOS DESCONTOS
001 SALÁRIO MENSAL 30,00 6.000,00
998 INSS 10,69 641,51
999 IRRF 22,50 332,97
201 VALE TRANSPORTE 6,00 360,00
310 PLANO DE SAÚDE 300,00
TOTAL DE VENCIMENTOS 6.000,00 TOTAL DE DESCONTOS 1.634,48
VALOR LÍQUIDO 4.365,52
SALÁRIO BASE 6.000,00 BASE CÁLC. FGTS 6.000,00 FGTS DO MÊS 480,00 BASE CÁLC. IRRF 5.168,90`,
  },
  {
    named: 'certo, com extras em duas linhas',
    typed: { salary: '4.000,00', extras: '1.500,00', date },
    text: `Salário 4.000,00
Horas extras 50% 1.000,00
Adicional noturno 500,00
INSS 571,51
Imposto de renda retido na fonte 190,47
Líquido a receber 4.738,02`,
  },
  {
    named: 'tabelas de 2025',
    typed: whole,
    text: '001 SALARIO 6.000,00\n998 INSS 649,60\n999 IRRF 510,49\n201 VALE TRANSPORTE 360,00',
    cause: 'older-tables',
  },
  {
    named: 'imposto sem a redução da lei',
    typed: whole,
    text: '001 SALARIO 6.000,00\n998 INSS 641,51\n999 IRRF 512,72',
    cause: 'without-reduction',
  },
  {
    named: 'imposto sem o dependente, e o líquido que vem disso',
    typed: whole,
    text: 'SALARIO 6.000,00\nINSS 641,51\nIRRF 385,10\nVT 360,00\nPLANO ODONTO 300,00\nLIQUIDO 4.313,39',
    cause: 'no-dependants',
  },
  {
    named: 'passagens descontadas inteiras',
    typed: whole,
    text: 'SALARIO 6.000,00\nINSS 641,51\nIRRF 332,97\nVALE-TRANSPORTE 500,00',
    cause: 'transport-uncapped',
  },
  {
    named: 'pensão que não diminuiu o imposto',
    typed: alimony,
    text: 'SALARIO 9.000,00\nINSS 988,09\nIRRF 1.294,55\nPENSAO ALIMENTICIA 1.500,00\nLIQUIDO 5.217,36',
    cause: 'alimony-not-deducted',
  },
  {
    named: '6 % de vale-transporte, com passagens que custam menos',
    typed: { salary: '4.200,00', transport: '220,00', date },
    text: 'SALARIO 4.200,00\nVALE TRANSPORTE 252,00',
    cause: 'transport-full',
  },
  {
    named: 'vale-transporte de quem não digitou as passagens',
    typed: { salary: '4.200,00', date },
    text: 'SALARIO 4.200,00\nVALE TRANSPORTE 252,00',
    cause: 'typed-transport',
  },
  {
    named: 'INSS de 12 % sobre tudo',
    typed: { salary: '4.200,00', transport: '220,00', date },
    text: 'SALARIO 4.200,00\nINSS 504,00',
    cause: 'flat-inss',
  },
  {
    named: 'INSS de 14 % sobre tudo',
    typed: { salary: '4.200,00', transport: '220,00', date },
    text: 'SALARIO 4.200,00\nINSS 588,00',
    cause: 'flat-inss',
  },
  {
    named: 'extras que não foram digitados',
    typed: { salary: '4.000,00', date },
    text: 'SALARIO 4.000,00\nHORAS EXTRAS 50% 500,00\nINSS 431,51',
    cause: 'typed-extras',
  },
  {
    named: 'imposto sem o dependente e sem a redução',
    typed: whole,
    text: 'SALARIO 6.000,00\nINSS 641,51\nIRRF 564,85',
    cause: 'no-dependants+without-reduction',
  },
  {
    named: 'outro salário do que o digitado',
    typed: { salary: '5.600,00', date: '30/11/2026' },
    text: 'Salário 5.400,00\nINSS 557,51',
    cause: 'typed-salary',
  },
]

test.each(papers)('$named', async (paper) => {
  expect(await causesOf(calculator, paper)).toEqual(paper.cause ? [paper.cause] : [])
})
