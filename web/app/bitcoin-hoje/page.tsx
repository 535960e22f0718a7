import { AdSlot } from '#web/ads/AdSlot.tsx'
import { LiveForm } from '#web/calculators/bitcoin-venda/Form.tsx'
import { MarketNote } from '#web/content/MarketNote.tsx'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { monthLine } from '#web/rates/charts/month-line.ts'
import { RateChart } from '#web/rates/charts/RateChart.tsx'
import { drawable, readRanges } from '#web/rates/charts/rate-history.ts'
import { readBitcoinPrices } from '#web/rates/coins/coins.ts'
import { LiveRate } from '#web/rates/quotes/LiveRate.tsx'
import { serveQuote } from '#web/rates/quotes/quotes.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { sources } from '#web/rates/sources.ts'
import { BellLink } from '#web/ui/BellLink.tsx'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Sparkline } from '#web/ui/charts/Sparkline.tsx'
import { Faq } from '#web/ui/Faq.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Carimbo } from '#web/ui/nota/Carimbo.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { EmbedOrigin } from '../_calculator/EmbedOrigin.tsx'
import { LineEnd } from '../_currency/LineEnd.tsx'
import { coinSalesToday } from '../_currency/law-today.ts'
import { QuoteActions } from '../_currency/QuoteActions.tsx'
import { rateGraph } from '../_currency/rate-graph.ts'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { StructuredData } from '../_shell/StructuredData.tsx'
import { BitcoinFacts } from './BitcoinFacts.tsx'
import styles from './page.module.css'

export const revalidate = 60

const path = '/bitcoin-hoje'

export const metadata = pageMetadata(path)

export default async function BitcoinPage() {
  const [served, ranges] = await Promise.all([serveQuote('btc-brl'), readRanges('btc-brl')])
  const charted = {
    name: 'O bitcoin',
    unit: 'reais por bitcoin',
    prefix: 'R$',
    decimals: 2,
    canBeLogarithmic: true as const,
  }
  const line = monthLine(
    charted.name,
    ranges.find(({ id }) => id === '1M'),
  )
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Cotações' }, { label: 'Bitcoin hoje' }]} />
      <div className={`columns ${styles.rate}`}>
        <div className="stack">
          <div data-embed="">
            <Island name="rate" code="LiveRate" when="stale" freshUntil={served.freshUntil}>
              <LiveRate served={served} title="Bitcoin hoje" />
            </Island>
          </div>
          <p className="row">
            {line && (
              <span className="small muted row">
                <Sparkline values={line.values} label={line.label} />
                no último mês
              </span>
            )}
            <BellLink href="/alertas-cambio?moeda=btc-brl">Me avise</BellLink>
          </p>
          <Carimbo>Negocia 24 h</Carimbo>
          <BitcoinFacts served={served} ranges={ranges} />
          <Island name="quote-actions" code="QuoteActions" when="input">
            <QuoteActions served={served} title="Bitcoin hoje" />
          </Island>
        </div>
        <section className="stack-small" aria-label="Histórico do bitcoin">
          <RateChart charted={charted} ranges={drawable(ranges)} series="btc-brl" />
          <LineEnd reading={served.reading} ranges={ranges} />
        </section>
      </div>
      <MarketNote series="btc-brl" />
      <section className="section stack" aria-labelledby="venda" data-embed="">
        <div className="section-top">
          <h2 id="venda">Quanto recebo se vender</h2>
        </div>
        <Island name="calculator" code="BitcoinCalculator" when="input">
          <LiveForm served={served} />
        </Island>
        <EmbedOrigin path={path} />
      </section>
      <AdSlot slot="cotacao-apos-nota" className="section" />
      <div className={`columns section ${styles.more}`}>
        <SourcePrices />
        <Background />
      </div>
      <Section id="perguntas" title="Perguntas sobre o bitcoin" className="section">
        <Faq items={questionsToday()} />
      </Section>
      <StructuredData
        graph={rateGraph({
          name: 'Bitcoin hoje',
          path,
          currency: 'BTC',
          reading: served.reading,
          ranges,
        })}
      />
    </>
  )
}

