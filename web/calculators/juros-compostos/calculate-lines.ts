import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Line } from '#web/finance/core/statement.ts'
import { type LotsRedemption, redemptionTaxLines } from '#web/finance/fixed-income/redemption.ts'

type Result = {
  initial: Cents
  contributions: Cents
  interest: Cents
  monthlyRate: Fraction
  months: number
  monthlyContribution: Cents
  contributionGrowth: Fraction
  tax?: { redeemed: Extract<LotsRedemption, { ok: true }>; redeemedOn: IsoDate }
}

/** What was put in, what it earned, and what the taxes take of it. */
export function linesOf({ initial, contributions, interest, monthlyRate, tax, ...plan }: Result): Line[] {
  return [
    { key: 'initial', label: 'Valor inicial', amount: initial, formula: 'valor que você digitou' },
    {
      key: 'contributions',
      label: 'Aportes',
      amount: contributions,
      formula: contributionsInWords(plan),
    },
    {
      key: 'interest',
      label: 'Juros',
      amount: interest,
      formula: `${formatPercent(monthlyRate, 4)} ao mês sobre o saldo`,
    },
    ...(tax ? redemptionTaxLines(tax.redeemed, tax.redeemedOn, ['depósito', 'depósitos']) : []),
  ]
}

function contributionsInWords(
  plan: Pick<Result, 'months' | 'monthlyContribution' | 'contributionGrowth'>,
): string {
  const { months, monthlyContribution, contributionGrowth } = plan
  const count = months === 1 ? '1 mês' : `${formatNumber(months, 0)} meses`
  if (contributionGrowth === 0) return `${count} × ${formatBrl(monthlyContribution)}`
  return `${count}, começando em ${formatBrl(monthlyContribution)}`
}
