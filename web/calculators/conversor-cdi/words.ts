import type { CdiConversionRefusal, CdiConversionResult } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: CdiConversionRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de imposto guardada para essa data: a tabela regressiva começa em 2005, e a do IOF, em dezembro de 2007. Use uma data mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor, a taxa ou o prazo.'
  }
}

type Notice = Extract<CdiConversionResult, { ok: true }>['notices'][number]

/** What the page says beside the result. */
export function noticeInWords(notice: Notice): string {
  switch (notice) {
    case 'iof':
      return 'Com menos de 30 dias há IOF sobre o rendimento; a LCI e a LCA nem podem ser resgatadas nesse prazo.'
    case 'business-days-estimated':
      return 'Os dias úteis foram estimados em 252 a cada 365 dias. Com a data do resgate a conta usa o calendário de feriados.'
  }
}
