import fc from 'fast-check'
import { expect, test } from 'vitest'
import { destinationOf, ownPath, type Redirect } from './redirects.ts'

const redirects: Redirect[] = [
  { from: '/dolarhoje', to: '/dolar-hoje', kind: 'permanent' },
  { from: '/um', to: '/dois', kind: 'permanent' },
  { from: '/dois', to: '/tres', kind: 'permanent' },
  { from: '/por-ora', to: '/um', kind: 'temporary' },
  { from: '/sumiu', kind: 'gone' },
  { from: '/ia', to: '/sumiu', kind: 'permanent' },
  { from: '/volta', to: '/e-meia', kind: 'permanent' },
  { from: '/e-meia', to: '/volta', kind: 'permanent' },
  { from: '/entra', to: '/volta', kind: 'permanent' },
  { from: '/eu', to: '/eu', kind: 'permanent' },
  { from: '/sem-fim', to: null, kind: 'permanent' },
]

test.each(['/%2f', '/%2Fexample.com', '/%2F%2Fexample.com/a', '//example.com', '/..//example.com'])(
  '%s is no address of ours',
  (address) => expect(ownPath(address)).toBeUndefined(),
)

test.each([
  ['/dolarhoje', { kind: 'permanent', to: '/dolar-hoje' }],
  ['/um', { kind: 'permanent', to: '/tres' }],
  ['/por-ora', { kind: 'temporary', to: '/tres' }],
  ['/sumiu', { kind: 'gone' }],
  ['/ia', { kind: 'gone' }],
])('%s leads to %j in one step', (path, destination) => {
  expect(destinationOf(path, redirects)).toEqual(destination)
})

test.each(['/nada', '/volta', '/entra', '/eu', '/sem-fim'])('%s leads nowhere', (path) => {
  expect(destinationOf(path, redirects)).toBeUndefined()
})

test.each([
  ['/dolarhoje/', '/dolar-hoje'],
  ['/dolarhoje//', '/dolar-hoje'],
  ['/%64olarhoje', '/dolar-hoje'],
  ['/x/../dolarhoje', '/dolar-hoje'],
  ['/a%C3%A7%C3%A3o', '/acao'],
  ['/ação', '/acao'],
  ['/ac\u0327a\u0303o', '/acao'],
])('%s is known as people write it', (path, to) => {
  const typed: Redirect[] = [...redirects, { from: '/ação/', to: '/acao/', kind: 'permanent' }]
  expect(destinationOf(path, typed)).toEqual({ kind: 'permanent', to })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  null,
])('a redirect to %j leads nowhere', (to) => {
  expect(destinationOf('/aqui', [{ from: '/aqui', to, kind: 'permanent' }])).toBeUndefined()
})

test('whatever an editor or a stranger writes, an address leads to a path of our own or nowhere', () => {
  const address = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\/[/\\.%a-z0-9?#:@]{0,20}$/),
    fc.constantFrom(null, undefined, 1, {}, []),
  )
  fc.assert(
    fc.property(address, (written) => {
      const path = ownPath(written)
      const url = new URL((path ?? '/').split('/').map(encodeURIComponent).join('/'), 'https://own.example')
      expect(url.origin).toBe('https://own.example')
      expect(path === undefined || ownPath(path.split('/').map(encodeURIComponent).join('/')) === path).toBe(
        true,
      )
    }),
    { numRuns: 2000 },
  )
})
