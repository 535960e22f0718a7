import type { AssetHistory } from '#web/rates/asset-detail/asset-history.ts'
import type { Asset } from '#web/rates/catalogue/assets.ts'
import { sources } from '#web/rates/sources.ts'

/** For search engines. Simulated prices are never told to them. */
export function assetGraph(asset: Asset, url: URL, { ranges }: AssetHistory): object[] {
  const { code, name, kind } = asset
  const isCoin = kind === 'cripto'
  const parent = isCoin
    ? { name: 'Criptomoedas', item: new URL('/criptomoedas', url).href }
    : { name: 'Ações', item: new URL('/acoes', url).href }
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: url.origin },
      { '@type': 'ListItem', position: 2, ...parent },
      { '@type': 'ListItem', position: 3, name: code, item: url.href },
    ],
  }
  const page = { '@type': 'WebPage', name: `${code} hoje`, url: url.href, inLanguage: 'pt-BR' }
  const company = kind === 'acao' && { '@type': 'Corporation', name, tickerSymbol: code }
  const longest = ranges.findLast(({ points }) => points.length > 1)
  const dataset = longest &&
    !longest.simulated && {
      '@type': 'Dataset',
      name: `${code}: histórico de preços em reais`,
      description: `${longest.measure}, em reais, de ${longest.points[0]?.at} a ${longest.points.at(-1)?.at}.`,
      url: url.href,
      isBasedOn: sources[longest.source].url,
      license: sources[longest.source].licence,
    }
  return [breadcrumb, page, company, dataset].filter((node) => node !== undefined && node !== false)
}
