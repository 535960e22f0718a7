import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { shortBrl } from '../form/words.ts'
import type { IndependenceInput, IndependenceResult } from './calculate.ts'

export function noticeInWords(
  notice: IndependenceResult['notices'][number],
  answer: IndependenceResult,
): string {
  switch (notice) {
    case 'already-reached':
      return 'O que você já tem paga os seus gastos com essa taxa de retirada.'
    case 'not-reached':
      return 'Com esses valores o número não é atingido até a idade limite. Aumente o aporte ou o retorno, ou diminua o gasto.'
    case 'money-ends':
      return `Com esse retorno o dinheiro acaba ${yearsInWords(answer.drawdown?.endsAfter ?? 0)} depois de parar: a taxa de retirada é maior que o retorno.`
    case 'high-withdrawal':
      return 'Acima de 5\u00A0% o risco de acabar cresce muito.'
    case 'short-history':
      return historyInWords(answer)
    case 'simulated':
      return 'Simulado: anos sorteados em torno do retorno do formulário. Não é previsão nem histórico.'
  }
}

function historyInWords({ history }: IndependenceResult): string {
  if (!history) return ''
  const { from, to, months, timesRepeated } = history
  const repeated =
    timesRepeated > 1
      ? ` Para completar o prazo, os mesmos meses se repetem ${formatNumber(timesRepeated, 1)} vezes.`
      : ''
  return `O histórico é o CDI acima da inflação de ${monthInWords(from)} a ${monthInWords(to)}, sem imposto: ${yearsInWords(months)}, pouco para dizer a chance. Os juros até 2006 foram muito altos e não são esperados de novo; ações e títulos de inflação não entram.${repeated}`
}

/** Whole years; months while there is none. */
export function yearsInWords(months: number): string {
  const years = Math.floor(months / 12)
  if (years === 0) return months === 1 ? '1 mês' : `${months} meses`
  return years === 1 ? '1 ano' : `${years} anos`
}

/** `2026-09` → `09/2026`. */
function monthInWords(month: string): string {
  return month.split('-').reverse().join('/')
}

/** `2063, aos 67 anos`. */
export function whenInWords({ independence }: IndependenceResult, { ageLimit }: IndependenceInput): string {
  if (!independence.ok) return `não até os ${ageLimit} anos`
  return independence.months === 0 ? 'já tem' : `${independence.year}, aos ${independence.age} anos`
}

export function summaryInWords(answer: IndependenceResult, input: IndependenceInput): string {
  const { number, independence } = answer
  const { monthlyContribution, realReturn, wealth } = input
  if (number === 0) return 'as outras rendas já pagam os seus gastos: não é preciso juntar mais nada.'
  const goal = `com ${formatBrl(number)} você para de depender do salário`
  if (!independence.ok) return `${goal}, mas com esses valores não chega lá até os ${input.ageLimit} anos.`
  if (independence.months === 0) return `${goal}, e já tem ${formatBrl(wealth)}.`
  const saving =
    monthlyContribution > 0 ? `Guardando ${shortBrl(monthlyContribution)} por mês` : 'Sem guardar mais nada'
  return `${goal}. ${saving}, a ${percentInWords(realReturn)} ao ano acima da inflação, chega lá em ${whenInWords(answer, input)}.`
}

export function notesOf(
  { drawdown, simulated, history }: IndependenceResult,
  input: IndependenceInput,
): string[] {
  return [
    'Tudo em dinheiro de hoje: o retorno é acima da inflação, e os gastos não mudam.',
    `A taxa de retirada é uma escolha, não uma lei. A regra dos 4\u00A0% vem de estudos com ações e títulos dos Estados Unidos por 30 anos (Bengen, 1994; Trinity, 1998); nada garante que valha no Brasil${drawdown && drawdown.years.length > 30 ? `, e o seu plano pede ${drawdown.years.length} anos` : ''}.`,
    `O saldo rende ${percentInWords(input.realReturn)} ao ano, igual em todos os anos; os aportes e as retiradas são no fim do mês.`,
    ...(simulated
      ? [
          `Simulação: ${formatNumber(simulated.paths, 0)} caminhos, com anos sorteados de média ${percentInWords(input.realReturn)} e oscilação de ${percentInWords(simulated.volatility)}; a mesma pergunta dá sempre a mesma resposta.`,
        ]
      : []),
    ...(history
      ? [
          `Histórico: um começo em cada um dos ${history.months} meses, com retorno médio de ${formatPercent(history.meanRealReturn)} ao ano. Fontes: ${history.sources.map(({ source }) => source).join('; ')}. O pior começo foi ${monthInWords(history.worst)}.`,
        ]
      : []),
    ...(simulated || history
      ? ['A ordem dos anos pesa: perder logo depois de parar custa mais do que perder no fim.']
      : []),
  ]
}
