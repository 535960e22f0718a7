'use client'

import { dayInBrasilia, formatCents, formatDay, formatNumber } from '#web/finance/core/format.ts'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { series } from '#web/rates/series.ts'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { ask } from '../form/ask.ts'
import type { Use } from './calculate.ts'
import { calculator } from './calculator.ts'
import { percent, usesInWords } from './words.ts'

type Props = { served: ServedReading; symbol: string; uses: readonly [Use, Use] }

/** At the reference, and in two ways to use them, at the example's spreads. */
export function RoundAmounts({ served, symbol, uses }: Props) {
  const { quote, now } = useReading(served)
  if (!quote) return <p>Sem cotação, não há o que converter. A tabela volta com ela.</p>
  const { unit } = series[served.reading.series]
  // The fields of both currencies are alike; only the rate and the day count here.
  const question = { rate: formatNumber(quote.last, 4), date: formatDay(dayInBrasilia(now)) }
  const tables = uses.map((use) => {
    const evaluation = ask(calculator, { ...question, use })
    return 'result' in evaluation ? evaluation.result.answer : undefined
  })
  const [one, other] = tables
  if (!(one && other)) return null
  const terms = uses.map((use, index) => {
    const answer = tables[index]
    const spread = answer ? answer.rate / quote.last - 1 : 0
    return `${usesInWords[use].toLowerCase()} com spread de ${percent(spread)} e IOF de ${percent(answer?.iofRate ?? 0)}`
  })
  return (
    <DataTable
      caption={`Em reais. ${unit} a ${question.rate}; ${terms.join('; ')}`}
      columns={[
        { label: symbol },
        { label: 'Comercial', numeric: true },
        ...uses.map((use) => ({ label: usesInWords[use], numeric: true })),
      ]}
      rows={one.table.map(({ amount, commercial, total }, index) => [
        formatNumber(amount / 100, 0),
        formatCents(commercial),
        formatCents(total),
        formatCents(other.table[index]?.total ?? 0),
      ])}
    />
  )
}
