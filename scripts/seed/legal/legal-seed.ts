import type { LegalPage } from '#web/content/sanity.types.ts'
import { body, type Draft, unbroken } from '../portable-text.ts'
import { type Seed, slug } from '../seed-document.ts'

export type LegalSeed = Pick<LegalPage, 'title' | 'dek' | 'seo'> & {
  slug: string
  clauses: { title: string; summary: string; text: Draft[] }[]
}

export function legalDocument({ slug: address, clauses, ...seed }: LegalSeed): Seed<'legalPage'> {
  return {
    ...seed,
    _id: `legal-${address}`,
    _type: 'legalPage',
    slug: slug(address),
    version: '1.0',
    validFrom: '2026-11-22',
    whatChanged: 'Primeira versão, escrita pela redação. Ainda falta a revisão de um advogado.',
    clauses: clauses.map(({ title, summary, text }, index) => ({
      _type: 'clause',
      _key: `c${index}`,
      title,
      summary: unbroken(summary),
      text: body(text),
    })),
  }
}
