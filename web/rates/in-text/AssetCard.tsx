import { Change } from '#web/ui/Change.tsx'
import { Figure } from '#web/ui/Figure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { readAssetNow } from './asset-now.ts'
import styles from './InlineNumber.module.css'

type Props = {
  code: string
  /** False: as while no source answers. */
  isLive?: boolean
}

/** Nothing for a code that the site does not follow. */
export async function AssetCard({ code, isLive = true }: Props) {
  const shown = await readAssetNow(code)
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
