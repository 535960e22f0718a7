import { formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { creditPractice } from '#web/finance/tables/credit/credit-practice.ts'
import type { FinancingAnswerOrRefusal, GoalAnswer, Notice } from './question.ts'

type Refusal = Extract<FinancingAnswerOrRefusal, { ok: false }>
/** Warnings with a limit that banks set: it changes with the day. */
type OfPractice = 'income' | 'age' | 'low-down-payment'

const noticesInWords: Readonly<Record<Exclude<Notice, OfPractice>, string>> = {
  'outside-sfh': 'O valor ou a taxa passa do limite do SFH: o contrato é do SFI e o FGTS não pode ser usado.',
  'tr-clamped': 'A TR não fica abaixo de zero: usamos zero.',
  'cet-with-index': 'Este CET inclui a correção que você supôs. O do banco não projeta a TR nem o IPCA.',
  'extras-not-used': 'Nem toda a amortização extra foi usada: a dívida acabou antes.',
  'iof-of-person':
    'O IOF é o de pessoa física. Táxi e pessoa com deficiência podem ser isentos na compra de carro.',
}

/** What the page says beside the result; `date` chooses the practice of the banks that the text names. */
export function noticeInWords(notice: Notice, date: IsoDate): string {
  const { incomeShare = 0, oldestAgeMonths = 0, loanToValue = 0 } = inForce(creditPractice, date) ?? {}
  switch (notice) {
    case 'income':
      return `A parcela passa de ${formatPercent(incomeShare, 0)} da renda; o banco pode negar.`
    case 'age':
      return `A idade somada ao prazo passa de ${ageInWords(oldestAgeMonths)}. Reduza o prazo.`
    case 'low-down-payment':
      return `A maioria dos bancos financia até ${formatPercent(loanToValue, 0)}.`
    default:
      return noticesInWords[notice]
  }
}

function ageInWords(months: number): string {
  const rest = months % 12
  return `${Math.floor(months / 12)} anos${rest === 0 ? '' : ` e ${rest} meses`}`
}

export const goalRefusalsInWords: Readonly<Record<Extract<GoalAnswer, { ok: false }>['reason'], string>> = {
  'already-met': 'O contrato já cumpre essa meta sem amortização por mês.',
  impossible: 'Nenhuma amortização por mês alcança essa meta.',
  'needs-price-or-sac': 'A meta vale para SAC e Price.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Nossas tabelas de IOF não chegam a essa data. Escolha uma data mais recente.'
    case 'nothing-to-finance':
      return 'A entrada já paga o bem: não há o que financiar. Diminua a entrada.'
    case 'too-large':
      return 'O total passa de R$ 10 trilhões, mais do que esta conta mostra ao centavo. Diminua a taxa, a correção ou o prazo.'
    case 'balloon-too-large':
      return 'A parcela final é maior que o valor financiado. Diminua a parcela final.'
  }
}
