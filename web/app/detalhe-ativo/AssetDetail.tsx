import { AdSlot } from '#web/ads/AdSlot.tsx'
import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import {
  readAssetHistory,
  readCdi,
  readIndexCloses,
  readIpca,
} from '#web/rates/asset-detail/asset-history.ts'
import { readAsset, secondsUntilAsked } from '#web/rates/asset-detail/asset-reading.ts'
import { LiveAsset } from '#web/rates/asset-detail/LiveAsset.tsx'
import { priceDecimals } from '#web/rates/assets/asset-words.ts'
import { serve } from '#web/rates/assets/serve.ts'
import type { StockFacts } from '#web/rates/catalogue/asset-rows.ts'
import { type Asset, oldCodesOf } from '#web/rates/catalogue/assets.ts'
import { RateChart } from '#web/rates/charts/RateChart.tsx'
import { drawable } from '#web/rates/charts/rate-history.ts'
import { standFor } from '#web/rates/page-time.ts'
import { sources } from '#web/rates/sources.ts'
import { b3Reopening } from '#web/rates/stocks/b3-clock.ts'
import { type AssetPayouts, readPayouts } from '#web/rates/stocks/payouts.ts'
import { basisWords } from '#web/rates/stocks/total-return.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { StructuredData } from '../_shell/StructuredData.tsx'
import { AssetQuestions } from './AssetQuestions.tsx'
import { AssetSearch } from './AssetSearch.tsx'
import { assetGraph } from './asset-graph.ts'
import { aboutAsset, nameOf } from './asset-texts.ts'
import styles from './detail.module.css'
import { balanceInWords, indicatorRows } from './indicator-rows.ts'
import { PastSection } from './PastSection.tsx'
import { Payouts } from './Payouts.tsx'

export async function AssetDetail({ asset }: { asset: Asset }) {
  const now = new Date()
  const { code, kind } = asset
  const isCoin = kind === 'cripto'
  const [reading, history, paid, cdi, ipca, index] = await Promise.all([
    readAsset(asset),
    readAssetHistory(asset),
    readPayouts(asset),
    readCdi(),
    readIpca(),
    readIndexCloses(),
  ])
  // Without its past it is to have it soon.
  await standFor(history.closes.length > 0 ? secondsUntilAsked(asset, reading, now) : 0)
  const served = serve(reading, now)
  const { closes, returns, basis, cutAt } = history
  const ranges = drawable(history.ranges)
  const newest = closes.at(-1)?.close ?? reading.quote?.price ?? 1
  const charted = {
    name: code,
    unit: units[kind],
    prefix: 'R$',
    decimals: priceDecimals(newest),
    ...(isCoin && { canBeLogarithmic: true as const }),
  }
  const reopening = isCoin ? '' : b3Reopening(now)
  const source = ranges.find(({ points }) => points.length > 0)
  return (
    <>
      <Breadcrumb items={trail(code, isCoin)} />
      <div className={`columns columns-57 ${styles.head}`} id="resultado">
        <div className="stack">
          <Island name="asset" code="LiveAsset" when="stale" freshUntil={served.freshUntil}>
            <LiveAsset served={served} kind={kind} about={aboutAsset(asset)} />
          </Island>
          <AssetSearch label="Outro código" />
          <a className="follow" href="#comparar">
            Comparar com outro ativo
          </a>
          {reopening && <p className="small muted">{reopening}</p>}
          <Renamed asset={asset} />
        </div>
        <Section id="grafico" title={`${code} no tempo`} className="stack">
          <RateChart charted={charted} ranges={ranges} initial="1A" />
          {cutAt && (
            <p className="small muted">
              Em {formatDay(cutAt)} o preço deu um salto que costuma ser desdobramento ou grupamento.
              Mostramos só o que veio depois.
            </p>
          )}
          {history.adjusted.length > 0 && (
            <DataDetails summary="Ver ajustado por desdobramentos e proventos" icon="chart">
              <div className="stack">
                <RateChart
                  charted={{ ...charted, name: `${code} ajustado` }}
                  ranges={drawable(history.adjusted)}
                  initial="1A"
                />
                <p className="small muted">
                  A fonte refaz os preços antigos como se os desdobramentos, grupamentos e proventos de depois
                  já tivessem acontecido. Serve para comparar dias distantes: ninguém negociou por esses
                  preços.
                </p>
              </div>
            </DataDetails>
          )}
        </Section>
      </div>
      <PastSection
        code={code}
        closes={returns}
        without={isCoin ? 'sem custos nem imposto' : basisWords[basis]}
        measures={{ cdi: cdi.points, ipca: ipca.points, index: index.closes }}
        isCoin={isCoin}
        simulated={source?.simulated === true || cdi.simulated || ipca.simulated || index.simulated}
        origin={`${source?.simulated ? 'simulador, no formato de ' : ''}${sources[source?.source ?? (isCoin ? 'coingecko' : 'brapi')].name}`}
      />
      <AdSlot slot="ativo-apos-grafico" className="section" />
      <Company asset={asset} paid={paid} facts={reading.facts} now={now} />
      <div className="columns columns-66 section">
        <AssetQuestions asset={asset} paid={paid} facts={reading.facts} now={now} />
        <Risks asset={asset} />
      </div>
      <StructuredData graph={assetGraph(asset, nameOf(asset, reading), history)} />
    </>
  )
}

