import { expect, test } from 'vitest'
import { newDraftLink } from './draft-link.ts'

test('a link has a secret of its own, and ends after seven days', () => {
  const now = new Date('2026-11-29T12:00:00Z')
  const [link, other] = [newDraftLink('artigo', now), newDraftLink('artigo', now)]
  expect(link).toMatchObject({
    _id: 'draftLink.artigo',
    document: 'artigo',
    expiresAt: '2026-12-06T12:00:00.000Z',
  })
  expect(link.secret).toMatch(/^[\da-f]{64}$/)
  expect(other.secret).not.toBe(link.secret)
})
