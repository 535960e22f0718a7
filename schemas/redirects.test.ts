import { expect, test } from 'vitest'
import { destinationOf, type Redirect } from './redirects.ts'

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
