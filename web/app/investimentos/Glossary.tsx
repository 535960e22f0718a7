import { fetchContent } from '#web/content/queries/client.ts'
import { glossaryQuery } from '#web/content/queries/page-queries.ts'
import type { GlossaryResult } from '#web/content/sanity.types.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Section } from '#web/ui/Section.tsx'
import styles from './Glossary.module.css'
import { anchorOf } from './term-path.ts'

/** Every word that a text explains, by its first letter: a link to a word opens the letter. */
export async function Glossary() {
  const terms = (await fetchContent(glossaryQuery)).toSorted((a, b) => a.term.localeCompare(b.term, 'pt-BR'))
  if (terms.length === 0) return null
  return (
    <Section id="glossario" title="Glossário">
      {Array.from(new Set(terms.map(initialOf)), (letter) => (
        <Letter key={letter} letter={letter} terms={terms.filter((term) => initialOf(term) === letter)} />
      ))}
    </Section>
  )
}

function Letter({ letter, terms }: { letter: string; terms: GlossaryResult }) {
  return (
    <details className={styles.letter}>
      <summary>
        <b>{letter}</b>
        <span>{terms.map(({ term }) => term).join(', ')}</span>
        <Icon name="chevron" />
      </summary>
      <dl>
        {terms.map((term) => (
          <Entry key={term.slug} {...term} />
        ))}
      </dl>
    </details>
  )
}

function Entry({ slug, term, definition, law, related }: GlossaryResult[number]) {
  return (
    <div id={anchorOf(slug)}>
      <dt>{term}</dt>
      <dd>
        {definition}
        {law && <small className="muted"> {law}</small>}
        {related.length > 0 && (
          <small>
            Veja também:{' '}
            {related.map(({ slug, term }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <a href={`#${anchorOf(slug)}`}>{term}</a>
              </span>
            ))}
          </small>
        )}
      </dd>
    </div>
  )
}

/** Without its accent: `Índice` stands under I. */
const initialOf = ({ term }: { term: string }) => term.normalize('NFD').charAt(0).toUpperCase()
