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
    </fieldset>
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
