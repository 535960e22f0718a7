import type { SanityClient } from '@sanity/client'
import type { SanityDocument } from 'sanity'
import { publicationOf, publishedContent } from '#lake/write/publication.ts'
import { today } from '#schemas/day.ts'
import { type Change, leadOn, type Move, movesPages, publicationEffects } from '#schemas/publication.ts'
import { isFollowed, type StoredRedirect } from '#schemas/redirects.ts'

type Publication = {
  draft: SanityDocument
  published: SanityDocument | null
  /** As the editor answers; without, as the draft says. */
  change?: Change
  /** Why a text goes out without its reviews. */
  reason?: string | undefined
}

/** The transaction that publishes a draft, with all that belongs into it; the embedded store would add it by itself. */
export async function publication(
  client: SanityClient,
  { draft: kept, published, change, reason }: Publication,
) {
  const { publishChange: _, ...rest } = kept
  const draft = {
    ...(change ? { ...rest, ...(change.kind !== 'typo' && { publishChange: change }) } : kept),
    ...(reason && { unreviewedReason: reason }),
  }
  const changes = [
    { documentId: draft._id, before: draft, after: null },
    { documentId: published?._id ?? '', before: published, after: publishedContent(draft, published) },
  ]
  return [
    ...publicationOf(draft, published),
    ...publicationEffects(changes, movesPages(changes) ? await redirectsOf(client) : [], {
      day: today(),
      key: crypto.randomUUID().slice(0, 12),
    }),
  ]
}

/** The transaction that takes a page off the site and leads its address on, if it leads anywhere. */
export async function unpublication(client: SanityClient, published: SanityDocument, move: Move | null) {
  const { _rev, _updatedAt, ...content } = published
  return [
    ...(move ? leadOn(await redirectsOf(client), move) : []),
    { createIfNotExists: { ...content, _id: `drafts.${published._id}` } },
    { delete: { id: published._id } },
  ]
}

async function redirectsOf(client: SanityClient): Promise<StoredRedirect[]> {
  const raw = client.withConfig({ perspective: 'raw' })
  const documents = await raw.fetch<SanityDocument[]>('*[_type == "redirect"]{_id, _type, from, to, kind}')
  return documents.filter(isFollowed)
}
