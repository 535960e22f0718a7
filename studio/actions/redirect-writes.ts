import type { SanityClient } from '@sanity/client'
import { documentTypes, isDocumentType } from '#schemas/document-types.ts'

type Kind = 'permanent' | 'temporary' | 'gone'

type StoredRedirect = { _id: string; from: string; to?: string; kind: Kind }

/** Where one who opens `from` is led; without `to`, nowhere any more. */
export type Move = { from: string; to?: string; reason: string }

type RedirectWrite =
  | { delete: string }
  | { set: string; to: string }
  | { end: string }
  | { create: { _id: string; _type: 'redirect'; from: string; to?: string; kind: Kind; reason: string } }

/** The address of a document's page; undefined for a type without pages. */
export function addressOf(type: string, slug: unknown): string | undefined {
  const page = isDocumentType(type) ? documentTypes[type].page : null
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return page && typeof current === 'string' && current !== '' ? `${page.path}/${current}` : undefined
}

/**
 * What has to be written so that `from` leads on: what led there before leads to the end at once, and what began at the
 * new address begins no more, since a page answers there.
 */
function redirectWrites(stored: readonly StoredRedirect[], { from, to, reason }: Move): RedirectWrite[] {
  const leadingHere = stored.filter((each) => each.to === from && each.from !== to)
  const inTheWay = stored.filter((each) => each.from === from || each.from === to)
  return [
    ...inTheWay.map(({ _id }) => ({ delete: _id })),
    ...leadingHere.map(({ _id }) => (to ? { set: _id, to } : { end: _id })),
    {
      create: {
        // No dot: the public could not read it.
        _id: `redirect-${from.slice(1).replaceAll('/', '--')}`.replace(/[^\w-]/g, '-'),
        _type: 'redirect',
        from,
        ...(to ? { to, kind: 'permanent' as const } : { kind: 'gone' as const }),
        reason,
      },
    },
  ]
}

const touching =
  '*[_type == "redirect" && !(_id in path("drafts.**")) && (from in $paths || to == $paths[0])]{_id, from, to, kind}'

/** Leads an old address on, in one transaction. */
export async function leadOn(client: SanityClient, move: Move): Promise<void> {
  const paths = [move.from, ...(move.to ? [move.to] : [])]
  const stored = await client.fetch<StoredRedirect[]>(touching, { paths })
  const transaction = client.transaction()
  for (const write of redirectWrites(stored, move)) {
    if ('delete' in write) transaction.delete(write.delete)
    else if ('set' in write) transaction.patch(write.set, (patch) => patch.set({ to: write.to }))
    else if ('end' in write)
      transaction.patch(write.end, (patch) => patch.set({ kind: 'gone' }).unset(['to']))
    else transaction.createOrReplace(write.create)
  }
  await transaction.commit()
}

/** A page that is back needs nothing that leads away from it. */
export async function answerAgain(client: SanityClient, address: string): Promise<void> {
  await client.delete({ query: '*[_type == "redirect" && from == $address]', params: { address } })
}
