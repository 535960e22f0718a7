import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { type RuleSource, ruleOn } from '#web/finance/core/statement.ts'
import { remuneration } from '#web/finance/labour/rescisao.ts'
import { consignadoTables } from '#web/finance/tables/credit/consignado.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { rescisaoRules as rules } from '#web/finance/tables/labour/rescisao.ts'
import type { Law, RescisaoLine } from './calculate-paid.ts'
import type { RescisaoInput } from './calculate-question.ts'

/** One negative line for each discount that is not zero, and the part of them that nobody may collect now. */
export function discountLines(input: RescisaoInput, law: Law): RescisaoLine[] {
  const lines = [...taxLines(input, law), ...debtLines(input, law)].filter(({ amount }) => amount !== 0)
  if (law.uncovered === 0) return lines
  return [
    ...lines,
    {
      key: 'uncovered',
      label: 'Descontos que não couberam',
      amount: law.uncovered,
      formula: `${formatBrl(law.totalDiscounts)} de descontos − ${formatBrl(law.totalPaid)} a receber: o líquido não fica negativo`,
      source: rules.employerDebts,
    },
  ]
}

function taxLines({ lastDay }: RescisaoInput, law: Law): RescisaoLine[] {
  const { balance, thirteenth } = law.withheld
  const inss = ruleOn(inssTables, lastDay)
  const irrf = ruleOn(irrfTables, lastDay)
  const { inssBalance, irrfBalance, inssThirteenth, irrfThirteenth } = law.discounts
  return [
    line('inssBalance', 'INSS do saldo de salário', inssBalance, inssInWords(balance.income, lastDay), inss),
    line('irrfBalance', 'IR do saldo de salário', irrfBalance, irrfInWords(balance), irrf),
    line('inssThirteenth', 'INSS do 13º', inssThirteenth, inssInWords(thirteenth.income, lastDay), inss),
    line('irrfThirteenth', 'IR do 13º, separado', irrfThirteenth, irrfInWords(thirteenth), irrf),
  ]
}

function debtLines(input: RescisaoInput, law: Law): RescisaoLine[] {
  const { discounts, table, totalPaid } = law
  const { alimony = { balance: 0, thirteenth: 0 }, payrollLoan = 0 } = input
  const loanRule = inForce(consignadoTables, input.lastDay)
  const { inssBalance, irrfBalance, inssThirteenth, irrfThirteenth } = discounts
  const taxes = inssBalance + irrfBalance + inssThirteenth + irrfThirteenth
  const available = Math.max(0, totalPaid - taxes - discounts.alimony)
  const loan = `o menor entre ${formatBrl(payrollLoan)} devidos e ${percentInWords(loanRule?.severanceShare ?? 0)} de ${formatBrl(available)} (verbas menos INSS, IR e pensão)`
  const monthCap = `no máximo um mês de remuneração, ${formatBrl(remuneration(input))}, com as outras dívidas`
  return [
    line(
      'notice',
      'Aviso prévio não cumprido',
      discounts.notice,
      `${table.notice.days}/${table.monthDays} × ${formatBrl(input.salary)}`,
      rules.noticeOwed,
    ),
    line(
      'earlyEnd',
      'Prejuízo pela saída antes do prazo',
      discounts.earlyEnd,
      `o menor entre o prejuízo provado, ${formatBrl(input.provedLoss ?? 0)}, metade dos dias que faltavam e um mês`,
      rules.earlyEndByEmployee,
    ),
    line(
      'thirteenthAdvance',
      '13º já adiantado',
      discounts.thirteenthAdvance,
      `${formatBrl(input.thirteenthAdvance ?? 0)} recebidos antes`,
      rules.thirteenthAdvance,
    ),
    line(
      'employerDebts',
      'Dívidas com a empresa',
      discounts.employerDebts,
      `${formatBrl(input.employerDebts ?? 0)}; ${monthCap}`,
      rules.employerDebts,
    ),
    line(
      'alimony',
      'Pensão alimentícia',
      discounts.alimony,
      `${formatBrl(alimony.balance)} do saldo + ${formatBrl(alimony.thirteenth)} do 13º, como diz a decisão`,
      rules.alimony,
    ),
    line(
      'payrollLoan',
      'Empréstimo consignado',
      discounts.payrollLoan,
      loan,
      ruleOn(consignadoTables, input.lastDay),
    ),
  ]
}

/** `amount` is what is taken: the line shows it below zero. */
function line(key: string, label: string, amount: Cents, formula: string, source: RuleSource | undefined) {
  // Not `-amount`: minus zero is another number.
  return { key, label, amount: 0 - amount, formula, ...(source && { source }) }
}

/** `R$ 1.621,00 × 7,5 % + R$ 712,33 × 9 %`. */
function inssInWords(pay: Cents, date: IsoDate): string {
  const brackets = inForce(inssTables, date)?.brackets ?? []
  const slices = brackets.map(({ upTo, rate }, index) => {
    const above = brackets[index - 1]?.upTo ?? 0
    return { part: Math.min(pay, upTo) - above, rate }
  })
  return slices
    .filter(({ part }) => part > 0)
    .map(({ part, rate }) => `${formatBrl(part)} × ${percentInWords(rate)}`)
    .join(' + ')
}

function irrfInWords({ income, base, form, rate, tableTax, reduction }: Law['withheld']['balance']): string {
  const discount = form === 'simplified' ? 'desconto simplificado' : 'deduções legais'
  const table = `base ${formatBrl(base)} (${formatBrl(income)} menos ${discount}), faixa de ${percentInWords(rate)}: ${formatBrl(tableTax)}`
  return reduction > 0 ? `${table}, menos a redução de ${formatBrl(reduction)}` : table
}
