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
  const items = [...changesOf(coin, quote, ranges), ...sizesOf(coin, coin && market?.value)]
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
      <Credits coin={coin} ranges={ranges} />
      {isSimulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
    </div>
  )
}

function changesOf(coin: Bitcoin | undefined, quote: Quote | null, ranges: readonly ChartRange[]) {
  const today = todayInBrasilia()
  const over = (id: ChartRange['id']) => {
    const range = ranges.find((one) => one.id === id)
    return range ? changeOver(range, today) : null
  }
  return [
    // Of another source it stands beside the price already.
    { label: 'Em 24 horas', fraction: quote?.source === 'coingecko' ? (coin?.change.day ?? null) : null },
    { label: 'Em 7 dias', fraction: coin?.change.week ?? null },
    { label: 'Em 1 mês', fraction: over('1M') },
    { label: 'Em 1 ano', fraction: over('1A') },
  ].flatMap(({ label, fraction }) =>
    fraction === null ? [] : [{ label, value: <Change fraction={fraction} /> }],
  )
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

/** The price above is renewed while the page is open; these stay as they were at their time. */
function Credits({ coin, ranges }: { coin?: Bitcoin; ranges: readonly ChartRange[] }) {
  const today = todayInBrasilia()
  const year = ranges.find((range) => range.id === '1A' && changeOver(range, today) !== null)
  return (
    <p className="small muted">
      {coin && (
        <>
          24 horas, 7 dias, valor e volume ({momentWords(coin.pricedAt)}) e dominância:{' '}
          <Credit source="coingecko" />.{' '}
        </>
      )}
      {year && (
        <>
          1 mês e 1 ano: <Credit source={year.source} />.{' '}
        </>
      )}
      Satoshis e salários: cálculo do Em Miúdos.
    </p>
  )
}

function Credit({ source }: { source: SourceId }) {
  const { name, url } = sources[source]
  return <a href={url}>{name}</a>
}

function inBillions(reais: number): string {
  const [size, unit] = reais >= 1e12 ? [1e12, 'trilhões'] : [1e9, 'bilhões']
  return `R$\u00A0${formatNumber(reais / size, 2)} ${unit}`
}
