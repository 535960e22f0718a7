import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { injunctionInWords } from '#web/finance/exchange/iof-injunction.ts'
import { iofCredito } from '#web/finance/tables/credit/iof-credito.ts'
import { fxClauses } from '#web/finance/tables/exchange/iof-cambio.ts'
import { countInWords, shortBrl } from '../form/words.ts'
import { operationNames } from './names.ts'
import type {
  CreditAnswer,
  CreditQuestion,
  ExchangeAnswer,
  ExchangeQuestion,
  IofInput,
  IofResult,
  Notice,
  RedemptionAnswer,
  RedemptionQuestion,
  RuleChange,
  VgblAnswer,
} from './question.ts'

type Refusal = Extract<IofResult, { ok: false }>

export const noticesInWords: Readonly<Record<Notice, string>> = {
  'iof-injunction': injunctionInWords,
  'capped-at-365-days': 'O IOF por dia conta no máximo 365 dias em cada parcela.',
  'zero-from-day-30': 'A partir do 30º dia o IOF é zero. O imposto de renda continua.',
  exempt: 'Esta operação não paga IOF.',
  'uncertain-rule': 'As fontes não concordam sobre a alíquota desta data. Confira com a instituição.',
}

export function refusalInWords({ reason }: Refusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não temos a regra do IOF dessa operação nessa data. Escolha uma data mais recente.'
  }
}

export function titleInWords(input: IofInput): string {
  switch (input.tab) {
    case 'cambio':
      return `IOF: ${operationNames[input.operation]}`
    case 'credito':
      return `IOF do empréstimo de ${shortBrl(input.amount)}, ${countInWords(input.months, 'months')}`
    case 'investimento':
      return `IOF do resgate no ${input.days}º dia`
    case 'vgbl':
      return 'IOF dos aportes em VGBL'
  }
}

export function exchangeSummary(
  { operation, amount }: ExchangeQuestion,
  { iof, rate }: ExchangeAnswer,
): string {
  if (iof === 0) return 'não há IOF: a alíquota desta operação é zero.'
  return `em ${shortBrl(amount)}, ${formatBrl(iof)} são IOF: ${percentInWords(rate)}, pelo ${clauseInWords(operation)}.`
}

/** `art. 15-B, VII` → `inciso VII do art. 15-B do Decreto 6.306/2007`. */
function clauseInWords(operation: ExchangeQuestion['operation']): string {
  const [article, clause] = fxClauses[operation].split(', ')
  return `inciso ${clause} do ${article} do Decreto 6.306/2007`
}

export function creditSummary({ financed }: CreditQuestion, answer: CreditAnswer): string {
  const { iof, rate, shareOfCost, loan } = answer
  if (iof === 0) return `não há IOF: caem na conta ${formatBrl(loan.total)}.`
  const lands = financed
    ? `Você recebe ${formatBrl(loan.total)} e deve ${formatBrl(answer.principal)}, mais os juros.`
    : `Caem na conta ${formatBrl(loan.total)}.`
  const share =
    answer.interest > 0 ? ` e ${percentInWords(shareOfCost, 2)} do custo, que são os juros e o IOF` : ''
  return `o IOF é ${percentInWords(rate, 3)} do empréstimo${share}. ${lands}`
}

export function redemptionSummary(
  { days, product, yield: gain }: RedemptionQuestion,
  { iof, rate, total }: RedemptionAnswer,
): string {
  if (product === 'lci-lca') return 'a LCI e a LCA não pagam IOF nem imposto de renda de pessoa física.'
  if (iof === 0)
    return `no ${days}º dia já não há IOF. Do rendimento de ${formatBrl(gain)} ficam ${formatBrl(total)}, depois do imposto de renda.`
  return `no ${days}º dia o IOF leva ${percentInWords(rate)} do rendimento. Com o imposto de renda, de ${formatBrl(gain)} ficam ${formatBrl(total)}.`
}

export function vgblSummary({ iof, contributed, rate, charged }: VgblAnswer): string {
  if (charged.every((charge) => charge.rate === 0))
    return 'nenhum IOF: nas datas destes aportes não havia cobrança.'
  if (iof === 0) return `nenhum IOF: os aportes somam ${formatBrl(contributed)} e não passam do limite.`
  return `de ${formatBrl(contributed)} aportados, o IOF é ${formatBrl(iof)}: ${percentInWords(rate, 2)} da soma.`
}

export function excludedInWords(input: IofInput): string[] {
  switch (input.tab) {
    case 'cambio':
      return [
        'Spread e tarifa da instituição: digite o valor em reais já com o spread.',
        'Empréstimo externo e seguro, que têm alíquotas próprias.',
        'Criptomoedas: não achamos norma que cobre IOF delas.',
      ]
    case 'credito':
      return [
        revolvingInWords(input),
        'Seguros, tarifas e juros de atraso.',
        'Renegociação com o mesmo banco, que tem conta própria.',
      ]
    case 'investimento':
      return [
        'Poupança, ações e fundos imobiliários: não pagam este IOF.',
        'Taxa de administração ou de custódia.',
        ...(input.product === 'lci-lca'
          ? ['Prazo mínimo: a LCI e a LCA não podem ser resgatadas nos primeiros meses.']
          : []),
      ]
    case 'vgbl':
      return [
        'PGBL, portabilidade, resgate e renda: não pagam este IOF.',
        'Imposto de renda do VGBL, que vem no resgate.',
        'Aportes de outra pessoa: o limite é de cada CPF.',
      ]
  }
}

/** The credit that this calculator does not have, with its rates: who has one can redo the sum. */
function revolvingInWords({ borrower, date }: CreditQuestion): string {
  const edition = inForce(iofCredito, date)
  const rates = edition?.rates[borrower]
  const kinds = 'Cheque especial e rotativo do cartão'
  if (!edition || !rates) return `${kinds}, que têm conta própria, mês a mês.`
  return `${kinds}: o IOF vem todo mês, ${percentInWords(rates.daily, 5)} por dia sobre o que você deve no fim de cada dia e ${percentInWords(rates.additional)} sobre cada aumento da dívida, sem o limite de ${edition.maxDays} dias.`
}

/** From when a rule holds; of the oldest that we have, that our table begins there. */
export function sinceInWords({ rule, isOlder }: RuleChange): string {
  return isOlder ? `nossa tabela começa em ${formatDay(rule.from)}` : formatDay(rule.from)
}
