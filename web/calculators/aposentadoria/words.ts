import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { RetirementRule } from '#web/finance/pension/retirement.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { generalRuleTables, tollRuleTables } from '#web/finance/tables/pension/retirement.ts'
import type { NoticeCode, RetirementResult, RuleRow } from './calculate.ts'
import type { RetirementInput } from './question.ts'

type Answer = Extract<RetirementResult, { ok: true }>

const regimes = {
  professor: 'de professor',
  especial: 'especial, por agentes nocivos',
  rural: 'rural',
  servidor: 'de servidor público',
  deficiencia: 'da pessoa com deficiência',
} as const

export function refusalInWords(refusal: Extract<RetirementResult, { ok: false }>): string {
  switch (refusal.reason) {
    case 'special-regime':
      return `A aposentadoria ${regimes[refusal.regime]} tem regras próprias, que esta conta não faz. Simule no Meu INSS (meu.inss.gov.br) ou no seu órgão.`
    case 'no-table-in-force':
      return 'Não temos as tabelas dessa data: esta conta vai de janeiro de 2024 em diante. Mude a data.'
    case 'too-large':
      return 'O valor passa de R$\u00A01 trilhão, mais do que esta conta mostra ao centavo. Diminua o rendimento, a inflação ou o que já tem.'
    case 'no-rule-reached':
      return 'Com esses dados nenhuma regra é cumprida. Confira o tempo de contribuição e se você continua contribuindo.'
  }
}

const rulesInSentence: Readonly<Record<RetirementRule, string>> = {
  general: 'por idade',
  points: 'por pontos',
  'progressive-age': 'pela idade progressiva',
  'toll-50': 'pelo pedágio de 50 %',
  'toll-100': 'pelo pedágio de 100 %',
}

/** `pelo pedágio de 100 %`. */
export function ruleInSentence({ rule }: RuleRow): string {
  return rulesInSentence[rule]
}

/** The day, or that it has come, or that it will not. */
export function metOnInWords({ metOn, isMet }: RuleRow): string {
  if (isMet) return 'já cumprida'
  return metOn === undefined ? 'não será cumprida' : formatDay(metOn)
}

export function yearsInWords(years: number): string {
  return years === 1 ? '1 ano' : `${years} anos`
}

/** Said under the Nota; the others stand beside the result. */
export const noteCodes: readonly NoticeCode[] = [
  'estimate-only',
  'months-at-reform',
  'choice-at-withdrawal',
  'stops-paying',
]

export function summaryInWords(
  { chosen, sooner, benefit, gap, complement }: Answer,
  { plan, desiredIncome }: RetirementInput,
) {
  const when = chosen.isMet ? 'hoje' : `em ${metOnInWords(chosen)}`
  const paid = `${when}, ${ruleInSentence(chosen)}, o INSS pagaria cerca de ${formatBrl(benefit)} por mês`
  const soonest = sooner
    ? `${sooner.isMet ? 'você já pode pedir' : `você pode pedir em ${metOnInWords(sooner)}`} ${ruleInSentence(sooner)}; quanto, só o fator previdenciário diz. Pela regra seguinte, `
    : ''
  if (desiredIncome === undefined) return `${soonest}${paid}, em dinheiro de hoje.`
  const { months, monthlyContribution, shortfall } = complement
  if (gap === 0) return `${soonest}${paid}, e a renda que você quer já está coberta.`
  const missing = `${soonest}${paid}. Faltam ${formatBrl(gap)} por mês`
  if (months === 0 && shortfall > 0) return `${missing}, e o que você tem não paga tudo isso.`
  if (monthlyContribution === 0) return `${missing}, e o que você já tem basta para isso.`
  const where = plan === 'livre' ? '' : ` em ${plan}`
  return `${missing}: para isso, guarde ${formatBrl(monthlyContribution)} por mês${where} até lá.`
}

