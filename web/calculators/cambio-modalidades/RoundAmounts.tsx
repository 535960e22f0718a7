'use client'

import { dayInBrasilia, formatCents, formatNumber } from '#web/finance/core/format.ts'
import { type ServedReading, useReading } from '#web/rates/quotes/use-reading.ts'
import { series } from '#web/rates/series.ts'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { calculateModalities, type Use } from './calculate.ts'
import { modalitiesExample, modalitiesInput } from './input.ts'
import { percent, usesInWords } from './words.ts'

type Props = { served: ServedReading; symbol: string; uses: readonly [Use, Use] }

/** What round amounts cost at the rate on screen: at the reference, and in two ways to use them, at the example's spreads. */
export function RoundAmounts({ served, symbol, uses }: Props) {
  const { quote, now } = useReading(served)
  if (!quote) return <p>Sem cotação, não há o que converter. A tabela volta com ela.</p>
  const { unit, decimals } = series[served.reading.series]
  const question = {
    ...modalitiesInput.parse(modalitiesExample),
    commercialRate: quote.last,
    date: dayInBrasilia(now),
  }
  const tables = uses.map((use) => {
    const answer = calculateModalities({ ...question, use })
    return answer.ok ? answer : undefined
  })
  const [one, other] = tables
  if (!(one && other)) return null
  const terms = uses.map((use, index) => {
    const spread = question.ways.find((way) => way.use === use)?.spread ?? 0
    return `${usesInWords[use].toLowerCase()} com spread de ${percent(spread)} e IOF de ${percent(tables[index]?.iofRate ?? 0)}`
  })
  return (
    <DataTable
      caption={`Em reais. ${unit} a ${formatNumber(quote.last, decimals)}; ${terms.join('; ')}`}
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
