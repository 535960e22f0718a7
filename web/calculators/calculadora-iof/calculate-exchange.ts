import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { type Line, statement } from '#web/finance/core/statement.ts'
import { fxRateHistory, iofOnExchange } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import type { ExchangeQuestion, IofResult, Notice } from './types.ts'

/** IOF = amount in reais × rate of the operation on the day, rounded once. Decreto 6.306/2007, art. 15-B. */
export function calculateExchangeIof({ operation, amount, date }: ExchangeQuestion): IofResult {
  const tax = iofOnExchange({ operation, amount, date })
  if (!tax.ok) return tax
  const { iof, rate, rule, clause, total } = tax
  const lines: Line[] = [
    { key: 'amount', label: 'Valor em reais', amount, formula: 'Câmbio com o spread da instituição' },
    {
      key: 'iof',
      label: `IOF (${clause})`,
      amount: iof,
      formula: `${formatBrl(amount)} × ${formatPercent(rate)}, desde ${formatDay(rule.from)}`,
      source: rule,
    },
  ]
  const notices: Notice[] = []
  if (dependsOnInjunction(fxRateHistory(operation), date)) notices.push('iof-injunction')
  if (rate === 0) notices.push('exempt')
  if (rule.confidence === 'uncertain') notices.push('uncertain-rule')
  return {
    ok: true,
    tab: 'cambio',
    ...statement(lines, total),
    iof,
    rate,
    shareOfCost: total === 0 ? 0 : iof / total,
    steps: [
      {
        key: 'rate',
        label: 'Alíquota da operação',
        unit: 'fraction',
        value: rate,
        formula: `Decreto 6.306/2007, ${clause}, em vigor desde ${formatDay(rule.from)}`,
        source: rule,
      },
    ],
    history: fxRateHistory(operation).map((change) => ({
      words: formatPercent(change.rate),
      rule: change.rule,
    })),
    notices,
  }
}
