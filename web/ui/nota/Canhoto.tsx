import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './Canhoto.module.css'

/** The stub of a Nota: the source of each number, numbered as its lines refer to them. `id` is the Nota's. */
export function Canhoto({ id, notes }: { id: string; notes: readonly ReactNode[] }) {
  return (
    <details className={styles.canhoto}>
      <summary>
        Canhoto: de onde vem cada número
        <Icon name="chevron" size="small" />
      </summary>
      <ol>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is its number
          <li key={index} id={`${id}-${index + 1}`}>
            {note}
          </li>
        ))}
      </ol>
    </details>
  )
}
