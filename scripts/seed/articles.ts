import * as z from 'zod'
import { isQuotedRule } from '#web/finance/changelog/quoted-rules.ts'
import { body, unbroken } from './portable-text.ts'
import { AUTHOR, REVIEWER, reference, type Seed, slug } from './seed-document.ts'
import { draftsOf } from './text-blocks.ts'
import { calculatorSlug, pageFields, readTexts, source, sourcesOf } from './text-file.ts'

const fields = z.strictObject({
  ...pageFields,
  template: z.enum(['article', 'token', 'impact']).optional(),
  category: z.string(),
  mainTool: calculatorSlug,
  tags: z.array(z.string()),
  ruleRefs: z.array(z.string().refine(isQuotedRule, 'not a rule')).optional(),
  /** Up to three, by the id of their document: `article-mudancas-iof-2025`, `guide-cdb`. */
  related: z.array(z.string()).max(3).optional(),
  keyPoints: z.array(z.string()),
  /** Its place at the top of lists, from 1 to 4. */
  highlight: z.enum(['1', '2', '3', '4']).optional(),
  publishedAt: z.iso.date(),
  updatedAt: z.iso.date(),
  validUntil: z.iso.date(),
  /** Changes since the publication, newest first. */
  changes: z.array(z.strictObject({ date: z.iso.date(), what: z.string() })).optional(),
  sources: z.array(source),
})

const texts = await readTexts('articles', fields)

export const articles: Seed<'article'>[] = texts.map(({ meta, passage, source }) => {
  const { slug: address, category, dek, keyPoints, highlight, changes, related, sources, ...fields } = meta
  return {
    template: 'article',
    workflow: 'ready',
    affiliate: false,
    adPolicy: 'normal',
    ...fields,
    body: body(draftsOf(passage, source)),
    _id: `article-${address}`,
    _type: 'article',
    slug: slug(address),
    dek: unbroken(dek),
    keyPoints: keyPoints.map(unbroken),
    ...(highlight ? { highlight: Number(highlight) } : {}),
    category: reference(`category-${category}`),
    ...(changes ? { changeLog: changeLogOf(changes) } : {}),
    ...(related ? { relatedManual: related.map((id) => ({ ...reference(id), _key: id })) } : {}),
    reviewedBy: reference(REVIEWER),
    reviewedOn: meta.updatedAt,
    authors: [{ ...reference(AUTHOR), _key: 'redacao' }],
    sources: sourcesOf(sources).map((each) => ({ ...each, title: unbroken(each.title) })),
  }
})

function changeLogOf(changes: { date: string; what: string }[]) {
  return changes.map(({ date, what }, index) => ({
    _type: 'change' as const,
    _key: `m${index}`,
    date,
    kind: 'update' as const,
    what: unbroken(what),
  }))
}
