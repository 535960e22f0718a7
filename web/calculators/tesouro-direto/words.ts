import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import type { TesouroAnswer, TesouroRefusal } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords(refusal: TesouroRefusal): string {
  switch (refusal.reason) {
    case 'no-table-in-force':
      return 'Não há regra de custódia ou de título guardada para essas datas: a custódia começa em 31/12/2024, e os títulos, em 2023. Use datas mais recentes.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor ou a taxa.'
    case 'waiting-period':
      return `O Tesouro RendA+ e o Educa+ só podem ser vendidos 60 dias depois da compra. Escolha uma data a partir de ${formatDay(refusal.earliest)}.`
  }
}

/** What the page says beside the result. */
export function noticeInWords(notice: TesouroAnswer['notices'][number], answer: TesouroAnswer): string {
  switch (notice) {
    case 'loss':
      return `Vendendo antes, a essa taxa, você recebe ${formatBrl(answer.invested - answer.gross)} a menos do que aplicou. A perda não paga imposto.`
    case 'iof':
      return 'Parte do dinheiro fica menos de 30 dias e paga IOF sobre o rendimento.'
    case 'business-days-estimated':
      return 'O prazo passa do calendário de feriados guardado; dali em diante a conta usa 252 dias úteis a cada 365 dias.'
    case 'income-custody-uncertain':
      return 'A taxa de custódia do RendA+ e do Educa+ foi calculada pela tabela publicada; a contagem dia a dia da B3 não foi confirmada.'
  }
}
