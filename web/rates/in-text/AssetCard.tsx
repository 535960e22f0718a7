import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Figure } from '#web/ui/Figure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { readAsset } from '../asset-detail/asset-reading.ts'
import { ageOf } from '../brasilia-time.ts'
import { assetPath, indexCodes } from '../catalogue/asset-rows.ts'
import { type Asset, assetOf } from '../catalogue/assets.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { readStocks } from '../stocks/stocks.ts'
import styles from './InlineNumber.module.css'

type Shown = {
  label: string
  path: string
  /** Null while no source answers. */
  price: { value: number; prefix: string; text: string; change: number | null; age: string } | null
  simulated: boolean
}

/** Whether the site follows this code: a share, a fund, a coin or an index. */
export function isFollowed(code: string): boolean {
  return assetOf(code) !== undefined || indexCodes.some((index) => index === code)
}

type Props = {
  code: string
  /** False: as while no source answers. */
  isLive?: boolean
}

/** Nothing for a code that the site does not follow. */
export async function AssetCard({ code, isLive = true }: Props) {
  const asset = assetOf(code)
  const shown = asset ? await readShown(asset) : await readIndex(code)
  if (!shown) return null
  const { label, path } = shown
  const { price, simulated } = isLive ? shown : { price: null, simulated: false }
  return (
    <aside className={styles.card} aria-label={label}>
      <div>
        <p className={styles.label}>{label}</p>
        {price ? (
          <>
            <p>
              <Figure value={price.value} text={price.text} prefix={price.prefix} size="m" />
            </p>
            <p className={styles.label}>
              {price.change !== null && <Change fraction={price.change} />} {price.age}
            </p>
          </>
        ) : (
          <p className={styles.none}>sem dado</p>
        )}
        {simulated && <SimulatedTag />}
      </div>
      <a className={`follow ${styles.side}`} href={path}>
        Ver {code}
        <Icon name="arrow" size="small" />
      </a>
    </aside>
  )
}

async function readShown(asset: Asset): Promise<Shown> {
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

async function readIndex(code: string): Promise<Shown | null> {
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
