import type { ReactNode } from 'react'
import { Form } from '#web/calculators/cambio-modalidades/Form.tsx'
import { RoundAmounts } from '#web/calculators/cambio-modalidades/RoundAmounts.tsx'
import { env } from '#web/env.ts'
import { RateChart } from '#web/rates/charts/RateChart.tsx'
import { readChart } from '#web/rates/charts/rate-history.ts'
import { FocusExpectations } from '#web/rates/daily/FocusExpectations.tsx'
import { LiveRate } from '#web/rates/quotes/LiveRate.tsx'
import { serveQuote } from '#web/rates/quotes/served.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/Island.tsx'
import styles from './CurrencyPage.module.css'
import { type CurrencyId, currencies } from './currencies.ts'
import { MonthlyAverages } from './MonthlyAverages.tsx'
import { OfficialClose } from './OfficialClose.tsx'
import { StructuredData } from './StructuredData.tsx'
import { structuredData } from './structured-data.ts'
import { WhatMoves } from './WhatMoves.tsx'

type Props = {
  id: CurrencyId
  questions: readonly { question: string; answer: ReactNode }[]
  /** What this currency alone has: beside the questions. */
  children: ReactNode
  underQuestions?: ReactNode
}

/** The page of a currency: rate, what one pays, chart, round amounts, averages, questions. */
export async function CurrencyPage({ id, questions, children, underQuestions }: Props) {
  const { code, symbol, path, title, noun, uses, expectationNote } = currencies[id]
  const [served, ranges] = await Promise.all([serveQuote(id), readChart(id)])
  const charted = { name: `O ${noun}`, unit: `reais por ${noun}`, prefix: 'R$', decimals: 4 }
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Início' }, { label: 'Cotações' }, { label: title }]} />
      <div className={styles.rate}>
        <div className={`${styles.number} stack`}>
          <Island name="rate" when="idle">
            <LiveRate served={served} title={title} />
          </Island>
          <OfficialClose id={id} />
        </div>
        <section className={`${styles.cost} stack`} aria-labelledby="quanto-paga">
          <h2 id="quanto-paga">Quanto você paga</h2>
          <Island name="calculator" when="idle">
            <Form served={served} currency={code} symbol={symbol} />
          </Island>
        </section>
        <section className={styles.chart} aria-label={`Histórico do ${noun}`}>
          <Island name="chart" when="visible">
            <RateChart charted={charted} ranges={ranges} series={id} />
          </Island>
        </section>
        <section className={styles.table} aria-labelledby="em-reais">
          <div className="section-top">
            <h2 id="em-reais">{`${title.split(' ')[0]} em reais`}</h2>
          </div>
          <Island name="conversion" when="idle">
            <RoundAmounts served={served} symbol={symbol} uses={uses} />
          </Island>
        </section>
      </div>
      <div className="columns section">
        <MonthlyAverages id={id} />
        <WhatMoves id={id} />
      </div>
      <FocusExpectations note={expectationNote} />
      <div className="columns section">
        <div className="stack-large">
          <section aria-labelledby="perguntas">
            <div className="section-top">
              <h2 id="perguntas">{`Perguntas sobre o ${noun}`}</h2>
            </div>
            <Faq items={questions} />
          </section>
          {underQuestions}
        </div>
        {children}
      </div>
      <StructuredData
        graph={structuredData({
          name: title,
          url: new URL(path, env.SITE_URL),
          currency: code,
          reading: served.reading,
          ranges,
        })}
      />
    </>
  )
}
