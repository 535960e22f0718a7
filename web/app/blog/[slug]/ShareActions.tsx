'use client'

import { useState } from 'react'
import { canShare, copy, share } from '#web/calculators/form/clipboard.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './article.module.css'

/** Hands the address of a text to another app, or to the clipboard; and the text to a printer. */
export function ShareActions({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState('')

  async function pass() {
    setOutcome('')
    if (canShare()) return share(title, url)
    setOutcome((await copy(url)) ? 'Link copiado.' : `Copie o endereço: ${url}`)
  }

  return (
    <div className={styles.actions}>
      <Button variant="plain" size="small" onClick={pass}>
        <Icon name="share" size="small" />
        Compartilhar
      </Button>
      <Button variant="plain" size="small" onClick={() => print()}>
        <Icon name="print" size="small" />
        Imprimir
      </Button>
      <span role="status">{outcome}</span>
    </div>
  )
}
