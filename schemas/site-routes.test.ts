import { expect, test } from 'vitest'
import { documentsAt, isSiteRoute } from './site-routes.ts'

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
  expect(documentsAt('/blog/mudancas-iof-2025')).toEqual({ types: ['article'], slug: 'mudancas-iof-2025' })
  expect(documentsAt('/blog').types).not.toContain('article')
  expect(documentsAt('/blog/a/b').types).toEqual([])
})
