import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { durationInWords } from '../form/words.ts'
import type { FlowsAnswer, Notice, RoiResult, SimpleAnswer, SimpleQuestion } from './calculate.ts'

type Refusal = Extract<RoiResult, { ok: false }>

const NBSP = '\u00A0'

export const noticesInWords: Readonly<Record<Notice, string>> = {
  'no-irr': 'A TIR não existe: nenhuma taxa faz as entradas empatarem com as saídas.',
  'several-irr': 'Há mais de uma TIR, porque o dinheiro sai, volta e torna a sair. Prefira o VPL.',
  'not-paid-back': 'O investimento não se paga nesse período.',
  'below-cdi': 'No CDI, já descontado o imposto, o mesmo dinheiro renderia mais.',
  'short-term':
    'O período tem menos de um ano: a taxa ao ano supõe repetir o mesmo ganho até completar doze meses.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do imposto de renda dessa data. Escolha uma data mais recente.'
    case 'nothing-invested':
      return 'Nenhum valor saiu: inclua o investimento como um valor negativo.'
    case 'no-term':
      return 'Todos os valores são do mesmo dia. Inclua um valor de outra data.'
    case 'too-large':
      return 'No CDI, esse valor passaria de R$ 10 trilhões nesse período. Diminua o valor, o período ou a taxa.'
  }
}

/** `16,63 % ao ano`; beyond what says anything, only that it is. */
export function annualInWords(rate: Fraction | undefined): string {
  return rate === undefined ? `mais de 100.000${NBSP}% ao ano` : `${formatPercent(rate)} ao ano`
}

/** `29,89 % ao ano`, or why there is none. */
export function irrInWords({ irr }: FlowsAnswer): string {
  if (irr.ok) return annualInWords(irr.rate)
  return irr.reason === 'too-large' ? annualInWords(undefined) : 'não existe'
}

/** `1 ano e 2 meses (13,42 meses)`. */
export function paybackInWords(months: number | undefined): string {
  if (months === undefined) return 'não se paga'
  if (months === 0) return 'já no primeiro dia'
  const exact = Number.isInteger(months) || months < 1 ? '' : ` (${formatNumber(months)} meses)`
  return `${monthsBegun(months)}${exact}`
}

/** A month begun counts. */
export function monthsBegun(months: number): string {
  return durationInWords(Math.max(1, Math.ceil(months - 1e-9)))
}

/** After "Em miúdos:". */
export function simpleSummary(
  { roi, annualRoi, cdi, overCdi }: SimpleAnswer,
  { months }: SimpleQuestion,
): string {
  const returned =
    roi === -1
      ? 'nada voltou'
      : `cada R$${NBSP}1,00 voltou como R$${NBSP}${formatNumber(1 + roi)} em ${durationInWords(months)}`
  const rate = annualRoi === undefined || roi === -1 ? '' : `, ou ${annualInWords(annualRoi)}`
  const against =
    overCdi === 0
      ? 'O mesmo que o CDI deixaria depois do imposto'
      : `${formatBrl(Math.abs(overCdi))} a ${overCdi > 0 ? 'mais' : 'menos'} que o CDI depois do imposto`
  return `${returned}${rate}. ${against}, que renderia ${annualInWords(cdi.netAnnualRate)}.`
}

/** After "Em miúdos:". */
export function flowsSummary(answer: FlowsAnswer): string {
  const { npv, payback, netAnnualCdi } = answer
  const paid =
    payback === undefined
      ? 'o que voltou não pagou o que saiu'
      : payback === 0
        ? 'o fluxo nunca fica no vermelho'
        : `o investimento se paga em ${monthsBegun(payback)}`
  const against =
    npv === 0
      ? 'Empata com o CDI'
      : `Em dinheiro do primeiro dia, ${npv > 0 ? 'sobram' : 'faltam'} ${formatBrl(Math.abs(npv))} em relação ao CDI`
  return `${paid}. ${against}, que deixaria ${annualInWords(netAnnualCdi)} depois do imposto.`
}
