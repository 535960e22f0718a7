import type { ReactNode } from 'react'
import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { momentWords } from '#web/rates/assets/asset-words.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import type { CoinTable } from '#web/rates/catalogue/asset-rows.ts'
import { type ChartRange, changeOver } from '#web/rates/chart-ranges.ts'
import { type Bitcoin, readBitcoin, readCoinMarket } from '#web/rates/coins/coins.ts'
import type { Quote } from '#web/rates/quote.ts'
import { agreesWith, readQuote } from '#web/rates/quotes/quotes.ts'
import type { ServedReading } from '#web/rates/quotes/use-reading.ts'
import { SimulatedTag } from '#web/rates/SimulatedTag.tsx'
import { type SourceId, sources } from '#web/rates/sources.ts'
import { Change } from '#web/ui/Change.tsx'
import { Island } from '#web/ui/islands/Island.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { BitcoinWorth } from './BitcoinWorth.tsx'

/** Faster than this, of a price in an hour, is said to be unusual; the price stays. */
const FAST = 0.2

/** The price seen from other sides: in dollars, changes, market value, satoshis, wages. What no source says is left out. */
export async function BitcoinFacts({
  served,
  ranges,
}: {
  served: ServedReading
  ranges: readonly ChartRange[]
}) {
  const { quote } = served.reading
  const [{ held }, { held: market }, dollar] = await Promise.all([
    readBitcoin(),
    readCoinMarket(),
    readQuote('usd-brl'),
  ])
  // A source that was not believed for the price is not used beside it.
  const coin = held && quote && agreesWith(held.value, quote) ? held.value : undefined
  const [changes, sizes] = [changesOf(coin, quote), sizesOf(coin, coin && market?.value)]
  const long = longChangesOf(ranges)
  const items = [...changes, ...long, ...sizes]
  if (items.length === 0 && !quote) return <p>Sem dado: nenhuma fonte deu um preço que possamos usar.</p>
  const hour = coin?.change.hour ?? 0
  // The price above has its own label, which holds for the whole section.
  const isSimulated = !quote?.simulated && [held, market, dollar.quote].some((known) => known?.simulated)
  return (
    <div className="stack-small">
      {Math.abs(hour) > FAST && (
        <Notice tone="warning">
          O preço mudou {formatPercent(Math.abs(hour))} em uma hora, muito mais que o comum. Compare com
          outras fontes, abaixo.
        </Notice>
      )}
      <Island name="worth" code="BitcoinWorth" when="input">
        <BitcoinWorth served={served} dollar={dollar.quote} />
      </Island>
      {items.length > 0 && <Facts wide items={items} />}
      <Credits coin={coin} ofCoin={[...changes, ...sizes]} ofChart={long} />
      {isSimulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}

type Fact = { label: string; value: ReactNode }

function changesOf(coin: Bitcoin | undefined, quote: Quote | null): Fact[] {
  return [
    // Of another source it stands beside the price already.
    { label: 'Em 24 horas', fraction: quote?.source === 'coingecko' ? (coin?.change.day ?? null) : null },
    { label: 'Em 7 dias', fraction: coin?.change.week ?? null },
  ].flatMap(({ label, fraction }) =>
    fraction === null ? [] : [{ label, value: <Change fraction={fraction} /> }],
  )
}

function longChangesOf(ranges: readonly ChartRange[]): (Fact & { source: SourceId })[] {
  const today = todayInBrasilia()
  const labels: Partial<Record<ChartRange['id'], string>> = { '1M': 'Em 1 mês', '1A': 'Em 1 ano' }
  return ranges.flatMap((range) => {
    const [label, fraction] = [labels[range.id], changeOver(range, today)]
    if (!label || fraction === null) return []
    return [{ label, value: <Change fraction={fraction} />, source: range.source }]
  })
}

function sizesOf(coin: Bitcoin | undefined, market: CoinTable['market'] | undefined) {
  const amounts = [
    { label: 'Valor de mercado', amount: coin?.marketCap ?? null },
    { label: 'Volume em 24 horas', amount: coin?.volume ?? null },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, value: inBillions(amount) }]))
  if (!market) return amounts
  const { bitcoinShare, marketCap, updatedAt } = market
  const share = {
    label: 'Dominância',
    value: formatPercent(bitcoinShare, 1),
    note: `do valor de todas as criptomoedas, ${inBillions(marketCap)}, ${momentWords(updatedAt)}`,
  }
  return [...amounts, share]
}

type CreditsProps = {
  coin: Bitcoin | undefined
  ofCoin: readonly Fact[]
  ofChart: ReturnType<typeof longChangesOf>
}

/** The price above is renewed while the page is open; these stay as they were at their time. */
function Credits({ coin, ofCoin, ofChart }: CreditsProps) {
  const [first] = ofChart
  return (
    <p className="small muted">
      {coin && ofCoin.length > 0 && (
        <>
          {namesOf(ofCoin)} ({momentWords(coin.pricedAt)}): <Credit source="coingecko" />.{' '}
        </>
      )}
      {first && (
        <>
          {namesOf(ofChart)}: <Credit source={first.source} />.{' '}
        </>
      )}
      Satoshis e salários: cálculo do Em Miúdos.
    </p>
  )
}

/** `Em 7 dias, valor de mercado e dominância`. */
function namesOf(facts: readonly Fact[]): string {
  const names = facts.map(({ label }, index) => (index === 0 ? label : label.toLowerCase()))
  return new Intl.ListFormat('pt-BR').format(names)
}

function Credit({ source }: { source: SourceId }) {
  const { name, url } = sources[source]
  return <a href={url}>{name}</a>
}

function inBillions(reais: number): string {
  const [size, unit] = reais >= 1e12 ? [1e12, 'trilhões'] : [1e9, 'bilhões']
  return `R$\u00A0${formatNumber(reais / size, 2)} ${unit}`
}
