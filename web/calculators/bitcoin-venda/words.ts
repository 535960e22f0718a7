import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import type { CoinSaleResult, NoticeCode } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: Extract<CoinSaleResult, { ok: false }>): string {
  switch (reason) {
    case 'month-below-sale':
      return 'O total vendido no mês inclui esta venda: não pode ser menor que ela. Aumente o total, ou deixe em branco.'
    case 'no-table-in-force':
      return 'Não temos a regra dessa data: no país, de agosto de 2019 em diante; no exterior, de 2024 em diante. Mude a data da venda.'
  }
}

type Sale = Extract<CoinSaleResult, { ok: true }>

const notices: Record<Exclude<NoticeCode, 'exempt-gain' | 'over-limit' | 'report'>, string> = {
  'no-cost': 'Sem o preço médio de compra não dá para calcular o ganho: o imposto não está nesta conta.',
  'other-sales-too': 'As outras vendas do mês também pagam: some o ganho delas no mesmo DARF.',
  loss: 'Prejuízo com moedas guardadas no país não compensa ganho de outro mês.',
  'abroad-annual':
    'Moeda guardada no exterior paga imposto sobre o ganho do ano, na declaração anual, sem isenção. Perdas do ano diminuem o ganho.',
  'below-minimum': 'Um DARF tão pequeno não se paga: o imposto espera e soma com o dos próximos meses.',
}

/** The limits that the texts name are those of the month of the sale. */
export function noticeInWords(code: NoticeCode, { exemption, report }: Sale): string {
  const limit = formatBrl(exemption?.limit ?? 0)
  switch (code) {
    case 'exempt-gain':
      return `As vendas do mês não passaram de ${limit}: o ganho é isento. Ele ainda entra na declaração anual.`
    case 'over-limit':
      return `Acima de R$\u00A0${formatNumber((exemption?.limit ?? 0) / 100, 0)} no mês o ganho é tributado. Paga o ganho inteiro, não só o que passou.`
    case 'report':
      return `Quem opera no exterior ou sem intermediária informa à Receita, pela ${report.name}, os meses acima de ${formatBrl(report.above)}. Isso não cria imposto.`
    default:
      return notices[code]
  }
}
