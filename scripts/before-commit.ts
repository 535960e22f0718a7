// The project's part of each transaction of the store (STORE_BEFORE_COMMIT), which by itself knows no pages and no roles.
import { randomUUID } from 'node:crypto'
import { httpError } from '#lake/http/errors.ts'
import { counterRole } from '#lake/http/router.ts'
import { type DocumentChange, isCountsId } from '#lake/store/documents.ts'
import type { BeforeCommit } from '#lake/store/mutate.ts'
import { refusalToCount } from '#schemas/counts.ts'
import { today } from '#schemas/day.ts'
import { movesPages, publicationEffects } from '#schemas/publication.ts'
import { isFollowed } from '#schemas/redirects.ts'
import { refusalOf } from '#studio/desk/roles.ts'

export const beforeCommit: BeforeCommit = (changes, { ofType, read }, { role }) => {
  if (role !== undefined) {
    for (const change of changes) {
      const refusal = refusalTo(role, change, read)
      if (refusal) throw httpError(403, refusal)
    }
  }
  const redirects = movesPages(changes) ? ofType('redirect').filter(isFollowed) : []
  return publicationEffects(changes, redirects, { day: today(), key: randomUUID().slice(0, 12) })
}

function refusalTo(
  role: string,
  change: DocumentChange,
  read: (id: string) => DocumentChange['before'],
): string | undefined {
  if (role === counterRole) return refusalToCount(change)
  if (isCountsId(change.documentId)) return 'As contagens são do site: ninguém as escreve à mão.'
  // A draft begins as a copy of the published document.
  const [, published] = /^drafts\.(.+)/.exec(change.documentId) ?? []
  const before = change.before ?? (published === undefined ? null : read(published))
  return refusalOf(role, { ...change, before })
}
