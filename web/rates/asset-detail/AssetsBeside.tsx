import { dayInBrasilia, formatBrl, formatDay } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { axisLabel } from '../charts/chart-words.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import type { Beside } from './asset-compare.ts'
import { indicatorsBeside, lastMonths, netOfCdi, netOfSale } from './net-comparison.ts'

type Props = Beside & { code: string; amount: number; months: number; without: string }

/** Assets and the CDI: one period for sentence, lines and table, after the tax of a sale. */
export function AssetsBeside(props: Props) {
  const { code, others, compared, amount, months, known } = props
  const shown = lastMonths(compared, months, amount)
  const codes = [code, ...others.map((other) => other.code)]
  const rows = indicatorsBeside(known, dayInBrasilia(new Date()))
  return (
    <>
      {shown ? <Period {...props} shown={shown} /> : <p>Sem dias em comum nesse período.</p>}
      {rows.length > 0 && (
        <DataTable
          caption={`Indicadores de ${inList(codes)}, cada um com o seu dia`}
          columns={['Indicador', ...codes].map((label) => ({ label }))}
          rows={rows}
        />
      )}
    </>
  )
}

type PeriodProps = Props & { shown: NonNullable<ReturnType<typeof lastMonths>> }

function Period({ code, others, amount, without, simulated, known, shown }: PeriodProps) {
  const { days, asset, cdi } = shown
  const [first, last] = [days[0], days.at(-1)]
  if (!(first && last)) return null
  const invested = roundCents(amount * 100)
  const cents = (values: readonly number[]) => Math.round((values.at(-1) ?? 0) * 100)
  const assets = [
    { code, values: asset },
    ...others.map(({ code }, at) => ({ code, values: shown.others[at] ?? [] })),
  ]
  const ends = [
    ...assets.map(({ code, values }, at) => {
      const asset = known[at]
      return {
        name: code,
        gross: cents(values),
        net: asset ? netOfSale(asset.class, invested, cents(values), last) : null,
      }
    }),
    { name: 'CDI', gross: cents(cdi), net: netOfCdi(invested, cents(cdi), first, last) },
  ]
  // A fourth line could not be told from the others: with three assets the CDI stands in the sentence and the table.
  const lines = [
    ...assets.map(({ code, values }) => ({ label: code, values })),
    { label: 'CDI', values: cdi },
  ].slice(0, 3)
  const held = others
    .map(
      ({ code, isWithPayouts }) =>
        `${code}: ${isWithPayouts ? 'com proventos, como a fonte ajusta' : 'só o preço'}.`,
    )
    .join(' ')
  const said = ends.map(({ name, gross, net }) => `${name}, ${formatBrl(net ?? gross)}`).join('; ')
  return (
    <>
      <Miudos>
        {formatBrl(invested)} de {formatDay(first)} a {formatDay(last)}, vendendo tudo no fim e já sem o
        imposto da venda: {said}.
      </Miudos>
      <LineChart
        title={`${inList(lines.map(({ label }) => label))} desde ${formatDay(first)}`}
        subtitle={`${formatBrl(invested)} em ${formatDay(first)}, até ${formatDay(last)}. ${code}: ${without}. ${held}`}
        series={lines.map(({ label, values }) => ({ label, values: values.map(toCentavos) }))}
        names={days}
        axisLabel={(day) => axisLabel('1A', day)}
        format={{ prefix: 'R$\u00A0', decimals: 2 }}
      />
      {simulated && <SimulatedTag />}
      <DataTable
        caption={`${formatBrl(invested)} de ${formatDay(first)} a ${formatDay(last)}`}
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

const inList = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names)
const toCentavos = (reais: number) => Math.round(reais * 100) / 100
