import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import type { Line } from '#web/finance/core/statement.ts'
import { type Plan, requiredAt } from './calculate-plan.ts'

/** The number step by step: each line is what one more thing adds, each total rounded once. */
export function linesOf(plan: Plan, month: number): Line[] {
  const alone = { ...plan, otherIncomes: [] }
  const expense = roundCents(requiredAt({ ...alone, withdrawalTax: 0 }, month).forever)
  const taxed = roundCents(requiredAt(alone, month).forever)
  const { forever, bridge } = requiredAt(plan, month)
  const lasting = roundCents(forever)
  const whole = roundCents(forever + bridge)
  const rate = percentInWords(plan.withdrawalRate)
  const lines: Line[] = [
    {
      key: 'expense',
      label: 'Para pagar seus gastos',
      amount: expense,
      formula: `${formatBrl(plan.monthlyExpense)} × 12 ÷ ${rate}`,
    },
    {
      key: 'tax',
      label: 'Para pagar o imposto das retiradas',
      amount: taxed - expense,
      formula: `o mesmo ÷ (1 − ${percentInWords(plan.withdrawalTax)})`,
    },
    {
      key: 'other-incomes',
      label: 'O que as outras rendas pagam',
      amount: lasting - taxed,
      formula: `${formatBrl(plan.otherIncomes.reduce((sum, { monthly }) => sum + monthly, 0))} por mês × 12 ÷ ${rate}, até o valor dos gastos`,
    },
    {
      key: 'bridge',
      label: 'Até as outras rendas começarem',
      amount: whole - lasting,
      formula: `valor de hoje das retiradas a mais, a ${percentInWords(plan.realReturn)} ao ano acima da inflação`,
    },
  ]
  return lines.filter(({ key, amount }) => key === 'expense' || amount !== 0)
}
