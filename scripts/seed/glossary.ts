import * as z from 'zod'
import { unbroken } from './portable-text.ts'
import { reference, type Seed, slug } from './seed-document.ts'
import { readFields, texts } from './text-file.ts'

const term = z.strictObject({
  term: z.string(),
  definition: z.string(),
  law: z.string().optional(),
  /** The terms near it, by their slugs. */
  related: z.array(z.string()),
})

const terms = readFields(new URL('glossary.yaml', texts), z.record(z.string(), term))

/** Every word that a text may explain: `[spread](termo:spread)`. */
export const glossaryTerms: Seed<'glossaryTerm'>[] = Object.entries(terms).map(
  ([address, { term, definition, law, related }]) => ({
    _id: `term-${address}`,
    _type: 'glossaryTerm',
    slug: slug(address),
    term,
    definition: unbroken(definition),
    ...(law ? { law: unbroken(law) } : {}),
    related: related.map((near) => ({ ...reference(`term-${near}`), _key: near })),
  }),
)
