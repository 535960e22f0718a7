import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { durationInWords } from '../form/words.ts'
import type { FlowsAnswer, LoanAnswer, Notice, RoiResult, SimpleAnswer, SimpleQuestion } from './calculate.ts'

type Refusal = Extract<RoiResult, { ok: false }>

const NBSP = '\u00A0'

const notices: Readonly<Record<Exclude<Notice, 'several-irr'>, string>> = {
  'no-irr': 'A TIR não existe: nenhuma taxa faz as entradas empatarem com as saídas.',
  'not-paid-back': 'O investimento não se paga nesse período.',
  'below-cdi': 'No CDI, já descontado o imposto, o mesmo dinheiro renderia mais.',
  'gain-below-cdi':
    'O ROI é positivo e o VPL é negativo: volta mais do que saiu, mas no CDI, já descontado o imposto, o mesmo dinheiro renderia mais nesse tempo.',
  'loss-above-cdi':
    'O ROI é negativo e o VPL é positivo: sai mais do que volta, mas o que sai no fim pesa menos em dinheiro do primeiro dia.',
  'irr-against-npv':
    'A TIR e o VPL discordam, porque o dinheiro sai, volta e torna a sair. Para comparar com o CDI, vale o VPL.',
  'short-term':
    'O período tem menos de um ano: a taxa ao ano supõe repetir o mesmo ganho até completar doze meses.',
}

export function noticeInWords(notice: Notice, irr?: FlowsAnswer['irr']): string {
  if (notice !== 'several-irr') return notices[notice]
  const found = irr && !irr.ok && irr.reason === 'several' ? irr : undefined
  const rates = found?.rates.map(annualInWords) ?? []
  const meaning =
    found?.isGainBetween === undefined
      ? 'O VPL muda de sinal em cada uma.'
      : `O VPL é ${found.isGainBetween ? 'positivo' : 'negativo'} só para um custo do dinheiro entre as duas.`
  return `Há mais de uma TIR (${listed(rates)}), porque o dinheiro sai, volta e torna a sair: nenhuma delas é a resposta. ${meaning} Compare pelo VPL.`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do imposto de renda dessa data. Escolha uma data mais recente.'
    case 'nothing-invested':
      return 'Nenhum valor saiu: inclua o investimento como um valor negativo.'
    case 'money-in-first':
      return 'O primeiro valor entra, em vez de sair. Isto é um empréstimo, ou faltou o sinal de menos? Escolha em “O dinheiro que entra primeiro”.'
    case 'nothing-paid':
      return 'Nenhum valor sai: inclua o que você paga com sinal de menos.'
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

/** `29,89 % ao ano`, each one of several, or why there is none. */
export function irrInWords({ irr }: Pick<FlowsAnswer, 'irr'>): string {
  if (irr.ok) return annualInWords(irr.rate)
  if (irr.reason === 'several') return listed(irr.rates.map(annualInWords))
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

export function loanSummary(answer: LoanAnswer): string {
  const { total, irr } = answer
  const cost =
    total < 0
      ? `você paga ${formatBrl(-total)} a mais do que recebeu`
      : total > 0
        ? `você paga ${formatBrl(total)} a menos do que recebeu`
        : 'você paga o mesmo que recebeu'
  return irr.ok
    ? `${cost}, ${annualInWords(irr.rate)}. É a taxa que se compara com o CET de outra proposta.`
    : `${cost}.`
}
