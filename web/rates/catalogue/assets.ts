import { coins, funds, renamedCodes, shares, stablecoins } from './asset-list.ts'

export const assetClasses = ['acao', 'fii', 'etf', 'cripto'] as const
export type AssetClass = (typeof assetClasses)[number]

/** Something with a page of its own. Also read by the browser: identity only, no fetching here. */
export type Asset = {
  code: string
  name: string
  kind: AssetClass
  /** Of a company, or what a fund owns; null for what has none. */
  sector: string | null
  /** At CoinGecko, for a coin. */
  coinId: string | null
  isStablecoin: boolean
}

export const assets: readonly Asset[] = [
  ...shares.map((row) => listed('acao', row)),
  ...funds.map((row) => listed('fii', row)),
  listed('etf', ['BOVA11', 'iShares Ibovespa (fundo de índice)', 'Índice de ações']),
  ...coins.map(([code, name, coinId]) => ({
    code,
    name,
    kind: 'cripto' as const,
    sector: null,
    coinId,
    isStablecoin: stablecoins.has(coinId),
  })),
]

function listed(kind: AssetClass, [code, name, sector]: readonly [string, string, string]): Asset {
  return { code, name, kind, sector, coinId: null, isStablecoin: false }
}

const byCode = new Map(assets.map((asset) => [asset.code, asset]))
const byCoinId = new Map(assets.flatMap((asset) => (asset.coinId ? [[asset.coinId, asset]] : [])))

/** The asset of a code as people type it; undefined for one that the site does not follow. */
export function assetOf(code: string): Asset | undefined {
  return byCode.get(code.trim().toUpperCase())
}

/** The coin with this identity at CoinGecko, if it has a page. */
export function assetOfCoin(coinId: string): Asset | undefined {
  return byCoinId.get(coinId)
}

/** The code that took the place of `code`, if it was renamed. */
export function newCodeOf(code: string): string | undefined {
  return renamedCodes.get(code.trim().toUpperCase())
}

/** The codes that lead to `code` today. */
export function oldCodesOf(code: string): string[] {
  return [...renamedCodes].flatMap(([before, now]) => (now === code ? [before] : []))
}

export function isAssetClass(text: string): text is AssetClass {
  return assetClasses.some((kind) => kind === text)
}

export const classNames: Record<AssetClass, { one: string; many: string }> = {
  acao: { one: 'ação', many: 'Ações' },
  fii: { one: 'fundo imobiliário', many: 'Fundos imobiliários' },
  etf: { one: 'fundo de índice', many: 'Fundos de índice' },
  cripto: { one: 'criptomoeda', many: 'Criptomoedas' },
}
