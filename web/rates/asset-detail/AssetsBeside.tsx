import { dayInBrasilia, formatBrl, formatDay } from '#web/finance/core/format.ts'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { axisLabel } from '../charts/chart-words.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import type { Beside } from './asset-compare.ts'
import { indicatorsBeside, lastMonths, netOfCdi, netOfSale } from './net-comparison.ts'

type Props = Beside & { code: string; amount: number; months: number; without: string }

/** Two assets and the CDI: one period for sentence, lines and table, after the tax of a sale. A default export, for `lazy`. */
export default function AssetsBeside(props: Props) {
  const { code, other, compared, amount, months, known } = props
  const shown = lastMonths(compared, months, amount)
  const rows = indicatorsBeside(known, dayInBrasilia(new Date()))
  return (
    <>
      {shown ? <Period {...props} shown={shown} /> : <p>Sem dias em comum nesse período.</p>}
      {rows.length > 0 && (
        <DataTable
          caption={`Indicadores de ${code} e ${other}, cada um com o seu dia`}
          columns={[{ label: 'Indicador' }, { label: code }, { label: other }]}
          rows={rows}
        />
      )}
    </>
  )
}

type PeriodProps = Props & { shown: NonNullable<ReturnType<typeof lastMonths>> }

function Period({ code, other, amount, without, isWithPayouts, simulated, known, shown }: PeriodProps) {
  const { days, asset, cdi, other: others } = shown
  const [first, last] = [days[0], days.at(-1)]
  if (!(first && last)) return null
  const reais = (value: number | undefined) => formatBrl(Math.round((value ?? 0) * 100))
  const invested = Math.round(amount * 100)
  const cents = (values: readonly number[]) => Math.round((values.at(-1) ?? 0) * 100)
  const [own, its] = known
  const ends = [
    { name: code, gross: cents(asset), net: own && netOfSale(own.class, invested, cents(asset), last) },
    { name: other, gross: cents(others), net: its && netOfSale(its.class, invested, cents(others), last) },
    { name: 'CDI', gross: cents(cdi), net: netOfCdi(invested, cents(cdi), first, last) },
  ]
  const said = ends.map(({ name, gross, net }) => `${name}, ${formatBrl(net ?? gross)}`).join('; ')
  return (
    <>
      <Miudos>
        {reais(amount)} de {formatDay(first)} a {formatDay(last)}, vendendo tudo no fim e já sem o imposto da
        venda: {said}.
      </Miudos>
      <LineChart
        title={`${code}, ${other} e o CDI desde ${formatDay(first)}`}
        subtitle={`${reais(amount)} em ${formatDay(first)}, até ${formatDay(last)}. ${code}: ${without}. ${other}: ${isWithPayouts ? 'com proventos, como a fonte ajusta' : 'só o preço'}.`}
        series={[
          { label: code, values: asset.map(toCentavos) },
          { label: other, values: others.map(toCentavos) },
          { label: 'CDI', values: cdi.map(toCentavos) },
        ]}
        names={days}
        axisLabel={(day) => axisLabel('1A', day)}
        format={{ prefix: 'R$\u00A0', decimals: 2 }}
      />
      {simulated && <SimulatedTag />}
      <DataTable
        caption={`${reais(amount)} de ${formatDay(first)} a ${formatDay(last)}`}
        columns={[
          { label: 'Em' },
          { label: 'Viraram', numeric: true },
          { label: 'Sem o imposto', numeric: true },
        ]}
        rows={ends.map(({ name, gross, net }) => [
          name,
          formatBrl(gross),
          net === null ? 'sem dado' : formatBrl(net),
        ])}
      />
      <p className="small muted">
        O imposto é o da venda, se for a única do mês; os proventos entram como a fonte os ajusta, antes do
        imposto deles. O CDI é o de um CDB de 100 %.
      </p>
    </>
  )
}

const toCentavos = (reais: number) => Math.round(reais * 100) / 100