function Background() {
  return (
    <FoldedSection id="saber" title="Vale saber" hint="DeCripto e halving">
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
    </FoldedSection>
  )
}

// Law from facts/04-ganho-capital.md §6 and facts/01-iof.md §4, as read on 2026-11-20.
function questionsToday() {
  const law = coinSalesToday()
  return [
    {
      question: 'Preciso declarar bitcoin?',
      answer:
        'Na declaração anual, sim, quando o custo de cada moeda passa do limite de bens da Receita daquele ano. Ganho isento também entra na declaração.',
    },
    {
      question: 'Vendi menos de R$ 35 mil, pago imposto?',
      answer: `Não, se as vendas de todas as moedas no mês somam até ${law.exemptUpTo} e elas estavam em corretora no Brasil ou na sua carteira (Lei 9.250/1995, art.\u00A022, II). Trocar uma moeda por outra conta como venda. Acima disso, o ganho inteiro paga de ${law.rates}.`,
    },
    {
      question: 'E se a corretora é do exterior?',
      answer: `Não há isenção: o ganho do ano paga ${law.abroad} na declaração anual, e as perdas do ano diminuem o ganho (Lei 14.754/2023).`,
    },
    {
      question: 'O que é DeCripto?',
      answer: `É a declaração de operações com criptoativos da Receita, em vigor desde 01/07/2026 (IN RFB 2.291/2025), no lugar da antiga. Quem opera no exterior ou sem intermediária informa os meses acima de ${law.reportAbove}. Ela não cria imposto.`,
    },
    {
      question: 'Quanto vale 1 satoshi?',
      answer:
        'Um satoshi é a centésima milionésima parte de um bitcoin: 0,00000001. Nos números desta página está quanto custam 1.000 satoshis e quantos R$\u00A01,00 compra.',
    },
    {
      question: 'Bitcoin paga IOF?',
      answer:
        'Até a nossa última leitura, em outubro de 2026, nenhuma regra cobrava IOF na compra de bitcoin. A Resolução BCB 521/2025 pôs parte das operações no mercado de câmbio desde 02/02/2026, sem criar imposto.',
    },
  ]
}

/** The price at each source that answers: there is no single one. */
async function SourcePrices() {
  const prices = await readBitcoinPrices()
  const [lowest, highest] = [prices[0], prices.at(-1)]
  return (
    <FoldedSection
      id="fontes"
      title="Quanto muda de uma fonte para outra"
      hint={
        lowest && highest && prices.length > 1
          ? `${formatPercent(highest.price / lowest.price - 1)} entre ${prices.length} fontes`
          : 'Sem dado'
      }
    >
      {lowest && highest && prices.length > 1 ? (
        <>
          <p>
            De {formatBrl(roundCents(lowest.price * 100))} a {formatBrl(roundCents(highest.price * 100))}:{' '}
            diferença de {formatPercent(highest.price / lowest.price - 1)} entre {prices.length} fontes agora.
          </p>
          <DataTable
            caption="1 bitcoin em reais, por fonte"
            columns={[
              { label: 'Fonte' },
              { label: 'R$', numeric: true },
              { label: 'Acima da menor', numeric: true },
            ]}
            rows={prices.map(({ source, price }) => [
              sources[source].name,
              formatBrl(roundCents(price * 100)).slice(3),
              formatPercent(price / lowest.price - 1),
            ])}
          />
          {prices.some(({ simulated }) => simulated) && (
            <p>
              <SimulatedTag />
            </p>
          )}
        </>
      ) : (
        <p>Sem dado: para comparar, é preciso que duas fontes respondam.</p>
      )}
    </FoldedSection>
  )
}
