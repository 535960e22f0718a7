import {
  formatBrl,
  formatDay,
  formatNumber,
  formatPercent,
  percentInWords,
} from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { countInWords, shortBrl } from '../form/words.ts'
import type { CdiConversionInput, CdiConversionRefusal, CdiConversionResult } from './calculate.ts'

type Answer = Extract<CdiConversionResult, { ok: true }>

export function refusalInWords({ reason }: CdiConversionRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a tabela de imposto dessa data: a tabela regressiva começa em 2005, e a do IOF, em dezembro de 2007. Use uma data mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor, a taxa ou o prazo.'
  }
}

export function noticeInWords(
  notice: Answer['notices'][number],
  { iofShare, minimumTerm }: Answer,
  { date, term }: Pick<CdiConversionInput, 'date' | 'term'>,
): string {
  switch (notice) {
    case 'iof':
      return `Com ${countInWords(term.days, 'days')} o IOF leva ${percentInWords(iofShare)} do rendimento, antes do imposto de renda. A partir do 30º dia ele é zero.`
    case 'minimum-term':
      return minimumTermInWords(minimumTerm, date)
    case 'business-days-estimated':
      return 'Os dias úteis foram estimados em 252 a cada 365 dias. O calendário tem de 1 a 2 a menos por ano: o valor no resgate sai um pouco maior que o real. Com a data do resgate, em “Mais opções”, a conta usa o calendário de feriados.'
  }
}

function minimumTermInWords(minimumTerm: Answer['minimumTerm'], date: CdiConversionInput['date']): string {
  if (!minimumTerm) return ''
  const { months, earliest, source } = minimumTerm
  const rule = `Uma LCI ou LCA aplicada nesse dia dura pelo menos ${countInWords(months, 'months')} (${source.source})`
  return date < earliest
    ? `${rule} e não pode ser resgatada antes de ${formatDay(earliest)}: nesse prazo ela não existe.`
    : `${rule}: não há resgate antes de ${formatDay(earliest)}.`
}

/** In reais, with the paper of the other kind that leaves as much. */
export function summaryInWords(answer: Answer, { amount, term, exempt }: CdiConversionInput): string {
  const { total, annualRate } = answer
  const left = `aplicando ${shortBrl(amount)}, você tem ${formatBrl(total)} em ${countInWords(term.days, 'days')}${exempt ? ', sem imposto' : ', já sem o imposto'}.`
  if (annualRate === 0) return left
  const other = exempt ? answer.taxed : answer.exempt
  const rate =
    other.share === undefined
      ? `${formatPercent(other.fixed)} ao ano`
      : `${formatPercent(other.share)} do CDI`
  return exempt
    ? `${left} Nesse prazo, um CDB precisa pagar ${rate} para deixar o mesmo.`
    : `${left} Nesse prazo, uma LCI ou LCA de ${rate} deixa o mesmo.`
}

/** `CDI + 1,29 %`, `IPCA − 0,50 %`. */
export function overInWords(index: 'CDI' | 'IPCA', rate: Fraction): string {
  return `${index} ${rate < 0 ? '−' : '+'} ${formatNumber(Math.abs(rate) * 100)}\u00A0%`
}
