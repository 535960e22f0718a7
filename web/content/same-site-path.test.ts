import { expect, test } from 'vitest'
import { samesitePath } from './same-site-path.ts'

test.each(['/', '/blog', '/blog/iof?a=1#b'])('%s stays here', (path) => {
  expect(samesitePath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'blog',
  '//example.com',
  '/\\example.com',
  'https://example.com',
  'javascript:alert(1)',
])('%s is refused', (path) => {
  expect(samesitePath(path)).toBeUndefined()
})
