'use client'

import { useState } from 'react'
import { formatBrl, formatCents, formatDay } from '#web/finance/core/format.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { readReais } from '#web/finance/core/typed-reais.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import styles from '../assets/AssetBoard.module.css'
import type { Comparison, InvestmentReturn } from '../assets/investment-return.ts'
import { axisLabel } from '../charts/chart-words.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { AssetCompare } from './AssetCompare.tsx'
import { lastMonths } from './net-comparison.ts'

const USUAL: Cents = 1_000_00
const limits = { min: 1_00, max: 10_000_000_00 }
/** Fewer days than these make no line. */
const LEAST_DAYS = 5

const spanNames: Record<number, string> = { 1: '1 mês', 6: '6 meses', 12: '1 ano', 60: '5 anos' }
const spanOf = (months: number) => spanNames[months] ?? `${months} meses`

type Props = {
  code: string
  /** At least one, the longest last. */
  rows: readonly InvestmentReturn[]
  /** Null where there is nothing to compare. */
  pair: Comparison | null
  /** What the return has in it, in words. */
  without: string
  /** A coin is not held against the Ibovespa. */
  isCoin: boolean
  origin: string
  simulated: boolean
}

/** What an amount would have become, against the CDI and others: one period for the sentence, the bars and the lines. */
export function PastReturns({ code, rows, pair, without, isCoin, origin, simulated }: Props) {
  const [amount, setAmount] = useState(USUAL)
  const [wrong, setWrong] = useState<string>()
  const [months, setMonths] = useState(
    () => (rows.findLast(({ cdi }) => cdi !== null) ?? rows.at(-1))?.months,
  )
  const change = (text: string) => {
    const read = readReais(text, limits)
    setWrong(read.wrong)
    if (read.amount !== undefined) setAmount(read.amount)
  }
  const row = rows.find((one) => one.months === months)
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
            half
            inputMode="decimal"
            defaultValue={formatCents(USUAL)}
            error={wrong}
            onChange={({ target }) => change(target.value)}
          />
          <SelectField
            name="periodo"
            label="Há quanto tempo"
            half
            options={rows.map((one) => ({ value: String(one.months), label: spanOf(one.months) }))}
            defaultValue={months}
            onChange={({ target }) => setMonths(Number(target.value))}
          />
        </FieldGrid>
      </form>
      {row && <Miudos>{summary(code, row, without, amount)}</Miudos>}
      {row && <Period {...{ code, row, pair, without, origin, isCoin, amount }} />}
      {simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
      {pair && row && (
        <AssetCompare code={code} pair={pair} amount={amount / 100} months={row.months} without={without} />
      )}
      <DataDetails summary={`Ver ${rows.length === 1 ? 'o período' : 'todos os períodos'} em tabela`}>
        <Spans {...{ code, rows, without, isCoin, amount }} />
        <p className="small muted">
          IPCA: os últimos meses publicados, tantos quantos os do período (Banco Central, série 433).{' '}
          {!isCoin && 'O Ibovespa já soma os proventos das ações dele. '}
          {isCoin ? 'O CDI é dos mesmos dois dias.' : 'CDI e Ibovespa entre os mesmos dois dias.'}
        </p>
      </DataDetails>
    </div>
  )
}

type Part = Pick<Props, 'code' | 'without' | 'isCoin'> & { amount: Cents }

function summary(
  code: string,
  { first, last, asset, cdi }: InvestmentReturn,
  without: string,
  amount: Cents,
): string {
  const atCdi = cdi === null ? '' : ` No CDI, ${formatBrl(roundCents(amount * cdi))}.`
  return `${formatBrl(amount)} em ${code} em ${formatDay(first)} eram ${formatBrl(roundCents(amount * asset))} em ${formatDay(last)}, ${without}.${atCdi}`
}

type PeriodProps = Part & Pick<Props, 'pair' | 'origin'> & { row: InvestmentReturn }

/** What each became as bars, and the way there of the asset and the CDI, where all of the period is known of both. */
function Period({ code, row, pair, without, origin, isCoin, amount }: PeriodProps) {
  const { first, last, asset, cdi, ipca, index } = row
  const factors = [
    { label: code, factor: asset },
    { label: 'CDI', factor: cdi },
    { label: 'Inflação (IPCA)', factor: ipca },
    { label: 'Ibovespa', factor: isCoin ? null : index },
  ]
  const bars = factors.flatMap(({ label, factor }) =>
    factor === null ? [] : [{ label, value: roundCents(amount * factor) }],
  )
  const lines = pair && cdi !== null && lastMonths({ ...pair, others: [] }, row.months, amount / 100)
  const than = cdi === null ? '' : asset >= cdi ? ' rendeu mais que o CDI' : ' rendeu menos que o CDI'
  const between = `${formatBrl(amount)} de ${formatDay(first)} a ${formatDay(last)}`
  return (
    <>
      <FoldedSection
        id="passado-ao-lado"
        title="Ao lado de outros"
        hint={bars
          .slice(1)
          .map(({ label }) => label)
          .join(', ')}
        headingLevel={3}
      >
        <BarChart
          title={`O que ${formatBrl(amount)} viraram`}
          subtitle={`De ${formatDay(first)} a ${formatDay(last)}, ${without}`}
          bars={bars}
          format={formatBrl}
        />
      </FoldedSection>
      {lines && lines.days.length >= LEAST_DAYS && (
        <DataDetails summary={`Ver o caminho de ${code} e do CDI`} icon="chart">
          <LineChart
            title={`${code}${than} desde ${formatDay(first)}`}
            subtitle={`${between}, ${without}. Fontes: ${origin} e Banco Central (CDI, série 12).`}
            series={[
              { label: code, values: lines.asset.map(toCentavos) },
              { label: 'CDI', values: lines.cdi.map(toCentavos) },
            ]}
            names={lines.days}
            axisLabel={(day) => axisLabel('1A', day)}
            format={{ prefix: 'R$\u00A0', decimals: 2 }}
          />
        </DataDetails>
      )}
    </>
  )
}

const toCentavos = (reais: number) => Math.round(reais * 100) / 100

function Spans({ code, rows, without, isCoin, amount }: Part & Pick<Props, 'rows'>) {
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
