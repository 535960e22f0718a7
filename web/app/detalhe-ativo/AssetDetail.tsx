import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import {
  readAssetHistory,
  readCdi,
  readIndexCloses,
  readIpca,
} from '#web/rates/asset-detail/asset-history.ts'
import { readAsset } from '#web/rates/asset-detail/asset-reading.ts'
import { LiveAsset } from '#web/rates/asset-detail/LiveAsset.tsx'
import { priceDecimals } from '#web/rates/assets/asset-words.ts'
import type { StockFacts } from '#web/rates/catalogue/asset-rows.ts'
import { type Asset, oldCodesOf } from '#web/rates/catalogue/assets.ts'
import { RateChart } from '#web/rates/charts/RateChart.tsx'
import { drawable } from '#web/rates/charts/rate-history.ts'
import { b3Reopening } from '#web/rates/feeds/b3-clock.ts'
import { sources } from '#web/rates/sources.ts'
import { type AssetPayouts, readPayouts } from '#web/rates/stocks/payouts.ts'
import { basisWords } from '#web/rates/stocks/total-return.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { Callout } from '#web/ui/Callout.tsx'
import { Island } from '#web/ui/Island.tsx'
import { GraphData } from '../_assets/GraphData.tsx'
import { TaxBox } from '../_assets/TaxBox.tsx'
import { taxOf } from '../_assets/tax-words.ts'
import { AssetQuestions } from './AssetQuestions.tsx'
import { AssetSearch } from './AssetSearch.tsx'
import { aboutAsset } from './asset-texts.ts'
import styles from './detail.module.css'
import { Indicators } from './Indicators.tsx'
import { PastSection } from './PastSection.tsx'
import { Payouts } from './Payouts.tsx'
import { Risks } from './Risks.tsx'
import { assetGraph } from './structured-data.ts'

/** The page of one asset. */
export async function AssetDetail({ asset, url }: { asset: Asset; url: URL }) {
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
      <div className={`columns ${styles.head}`}>
        <Island name="asset" when="idle">
          <LiveAsset
            served={{ value: reading, servedAt: now.toISOString() }}
            kind={kind}
            about={aboutAsset(asset)}
          />
        </Island>
        <div className="stack">
          <AssetSearch label="Outro código" />
          {reopening && <p className="small muted">{reopening}</p>}
          <Renamed asset={asset} />
        </div>
      </div>
      <section className="stack section" aria-labelledby="grafico">
        <div className="section-top">
          <h2 id="grafico">{code} no tempo</h2>
        </div>
        <Island name="chart" when="idle">
          <RateChart charted={charted} ranges={ranges} initial="1A" />
        </Island>
        {cutAt && (
          <p className="small muted">
            Em {formatDay(cutAt)} o preço deu um salto que costuma ser desdobramento ou grupamento. Mostramos
            só o que veio depois.
          </p>
        )}
      </section>
      <Company asset={asset} paid={paid} facts={reading.facts} now={now} />
      <PastSection
        code={code}
        closes={returns}
        without={isCoin ? 'sem custos nem imposto' : basisWords[basis]}
        measures={{ cdi: cdi.points, ipca: ipca.points, index: index.closes }}
        isCoin={isCoin}
        simulated={source?.simulated === true || cdi.simulated || ipca.simulated || index.simulated}
        origin={`${source?.simulated ? 'simulador, no formato de ' : ''}${sources[source?.source ?? (isCoin ? 'coingecko' : 'brapi')].name}`}
      />
      <div className="columns columns-66 section">
        <section aria-labelledby="imposto">
          <div className="section-top">
            <h2 id="imposto">O imposto</h2>
          </div>
          <TaxBox lines={taxOf(kind, now)} />
        </section>
        <Risks asset={asset} />
      </div>
      <AssetQuestions asset={asset} paid={paid} facts={reading.facts} today={dayInBrasilia(now)} />
      <GraphData graph={assetGraph(asset, url, history)} />
    </>
  )
}

function trail(code: string, isCoin: boolean) {
  const parent = isCoin
    ? { href: '/criptomoedas', label: 'Criptomoedas' }
    : { href: '/acoes', label: 'Ações' }
  return [{ href: '/', label: 'Início' }, parent, { label: code }]
}

/** What belongs to shares and funds alone. An index fund pays nothing to its holders, and a coin has none of it. */
function Company({
  asset: { code, kind },
  paid,
  facts,
  now,
}: {
  asset: Asset
  paid: AssetPayouts | null
  facts: StockFacts | null
  now: Date
}) {
  if (kind === 'cripto') return null
  return (
    <>
      {kind !== 'etf' && (
        <Payouts code={code} isFund={kind === 'fii'} paid={paid} today={dayInBrasilia(now)} now={now} />
      )}
      <Indicators code={code} facts={facts} />
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
