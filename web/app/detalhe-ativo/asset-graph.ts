import type { AssetHistory } from '#web/rates/asset-detail/asset-history.ts'
import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import type { Asset } from '#web/rates/catalogue/assets.ts'
import { priceHistory } from '../_shell/price-history.ts'
import { breadcrumbs, type Graph, pageNode } from '../_shell/StructuredData.tsx'

/** For search engines. Simulated prices are never told to them. */
export function assetGraph({ code, name, kind }: Asset, title: string, { ranges }: AssetHistory): Graph {
  const path = assetPath(code)
  const parent =
    kind === 'cripto' ? (['Criptomoedas', '/criptomoedas'] as const) : (['Ações', '/acoes'] as const)
  return [
    breadcrumbs(parent, [code, path]),
    pageNode(path, title),
    ...(kind === 'acao' ? [{ '@type': 'Corporation', name, tickerSymbol: code } as const] : []),
    ...priceHistory({ name: code, path, ranges }),
  ]
}
