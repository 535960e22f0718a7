import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { type Line, statement } from '#web/finance/core/statement.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import { iofOnVgbl, type VgblRule, vgblHistory } from '#web/finance/pension/iof-vgbl.ts'
import type { IofResult, VgblQuestion } from './types.ts'

/**
 * IOF on one person's contributions to VGBL plans: the rate on what each contribution adds above the limit of its
 * period, rounded per contribution.
 *
 * @see Decreto 6.306/2007, art. 22; facts/01-iof.md §6
 */
export function calculateVgblIof({ contributions }: VgblQuestion): IofResult {
  const result = iofOnVgbl(contributions)
  if (!result.ok) return result
  const contributed = contributions.reduce((sum, { amount }) => sum + amount, 0)
  const lines = result.contributions.map(({ iof, rate, taxed, accumulated, limit, rule }, index): Line => {
    const { date, insurer, amount } = contributions[index] ?? { date: rule.from, insurer: '', amount: 0 }
    return {
      key: `contribution-${index + 1}`,
      label: `IOF do aporte de ${formatDay(date)}, ${insurer}`,
      amount: iof,
      formula: `${formatBrl(amount)} aportados, ${formatBrl(accumulated)} no período, limite ${formatBrl(limit)}: ${formatBrl(taxed)} × ${formatPercent(rate, 0)}`,
      source: rule,
    }
  })
  const { total: iof } = result
  return {
    ok: true,
    tab: 'vgbl',
    ...statement(lines, iof),
    iof,
    rate: contributed > 0 ? iof / contributed : 0,
    shareOfCost: contributed > 0 ? iof / (contributed + iof) : 0,
    contributed,
    steps: [
      {
        key: 'contributed',
        label: 'Aportes somados',
        unit: 'cents',
        value: contributed,
        formula: `soma de ${contributions.length} aportes`,
      },
    ],
    history: vgblHistory().map((change) => ({ words: ruleInWords(change), rule: change.rule })),
    notices: contributions.some(({ date }) => dependsOnInjunction(vgblHistory(), date))
      ? ['iof-injunction']
      : [],
  }
}

function ruleInWords({ rate, limit, charged, summedOver, period }: VgblRule): string {
  if (rate === 0) return 'sem cobrança'
  const what = charged === 'whole' ? 'do total, quando passa de' : 'do que passa de'
  const sum = summedOver === 'insurer' ? 'em cada seguradora' : 'somando as seguradoras'
  return `${formatPercent(rate, 0)} ${what} ${formatBrl(limit)} no ${period === 'year' ? 'ano' : 'mês'}, ${sum}`
}
