import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import { assetClasses, assets, classNames } from '#web/rates/catalogue/assets.ts'
import styles from './AssetIndex.module.css'

export function AssetIndex() {
  return assetClasses.map((kind) => (
    <section key={kind} className="section" aria-labelledby={kind}>
      <div className="section-top">
        <h2 id={kind}>{classNames[kind].many}</h2>
      </div>
      <ul className={styles.list}>
        {assets
          .filter((asset) => asset.kind === kind)
          .map(({ code, name }) => (
            <li key={code}>
              <a href={assetPath(code)}>{code}</a> <span className="muted">{name}</span>
            </li>
          ))}
      </ul>
    </section>
  ))
}
