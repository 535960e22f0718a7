import type { ReactNode } from 'react'
import { AdSlot } from '#web/ads/AdSlot.tsx'
import { LiveForm } from '#web/calculators/cambio-modalidades/Form.tsx'
import { RoundAmounts } from '#web/calculators/cambio-modalidades/RoundAmounts.tsx'
import { MarketNote } from '#web/content/MarketNote.tsx'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { monthLine } from '#web/rates/charts/month-line.ts'
import { type MonthAverage, monthlyAverages } from '#web/rates/charts/monthly-averages.ts'
import { RateChart } from '#web/rates/charts/RateChart.tsx'
import { readChart, readPtaxYears } from '#web/rates/charts/rate-history.ts'
import { FocusExpectations } from '#web/rates/daily/FocusExpectations.tsx'
import { LiveRate } from '#web/rates/quotes/LiveRate.tsx'
import { readPtaxCloses, serveQuote } from '#web/rates/quotes/quotes.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { BellLink } from '#web/ui/BellLink.tsx'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Sparkline } from '#web/ui/charts/Sparkline.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { EmbedOrigin } from '../_calculator/EmbedOrigin.tsx'
import { StructuredData } from '../_shell/StructuredData.tsx'
import styles from './CurrencyPage.module.css'
import { type CurrencyId, currencies } from './currencies.ts'
import { LineEnd } from './LineEnd.tsx'
import { QuoteActions } from './QuoteActions.tsx'
import { rateGraph } from './rate-graph.ts'
import { WhatMoves } from './WhatMoves.tsx'

type Props = {
  id: CurrencyId
  questions: readonly { question: string; answer: ReactNode }[]
  children?: ReactNode
  underQuestions?: ReactNode
}

/** The page of a currency: rate, what one pays, chart, round amounts, averages, questions. */
export async function CurrencyPage({ id, questions, children, underQuestions }: Props) {
  const { code, symbol, path, title, noun, uses, expectationNote } = currencies[id]
  const [served, ranges] = await Promise.all([serveQuote(id), readChart(id)])
  const line = monthLine(
    `O ${noun}`,
    ranges.find((range) => range.id === '1M'),
  )
  const charted = { name: `O ${noun}`, unit: `reais por ${noun}`, prefix: 'R$', decimals: 4 }
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Cotações' }, { label: title }]} />
      <div className={styles.rate}>
        <div className={styles.number} data-embed="">
          <Island name="rate" code="LiveRate" when="stale" freshUntil={served.freshUntil}>
            <LiveRate served={served} title={title} />
          </Island>
          <div className={styles.watch}>
            {line && (
              <span className="small muted">
                <Sparkline values={line.values} label={line.label} />
                no último mês
              </span>
            )}
            <BellLink href={`/alertas-cambio?moeda=${id}`}>Me avise</BellLink>
          </div>
        </div>
        <section className={`${styles.cost} stack`} aria-labelledby="quanto-paga" data-embed="">
          <h2 id="quanto-paga">Quanto você paga</h2>
          <Island name="calculator" code="CurrencyCalculator" when="input">
            <LiveForm served={served} currency={code} />
          </Island>
          <EmbedOrigin path={path} />
        </section>
        <section className={`${styles.chart} stack-small`} aria-label={`Histórico do ${noun}`}>
          <RateChart charted={charted} ranges={ranges} series={id} />
          <LineEnd reading={served.reading} ranges={ranges} />
        </section>
        <div className={`${styles.official} stack`}>
          <OfficialClose id={id} />
          <Island name="quote-actions" code="QuoteActions" when="input">
            <QuoteActions served={served} title={title} />
          </Island>
        </div>
      </div>
      <MarketNote series={id} />
      <AdSlot slot="cotacao-apos-nota" className="section" />
      <div className={`columns section ${styles.more}`}>
        <div className="stack-large">
          <FoldedSection
            id="em-reais"
            title={`${title.split(' ')[0]} em reais`}
            hint={`De ${symbol}\u00A01 a ${symbol}\u00A01.000, comercial e com imposto`}
            always
          >
            <Island name="conversion" code="RoundAmounts" when="input">
              <RoundAmounts served={served} symbol={symbol} uses={uses} />
            </Island>
          </FoldedSection>
          <MonthlyAverages id={id} />
          <FocusExpectations note={expectationNote} />
        </div>
        <WhatMoves id={id} />
      </div>
      <div className={`columns section ${styles.more}`}>
        <div className="stack-large">
          <Section id="perguntas" title={`Perguntas sobre o ${noun}`}>
            <Faq items={questions} />
          </Section>
          {underQuestions}
        </div>
        {children}
      </div>
      <StructuredData
        graph={rateGraph({
          name: title,
          path,
          currency: code,
          reading: served.reading,
          ranges,
        })}
      />
    </>
  )
}

