import { formatNumber } from '#web/finance/core/format.ts'
import type { IndependenceResult } from './calculate.ts'

/** There is always an answer: what cannot be reached is a part of it. */
export function refusalInWords(_: never): string {
  return ''
}

/** What the page says beside the result. */
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
      return 'Simulado: anos sorteados em torno do retorno que você digitou. Não é previsão nem histórico.'
  }
}

function historyInWords({ history }: IndependenceResult): string {
  if (!history) return ''
  const { months, lasted, timesRepeated } = history
  return `O histórico brasileiro guardado aqui tem só ${months} meses, de juros altos, repetidos ${formatNumber(timesRepeated, 1)} vezes para completar o prazo: o dinheiro durou em ${lasted} de ${months} começos. É pouco para dizer a chance; serve para ver a ordem dos anos mudar o resultado.`
}

function yearsInWords(months: number): string {
  const years = Math.floor(months / 12)
  return years === 1 ? '1 ano' : `${years} anos`
}
