'use client'

import { formatCents, formatNumber } from '#web/finance/format.ts'
import { roundCents } from '#web/finance/money.ts'
import { DataTable } from '#web/ui/DataTable.tsx'
import { series } from './series.ts'
import { type ServedReading, useReading } from './use-reading.ts'

const amounts = [1, 5, 10, 50, 100, 500, 1000] as const

/** What round amounts are worth at the rate on screen, before any tax or fee. Nothing without a rate. */
export function ConversionTable({ served, symbol }: { served: ServedReading; symbol: string }) {
  const { quote } = useReading(served)
  if (!quote) return <p>Sem cotação, não há o que converter. A tabela volta com ela.</p>
  const { decimals, unit } = series[served.reading.series]
  return (
    <DataTable
      caption={`${unit} comercial a ${formatNumber(quote.ask, decimals)}, sem IOF e sem spread`}
      columns={[{ label: symbol }, { label: 'Reais', numeric: true }]}
      rows={amounts.map((amount) => [
        formatNumber(amount, 0),
        formatCents(roundCents(amount * quote.ask * 100)),
      ])}
    />
  )
}
