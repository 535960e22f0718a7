import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { byMonthInWords } from '#web/finance/income-tax/coins-by-month.ts'
import type { GainResult, NoticeCode } from './calculate.ts'
import type { GainInput } from './question.ts'

type Answer = Extract<GainResult, { ok: true }>

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
    'Quem atualizou o valor do imóvel pelo REARP (Lei 15.265/2025, prazo encerrado em fevereiro de 2026) usa o valor atualizado como custo, com regras próprias que não estão aqui.',
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

const titles: Record<GainInput['kind'], string> = {
  imovel: 'Venda de imóvel',
  bem_movel: 'Venda de bem',
  acoes_fora_da_bolsa: 'Venda de ações fora da bolsa',
  cripto: 'Venda de criptomoeda',
  exterior: 'Venda no exterior',
}

export function titleOf(kind: GainInput['kind']): string {
  return titles[kind]
}

export function summaryInWords(answer: Answer, input: GainInput): string {
  const { total, gain, loss, effectiveRate, netStatement } = answer
  if (loss > 0) return lossInWords(loss, input)
  if (gain === 0) return 'você vendeu pelo que custou: sem ganho, não há imposto.'
  if (total === 0) return `a venda é isenta: o ganho de ${formatBrl(gain)} não paga imposto.`
  return `de ${formatBrl(gain)} de ganho, ${formatBrl(total)} são imposto (${percentInWords(effectiveRate, 2)}); você fica com ${formatBrl(netStatement.total)} da venda. ${paymentInWords(answer)} ${byMonthOf(answer, input)}`.trimEnd()
}

function byMonthOf({ total }: Answer, { kind, price, share, monthSales, soldOn: date }: GainInput): string {
  const sale = Math.round(price * share)
  return kind === 'cripto'
    ? byMonthInWords({ sale, otherSales: (monthSales ?? sale) - sale, date }, total)
    : ''
}

function lossInWords(loss: number, { kind, isFinancialAbroad }: GainInput): string {
  const use =
    kind === 'exterior' && isFinancialAbroad
      ? 'ele diminui outros ganhos com aplicações no exterior'
      : 'ele não compensa o ganho de outra venda'
  return `a venda deu prejuízo de ${formatBrl(loss)}: não há imposto, e ${use}.`
}

function paymentInWords({ payment }: Answer): string {
  if (payment.how === 'annual-return') return `O imposto é pago com a declaração de ${payment.year}.`
  const [first, ...others] = payment.schedule
  if (others.length > 0) return 'Cada recebimento paga a sua parte até o fim do mês seguinte.'
  if (first?.isBelowMinimum) return 'É pouco para um DARF: espere somar o mínimo com o próximo.'
  const day = first?.payBy ? formatDay(first.payBy) : 'o último dia útil do mês seguinte'
  return `Pague o DARF ${payment.code} até ${day}.`
}

/** Until when each DARF is paid, and why in December a day before. */
export function paymentNotes({ payment, total }: Answer): string[] {
  if (total === 0 || payment.how !== 'darf') return []
  const rule = `Prazo do DARF ${payment.code}: o último dia útil do mês seguinte a cada recebimento (Lei 8.981/1995, art. 21, § 1º).`
  const isDecember = payment.schedule.some(({ payBy }) => payBy?.slice(5, 7) === '12')
  return isDecember
    ? [`${rule} Em dezembro, um dia útil antes: no último os bancos não atendem o público.`]
    : [rule]
}

/** "O que esta conta não inclui", for what was sold. */
export function excludedInWords({ kind, reinvested }: GainInput): string[] {
  const isProperty = kind === 'imovel'
  const all: [boolean, string][] = [
    [true, 'Multa e juros de quem paga depois do prazo.'],
    [true, 'Herança, doação e partilha: o ganho é a diferença entre o valor declarado e o da transferência.'],
    [true, 'Venda de quem não mora no Brasil, que tem regras próprias.'],
    [isProperty, notices.rearp],
    [isProperty, 'Permuta e desapropriação.'],
    [
      isProperty && reinvested > 0,
      'Dinheiro pago pelo outro imóvel antes da venda: não conta para a isenção.',
    ],
    [kind === 'acoes_fora_da_bolsa', 'Ações vendidas em bolsa, que têm outra conta.'],
    [kind === 'exterior', 'Imposto pago no exterior, que pode ser abatido, e a variação do câmbio.'],
  ]
  return all.filter(([applies]) => applies).map(([, text]) => text)
}
