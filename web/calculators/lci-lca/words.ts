import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import type { MinimumTerm } from '#web/finance/tables/fixed-income/lci-lca.ts'
import type { LciLcaAnswer, LciLcaRefusal } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords(refusal: LciLcaRefusal): string {
  switch (refusal.reason) {
    case 'no-table-in-force':
      return 'Não há regra de prazo guardada para essa data: as regras começam em junho de 2015. Use uma data de aplicação mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor, a taxa ou o prazo.'
    case 'below-minimum-term':
      return `Uma ${refusal.paperKind.toUpperCase()} emitida nessa data dura pelo menos ${termInWords(refusal.minimum)} (${refusal.source.source}). Escolha um vencimento a partir de ${formatDay(refusal.earliest)}.`
  }
}

/** What the page says beside the result. */
export function noticeInWords(notice: LciLcaAnswer['notices'][number], { fgc }: LciLcaAnswer): string {
  switch (notice) {
    case 'above-fgc':
      return `O FGC cobre até ${formatBrl(fgc.limit)} por CPF em cada conglomerado, contando o rendimento. Desta aplicação, ${formatBrl(fgc.excess)} ficam de fora da garantia.`
    case 'business-days-estimated':
      return 'O prazo passa do calendário de feriados guardado; dali em diante a conta usa 252 dias úteis a cada 365 dias.'
    case 'price-indexed-term':
      return 'Títulos corrigidos pelo IPCA podem ter prazo mínimo maior: 36 meses na LCI e 12 na LCA, o que não foi confirmado. Pergunte ao banco.'
    case 'contributions-too-late':
      return 'Cada aporte é um título novo e precisa cumprir o prazo mínimo sozinho; os dos últimos meses só existem se o banco aceitar o mesmo vencimento.'
  }
}

function termInWords(minimum: MinimumTerm): string {
  return 'months' in minimum ? `${minimum.months} meses` : `${minimum.days} dias`
}
