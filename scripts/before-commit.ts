// The project's part of each transaction of the store (STORE_BEFORE_COMMIT), which by itself knows no pages and no roles.
import { randomUUID } from 'node:crypto'
import { httpError } from '#lake/http/errors.ts'
import type { BeforeCommit } from '#lake/store/mutate.ts'
import { today } from '#schemas/day.ts'
import { movesPages, publicationEffects } from '#schemas/publication.ts'
import { isFollowed } from '#schemas/redirects.ts'
import { refusalOf } from '#studio/desk/roles.ts'

export const beforeCommit: BeforeCommit = (changes, { ofType, read }, { role }) => {
  if (role !== undefined) {
    for (const change of changes) {
      // A draft begins as a copy of the published document.
      const [, published] = /^drafts\.(.+)/.exec(change.documentId) ?? []
      const before = change.before ?? (published === undefined ? null : read(published))
      const refusal = refusalOf(role, { ...change, before })
      if (refusal) throw httpError(403, refusal)
    }
  }
  const redirects = movesPages(changes) ? ofType('redirect').filter(isFollowed) : []
  return publicationEffects(changes, redirects, { day: today(), key: randomUUID().slice(0, 12) })
}