function trail(code: string, isCoin: boolean) {
  const parent = isCoin
    ? { href: '/criptomoedas', label: 'Criptomoedas' }
    : { href: '/acoes', label: 'Ações' }
  return [{ href: '/', label: 'Home' }, parent, { label: code }]
}

type CompanyProps = { asset: Asset; paid: AssetPayouts | null; facts: StockFacts | null; now: Date }

/** Parts of shares and funds alone. An index fund pays nothing to its holders, and a coin has none of it. */
function Company({ asset, paid, facts, now }: CompanyProps) {
  const { code, kind } = asset
  if (kind === 'cripto') return null
  return (
    <>
      {kind !== 'etf' && (
        <Payouts code={code} isFund={kind === 'fii'} paid={paid} today={dayInBrasilia(now)} now={now} />
      )}
      <Indicators asset={asset} facts={facts} today={dayInBrasilia(now)} />
    </>
  )
}

const units = {
  acao: 'reais por ação',
  fii: 'reais por cota',
  etf: 'reais por cota',
  cripto: 'reais por unidade',
}

function Renamed({ asset: { code } }: { asset: Asset }) {
  const before = oldCodesOf(code)
  if (before.length === 0) return null
  return (
    <Callout title="Este código é novo">
      <p>
        {code} era {before.join(' e ')}.
      </p>
    </Callout>
  )
}

type IndicatorsProps = { asset: Asset; facts: StockFacts | null; today: IsoDate }

/** Multiples with their formula and day. What the source does not give has no row, and none of them words instead. */
function Indicators({ asset: { code, kind }, facts, today }: IndicatorsProps) {
  const rows = facts ? indicatorRows(facts, kind, today) : []
  return (
    <Section id="indicadores" title="Quanto custa em relação ao que rende" className="stack section">
      {rows.length > 0 ? (
        <>
          <Facts wide items={rows} />
          {facts && balanceInWords(facts, kind, today) && (
            <p className="small muted">{balanceInWords(facts, kind, today)}</p>
          )}
          <Fold summary="Como se calcula cada um">
            <ul className="bullets small">
              {rows.map(({ label, formula }) => (
                <li key={label}>
                  <b>{label}:</b> {formula}
                </li>
              ))}
            </ul>
          </Fold>
        </>
      ) : (
        <p className="muted">
          A fonte não informa {kind === 'acao' ? 'DY, P/L nem P/VP' : 'DY nem P/VP'} de {code} a este site. Em
          vez de estimar, não mostramos.
        </p>
      )}
    </Section>
  )
}

/** In plain words, by the class of the asset. */
function Risks({ asset: { kind, isStablecoin } }: { asset: Asset }) {
  return (
    <Section id="riscos" title="Quando dá errado" className="stack">
      <Callout tone="alert" title={isStablecoin ? titles.stablecoin : titles[kind]}>
        <p>{isStablecoin ? texts.stablecoin : texts[kind]}</p>
      </Callout>
      <p className="small muted">Conteúdo educativo. Não é recomendação de compra ou de venda.</p>
    </Section>
  )
}

const titles = {
  acao: 'Ação não tem garantia',
  fii: 'Cota não tem garantia',
  etf: 'O fundo cai com o índice',
  cripto: 'Criptomoeda não tem garantia',
  stablecoin: 'Stablecoin não é dinheiro no banco',
}

const texts = {
  acao: 'O preço pode cair muito e ficar anos abaixo do que você pagou. Dividendo passado não obriga a empresa a pagar o próximo. Não há FGC.',
  fii: 'O preço da cota sobe e desce todo dia, e o rendimento do mês depende de aluguéis ou juros que podem parar. Não há FGC.',
  etf: 'O fundo acompanha o índice nas altas e nas quedas, e cobra uma taxa por ano. Não há FGC.',
  cripto:
    'Quedas de mais da metade já aconteceram várias vezes. Quem perde a senha da própria carteira perde o saldo. Não há FGC nem órgão que devolva.',
  stablecoin:
    'Ela tenta valer o mesmo que uma moeda, e quem garante é uma só empresa. Se a reserva falhar, o preço cai. Parte dessas operações é câmbio para o Banco Central (Resolução BCB 521/2025, desde 02/02/2026). Não há FGC.',
}
