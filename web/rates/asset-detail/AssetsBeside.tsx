import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { CompareChart } from '#web/ui/charts/CompareChart.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { SimulatedTag } from '../SimulatedTag.tsx'
import type { Beside } from './asset-compare.ts'

type Props = Beside & { code: string; amount: number; without: string }

/** Two assets as lines, and both and the CDI in a table. A default export, for `lazy`. */
export default function AssetsBeside({
  code,
  other,
  compared,
  amount,
  without,
  isWithPayouts,
  simulated,
}: Props) {
  const { days, asset, cdi, other: others } = compared
  const [first, last] = [days[0], days.at(-1)]
  if (!(first && last)) return null
  const reais = (value: number | undefined) => formatBrl(Math.round((value ?? 0) * 100))
  const ends = { [code]: asset.at(-1), [other]: others.at(-1), CDI: cdi.at(-1) }
  const middle = Math.round((days.length - 1) / 2)
  return (
    <>
      <CompareChart
        title={`${code} e ${other} desde ${formatDay(first)}`}
        subtitle={`${reais(amount)} em ${formatDay(first)}, até ${formatDay(last)}. ${code}: ${without}. ${other}: ${isWithPayouts ? 'com proventos, como a fonte ajusta' : 'só o preço'}.`}
        lines={[
          { label: code, values: asset },
          { label: other, values: others },
        ]}
        format={reais}
        xLabels={[0, middle, days.length - 1].flatMap((index) => {
          const day = days[index]
          return day ? [{ index, label: formatDay(day).slice(3) }] : []
        })}
      />
      {simulated && <SimulatedTag />}
      <DataTable
        caption={`${reais(amount)} de ${formatDay(first)} a ${formatDay(last)}`}
        columns={[{ label: 'Em' }, { label: 'Viraram', numeric: true }]}
        rows={Object.entries(ends).map(([name, value]) => [name, reais(value)])}
      />
    </>
  )
}
