import { expect, test } from 'vitest'
import { articleSlugOf, isSiteRoute } from './site-routes.ts'

test.each([
  '/',
  '/ads.txt',
  '/.well-known/security.txt',
  '/investimentos/cdb',
  '/contato',
  '/roi',
  '/api/regras',
])('%s is answered by the code', (path) => {
  expect(isSiteRoute(path)).toBe(true)
})

test('a page of an editor is not', () => {
  expect(isSiteRoute('/blog/mudancas-iof-2025')).toBe(false)
})

test('an article has its page below /blog', () => {
  expect(articleSlugOf('/blog/mudancas-iof-2025')).toBe('mudancas-iof-2025')
  expect(articleSlugOf('/blog')).toBeUndefined()
  expect(articleSlugOf('/blog/a/b')).toBeUndefined()
})
