import { businessDayFrom, nonBusinessDayInWords } from '#web/finance/calendar/business-days.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import type { TesouroAnswer, TesouroRefusal } from './calculate.ts'
import type { TesouroInput } from './calculate-position.ts'

export function refusalInWords(refusal: TesouroRefusal): string {
  switch (refusal.reason) {
    case 'no-table-in-force':
      return 'Não temos a regra de custódia ou de título dessas datas: a custódia começa em 31/12/2024, e os títulos, em 2023. Use datas mais recentes.'
    case 'no-minimum-wage':
      return 'A custódia do Renda+ e do Educa+ depende do salário mínimo do dia da compra, e os que guardamos começam em 2024. Use uma compra mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor ou a taxa.'
    case 'waiting-period':
      return `O Tesouro Renda+ e o Educa+ só podem ser vendidos 60 dias depois da compra. Escolha uma data a partir de ${formatDay(refusal.earliest)}.`
  }
}

export function summaryInWords(
  { invested, net, income, payments, realNet }: TesouroAnswer,
  input: TesouroInput,
): string {
  const kept = net - invested
  const first = payments[0]
  if (income && first && !input.sale)
    return `a partir de ${formatDay(first.day)}, são ${income.payments} pagamentos de ${formatBrl(income.monthly)} em dinheiro de hoje, corrigidos pelo IPCA e antes do imposto.`
  if (kept < 0) return `a essa taxa, você perde ${formatBrl(-kept)} do que aplicou.`
  const real = realNet === undefined ? '' : ` Em dinheiro de hoje, você fica com ${formatBrl(realNet)}.`
  return `de ${formatBrl(invested)}, você fica com ${formatBrl(kept)} de rendimento depois do imposto e da custódia.${real}`
}

export function noticeInWords(notice: TesouroAnswer['notices'][number], answer: TesouroAnswer): string {
  switch (notice) {
    case 'loss':
      return `Você recebe ${formatBrl(answer.invested - answer.net)} a menos do que aplicou. A perda não paga imposto.`
    case 'market-price':
      return 'Antes do vencimento, o Tesouro compra de volta pelo preço do dia, que pode ser maior ou menor do que você espera. A taxa de resgate é um pouco maior que a de compra do mesmo dia: use a de resgate.'
    case 'iof':
      return 'Parte do dinheiro fica menos de 30 dias e paga IOF sobre o rendimento.'
    case 'income-custody-uncertain':
      return 'A taxa de custódia do Renda+ e do Educa+ foi calculada pela tabela publicada; a contagem dia a dia da B3 não foi confirmada.'
  }
}

/** When the day of the sale or of the maturity has no banks: the day on which the money comes. */
export function paidLaterInWords({ bond, maturity, sale }: TesouroInput): string[] {
  const day = sale?.day ?? maturity
  const reason = nonBusinessDayInWords(day)
  if (!reason || (!sale && (bond === 'renda-mais' || bond === 'educa-mais'))) return []
  const paid = formatDay(businessDayFrom(day))
  return [
    `${formatDay(day)} é ${reason}: ${sale ? 'a venda sai' : 'o Tesouro paga'} em ${paid}, o dia útil seguinte, e o imposto conta os dias até lá.`,
  ]
}

/** For who sells at a higher rate. */
export function scenarioTitle(scenarios: TesouroAnswer['scenarios'], rate: string): string {
  const middle = scenarios[(scenarios.length - 1) / 2]
  const last = scenarios.at(-1)
  if (!(middle && last)) return 'Se você vender antes'
  const points = last.annualRate - middle.annualRate
  const rise = percentInWords(points, 1).replace(
    '%',
    points < 0.015 ? 'ponto percentual' : 'pontos percentuais',
  )
  return `Se ${rate} subir ${rise}, a venda deixa ${formatBrl(middle.net - last.net)} a menos`
}

export function excludedOf({ bond, sale }: TesouroInput): string[] {
  return [
    bond.startsWith('prefixado')
      ? 'Inflação: o valor do vencimento é em dinheiro daquele dia.'
      : 'Mudança da Selic ou do IPCA no caminho: o índice fica constante.',
    ...(sale ? [] : ['Venda antes do vencimento, pelo preço do dia.']),
    'Taxa da corretora, quando ela cobra.',
    'Prejuízo compensado com ganho de outros títulos.',
    'O Tesouro Reserva, que segue a Selic sem preço de mercado: a custódia dele não foi confirmada.',
  ]
}
