import { type CompoundInput, calculateCompound } from '#web/calculators/juros-compostos/calculate.ts'
import type { Plan } from '#web/calculators/juros-compostos/calculate-plan.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
import { CalculatorPage } from '../_calculator/CalculatorPage.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'

export const revalidate = 300

export const metadata = pageMetadata('/juros-compostos')

export default function CompoundInterestPage() {
  const right = answerTo({ ...example, solveFor: 'total' })
  const divided = example.rate.value / 12
  const wrong = answerTo({ ...example, solveFor: 'total', rate: { value: divided, per: 'month' } })
  return (
    <CalculatorPage
      slug="juros-compostos"
      questions={questions}
      dek="Os campos trazem um exemplo, com o último CDI publicado. Troque pelos seus números."
      related={['renda-passiva', 'rentabilidade-real', 'conversor-taxas', 'independencia-financeira']}
    >
      <p>
        Cada mês, o saldo rende a taxa do mês e recebe o aporte. A taxa do ano vira taxa do mês por raiz, não
        por divisão. Com {formatBrl(example.initial)}, {formatBrl(example.monthlyContribution)} por mês e{' '}
        {rate} em dez anos, o total é {formatBrl(right.total)}; dividindo a taxa por 12,{' '}
        {formatPercent(divided, 4)}, sairia {formatBrl(wrong.total - right.total)} a mais do que o certo.
      </p>
      <p>
        O botão “Fórmula no Excel”, em “Mais”, copia a mesma conta para o Excel ou o Google Planilhas em
        português.
      </p>
    </CalculatorPage>
  )
}

/** The golden case of the specification: a fixed rate, so that the text does not change with the day. */
const example: Plan & { rate: { value: number; per: 'year' } } = {
  initial: 1000_00,
  monthlyContribution: 300_00,
  rate: { value: 0.1365, per: 'year' },
  months: 120,
  contributionAt: 'end',
  contributionGrowth: 0,
}

const rate = `${formatPercent(example.rate.value)} ao ano`

const questions = [
  { question: 'Quanto rende R$ 1.000 por mês?', answer: monthlyYield() },
  { question: 'Como converter taxa anual em mensal?', answer: conversion() },
  { question: 'Juros simples ou compostos?', answer: simpleOrCompound() },
  { question: 'Quanto tempo para juntar R$ 1 milhão?', answer: timeToMillion() },
]

/** The answer to a question that is known to have one. */
function answerTo(input: CompoundInput) {
  const answer = calculateCompound(input)
  if (!answer.ok) throw new Error(`no answer: ${answer.reason}`)
  return answer
}

function monthlyYield(): string {
  const { monthlyRate, interest } = answerTo({
    ...example,
    solveFor: 'total',
    monthlyContribution: 0,
    months: 1,
  })
  return `Depende da taxa. A ${rate}, que era o CDI de 22/09/2026, são ${formatPercent(monthlyRate, 4)} ao mês: ${formatBrl(interest)} no primeiro mês, antes do imposto.`
}

function conversion(): string {
  const { monthlyRate } = answerTo({ ...example, solveFor: 'total' })
  const divided = example.rate.value / 12
  return `Some 1, eleve a 1/12 e tire 1: ${rate} são ${formatPercent(monthlyRate, 4)} ao mês. Dividir por 12 dá outra taxa: ${formatPercent(divided, 4)} ao mês são ${formatPercent(annualRateFrom(divided))} ao ano.`
}

function simpleOrCompound(): string {
  const { plan, total } = answerTo({
    ...example,
    solveFor: 'total',
    monthlyContribution: 0,
    rate: { value: 0.01, per: 'month' },
  })
  const simple = plan.initial * (1 + plan.rate.value * plan.months)
  return `No simples, só o valor inicial rende. No composto, os juros também rendem. ${formatBrl(plan.initial)} a 1\u00A0% ao mês por dez anos viram ${formatBrl(simple)} no simples e ${formatBrl(total)} no composto. Poupança, CDB e Tesouro usam o composto.`
}

function timeToMillion(): string {
  const { plan } = answerTo({ ...example, solveFor: 'months', goal: 1_000_000_00, initial: 0 })
  const years = Math.floor(plan.months / 12)
  return `Guardando ${formatBrl(plan.monthlyContribution)} por mês a ${rate}, ${years} anos e ${plan.months % 12} meses, sem contar imposto e inflação. Para o seu caso, use “Quero descobrir: Prazo”.`
}
