import type { GainResult, NoticeCode } from './calculate.ts'

/** Why there is no answer, and what to change. */
export function refusalInWords({ reason }: Extract<GainResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra dessa data. Imóveis: vendas desde 14/10/2005. Outros bens: desde 16/06/2005. Cripto: desde 01/08/2019. Aplicações no exterior: desde 2024. Mude a data da venda.'
  }
}

const notices: Record<NoticeCode, string> = {
  loss: 'Na venda de bens, o prejuízo não compensa ganho de outra venda.',
  'loss-abroad':
    'O prejuízo com aplicações no exterior diminui os ganhos delas no mesmo ano e, o que sobrar, nos anos seguintes.',
  'declare-exempt': 'Mesmo isenta, a venda entra na declaração anual, em rendimentos isentos.',
  'reinvestment-pending':
    'A isenção pela compra só vale se o dinheiro for mesmo usado no prazo. Se não for, o imposto é devido com multa e juros.',
  'last-centavo':
    'O último centavo pode ser diferente do programa GCAP da Receita, que é quem vale: os fatores dele não foram comparados com os nossos.',
  'improvements-dates':
    'As reformas entram aqui com a data da compra. No GCAP cada uma tem a sua data, e reforma mais nova dá redução menor.',
  rearp:
    'Quem atualizou o valor do imóvel pela Lei 15.265/2025 (prazo encerrado em fevereiro de 2026) usa o valor atualizado como custo, com regras próprias que não estão aqui.',
  coowned:
    'Os limites foram comparados com a sua parte. Para casal em comunhão de bens, use 100 % e o limite vale para o imóvel inteiro.',
  decripto:
    'Desde julho de 2026 a DeCripto (IN RFB 2.291/2025) informa operações à Receita. Ela muda a informação, não o imposto.',
  'abroad-quotes':
    'Digite em reais: custo e venda pela cotação de venda do Banco Central de cada dia. Imposto pago no exterior não está nesta conta.',
  instalments:
    'Na venda em parcelas, cada recebimento paga a sua parte do imposto no mês seguinte. Juros cobrados do comprador são tributados à parte.',
}

export function noticeInWords(code: NoticeCode): string {
  return notices[code]
}
