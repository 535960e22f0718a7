import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samesitePath } from './same-site-path.ts'

test.each(['/', '/blog', '/blog/iof?a=1#b', '/blog?voltar=https://example.com', '/blog/%2F%2Fexample.com'])(
  '%s stays here',
  (path) => {
    expect(samesitePath(path)).toBe(path)
  },
)

test('what a header cannot hold is escaped', () => {
  expect(samesitePath('/câmbio hoje?q=ação')).toBe('/c%C3%A2mbio%20hoje?q=a%C3%A7%C3%A3o')
  expect(samesitePath('/\ud800')).toBe('/%EF%BF%BD')
})

test.each([
  null,
  undefined,
  '',
  'blog',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/\n/example.com',
  '\t//example.com',
  '/.//example.com',
  '/blog/..//example.com',
  '/%2e//example.com',
  '/\u0000',
  '/a\r\nset-cookie: a=b',
  '/\u0085',
  'https://example.com',
  'https:/example.com',
  'javascript:alert(1)',
])('%j is refused', (path) => {
  expect(samesitePath(path)).toBeUndefined()
})

test('whatever is let through leads a browser to a path of this site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\r',
    '\n',
    '.',
    '..',
    ':',
    '@',
    '//',
    'x',
    '?',
    '#',
    '%09',
    '%2f',
    'http:',
    ' ',
    '\u3002',
    'é',
  )
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 8 }).map((list) => `/${list.join('')}`),
      (path) => {
        const target = samesitePath(path)
        if (target === undefined) return
        expect(target).toMatch(/^\/[!-~]*$/)
        // Twice: the second reader of a header may resolve it again.
        const once = new URL(target, 'https://site.example/blog/a')
        expect([once.origin, new URL(once.pathname, once).origin]).toEqual(
          Array(2).fill('https://site.example'),
        )
      },
    ),
    { numRuns: 2000 },
  )
})
