import type { SanityClient } from '@sanity/client'
import { documentTypes, isDocumentType } from '#schemas/document-types.ts'

type Kind = 'permanent' | 'temporary' | 'gone'

type StoredRedirect = { _id: string; from: string; to?: string; kind: Kind }

/** Where one who opens `from` is led; without `to`, nowhere any more. */
export type Move = { from: string; to?: string; reason: string }

/** A mutation of the Content Lake API. */
export type RedirectMutation =
  | { delete: { id: string } }
  | { patch: { id: string; set: { to?: string; kind?: Kind }; unset?: string[] } }
  | {
      createOrReplace: {
        _id: string
        _type: 'redirect'
        from: string
        to?: string
        kind: Kind
        reason: string
      }
    }

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
function mutationsFor(stored: readonly StoredRedirect[], { from, to, reason }: Move): RedirectMutation[] {
  const leadingHere = stored.filter((each) => each.to === from && each.from !== to)
  const inTheWay = stored.filter((each) => each.from === from || each.from === to)
  return [
    ...inTheWay.map(({ _id }) => ({ delete: { id: _id } })),
    ...leadingHere.map(({ _id }) => ({
      patch: to ? { id: _id, set: { to } } : { id: _id, set: { kind: 'gone' as const }, unset: ['to'] },
    })),
    {
      createOrReplace: {
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

async function moveOn(client: SanityClient, move: Move): Promise<RedirectMutation[]> {
  const paths = [move.from, ...(move.to ? [move.to] : [])]
  return mutationsFor(await client.fetch<StoredRedirect[]>(touching, { paths }), move)
}

/** Leads an old address on, in one transaction. */
export async function leadOn(client: SanityClient, move: Move): Promise<void> {
  await client.mutate(await moveOn(client, move))
}

type Content = { _type: string; slug?: unknown }

/**
 * What goes into the transaction that publishes `draft`: the address before leads to the new one, and nothing leads away from
 * an address at which a page answers again. Empty while the address stays.
 *
 * @param client reads published redirects, in the raw perspective
 */
export async function addressMutations(
  client: SanityClient,
  draft: Content,
  published: Content | null,
): Promise<RedirectMutation[]> {
  const from = addressOf(draft._type, published?.slug)
  const to = addressOf(draft._type, draft.slug)
  if (!to || from === to) return []
  if (from) return moveOn(client, { from, to, reason: 'O endereço do texto mudou.' })
  const away = '*[_type == "redirect" && from == $to]._id'
  return (await client.fetch<string[]>(away, { to })).map((id) => ({ delete: { id } }))
}
