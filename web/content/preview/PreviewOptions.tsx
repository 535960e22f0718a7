'use client'

import { useEffect, useState } from 'react'
import styles from './DraftBar.module.css'

/** How else a draft can be looked at; seen by its editor alone. */
export function PreviewOptions() {
  const [isOnPaper, setOnPaper] = useState(false)
  useEffect(() => (isOnPaper ? showOnPaper() : undefined), [isOnPaper])
  return (
    <fieldset>
      <legend>Ver o rascunho</legend>
      <label>
        <input type="checkbox" className={styles.withoutLive} /> sem dados ao vivo
      </label>{' '}
      <label>
        <input type="checkbox" className={styles.withoutAds} /> sem anúncios
      </label>{' '}
      <label>
        <input type="checkbox" checked={isOnPaper} onChange={(event) => setOnPaper(event.target.checked)} />{' '}
        como impresso
      </label>
      <Card />
    </fieldset>
  )
}

/** What a link to the page shows when it is shared, of the draft itself; made again each time it is opened. */
function Card() {
  const [address, setAddress] = useState('')
  const open = () => {
    const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
    if (!image) return setAddress('')
    const { pathname, search, origin } = new URL(image)
    // The site's own pictures come from here, where the draft is; an editor's photo is where it is.
    const isDrawn = pathname.endsWith('imagem.png') || pathname.startsWith('/imagens/')
    setAddress(isDrawn ? `${pathname}?v=${Date.now()}` : `${origin}${pathname}${search}`)
  }
  return (
    <details className={styles.card} onToggle={(event) => event.currentTarget.open && open()}>
      <summary>Cartão do link</summary>
      {address && (
        // biome-ignore lint/performance/noImgElement: drawn at its size, or resized by the content store
        <img src={address} alt="Como aparece para quem recebe o link" width={400} height={210} />
      )}
    </details>
  )
}

/** Has the screen follow the rules for paper. @returns what puts them back */
function showOnPaper(): () => void {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => printRules(sheet.cssRules))
  for (const rule of rules) rule.media.mediaText = 'all'
  return () => {
    for (const rule of rules) rule.media.mediaText = 'print'
  }
}

function printRules(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap((rule) => {
    const inside = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? printRules(rule.cssRules) : []
    return rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [rule, ...inside] : inside
  })
}
