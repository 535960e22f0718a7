import { formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import type { NoticeCode, RetirementResult } from './calculate.ts'

const regimes = {
  professor: 'de professor',
  especial: 'especial, por agentes nocivos',
  rural: 'rural',
  servidor: 'de servidor público',
  deficiencia: 'da pessoa com deficiência',
} as const

/** Why there is no answer, and what to change. */
export function refusalInWords(refusal: Extract<RetirementResult, { ok: false }>): string {
  switch (refusal.reason) {
    case 'special-regime':
      return `A aposentadoria ${regimes[refusal.regime]} tem regras próprias, que esta conta não faz. Simule no Meu INSS (meu.inss.gov.br) ou no seu órgão.`
    case 'no-table-in-force':
      return 'Não temos as tabelas dessa data: esta conta vai de janeiro de 2024 em diante. Mude a data.'
    case 'too-large':
      return 'O valor passa de R$ 1 trilhão, mais do que esta conta mostra ao centavo. Diminua o rendimento, a inflação ou o que já tem.'
    case 'no-rule-reached':
      return 'Com esses dados nenhuma regra é cumprida. Confira o tempo de contribuição e se você continua contribuindo.'
  }
}

const notices: Record<Exclude<NoticeCode, 'above-deduction'>, string> = {
  'estimate-only':
    'É uma estimativa em dinheiro de hoje, com a média e o rendimento que você digitou: nenhum dos dois é certo. Quem decide é o INSS: a simulação oficial está no Meu INSS.',
  'months-at-reform':
    'Você não disse quanto tinha em 13/11/2019: supomos que não faltou nenhum mês desde então. Os pedágios dependem disso.',
  'stops-paying': 'Sem novas contribuições, só a idade avança.',
  'few-years': 'Você ainda não tem 15 anos de contribuição, o mínimo de todas as regras.',
  ceiling: 'O benefício chegou ao teto do INSS.',
  'toll-factor':
    'O pedágio de 50 % usa o fator previdenciário, que o Meu INSS mostra. Sem ele não estimamos esse benefício.',
  'already-met': 'Você já cumpre essa regra: pode pedir hoje no Meu INSS.',
  shortfall: 'Não há mais tempo para juntar: o que você tem não paga toda a renda que falta.',
  'choice-at-withdrawal':
    'Desde a Lei 14.803/2024 você escolhe entre a tabela regressiva e a progressiva só no primeiro resgate ou benefício.',
  'no-deduction':
    'Com os dados digitados o PGBL não diminui o seu imposto deste ano: o desconto simplificado já é melhor, ou não há imposto.',
  'vgbl-iof':
    'O aporte do ano em VGBL passa do limite e paga IOF sobre o excesso, somando todas as seguradoras.',
}

/** `date` chooses the share of the income that the text names. */
export function noticeInWords(code: NoticeCode, date: IsoDate): string {
  if (code !== 'above-deduction') return notices[code]
  const share = formatPercent(inForce(pgblTables, date)?.deductibleShare ?? 0, 0)
  return `O aporte do ano passa de ${share} da renda tributável: o que passa não abate imposto no PGBL, mas paga na saída. Para essa parte, o VGBL paga só sobre o ganho.`
}
