import { draftMode } from 'next/headers'
import { pageTypes } from '#schemas/document-types.ts'
import type { AdPolicy } from '#web/ads/place-ads.ts'
import { readPartners } from '#web/content/affiliates/partners.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { glossaryTermsQuery, linkedPagesQuery } from '#web/content/queries/queries.ts'
import { siteTexts } from '#web/content/queries/site-texts.ts'
import type { Body, Prose } from '#web/content/sanity.types.ts'
import { env } from '#web/env.ts'
import { TextBody } from './TextBody.tsx'

type Props = {
  value: Body | Prose
  /** Whether advertisements may stand between the blocks: only in articles. */
  ads?: AdPolicy
}

/** A text of the store with what it refers to: terms, other texts, the newsletter. */
export async function PortableText({ value, ads }: Props) {
  const { isEnabled } = await draftMode()
  const [terms, pages, partners] = await Promise.all([
    readTerms(idsIn(value, 'term')),
    readPages(idsIn(value, 'page')),
    readPartners(),
  ])
  const referred = { terms, pages, paidDomains: partners.flatMap(({ domains }) => domains) }
  const newsletterNote = env.NEWSLETTER === undefined ? undefined : (await siteTexts()).newsletterNote
  return <TextBody value={value} context={{ isDraft: isEnabled, referred, newsletterNote }} ads={ads} />
}

const readTerms = async (ids: string[]) => (ids.length > 0 ? fetchContent(glossaryTermsQuery, { ids }) : [])

const types = pageTypes.map(({ type }) => type)
const readPages = async (ids: string[]) =>
  ids.length > 0 ? fetchContent(linkedPagesQuery, { ids, types }) : []

/** Ids of the documents that the marks of a text refer to as `name`, texts inside its blocks included. */
function idsIn(value: Body | Prose, name: 'term' | 'page'): string[] {
  const found = new Set<string>()
  JSON.stringify(value, (key, inner: unknown) => {
    if (key !== name || typeof inner !== 'object' || inner === null || !('_ref' in inner)) return inner
    if (typeof inner._ref === 'string') found.add(inner._ref)
    return inner
  })
  return [...found].toSorted()
}
