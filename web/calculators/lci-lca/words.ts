import { businessDayFrom } from '#web/finance/calendar/business-days.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { MinimumTerm } from '#web/finance/tables/fixed-income/lci-lca.ts'
import { fgcInWords, paidLaterInWords } from '../form/bank-paper.ts'
import { shortBrl } from '../form/words.ts'
import type { LciLcaAnswer, LciLcaInput, LciLcaRefusal } from './calculate.ts'

export function refusalInWords(refusal: LciLcaRefusal): string {
  switch (refusal.reason) {
    case 'no-table-in-force':
      return 'Não temos a regra de prazo dessa data: as nossas começam em junho de 2015. Use uma data de aplicação mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor, a taxa ou o prazo.'
    case 'below-minimum-term': {
      const { paperKind, minimum, source, earliest, isMonthlyCorrected } = refusal
      const paper = `Uma ${paperKind.toUpperCase()}${isMonthlyCorrected ? ' corrigida todo mês pelo IPCA' : ''}`
      return `${paper} emitida nessa data dura pelo menos ${termInWords(minimum)} (${source.source}). Escolha um vencimento a partir de ${formatDay(businessDayFrom(earliest))}.`
    }
  }
}

export function noticeInWords(
  notice: LciLcaAnswer['notices'][number],
  answer: Pick<LciLcaAnswer, 'fgc' | 'paidOn' | 'term'>,
  input: Pick<LciLcaInput, 'otherDeposits' | 'date' | 'maturity'>,
): string {
  switch (notice) {
    case 'above-fgc':
      return fgcInWords(answer.fgc, input.otherDeposits)
    case 'paid-later':
      return paidLaterInWords(answer, { ...input, exempt: true })
    case 'price-indexed-term':
      return 'As fontes divergem sobre a LCA corrigida pelo IPCA: pelo menos 12 meses, segundo bancos; nove, segundo a Agência Brasil (05/2025). Nenhum dos dois foi confirmado na norma: pergunte ao seu banco.'
    case 'contributions-too-late':
      return 'Cada aporte é um título novo e precisa cumprir o prazo mínimo sozinho; os dos últimos meses só existem se o banco aceitar o mesmo vencimento.'
  }
}

/** With the CDB that leaves as much in the same term. */
export function summaryInWords({ invested, total, breakEven, cdb }: LciLcaAnswer): string {
  const left = `de ${shortBrl(invested)}, você fica com ${formatBrl(total - invested)} de rendimento, sem imposto.`
  const own = breakEven.find(({ isOwn }) => isOwn)?.share
  const equal = own
    ? ` Nesse prazo, um CDB precisa pagar ${formatPercent(own)} do CDI para deixar o mesmo.`
    : ''
  if (!cdb) return `${left}${equal}`
  const { difference } = cdb
  const beside =
    difference === 0
      ? ' O CDB que você comparou deixa o mesmo.'
      : ` O CDB que você comparou deixa ${formatBrl(Math.abs(difference))} a ${difference > 0 ? 'menos' : 'mais'}.`
  return `${left}${equal}${beside}`
}

export function excludedInWords({ minimumTerm: { minimum, source } }: LciLcaAnswer): string[] {
  return [
    `Resgate antes do vencimento: não há nos primeiros ${termInWords(minimum)} (${source.source}); depois, só se o banco aceitar.`,
    'Inflação: o valor do vencimento é em dinheiro daquele dia.',
    'Mudança do CDI ou do IPCA no caminho: o índice fica constante.',
    'Intervenção no banco: o FGC paga o saldo até aquele dia, e depois dele o dinheiro não rende mais.',
    'Empresa: a isenção é só de pessoa física.',
  ]
}

export function termInWords(minimum: MinimumTerm): string {
  return 'months' in minimum ? `${minimum.months} meses` : `${minimum.days} dias`
}
