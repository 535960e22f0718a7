// What the embedded store adds to each of its transactions (STORE_BEFORE_COMMIT); by itself it knows no pages.
import { randomUUID } from 'node:crypto'
import type { BeforeCommit } from '#lake/store/mutate.ts'
import { today } from '#schemas/day.ts'
import { movesPages, publicationEffects } from '#schemas/publication.ts'
import { isFollowed } from '#schemas/redirects.ts'

export const beforeCommit: BeforeCommit = (changes, { ofType }) => {
  const redirects = movesPages(changes) ? ofType('redirect').filter(isFollowed) : []
  return publicationEffects(changes, redirects, { day: today(), key: randomUUID().slice(0, 12) })
}
