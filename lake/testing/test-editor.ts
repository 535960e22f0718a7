import type { MutationEvent, PatchOperations, SanityClient } from '@sanity/client'
import { BufferedDocument, Mutation } from '@sanity/mutator'
import { vi } from 'vitest'
import { toPublishedId } from '../store/documents.ts'

type WireMutations = ConstructorParameters<typeof Mutation>[0]['mutations']

/**
 * One editor at one draft, as the Studio works: what is typed shows at once, goes out as an `edit` action, and meets
 * what others type when the listener brings it. The same BufferedDocument of @sanity/mutator does it there.
 */
export async function openDraft(client: SanityClient, draftId: string) {
  const publishedId = toPublishedId(draftId)
  const heard: MutationEvent[] = []
  const refusals: unknown[] = []
  let sent = 0
  let arrive = (event: MutationEvent): unknown => heard.push(event)
  const stop = await listenTo(client, draftId, (event) => arrive(event))
  const [snapshot, published] = await client.getDocuments([draftId, publishedId])
  const document = new BufferedDocument(snapshot ?? null)

  document.commitHandler = ({ mutation, success, failure }) => {
    sent += 1
    const options = { transactionId: mutation.transactionId }
    client.action(editsOf(mutation, draftId), options).then(success, (error) => {
      refusals.push(error)
      failure()
    })
  }
  for (const event of heard.filter(({ previousRev }) => previousRev === snapshot?._rev)) {
    document.arrive(mutationOf(event))
  }
  arrive = (event) => {
    heard.push(event)
    document.arrive(mutationOf(event))
  }

  return {
    heard,
    refusals,
    /** The document as this editor sees it now. */
    get local() {
      return document.LOCAL
    },
    type(patch: PatchOperations): void {
      // Without a draft the Studio shows a copy of the published document; the `edit` action makes it in the store.
      const copy = document.LOCAL ? [] : [{ createIfNotExists: { ...published, _id: draftId } }]
      document.add(
        new Mutation({ mutations: [...copy, { patch: { id: draftId, ...patch } }] as WireMutations }),
      )
      void document.commit()
    },
    /** Until all that was typed has been acknowledged and has come back. */
    settled: () =>
      vi.waitFor(() => {
        const { EDGE, HEAD } = document.document
        if (heard.length < sent || EDGE?._rev !== HEAD?._rev) throw new Error('still saving')
      }),
    stop,
  }
}

function editsOf({ mutations }: Mutation, draftId: string) {
  return mutations.flatMap((mutation) => {
    if (!mutation.patch) return []
    // This editor makes patches by id alone.
    const { id: _id, ...patch } = mutation.patch as { id: string } & PatchOperations
    const actionType = 'sanity.action.document.edit' as const
    return [{ actionType, draftId, publishedId: toPublishedId(draftId), patch }]
  })
}

/** The event as @sanity/mutator reads it. */
export function mutationOf(event: MutationEvent): Mutation {
  const { transactionId, timestamp, previousRev, resultRev } = event
  // Same data; the two packages declare its type separately.
  const mutations = event.mutations as unknown as WireMutations
  return new Mutation({ mutations, transactionId, timestamp, previousRev, resultRev })
}

/** Resolves once the stream is open, with the way to close it. */
export function listenTo(
  client: SanityClient,
  id: string,
  onMutation: (event: MutationEvent) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const subscription = client
      .listen('*[_id == $id]', { id }, { events: ['welcome', 'mutation'], includeAllVersions: true })
      .subscribe({
        next: (event) => {
          if (event.type === 'mutation') onMutation(event)
          else resolve(() => subscription.unsubscribe())
        },
        error: reject,
      })
  })
}
