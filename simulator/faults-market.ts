import { onJson, onText, withNumbers } from './corrupt.ts'
import type { Catalogue } from './fault.ts'
import type { Tick } from './market.ts'
import type { ProviderName } from './providers.ts'

/** Sources with a price of now. */
const ticking = ['awesomeapi', 'coingecko', 'mercado-bitcoin', 'binance', 'brapi'] as const
const priced = [
  ...ticking,
  'olinda',
  'sgs',
  'frankfurter',
  'cotahist',
] as const satisfies readonly ProviderName[]

const officialNumbers = /cotacaoCompra|cotacaoVenda|valor/

/** The price of every source that has one: of the tick, of the last close, or of an official rate. */
const prices = (change: (price: number) => number) => ({
  tick: (tick: Tick) => ({
    ...tick,
    bid: change(tick.bid),
    ask: change(tick.ask),
    open: change(tick.open),
    low: change(tick.low),
    high: change(tick.high),
  }),
  price: change,
  spoil: withNumbers(officialNumbers, change),
  on: priced,
})

/** brapi's rows of an asset, or of a day of it. */
type Bars = { historicalDataPrice?: Record<string, unknown>[]; regularMarketPrice?: number }

const onStock = (change: (row: Bars) => object) =>
  onJson((answer) => {
    // brapi's answer to a question for an asset, made a moment ago; the list has no `results`.
    const { results } = answer as { results?: Bars[] }
    return results
      ? { ...Object(answer), results: results.map((row) => ({ ...row, ...change(row) })) }
      : answer
  })

const untraded = { open: null, high: null, low: null, close: null, volume: null }

/** The numbers are numbers, and wrong; or of a time that is not now. */
export const faultsOfMarkets = {
  crossed: {
    text: 'Compra maior que a venda',
    tick: (tick) => ({ ...tick, bid: tick.ask * 1.01, ask: tick.bid }),
    spoil: withNumbers(/cotacaoCompra/, (buy) => buy * 1.01),
    on: ['awesomeapi', 'mercado-bitcoin', 'binance', 'olinda'],
  },
  'high-below-low': {
    text: 'Máxima menor que a mínima',
    tick: (tick) => ({ ...tick, high: tick.low * 0.9, low: tick.high }),
    on: ticking,
  },
  zero: { text: 'Preço zero', ...prices(() => 0) },
  negative: { text: 'Preço negativo', ...prices((price) => -price) },
  'ten-fold': { text: 'Preço dez vezes maior', ...prices((price) => price * 10) },
  'hundred-fold': { text: 'Preço cem vezes maior', ...prices((price) => price * 100) },
  'inconsistent-change': {
    text: 'Variação de 42 % que os preços desmentem',
    spoil: withNumbers(
      /pctChange|priceChangePercent|regularMarketChangePercent|change|price_change_percentage_24h(?:_in_currency)?/,
      () => 42,
    ),
    on: ['awesomeapi', 'coingecko', 'binance', 'brapi'],
  },
  'previous-equals-price': {
    text: 'Fechamento anterior igual ao preço',
    spoil: onStock(({ regularMarketPrice }) => ({ regularMarketPreviousClose: regularMarketPrice })),
    on: ['brapi'],
    isHarmless: true,
  },
  'null-bar': {
    text: 'Dia de hoje sem preços no histórico',
    spoil: onStock(({ historicalDataPrice = [] }) => ({
      historicalDataPrice: historicalDataPrice.map((bar, index) =>
        index === historicalDataPrice.length - 1 ? { ...bar, ...untraded } : bar,
      ),
    })),
    on: ['brapi'],
  },
  revision: {
    text: 'Corrige um valor antigo',
    spoil: onText((text) => text.replace(/"valor":"(-?\d)/, '"valor":"1$1')),
    on: ['sgs'],
  },
  'holiday-mismatch': {
    text: 'Feriado de 20/11 em outro dia',
    spoil: onText((text) => text.replaceAll('-11-20"', '-11-21"')),
    on: ['brasilapi'],
  },
  future: {
    text: 'Horário dez minutos no futuro',
    tick: (tick, realNow) => ({ ...tick, pricedAt: new Date(realNow.getTime() + 600_000) }),
    on: ticking,
  },
  behind: { text: 'Relógio dez minutos atrasado', agedMs: 600_000, on: ticking },
  frozen: { text: 'Cotação parada: repete a de duas horas antes', agedMs: 7_200_000, on: ticking },
} as const satisfies Catalogue
