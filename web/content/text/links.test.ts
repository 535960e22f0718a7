import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeLink } from './links.ts'

test.each([
  ['/dolar-hoje', { href: '/dolar-hoje', isExternal: false }],
  ['#fonte-1', { href: '#fonte-1', isExternal: false }],
  ['mailto:contato@emmiudos.com.br', { href: 'mailto:contato@emmiudos.com.br', isExternal: false }],
  [
    'https://www.planalto.gov.br/lei',
    { href: 'https://www.planalto.gov.br/lei', isExternal: true, rel: 'noopener' },
  ],
  ['https://naogov.br/', { href: 'https://naogov.br/', isExternal: true, rel: 'noopener nofollow' }],
])('%s leads where it says', (href, link) => {
  expect(safeLink(href)).toEqual(link)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/..//example.com',
  'https://',
  '',
  null,
  undefined,
  7,
  { href: '/' },
])('%j leads nowhere', (href) => {
  expect(safeLink(href)).toBeUndefined()
})

test('what is let through begins in one of the ways that are known to be safe', () => {
  const schemes = fc.constantFrom(
    'javascript:',
    'data:',
    'https://',
    'http://',
    '/',
    '//',
    '#',
    'mailto:',
    '',
  )
  fc.assert(
    fc.property(fc.string(), schemes, fc.string(), (before, scheme, rest) => {
      const link = safeLink(before + scheme + rest)
      expect(link?.href ?? '/').toMatch(/^(https?:\/\/|mailto:|#|\/(?![/\\]))/)
      const isOwn = /^[/#]/.test(link?.href ?? '')
      expect(isOwn ? new URL(link?.href ?? '', 'https://own.example').host : 'own.example').toBe(
        'own.example',
      )
    }),
  )
})
