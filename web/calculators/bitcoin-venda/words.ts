import { formatBrl, formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { CoinSaleInput, CoinSaleResult, NoticeCode } from './calculate.ts'

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
  'no-cost': 'Sem o custo de compra não dá para calcular o ganho: o imposto não está nesta conta.',
  'other-sales-too': 'As outras vendas do mês também pagam: some o ganho delas no mesmo DARF.',
  loss: 'Prejuízo com moedas guardadas no país não compensa nada: nem outro ganho do mesmo mês, nem o de outro mês.',
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

export function summaryInWords({ exemption, tax, gainStatement, total }: Sale): string {
  if (exemption) {
    const month = `as vendas do mês somam ${formatBrl(exemption.sold)} de ${formatBrl(exemption.limit)}`
    if (exemption.sold > exemption.limit)
      return `${month}: passou do limite, e ${taxedInWords(gainStatement)}.`
    return `${month}; ainda cabem ${formatBrl(exemption.left)} sem imposto.`
  }
  if (!gainStatement) return `entram ${formatBrl(total)}, e falta o imposto do ano.`
  return tax > 0
    ? `${formatBrl(tax)} são o imposto do ano sobre este ganho.`
    : 'esta venda não deu ganho, e não há imposto sobre ela.'
}

function taxedInWords(gainStatement: Sale['gainStatement']): string {
  if (!gainStatement) return 'falta o imposto sobre o ganho'
  return gainStatement.total > 0 ? 'o ganho inteiro paga imposto' : 'esta venda não deu ganho'
}

export function paymentInWords(payment: NonNullable<Sale['payment']>): string {
  if (payment.how === 'annual-return') return `Paga-se na declaração de ${payment.year}.`
  const until = payment.payBy ? ` até ${formatDay(payment.payBy)}` : ''
  return `DARF ${payment.code}${until}.`
}

/** Whether the owner must tell the Receita of this month; an exchange in Brazil does it by itself. */
export function reportInWords({ report }: Sale, { custody }: CoinSaleInput): string {
  const name = report.name.charAt(0).toUpperCase() + report.name.slice(1)
  if (custody === 'brasil') return `${name}: quem informa este mês à Receita é a corretora.`
  const due = report.isDue
    ? 'informe este mês à Receita'
    : 'por esta conta, não é preciso informar este mês à Receita'
  return `${name}: ${due}. O limite é ${formatBrl(report.above)}.`
}
