'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Toast.module.css'

/** Time to undo, in milliseconds (spec/pages.md §0.2). */
const UNDO_TIME = 8000

type Props = { message: string; action?: ReactNode; onDismiss: () => void }

/** A short notice at the foot of the screen that leaves by itself. `onDismiss` must be stable (`useCallback`). */
export function Toast({ message, action, onDismiss }: Props) {
  const status = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A live region is announced when its text changes, not when it is born with one.
    if (status.current) status.current.textContent = message
    const timer = setTimeout(onDismiss, UNDO_TIME)
    return () => clearTimeout(timer)
  }, [message, onDismiss])
  return (
    <div className={styles.toast}>
      <span role="status" ref={status} />
      {action}
    </div>
  )
}
