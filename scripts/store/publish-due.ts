import { ClientError, type SanityClient } from '@sanity/client'
import { type Planned, planPublications, planReasons, transactionIdOf } from '#lake/scheduling/schedule.ts'
import type { Doc } from '#lake/store/documents.ts'
import { publication } from '#studio/actions/publication.ts'
import { contentProblems } from './content-problems.ts'

export type Publication = {
  id: string
  title: string
  verdict: 'published' | 'changed' | 'refused'
  reasons: string[]
}

const scheduledQuery = `*[_id in path("drafts.**") && defined(publishAt)]{
  "draft": @,
  "published": *[_id == string::split(^._id, "drafts.")[1]][0]
}`

/**
 * Publishes what is due at `now` (milliseconds since 1970), each in a transaction that any change since makes fail.
 *
 * @returns what became of each draft whose time has come; `changed` ones are looked at again in the next run
 */
export async function publishDue(client: SanityClient, now: number): Promise<Publication[]> {
  const pairs = await client.fetch<{ draft: Doc; published: Doc | null }[]>(
    scheduledQuery,
    {},
    { perspective: 'raw' },
  )
  const documents = pairs.flatMap(({ draft, published }) => (published ? [draft, published] : [draft]))
  const { due, missed, unreadable } = planPublications(documents, now)
  const problems = await contentProblems(
    due.map(({ draft }) => draft),
    client.withConfig({ perspective: 'raw' }),
  )
  const publications = [
    ...missed.map(({ draft }) => entry(draft, 'refused', [planReasons.missed])),
    ...unreadable.map((draft) => entry(draft, 'refused', [planReasons.unreadable])),
  ]
  for (const planned of due)
    publications.push(await publish(client, planned, problems[planned.draft._id] ?? []))
  return publications
}

async function publish(client: SanityClient, planned: Planned, problems: string[]): Promise<Publication> {
  if (problems.length > 0) return entry(planned.draft, 'refused', problems)
  try {
    const transactionId = transactionIdOf(planned.draft)
    await client.mutate(await publication(client, planned), { transactionId, visibility: 'sync' })
    return entry(planned.draft, 'published')
  } catch (error) {
    // 409: someone was faster, a person or another run of this script.
    if (error instanceof ClientError && error.statusCode === 409) return entry(planned.draft, 'changed')
    throw error
  }
}

function entry(draft: Doc, verdict: Publication['verdict'], reasons: string[] = []): Publication {
  return { id: draft._id, title: typeof draft.title === 'string' ? draft.title : draft._id, verdict, reasons }
}
