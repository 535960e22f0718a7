import type { ChartRange } from '#web/rates/chart-ranges.ts'
import type { Reading } from '#web/rates/quote.ts'
import { sources } from '#web/rates/sources.ts'
import { pageGraph } from '../_shell/StructuredData.tsx'

type Told = {
  name: string
  url: URL
  /** ISO 4217; none for what is not one. */
  currency?: string
  reading: Reading
  ranges: readonly ChartRange[]
}

/** For search engines. A simulated price is never told to them, nor a history that has one. */
export function rateGraph({ name, url, currency, reading: { series, quote }, ranges }: Told) {
  const rate = quote &&
    currency &&
    !quote.simulated && {
      '@type': 'ExchangeRateSpecification',
      currency,
      currentExchangeRate: {
        '@type': 'UnitPriceSpecification',
        price: quote.last,
        priceCurrency: 'BRL',
        validFrom: quote.pricedAt,
      },
    }
  const longest = ranges.findLast(({ points }) => points.length > 0)
  const history = longest &&
    !longest.simulated && {
      '@type': 'Dataset',
      name: `${name}: histórico em reais`,
      description: `${longest.measure}, em reais, de ${longest.points[0]?.at} a ${longest.points.at(-1)?.at}.`,
      isBasedOn: sources[longest.source].url,
      license: sources[longest.source].licence,
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: new URL(`/api/series?series=${series}&range=${longest.id}`, url).href,
      },
    }
  return [
    ...pageGraph(url, name),
    ...[rate, history].filter((node) => typeof node === 'object' && node !== null),
  ]
}
