import { formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { alertCurrencies, capital, reais } from '#web/rates/alerts/alert-words.ts'
import { type AlertCondition, type DaySight, hitDays } from '#web/rates/alerts/alerts.ts'
import { axisLabel } from '#web/rates/charts/chart-words.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { type SeriesId, series } from '#web/rates/series.ts'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import styles from './Alerts.module.css'

type Props = {
  id: SeriesId
  condition: AlertCondition
  threshold: number | null
  days: readonly DaySight[]
  credit: string
  simulated: boolean
}

/** The last thirty days, and on how many of them the alert would have held. A count, not a chance. */
export function HitChart({ id, condition, threshold, days, credit, simulated }: Props) {
  const { name } = alertCurrencies[id]
  const [first, last] = [days[0], days.at(-1)]
  if (!(first && last)) {
    return (
      <div className={styles.chart}>
        <p>
          <b>Sem dado dos últimos 30 dias</b>
        </p>
        <p className="small muted">
          A fonte do histórico não deu preços que possamos usar. O alerta funciona do mesmo jeito.
        </p>
      </div>
    )
  }
  const hits = threshold === null ? null : hitDays({ condition, threshold }, days)
  const unit = series[id].market === 'fx' ? 'pregões' : 'dias'
  const reached = threshold === null ? '' : inWords(id, condition, threshold)
  const title = hits
    ? `${capital(name)} ${reached} em ${hits.hits} dos últimos ${hits.of} ${unit}`
    : `${capital(name)} nos últimos ${days.length} ${unit}`
  return (
    <div className={styles.chart}>
      <LineChart
        title={title}
        subtitle={`Último preço de cada dia, de ${formatDay(first.day).slice(0, 5)} a ${formatDay(last.day)}. Fonte: ${simulated ? 'simulador, no formato de ' : ''}${credit}.`}
        series={[{ label: capital(name), values: days.map(({ price }) => price) }]}
        names={days.map(({ day }) => day)}
        axisLabel={(day) => axisLabel('1M', day)}
        target={targetOf(condition, threshold, last.price)}
        format={{ prefix: 'R$\u00A0', decimals: series[id].decimals }}
      />
      {simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
      <DataDetails>
        <DataTable
          caption="Quantas vezes cada valor foi atingido"
          columns={[{ label: 'Valor' }, { label: `Em quantos ${unit}`, numeric: true }]}
          rows={around(condition, threshold, last.price).map((value) => {
            const count = hitDays({ condition, threshold: value }, days)
            return [inWords(id, condition, value), `${count.hits} de ${count.of}`]
          })}
        />
        <DataTable
          caption="Último preço de cada dia"
          columns={[{ label: 'Dia' }, { label: 'R$', numeric: true }]}
          rows={days.map(({ day, price }) => [formatDay(day), formatNumber(price, series[id].decimals)])}
        />
      </DataDetails>
    </div>
  )
}

/** A price so far away that the line of the last days would be flat beside it is not drawn. */
function targetOf(condition: AlertCondition, threshold: number | null, price: number): number | undefined {
  if (condition === 'change' || threshold === null) return undefined
  return Math.abs(threshold / price - 1) < 0.1 ? threshold : undefined
}

function inWords(id: SeriesId, condition: AlertCondition, threshold: number): string {
  if (condition === 'change') return `variou ${formatPercent(threshold)} ou mais`
  return `fechou em ${reais(id, threshold)} ou ${condition === 'below' ? 'menos' : 'mais'}`
}

/** The value asked for between others, so that one sees what a nearer or a farther one would do. */
function around(condition: AlertCondition, threshold: number | null, price: number): number[] {
  if (condition === 'change') return [0.005, 0.01, 0.02, 0.03]
  const center = threshold ?? price
  const digits = center > 1000 ? 0 : 2
  const values = [0.98, 0.99, 1, 1.01, 1.02].map((factor) => Number((center * factor).toFixed(digits)))
  return [...new Set(values)].filter((value) => value > 0)
}
