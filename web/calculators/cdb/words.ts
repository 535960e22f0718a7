import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { fgcInWords, paidLaterInWords } from '../form/bank-paper.ts'
import { shortBrl } from '../form/words.ts'
import type { CdbInput, CdbRefusal, CdbResult } from './calculate.ts'

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
export function noticeInWords(
  notice: Answer['notices'][number],
  answer: Answer,
  input: Pick<CdbInput, 'otherDeposits' | 'date' | 'maturity'>,
): string {
  const { fgc, iof } = answer
  switch (notice) {
    case 'above-fgc':
      return fgcInWords(fgc, input.otherDeposits)
    case 'paid-later':
      return paidLaterInWords(answer, { ...input, exempt: false })
    case 'iof':
      return `Parte do dinheiro fica menos de 30 dias e paga ${formatBrl(iof)} de IOF sobre o rendimento.`
  }
}

/** What is left of the yield, and whether a savings account would leave more. */
export function summaryInWords({ invested, total, beside: { poupanca } }: Answer): string {
  const left = `de ${shortBrl(invested)}, você fica com ${formatBrl(total - invested)} de rendimento depois do imposto.`
  if (!poupanca) return left
  const more = total - poupanca.net
  if (more === 0) return `${left} A poupança deixaria o mesmo.`
  return `${left} ${more > 0 ? 'São' : 'A poupança deixaria'} ${formatBrl(Math.abs(more))} a mais${more > 0 ? ' do que na poupança' : ''}.`
}

export function excludedInWords({ isLiquid, maturity }: CdbInput): string[] {
  return [
    'Inflação: o valor do vencimento é em dinheiro daquele dia.',
    'Mudança do CDI ou do IPCA no caminho: o índice fica constante.',
    isLiquid
      ? 'Carência: alguns bancos só liberam o resgate diário depois de alguns dias.'
      : `Resgate antes de ${formatDay(maturity)}: o banco não é obrigado a aceitar, e o preço pode ser menor.`,
    'Intervenção no banco: o FGC paga o saldo até aquele dia, e depois dele o dinheiro não rende mais.',
  ]
}
