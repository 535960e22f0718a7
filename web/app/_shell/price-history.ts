import type { Dataset } from 'schema-dts'
import type { ChartRange } from '#web/rates/chart-ranges.ts'
import { sources } from '#web/rates/sources.ts'
import { onSite, type Whole } from './StructuredData.tsx'

type Told = {
  name: string
  path: string
  ranges: readonly ChartRange[]
  /** Where a program finds the points of a range. */
  dataAt?: (range: ChartRange) => string
}

/** The longest history that a page draws, for search engines: none when it has a simulated price. */
export function priceHistory({ name, path, ranges, dataAt }: Told): Whole<Dataset>[] {
  const longest = ranges.findLast(({ points }) => points.length > 1)
  if (!longest || longest.simulated) return []
  const [first, last] = [longest.points[0]?.at, longest.points.at(-1)?.at]
  const { name: source, url, licence } = sources[longest.source]
  return [
    {
      '@type': 'Dataset',
      name: `${name}: histórico de preços em reais`,
      description: `${longest.measure}, em reais, de ${first} a ${last}, como a fonte publica: ${source}.`,
      url: onSite(path),
      inLanguage: 'pt-BR',
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: source, url },
      isBasedOn: url,
      license: { '@type': 'CreativeWork', name: licence, url },
      temporalCoverage: `${first}/${last}`,
      ...(dataAt && {
        distribution: {
          '@type': 'DataDownload',
          encodingFormat: 'application/json',
          contentUrl: onSite(dataAt(longest)),
        },
      }),
    },
  ]
}
