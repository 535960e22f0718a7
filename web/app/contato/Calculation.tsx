'use client'

import { useSyncExternalStore } from 'react'
import styles from './contact.module.css'
import { calculationIn } from './message.ts'

/** The result that the address of the page speaks of. Never ticked beforehand: it carries what was typed into a calculator. */
export function Calculation() {
  const address = useSyncExternalStore(onHash, hashCalculation, () => undefined)
  if (!address) return null
  return (
    <label className={styles.calculation}>
      <input type="checkbox" name="calculation" value={address} />
      <span>
        Incluir o link da conta. Ele contém os valores que você digitou.
        <small>{address}</small>
      </span>
    </label>
  )
}

function hashCalculation(): string | undefined {
  return calculationIn(window.location.hash, window.location.origin)
}

function onHash(notify: () => void) {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}
