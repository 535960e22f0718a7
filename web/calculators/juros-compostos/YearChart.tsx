import { formatCents, formatNumber } from '#web/finance/core/format.ts'
import { AreaChart } from '#web/ui/charts/AreaChart.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type { CompoundInput } from './calculate.ts'
import type { Projection } from './calculate-plan.ts'
import { durationInWords, planRateInWords, shortBrl } from './words.ts'

/** Up to two years a point per month says more than one or two years would. */
const MONTHLY_UP_TO = 24

/** The balance over time, and the same numbers as a table. */
export function YearChart({
  solveFor,
  projection,
}: {
  solveFor: CompoundInput['solveFor']
  projection: Projection
}) {
  const { plan, months, years } = projection
  const monthly = plan.months <= MONTHLY_UP_TO
  const rows = monthly
    ? months.map(({ month, ...row }) => ({ at: month, ...row }))
    : years.map(({ year, ...row }) => ({ at: year, ...row }))
  const unit = monthly ? 'mês' : 'ano'
  const caption = `Saldo ao fim de cada ${unit}, em reais`
  return (
    <>
      <AreaChart
        title={conclusionOf(projection)}
        subtitle={`${caption}. ${planRateInWords(plan, solveFor)}, constante.`}
        series={[
          { label: 'investido', values: inReais(plan.initial, rows, 'invested'), mark: 1 },
          { label: 'com juros', values: inReais(plan.initial, rows, 'balance'), mark: 2 },
        ]}
        xLabels={xLabelsOf(plan.months, rows.length, monthly)}
      />
      <DataDetails>
        <DataTable
          caption={caption}
          columns={[
            { label: monthly ? 'Mês' : 'Ano' },
            { label: 'Investido', numeric: true },
            { label: `Juros no ${unit}`, numeric: true },
            { label: 'Saldo', numeric: true },
          ]}
          rows={rows.map(({ at, invested, interest, balance }) => [
            `${formatNumber(at, 0)}º`,
            formatCents(invested),
            formatCents(interest),
            formatCents(balance),
          ])}
        />
      </DataDetails>
    </>
  )
}

function conclusionOf({ turn, plan, interest }: Projection): string {
  if (turn === undefined) return `Em ${durationInWords(plan.months)}, os juros somam ${shortBrl(interest)}`
  if (plan.months <= MONTHLY_UP_TO) return `No ${turn}º mês, os juros passam do aporte`
  return `No ${Math.ceil(turn / 12)}º ano, os juros do mês passam do aporte`
}

function inReais<Key extends string>(initial: number, rows: Record<Key, number>[], key: Key): number[] {
  return [initial, ...rows.map((row) => row[key])].map((amount) => amount / 100)
}

function xLabelsOf(months: number, points: number, monthly: boolean) {
  const middle = Math.floor(points / 2)
  const ends = [
    { index: 0, label: 'hoje' },
    { index: points, label: durationInWords(months) },
  ]
  if (points < 4) return ends
  return [...ends, { index: middle, label: durationInWords(monthly ? middle : middle * 12) }]
}
