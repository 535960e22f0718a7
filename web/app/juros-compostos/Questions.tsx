import { exampleRate } from '#web/calculators/juros-compostos/input.ts'
import { durationInWords } from '#web/calculators/juros-compostos/words.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
import { Faq } from '#web/ui/Faq.tsx'
import { answerTo, examplePlan } from './example.ts'

const rate = `${formatPercent(exampleRate.value)} ao ano`

const questions = [
  { question: 'Quanto rende R$ 1.000 por mês?', answer: monthlyYield() },
  { question: 'Como converter taxa anual em mensal?', answer: conversion() },
  { question: 'Juros simples ou compostos?', answer: simpleOrCompound() },
  { question: 'Quanto tempo para juntar R$ 1 milhão?', answer: timeToMillion() },
]

export function Questions() {
  return (
    <section aria-labelledby="perguntas">
      <div className="section-top">
        <h2 id="perguntas">Perguntas</h2>
      </div>
      <Faq items={questions} />
    </section>
  )
}

function monthlyYield(): string {
  const { monthlyRate, interest } = answerTo({
    ...examplePlan,
    solveFor: 'total',
    monthlyContribution: 0,
    months: 1,
  })
  return `Depende da taxa. A ${rate}, que era o ${exampleRate.label}, são ${formatPercent(monthlyRate, 4)} ao mês: ${formatBrl(interest)} no primeiro mês, antes do imposto.`
}

function conversion(): string {
  const { monthlyRate } = answerTo({ ...examplePlan, solveFor: 'total' })
  const divided = exampleRate.value / 12
  return `Some 1, eleve a 1/12 e tire 1: ${rate} são ${formatPercent(monthlyRate, 4)} ao mês. Dividir por 12 dá outra taxa: ${formatPercent(divided, 4)} ao mês são ${formatPercent(annualRateFrom(divided))} ao ano.`
}

function simpleOrCompound(): string {
  const { plan, total } = answerTo({
    ...examplePlan,
    solveFor: 'total',
    monthlyContribution: 0,
    rate: { value: 0.01, per: 'month' },
  })
  const simple = plan.initial * (1 + plan.rate.value * plan.months)
  return `No simples, só o valor inicial rende. No composto, os juros também rendem. ${formatBrl(plan.initial)} a 1 % ao mês por ${durationInWords(plan.months)} viram ${formatBrl(simple)} no simples e ${formatBrl(total)} no composto. Poupança, CDB e Tesouro usam o composto.`
}

function timeToMillion(): string {
  const { plan } = answerTo({ ...examplePlan, solveFor: 'months', goal: 1_000_000_00, initial: 0 })
  return `Guardando ${formatBrl(plan.monthlyContribution)} por mês a ${rate}, ${durationInWords(plan.months)}, sem contar imposto e inflação. Para o seu caso, use “Quero descobrir: Prazo”.`
}