/** The newest closing PTAX with its day: another number than the market's, so it stands apart. */
async function OfficialClose({ id }: { id: CurrencyId }) {
  const { held, failedAt } = await readPtaxCloses(currencies[id].code)
  const close = held?.value.at(-1)
  const { name, url } = sources['bcb-ptax']
  if (!(held && close))
    return <p className="small muted">PTAX: sem dado. O Banco Central não deu um valor que possamos usar.</p>
  return (
    <FoldedSection
      id="ptax"
      title="PTAX, o câmbio oficial"
      hint={`${formatDay(close.day)}: compra ${formatNumber(close.buy, 4)}, venda ${formatNumber(close.sell, 4)}`}
    >
      <Facts
        items={[
          { label: `PTAX de ${formatDay(close.day)}, compra`, value: formatNumber(close.buy, 4) },
          { label: `PTAX de ${formatDay(close.day)}, venda`, value: formatNumber(close.sell, 4) },
        ]}
      />
      <p className="small muted">
        Fechamento oficial. Fonte: {held.simulated && 'simulador, no formato do '}
        <a href={url}>{name}</a>.{failedAt !== null && ' A última tentativa de renovar falhou.'}{' '}
        {held.simulated && <SimulatedTag />}
      </p>
    </FoldedSection>
  )
}

const MONTHS = 12

/** The average PTAX of the last twelve months. */
async function MonthlyAverages({ id }: { id: CurrencyId }) {
  const { held } = await readPtaxYears(id)
  const { noun } = currencies[id]
  const months = monthlyAverages(held?.value ?? [], MONTHS)
  const columns = [
    { label: 'Mês' },
    { label: 'Média', numeric: true },
    { label: 'Mínima', numeric: true },
    { label: 'Máxima', numeric: true },
  ]
  const rows = months.map((month, index) => [
    monthInWords(month, index === 0),
    ...[month.average, month.lowest, month.highest].map((price) => formatNumber(price, 4)),
  ])
  const [latest] = rows
  return (
    <FoldedSection
      id="medias"
      title="Média por mês"
      hint={latest ? `${latest[0]}: R$\u00A0${latest[1]}` : 'Sem dado'}
      always
    >
      {held && months.length > 0 ? (
        <>
          <DataTable
            caption={`PTAX de venda, em reais por ${noun}. Fonte: Banco Central`}
            columns={columns}
            rows={rows}
          />
          {held.simulated && <SimulatedTag />}
        </>
      ) : (
        <p>
          Sem dado: o Banco Central não deu números que possamos usar. Em vez de estimar, não mostramos
          médias.
        </p>
      )}
    </FoldedSection>
  )
}

/** `11/2026 (até 19/11)` while the month may still go on. */
function monthInWords({ month, lastDay }: MonthAverage, isNewest: boolean): string {
  const [year, number] = month.split('-')
  return `${number}/${year}${isNewest ? ` (até ${formatDay(lastDay).slice(0, 5)})` : ''}`
}
