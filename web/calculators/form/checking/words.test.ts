import { expect, test } from 'vitest'
import { calculator as loan } from '../../calculadora-iof/calculator.ts'
import { checking as ofLoan } from '../../calculadora-iof/checking.ts'
import { calculator } from '../../rescisao-trabalhista/calculator.ts'
import { checking } from '../../rescisao-trabalhista/checking.ts'
import { calculator as financing } from '../../simulador-financiamento/calculator.ts'
import { checking as ofFinancing } from '../../simulador-financiamento/checking.ts'
import { resultOf } from '../ask.ts'
import { compareDocument } from './compare.ts'
import { readDocument } from './read-document.ts'
import { besideInWords, outcomeInWords, questionInWords } from './words.ts'

const typed = { salary: '3.500,00', admission: '10/03/2023', lastDay: '20/10/2026' }
const { texts } = resultOf(calculator, typed)

function compared(text: string) {
  const comparison = compareDocument(calculator, checking, texts, readDocument(text, checking))
  if (!comparison) throw new Error('no answer')
  return comparison
}

test('each row says ours, and what the paper has more or less', () => {
  const { rows } = compared(
    'Saldo 2.300,00\n13º 3.000,00\n13º do aviso 208,33\nPensão 50,00\nAuxílio creche 9,00',
  )
  expect(rows.map((row, index) => besideInWords(row, index === 1 || index === 2))).toEqual([
    { mine: 'Nesta conta: R$\u00A02.333,33.', difference: 'No papel, R$\u00A033,33 a menos' },
    { mine: 'Linhas somadas no papel: R$\u00A03.208,33. Igual' },
    { mine: 'Linhas somadas no papel: R$\u00A03.208,33. Igual' },
    { mine: 'Não está nesta conta.', difference: 'No papel, R$\u00A050,00 a mais' },
    undefined,
  ])
})

test('rates differ by points', () => {
  const rows = readDocument('Taxa 6,02% a.m.\nCET 3,41% a.m.', ofLoan)
  const comparison = compareDocument(loan, ofLoan, resultOf(loan, { date: '20/11/2026' }).texts, rows)
  expect(comparison?.rows.map((row) => besideInWords(row, false)?.difference)).toEqual([
    'No papel, 3,02\u00A0pontos a mais',
    'No papel, 0,01\u00A0ponto a mais',
  ])
})

test('the outcome in one sentence, and what to ask', () => {
  expect(outcomeInWords(compared(''))).toContain('Digite ou cole')
  expect(outcomeInWords(compared('Saldo 2.333,33'))).toBe('1 linha sem diferença.')
  const comparison = compared('Saldo 2.258,06\nINSS 178,91\n1/3 875,00')
  expect(outcomeInWords(comparison)).toBe('2 linhas com diferença, de 3.')
  const [cause] = comparison.causes
  expect(cause && questionInWords(comparison, cause).replaceAll('\u00A0', ' ')).toBe(
    'Olá. Conferi o meu termo de rescisão (TRCT) e não entendi: 50 Saldo de salário: R$ 2.258,06 no papel, R$ 2.333,33 na minha conta; 112.1 INSS: R$ 178,91 no papel, R$ 185,68 na minha conta. Por quantos dias o salário do mês foi dividido? Podem me mandar a conta por escrito?',
  )
})

test('totals that differ are counted; a question about a total that is ours names no amount', () => {
  expect(outcomeInWords(compared('Saldo 2.258,06\nLíquido 13.062,05'))).toBe('2 linhas com diferença, de 2.')
  const comparison = compared('13º 3.000,00\nTotal bruto 13.591,66')
  expect(outcomeInWords(comparison)).toBe('1 linha com diferença, de 2.')
  const [cause] = comparison.causes
  expect(cause && questionInWords(comparison, cause)).toBe(
    'Olá. Conferi o meu termo de rescisão (TRCT). Que linhas entram no total? Podem me mandar a conta por escrito?',
  )
})

test('one or two centavos may be rounding; a line without an explanation is said to have none', () => {
  expect(compared('Saldo 2.333,34').causes.map(({ key }) => key)).toEqual(['rounding'])
  expect(compared('Saldo 1.234,56')).toMatchObject({ causes: [], unexplained: ['salaryBalance'] })
})

test('a line that the paper has and the answer has not explains a sum that differs by it', () => {
  const { causes } = compared('Contribuição sindical 100,00\nLíquido 13.032,38')
  expect(causes.map(({ cause }) => cause)).toEqual(['a linha Contribuição sindical, que esta conta não tem'])
})

test('a total that is told again is no second one', () => {
  expect(compared('Líquido 12.000,00\nValor líquido 12.000,00').rows[0]?.theirs).toBe(12_000_00)
})

test('equal amounts are never quoted as a difference', () => {
  const typed = { assetValue: '400.000,00', downPayment: '20', rate: '9,3396', rateKind: 'nominal' }
  const { texts } = resultOf(financing, typed)
  const rates = ['9,3396', '9,34', '9,3350'].map((rate) => `Taxa nominal ${rate}% a.a.`)
  for (const text of [...rates, 'Prestação 1,00\nTaxa nominal 9,34%\nCET 9,34%']) {
    const comparison = compareDocument(financing, ofFinancing, texts, readDocument(text, ofFinancing))
    if (!comparison) throw new Error('no answer')
    const causes = [...comparison.causes, { explains: comparison.unexplained, ask: '' }]
    const asked = causes.map((cause) => questionInWords(comparison, cause)).join(' ')
    for (const [, theirs, ours] of asked.matchAll(/: ([^:;]+) no papel, ([^;]+) na minha conta/g))
      expect(theirs).not.toBe(ours)
    const equal = comparison.rows.filter(({ line, theirs, ours }) => line && theirs === ours)
    expect(equal.flatMap((row) => besideInWords(row, false)?.difference ?? [])).toEqual([])
  }
  expect(
    compareDocument(financing, ofFinancing, texts, readDocument(rates.join('\n'), ofFinancing))?.causes,
  ).toEqual([])
})

test('one cause of several sums is told once', () => {
  const { causes } = compared('Total bruto 12.716,66\nLíquido 12.257,38')
  expect(causes.map(({ key, explains }) => [key, explains])).toEqual([
    ['missing-third', ['totalPaid', 'net']],
  ])
})

test('what is left of a sum after other differences is not said to be all of it', () => {
  const whenOf = (text: string) => compared(text).causes.find(({ key }) => key === 'extra')
  expect(whenOf('Mensalidade 100,00\nTotal das deduções 559,28')?.when).toContain('A diferença do total é')
  const both = whenOf('112.1 INSS 195,68\nMensalidade 100,00\nConvênio 9,00\nTotal das deduções 578,28')
  expect(both?.when).toContain('depois das outras diferenças')
  expect(both?.cause).toBe('as linhas Mensalidade; Convênio, que esta conta não tem')
})
