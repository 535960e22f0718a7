import { formatBrl } from '#web/finance/core/format.ts'
import type { CdbRefusal, CdbResult } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: CdbRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de imposto ou de garantia para essa data: as regras guardadas começam em 2013. Use uma data de aplicação mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor, a taxa ou o prazo.'
  }
}

type Answer = Extract<CdbResult, { ok: true }>

/** What the page says beside the result. */
export function noticeInWords(notice: Answer['notices'][number], { fgc, iof }: Answer): string {
  switch (notice) {
    case 'above-fgc':
      return `O FGC cobre até ${formatBrl(fgc.limit)} por CPF em cada conglomerado, contando o rendimento. Desta aplicação, ${formatBrl(fgc.excess)} ficam de fora da garantia.`
    case 'iof':
      return `Parte do dinheiro fica menos de 30 dias e paga ${formatBrl(iof)} de IOF sobre o rendimento.`
    case 'business-days-estimated':
      return 'O prazo passa do calendário de feriados guardado; dali em diante a conta usa 252 dias úteis a cada 365 dias.'
  }
}
