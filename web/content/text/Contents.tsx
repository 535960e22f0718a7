import { Icon } from '#web/ui/Icon.tsx'
import styles from './Contents.module.css'

type ContentsProps = { headings: readonly { id: string; text: string; level?: 2 | 3 }[] }

/** The table of contents: closed on a narrow screen, beside the text on a wide one. */
export function Contents({ headings }: ContentsProps) {
  const links = (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? styles.inner : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={styles.side}>
      <details className={styles.narrow}>
        <summary>
          Nesta página <Icon name="chevron" />
        </summary>
        {links}
      </details>
      <nav className={styles.wide} aria-label="Nesta página">
        <p>Nesta página</p>
        {links}
      </nav>
    </div>
  )
}
