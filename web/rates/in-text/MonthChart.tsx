import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { dayOf } from '../chart-ranges.ts'
import { axisLabel, type Charted, conclusionOf, subtitleOf } from '../charts/chart-words.ts'
import { readChart } from '../charts/rate-history.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { type SeriesId, series } from '../series.ts'

const names: Record<SeriesId, string> = {
  'usd-brl': 'O dólar',
  'eur-brl': 'O euro',
  'btc-brl': 'O bitcoin',
}

/** The last month of a rate, drawn on the server; nothing while no source gives one. */
export async function MonthChart({ series: id }: { series: SeriesId }) {
  const month = (await readChart(id)).find((range) => range.id === '1M')
  if (!month || month.points.length < 2) return null
  const { unit, decimals } = series[id]
  const charted: Charted = {
    name: names[id],
    unit: `reais por ${unit.toLowerCase()}`,
    prefix: 'R$',
    decimals,
  }
  const format = (price: number) => formatNumber(price, decimals)
  return (
    <>
      <LineChart
        title={conclusionOf(charted, month)}
        subtitle={subtitleOf(charted, month)}
        series={[{ label: unit, values: month.points.map(({ price }) => price) }]}
        names={month.points.map(({ at }) => at)}
        axisLabel={(name) => axisLabel('1M', name)}
        format={{ prefix: 'R$\u00A0', decimals }}
      />
      {month.simulated && <SimulatedTag />}
      <DataDetails>
        <DataTable
          caption={`${unit}, ${month.measure}`}
          columns={[{ label: 'Dia' }, { label: 'R$', numeric: true }]}
          rows={month.points.map(({ at, price }) => [formatDay(dayOf(at)), format(price)])}
        />
      </DataDetails>
    </>
  )
}
