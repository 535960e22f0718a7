import { type Group, kinds } from './find.ts'
import styles from './Results.module.css'

export function Results({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={styles.results}>
      {groups.map(({ kind, entries }) => (
        <section key={kind} aria-label={kinds[kind]}>
          <p aria-hidden="true">{kinds[kind]}</p>
          <ul>
            {entries.map(({ href, title, detail }) => (
              <li key={href}>
                <a href={href}>
                  <b>{title}</b>
                  <small>{detail}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
