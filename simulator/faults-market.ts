import { onJson, onText, withNumbers } from './corrupt.ts'
import type { Catalogue, FaultKind } from './fault.ts'
import type { Tick } from './market.ts'

const officialNumbers = /cotacaoCompra|cotacaoVenda|valor/

/** The price of every source that has one: of the tick, of the last close, or of an official rate. */
const prices = (change: (price: number) => number): Omit<FaultKind, 'text'> => ({
  tick: (tick: Tick) => ({
    ...tick,
    bid: change(tick.bid),
    ask: change(tick.ask),
    open: change(tick.open),
    low: change(tick.low),
    high: change(tick.high),
  }),
  price: change,
  corrupt: withNumbers(officialNumbers, change),
  on: 'prices',
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
    corrupt: withNumbers(/cotacaoCompra/, (buy) => buy * 1.01),
    on: 'spread',
  },
  'high-below-low': {
    text: 'Máxima menor que a mínima',
    tick: (tick) => ({ ...tick, high: tick.low * 0.9, low: tick.high }),
    on: 'ticks',
  },
  zero: { text: 'Preço zero', ...prices(() => 0) },
  negative: { text: 'Preço negativo', ...prices((price) => -price) },
  'ten-fold': { text: 'Preço dez vezes maior', ...prices((price) => price * 10) },
  'hundred-fold': { text: 'Preço cem vezes maior', ...prices((price) => price * 100) },
  'inconsistent-change': {
    text: 'Variação de 42 % que os preços desmentem',
    corrupt: withNumbers(
      /pctChange|priceChangePercent|regularMarketChangePercent|change|price_change_percentage_24h(?:_in_currency)?/,
      () => 42,
    ),
    on: 'change',
  },
  'previous-equals-price': {
    text: 'Fechamento anterior igual ao preço',
    corrupt: onStock(({ regularMarketPrice }) => ({ regularMarketPreviousClose: regularMarketPrice })),
    on: 'sessions',
    isHarmless: true,
  },
  'null-bar': {
    text: 'Dia de hoje sem preços no histórico',
    corrupt: onStock(({ historicalDataPrice = [] }) => ({
      historicalDataPrice: historicalDataPrice.map((bar, index) =>
        index === historicalDataPrice.length - 1 ? { ...bar, ...untraded } : bar,
      ),
    })),
    on: 'sessions',
  },
  revision: {
    text: 'Corrige um valor antigo',
    corrupt: onText((text) => text.replace(/"valor":"(-?\d)/, '"valor":"1$1')),
    on: 'revisions',
  },
  'holiday-mismatch': {
    text: 'Feriado de 20/11 em outro dia',
    corrupt: onText((text) => text.replaceAll('-11-20"', '-11-21"')),
    on: 'holidays',
  },
  future: {
    text: 'Horário dez minutos no futuro',
    tick: (tick, realNow) => ({ ...tick, pricedAt: new Date(realNow.getTime() + 600_000) }),
    on: 'ticks',
  },
  behind: { text: 'Relógio dez minutos atrasado', agedMs: 600_000, on: 'ticks' },
  frozen: { text: 'Cotação parada: repete a de duas horas antes', agedMs: 7_200_000, on: 'ticks' },
} as const satisfies Catalogue
