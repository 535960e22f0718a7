import type { Metadata } from 'next'
import { Form } from '#web/calculators/bitcoin-venda/Form.tsx'
import { env } from '#web/env.ts'
import { RateChart } from '#web/rates/charts/RateChart.tsx'
import { drawable, readRanges } from '#web/rates/charts/rate-history.ts'
import { LiveRate } from '#web/rates/quotes/LiveRate.tsx'
import { serveQuote } from '#web/rates/quotes/served.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { Island } from '#web/ui/Island.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { coinSalesToday } from '../_currency/law-today.ts'
import { StructuredData } from '../_currency/StructuredData.tsx'
import { structuredData } from '../_currency/structured-data.ts'
import { BitcoinFacts } from './BitcoinFacts.tsx'
import styles from './page.module.css'
import { questions } from './questions.ts'
import { SourcePrices } from './SourcePrices.tsx'

export const revalidate = 60

const path = '/bitcoin-hoje'

export const metadata: Metadata = {
  title: 'Bitcoin hoje em reais: cotação e imposto',
  description:
    'Preço do bitcoin em reais e em dólar, variação de 24 horas a 1 ano, conversão de satoshis e o imposto na venda: isenção de R$ 35 mil e regra do exterior.',
  alternates: { canonical: path },
}

export default async function BitcoinPage() {
  const [served, ranges] = await Promise.all([serveQuote('btc-brl'), readRanges('btc-brl')])
  const charted = {
    name: 'O bitcoin',
    unit: 'reais por bitcoin',
    prefix: 'R$',
    decimals: 2,
    canBeLogarithmic: true as const,
  }
  return (
    <>
      <Breadcrumb
        items={[{ href: '/', label: 'Início' }, { label: 'Cotações' }, { label: 'Bitcoin hoje' }]}
      />
      <div className={`columns ${styles.rate}`}>
        <div className="stack-large">
          <div className="stack">
            <Island name="rate" when="idle">
              <LiveRate served={served} title="Bitcoin hoje" />
            </Island>
            <Carimbo>Negocia 24 h</Carimbo>
            <BitcoinFacts reading={served.reading} ranges={ranges} />
          </div>
          <section aria-label="Histórico do bitcoin">
            <Island name="chart" when="visible">
              <RateChart charted={charted} ranges={drawable(ranges)} series="btc-brl" />
            </Island>
          </section>
        </div>
        <section className="stack" aria-labelledby="venda">
          <h2 id="venda">Quanto recebo se vender</h2>
          <Island name="calculator" when="idle">
            <Form served={served} />
          </Island>
        </section>
      </div>
      <div className="columns section">
        <SourcePrices />
        <Background />
      </div>
      <section className="section" aria-labelledby="perguntas">
        <div className="section-top">
          <h2 id="perguntas">Perguntas sobre o bitcoin</h2>
        </div>
        <Faq items={questions} />
      </section>
      <StructuredData
        graph={structuredData({
          name: 'Bitcoin hoje',
          url: new URL(path, env.SITE_URL),
          reading: served.reading,
          ranges,
        })}
      />
    </>
  )
}

function Background() {
  return (
    <section className="stack" aria-labelledby="saber">
      <div className="section-top">
        <h2 id="saber">Bom saber</h2>
      </div>
      <Callout tone="explain" title="DeCripto, desde 01/07/2026">
        <p>
          Quem guarda ou negocia moedas no exterior, ou sem intermediária, informa à Receita os meses acima de{' '}
          {coinSalesToday().reportAbove} (IN RFB 2.291/2025). Isso não cria imposto.
        </p>
      </Callout>
      <p>
        O último halving, que corta pela metade a emissão de bitcoins, foi no bloco 840.000, em 19/04/2024 à
        noite, hora de Brasília. O próximo é no bloco 1.050.000, cerca de quatro anos depois. O que isso faz
        com o preço, ninguém sabe: não fazemos previsão.
      </p>
    </section>
  )
}
