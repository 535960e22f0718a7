import type { ExchangeResult, NoticeCode } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: Extract<ExchangeResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra desse mês: esta conta vai de janeiro de 2005 em diante. Mude o mês.'
  }
}

const notices: Record<NoticeCode, string> = {
  'exempt-gain':
    'As vendas de ações não passaram do limite do mês: o ganho com ações à vista é isento e não usa prejuízos. BDR, ETF, opções, FII e day trade não têm essa isenção.',
  'over-limit': 'As vendas de ações passaram do limite do mês: o ganho inteiro paga, não só o que passou.',
  'loss-in-exempt-month':
    'O prejuízo com ações vale mesmo em mês de vendas abaixo do limite: ele diminui os próximos ganhos.',
  'darf-waits': 'Um DARF de menos de R$ 10,00 não se paga: o imposto espera e soma com o dos próximos meses.',
  'withheld-left':
    'Sobrou imposto retido pela corretora. Ele diminui o imposto dos próximos meses do ano; o que sobrar em dezembro vai para a declaração anual.',
}

export function noticeInWords(code: NoticeCode): string {
  return notices[code]
}
