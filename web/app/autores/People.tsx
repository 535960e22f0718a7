import { authorsQuery } from '#web/content/queries/author-queries.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import styles from './authors.module.css'
import { Person } from './Person.tsx'

/** Who writes and reviews, each with a link to their own page. */
export async function People() {
  const people = await fetchContent(authorsQuery)
  return (
    <ul className={styles.people}>
      {people.map(({ _id, slug, name, ...person }) => (
        <li key={_id}>
          <a href={`/autores/${slug}`}>{name}</a>
          <Person person={person} />
        </li>
      ))}
    </ul>
  )
}
