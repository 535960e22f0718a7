import type { ExchangeRateSpecification } from 'schema-dts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { ChartRange } from '#web/rates/chart-ranges.ts'
import type { Reading } from '#web/rates/quote.ts'
import { priceHistory } from '../_shell/price-history.ts'
import { type Graph, pageGraph, type Whole } from '../_shell/StructuredData.tsx'

type Told = {
  name: string
  path: string
  /** ISO 4217, or the ticker of a coin. */
  currency: string
  reading: Reading
  ranges: readonly ChartRange[]
}

/** For search engines. A simulated price is never told to them, nor a history that has one. */
export function rateGraph({ name, path, currency, reading: { series, quote }, ranges }: Told): Graph {
  return [
    ...pageGraph(path, name),
    ...(quote && !quote.simulated ? [rateNow(currency, quote)] : []),
    ...priceHistory({ name, path, ranges, dataAt: ({ id }) => `/api/series?series=${series}&range=${id}` }),
  ]
}

function rateNow(
  currency: string,
  { last, kind, pricedAt }: NonNullable<Reading['quote']>,
): Whole<ExchangeRateSpecification> {
  return {
    '@type': 'ExchangeRateSpecification',
    currency,
    currentExchangeRate: {
      '@type': 'UnitPriceSpecification',
      price: last,
      priceCurrency: 'BRL',
      validFrom: kind === 'daily' ? dayInBrasilia(new Date(pricedAt)) : pricedAt,
    },
  }
}
