import { formatBrl, formatCents, formatNumber } from '#web/finance/core/format.ts'
import type { ModalitiesInput, ModalitiesResult, Use } from './calculate.ts'
import { amountInWords } from './words.ts'

type Asked = { answer: Extract<ModalitiesResult, { ok: true }>; question: ModalitiesInput }

const inUse: Record<Use, string> = {
  commercial: 'no câmbio comercial',
  cash: 'em espécie',
  card: 'no cartão',
  account: 'na conta global',
  'third-party': 'em remessa a terceiros',
  investment: 'para investir',
}
export const units: Record<string, string> = { US$: 'dólar', '€': 'euro' }

/** `US$ 100 no cartão` */
export function titleOf({ answer, question }: Asked): string {
  return `${amountInWords(question)} ${inUse[answer.use]}`
}

export function summaryOf({ answer, question }: Asked): string {
  const unit = units[question.currency] ?? 'unidade'
  const paid = `você paga R$\u00A0${formatNumber(answer.vet)} por ${unit}`
  if (answer.iof === 0) return `${paid}, sem imposto: é só a referência.`
  const tax = formatNumber(answer.iof / answer.amount)
  return `${paid}; R$\u00A0${tax} disso é imposto.`
}

/** The Nota as a text message: what it is, its lines, its rate as the Nota writes it, and no link. */
export function messageOf({ answer, question }: Asked, rateInWords: string): string {
  const unit = units[question.currency] ?? 'unidade'
  const lines = answer.lines.filter(({ key, amount }) => amount !== 0 || key === 'exchange')
  const bought = `${question.currency} ${formatCents(answer.amount)}`
  return [
    `${titleOf({ answer, question })}: ${question.amountIn === 'brl' ? bought : formatBrl(answer.total)}`,
    ...lines.map(({ label, amount }) => `${label}: ${formatBrl(amount)}`),
    `Custo por ${unit} (VET): R$ ${formatNumber(answer.vet, 4)}`,
    rateInWords,
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ')
}
