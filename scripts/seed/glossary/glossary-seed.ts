import { unbroken } from '../portable-text.ts'
import { reference, type Seed, slug } from '../seed-document.ts'

/** The terms of one field by slug; `related` names slugs of any field. */
export type Terms = Record<string, { term: string; definition: string; law?: string; related: string[] }>

export const glossaryDocuments = (terms: Terms): Seed<'glossaryTerm'>[] =>
  Object.entries(terms).map(([address, { term, definition, law, related }]) => ({
    _id: `term-${address}`,
    _type: 'glossaryTerm',
    slug: slug(address),
    term,
    definition: unbroken(definition),
    ...(law ? { law: unbroken(law) } : {}),
    related: related.map((near) => ({ ...reference(`term-${near}`), _key: near })),
  }))
