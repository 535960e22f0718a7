import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import { assetClasses, assets, classNames } from '#web/rates/catalogue/assets.ts'
import { Section } from '#web/ui/Section.tsx'
import styles from './AssetIndex.module.css'

export function AssetIndex() {
  return assetClasses.map((kind) => (
    <Section key={kind} id={kind} title={classNames[kind].many} className="section">
      <ul className={styles.list}>
        {assets
          .filter((asset) => asset.kind === kind)
          .map(({ code, name }) => (
            <li key={code}>
              <a href={assetPath(code)}>{code}</a> <span className="muted">{name}</span>
            </li>
          ))}
      </ul>
    </Section>
  ))
}
