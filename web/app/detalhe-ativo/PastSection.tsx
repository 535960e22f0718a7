import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { AssetCompare } from '#web/rates/asset-detail/AssetCompare.tsx'
import {
  type Comparison,
  comparison,
  type InvestmentReturn,
  investmentReturns,
  type Measures,
} from '#web/rates/assets/investment-return.ts'
import type { ClosingPrice } from '#web/rates/chart-ranges.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { CompareChart } from '#web/ui/charts/CompareChart.tsx'
import { Island } from '#web/ui/Island.tsx'
import { Miudos } from '#web/ui/nota/Miudos.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import styles from './detail.module.css'

const AMOUNT: Cents = 1_000_00
/** About so many rows of the chart's points are enough to read it. */
const MOST_ROWS = 30
/** More points are narrower than the line that joins them. */
const MOST_POINTS = 90

const spanNames: Record<number, string> = { 1: '1 mês', 6: '6 meses', 12: '1 ano', 60: '5 anos' }

type Props = {
  code: string
  /** What the return is counted with, and what it has in it, in words. */
  closes: readonly ClosingPrice[]
  without: string
  measures: Measures
  isCoin: boolean
  origin: string
  simulated: boolean
}

/** What R$ 1.000 would have become, against the CDI and others, with the days it counts from and to. */
export function PastSection({ code, closes, without, measures, isCoin, origin, simulated }: Props) {
  const rows = investmentReturns(closes, measures, AMOUNT)
  const longest = rows.at(-1)
  return (
    <section className="stack section" aria-labelledby="passado">
      <div className="section-top">
        <h2 id="passado">E se eu tivesse investido R${'\u00A0'}1.000?</h2>
      </div>
      {longest ? (
        <>
          <Miudos>{summary(code, longest, without)}</Miudos>
          <Compared
            code={code}
            closes={closes}
            cdi={measures.cdi}
            origin={origin}
            simulated={simulated}
            without={without}
          />
          <DataTable
            caption={`R$\u00A01.000 em ${code}, ${without}, e nos outros`}
            columns={[
              { label: 'Há' },
              { label: 'De' },
              { label: 'Até' },
              { label: code, numeric: true },
              { label: 'CDI', numeric: true },
              { label: 'IPCA', numeric: true },
              ...(isCoin ? [] : [{ label: 'Ibovespa', numeric: true }]),
            ]}
            rows={rows.map(({ months, first, last, worth, atCdi, atIpca, atIndex }) => [
              spanNames[months] ?? `${months} meses`,
              formatDay(first),
              formatDay(last),
              formatBrl(worth),
              ...[atCdi, atIpca, ...(isCoin ? [] : [atIndex])].map((amount) =>
                amount === null ? 'sem dado' : formatBrl(amount),
              ),
            ])}
          />
          <p className="small muted">
            IPCA: os últimos meses publicados, tantos quantos os do período (Banco Central, série 433).{' '}
            {!isCoin && 'O Ibovespa já soma os proventos das ações dele. '}
            CDI e Ibovespa entre os mesmos dois dias.
          </p>
        </>
      ) : (
        <p className="muted">Sem dado: a fonte do histórico não respondeu.</p>
      )}
      <p className="small muted">O passado não se repete por regra, e isto não é recomendação.</p>
    </section>
  )
}

function summary(code: string, { months, worth, atCdi }: InvestmentReturn, without: string): string {
  const since = spanNames[months] ?? `${months} meses`
  const cdi = atCdi === null ? '' : ` No CDI, ${formatBrl(atCdi)}.`
  return `R$\u00A01.000 em ${code} há ${since} seriam ${formatBrl(worth)}, ${without}.${cdi}`
}

function Compared({
  code,
  closes,
  cdi,
  origin,
  simulated,
  without,
}: Omit<Props, 'isCoin' | 'measures'> & { cdi: Measures['cdi'] }) {
  const pair = comparison(closes, cdi, AMOUNT / 100, MOST_POINTS)
  const [first, last] = [pair?.days[0], pair?.days.at(-1)]
  if (!(pair && first && last)) return null
  const [end, cdiEnd] = [pair.asset.at(-1) ?? 0, pair.cdi.at(-1) ?? 0]
  const middle = Math.round((pair.days.length - 1) / 2)
  return (
    <div className={styles.chart}>
      <CompareChart
        title={`${code} ${end >= cdiEnd ? 'rendeu mais' : 'rendeu menos'} que o CDI desde ${formatDay(first)}`}
        subtitle={`R$\u00A01.000 em ${formatDay(first)}, até ${formatDay(last)}, ${without}. Fontes: ${origin} e Banco Central (CDI, série 12).`}
        lines={[
          { label: code, values: pair.asset },
          { label: 'CDI', values: pair.cdi },
        ]}
        format={(value) => formatBrl(Math.round(value * 100))}
        xLabels={[0, middle, pair.days.length - 1].flatMap((index) => {
          const day = pair.days[index]
          return day ? [{ index, label: formatDay(day).slice(3) }] : []
        })}
      />
      {simulated && <SimulatedTag />}
      <DataDetails>
        <PairTable code={code} pair={pair} />
      </DataDetails>
      <Island name="compare" when="input">
        <AssetCompare code={code} pair={pair} amount={AMOUNT / 100} without={without} />
      </Island>
    </div>
  )
}

function PairTable({ code, pair }: { code: string; pair: Comparison }) {
  const step = Math.ceil(pair.days.length / MOST_ROWS)
  const last = pair.days.length - 1
  const rows = pair.days.flatMap((day, index) => {
    if ((last - index) % step !== 0 && index !== 0) return []
    const reais = (value: number | undefined) => formatBrl(Math.round((value ?? 0) * 100))
    return [[formatDay(day), reais(pair.asset[index]), reais(pair.cdi[index])]]
  })
  return (
    <DataTable
      caption={`R$\u00A01.000 em ${code} e no CDI: ${rows.length} dias`}
      columns={[{ label: 'Dia' }, { label: code, numeric: true }, { label: 'CDI', numeric: true }]}
      rows={rows.toReversed()}
    />
  )
}