/** `date` and `sex` choose the numbers of the law that the text names. */
export function noticeInWords(code: NoticeCode, { date, sex }: RetirementInput): string {
  switch (code) {
    case 'above-deduction': {
      const share = formatPercent(inForce(pgblTables, date)?.deductibleShare ?? 0, 0)
      return `O aporte do ano passa de ${share} da renda tributável: o que passa não abate imposto no PGBL, mas paga na saída. Para essa parte, o VGBL paga só sobre o ganho.`
    }
    case 'few-years': {
      const months = inForce(generalRuleTables, date)?.minimumMonths ?? 0
      return `Você ainda não tem ${months} contribuições pagas (${months / 12} anos), a carência de todas as regras.`
    }
    case 'mean-limited': {
      const ceiling = inForce(inssTables, date)?.brackets.at(-1)?.upTo ?? 0
      return `A média que você digitou passa do teto do INSS: só contam ${formatBrl(ceiling)} (EC 103/2019, art. 26, § 1º). Confira a média no Meu INSS.`
    }
    case 'toll-edge': {
      const years = inForce(tollRuleTables, date)?.toll50.before[sex] ?? 0
      return `O pedágio de 50 % pede mais de ${years} anos de contribuição em 13/11/2019 (EC 103/2019, art. 17): com ${years} anos exatos ele não vale, com um dia a mais vale. Confira no Meu INSS; se passava de ${years} anos, digite também 1 mês.`
    }
    default:
      return notices[code]
  }
}

type Fixed = Exclude<NoticeCode, 'above-deduction' | 'few-years' | 'mean-limited' | 'toll-edge'>

const notices: Readonly<Record<Fixed, string>> = {
  'estimate-only':
    'É uma estimativa em dinheiro de hoje, com a média e o rendimento que você digitou: nenhum dos dois é certo. Quem decide é o INSS: a simulação oficial está no Meu INSS.',
  'months-at-reform':
    'Você não disse quanto tinha em 13/11/2019: supomos que não faltou nenhum mês desde então. Os pedágios dependem disso. O campo está em “Mais opções”.',
  'stops-paying': 'Sem novas contribuições, só a idade avança.',
  ceiling: 'O benefício chegou ao teto do INSS.',
  'toll-factor':
    'O benefício do pedágio de 50 % depende do fator previdenciário, que a simulação do Meu INSS mostra. Digite-o em “Mais opções” para ver o valor.',
  'already-met': 'Você já cumpre uma das regras: pode pedir hoje no Meu INSS.',
  shortfall: 'Não há mais tempo para juntar: o que você tem não paga toda a renda que falta.',
  'choice-at-withdrawal':
    'Desde a Lei 14.803/2024 você escolhe entre a tabela regressiva e a progressiva só no primeiro resgate ou benefício. Aqui o aporte é o da regressiva, como se tudo saísse no dia da aposentadoria.',
  'no-deduction':
    'Com os dados digitados o PGBL não diminui o seu imposto deste ano: o desconto simplificado já é melhor, ou não há imposto.',
  'vgbl-iof':
    'O aporte do ano em VGBL passa do limite e paga IOF sobre o excesso, somando todas as seguradoras.',
}

export function excludedOf({ plan, goesOn, desiredIncome }: RetirementInput): string[] {
  return [
    'Imposto de renda e outros descontos sobre o benefício do INSS, que é bruto.',
    'Professor, atividade especial, rural, servidor público e pessoa com deficiência: as regras são outras.',
    'Tempo especial convertido, descarte de contribuições baixas e atividades ao mesmo tempo, que podem mudar a média e o tempo.',
    'A carência, contada em contribuições pagas: meses pagos em atraso podem não contar.',
    ...(goesOn ? ['O efeito das próximas contribuições na média: ela fica como está.'] : []),
    ...(desiredIncome === undefined
      ? []
      : [
          plan === 'livre'
            ? 'Imposto sobre o investimento: digite o rendimento já sem ele.'
            : 'Taxas do plano: desconte do rendimento.',
        ]),
    'Mudanças na lei até lá.',
  ]
}
