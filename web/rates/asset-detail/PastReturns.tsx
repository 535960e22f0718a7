'use client'

import { useState } from 'react'
import { formatBrl, formatCents, formatDay } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { readReais } from '#web/finance/core/typed-reais.ts'
import { CompareChart } from '#web/ui/charts/CompareChart.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import styles from '../assets/AssetBoard.module.css'
import type { Comparison, InvestmentReturn } from '../assets/investment-return.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { AssetCompare } from './AssetCompare.tsx'

const USUAL: Cents = 1_000_00
const limits = { min: 1_00, max: 10_000_000_00 }
/** About so many rows of the chart's points are enough to read it. */
const MOST_ROWS = 30

const spanNames: Record<number, string> = { 1: '1 mês', 6: '6 meses', 12: '1 ano', 60: '5 anos' }
const spanOf = (months: number) => spanNames[months] ?? `${months} meses`

type Props = {
  code: string
  /** At least one, the longest last. */
  rows: readonly InvestmentReturn[]
  pair: Comparison | null
  /** How the return is counted and what is left out, in words. */
  without: string
  /** A coin is not held against the Ibovespa. */
  isCoin: boolean
  origin: string
  simulated: boolean
}

/** Against the CDI and others, with the days it counts from and to. */
export function PastReturns({ code, rows, pair, without, isCoin, origin, simulated }: Props) {
  const [amount, setAmount] = useState(USUAL)
  const [wrong, setWrong] = useState<string>()
  const change = (text: string) => {
    const read = readReais(text, limits)
    setWrong(read.wrong)
    if (read.amount !== undefined) setAmount(read.amount)
  }
  const longest = rows.at(-1)
  return (
    <div className="stack">
      <form
        className={styles.amount}
        aria-label="Quanto investido"
        onSubmit={(event) => event.preventDefault()}
      >
        <FieldGrid>
          <Field
            name="investido"
            label="Quanto eu teria investido"
            unit="R$"
            inputMode="decimal"
            defaultValue={formatCents(USUAL)}
            error={wrong}
            onChange={({ target }) => change(target.value)}
          />
        </FieldGrid>
      </form>
      {pair && <AssetCompare code={code} pair={pair} amount={amount / 100} without={without} />}
      {longest && <Miudos>{summary(code, longest, without, amount)}</Miudos>}
      {pair && <Compared {...{ code, pair, without, origin, amount }} />}
      <Spans {...{ code, rows, without, isCoin, amount }} />
      {simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}

type Part = Pick<Props, 'code' | 'without'> & { amount: Cents }

function summary(
  code: string,
  { first, last, asset, cdi }: InvestmentReturn,
  without: string,
  amount: Cents,
): string {
  const atCdi = cdi === null ? '' : ` No CDI, ${formatBrl(roundCents(amount * cdi))}.`
  return `${formatBrl(amount)} em ${code} em ${formatDay(first)} eram ${formatBrl(roundCents(amount * asset))} em ${formatDay(last)}, ${without}.${atCdi}`
}

function Compared({
  code,
  pair,
  without,
  origin,
  amount,
}: Part & Pick<Props, 'origin'> & { pair: Comparison }) {
  const { days } = pair
  const [first, last] = [days[0], days.at(-1)]
  if (!(first && last)) return null
  const [end, cdiEnd] = [pair.asset.at(-1) ?? 0, pair.cdi.at(-1) ?? 0]
  const middle = Math.round((days.length - 1) / 2)
  const grown = (factors: readonly number[]) => factors.map((factor) => (factor * amount) / 100)
  return (
    <div className={styles.compared}>
      <CompareChart
        title={`${code} ${end >= cdiEnd ? 'rendeu mais' : 'rendeu menos'} que o CDI desde ${formatDay(first)}`}
        subtitle={`Em reais: ${formatBrl(amount)} em ${formatDay(first)}, até ${formatDay(last)}, ${without}. Fontes: ${origin} e Banco Central (CDI, série 12).`}
        lines={[
          { label: code, values: grown(pair.asset) },
          { label: 'CDI', values: grown(pair.cdi) },
        ]}
        format={(value) => formatBrl(Math.round(value * 100))}
        xLabels={[0, middle, days.length - 1].flatMap((index) => {
          const day = days[index]
          return day ? [{ index, label: formatDay(day).slice(3) }] : []
        })}
      />
      <DataDetails>
        <PairTable code={code} pair={pair} amount={amount} />
      </DataDetails>
    </div>
  )
}

function PairTable({ code, pair, amount }: Pick<Part, 'code' | 'amount'> & { pair: Comparison }) {
  const step = Math.ceil(pair.days.length / MOST_ROWS)
  const last = pair.days.length - 1
  const rows = pair.days.flatMap((day, index) => {
    if ((last - index) % step !== 0 && index !== 0) return []
    const reais = (factor: number | undefined) => formatCents(roundCents(amount * (factor ?? 0)))
    return [[formatDay(day), reais(pair.asset[index]), reais(pair.cdi[index])]]
  })
  return (
    <DataTable
      caption={`${formatBrl(amount)} em ${code} e no CDI: ${rows.length} dias, em reais`}
      columns={[{ label: 'Dia' }, { label: code, numeric: true }, { label: 'CDI', numeric: true }]}
      rows={rows.toReversed()}
    />
  )
}

function Spans({ code, rows, without, isCoin, amount }: Part & Pick<Props, 'rows' | 'isCoin'>) {
  const reais = (factor: number | null) =>
    factor === null ? 'sem dado' : formatBrl(roundCents(amount * factor))
  return (
    <DataTable
      caption={`${formatBrl(amount)} em ${code}, ${without}, e nos outros`}
      columns={[
        { label: 'Há' },
        { label: 'De' },
        { label: 'Até' },
        { label: code, numeric: true },
        { label: 'CDI', numeric: true },
        { label: 'IPCA', numeric: true },
        ...(isCoin ? [] : [{ label: 'Ibovespa', numeric: true }]),
      ]}
      rows={rows.map(({ months, first, last, asset, cdi, ipca, index }) => [
        spanOf(months),
        formatDay(first),
        formatDay(last),
        ...[asset, cdi, ipca, ...(isCoin ? [] : [index])].map(reais),
      ])}
    />
  )
}
