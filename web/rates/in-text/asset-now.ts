import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { readAsset } from '../asset-detail/asset-reading.ts'
import { ageOf } from '../brasilia-time.ts'
import { assetPath } from '../catalogue/asset-rows.ts'
import { type Asset, assetOf, isFollowed } from '../catalogue/assets.ts'
import { readStocks } from '../stocks/stocks.ts'

/** An asset in words. */
export type AssetNow = {
  label: string
  path: string
  /** Null while no source answers. */
  price: { value: number; prefix: string; text: string; change: number | null; age: string } | null
  simulated: boolean
}

/** Null for a code that the site does not follow. */
export async function readAssetNow(code: string): Promise<AssetNow | null> {
  const asset = assetOf(code)
  return asset ? readShown(asset) : readIndex(code)
}

async function readShown(asset: Asset): Promise<AssetNow> {
  const { quote, session, origin } = await readAsset(asset)
  const age = quote?.pricedAt
    ? ageOf(new Date(quote.pricedAt), new Date())
    : session
      ? `em ${formatDay(session.day)}`
      : ''
  return {
    label: `${asset.name} (${asset.code})`,
    path: assetPath(asset.code),
    price: quote && {
      value: quote.price,
      prefix: 'R$',
      text: formatNumber(quote.price, quote.price < 1 ? 4 : 2),
      change: quote.changeFraction,
      age,
    },
    simulated: origin?.simulated ?? false,
  }
}

async function readIndex(code: string): Promise<AssetNow | null> {
  if (!isFollowed(code)) return null
  const row = (await readStocks()).indexes.find((index) => index.code === code)
  return {
    label: code,
    path: '/acoes',
    price: row
      ? {
          value: row.points,
          prefix: '',
          text: `${formatNumber(row.points, 0)} pontos`,
          change: row.changeFraction,
          age: ageOf(new Date(row.pricedAt), new Date()),
        }
      : null,
    simulated: row?.simulated ?? false,
  }
}
