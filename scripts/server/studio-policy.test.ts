import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { studioPolicy } from './studio-policy.ts'

const html = '<head><script>one()</script><script src="/a.js"></script></head>'
const site = 'http://localhost:3000'

function sourcesOf(policy: string, directive: string): string[] {
  const line = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return line?.split(' ').slice(1) ?? []
}

test('on the embedded store nothing but this machine is reached', () => {
  const policy = studioPolicy({ html, store: 'http://localhost:3900', site })
  const hash = createHash('sha256').update('one()').digest('base64')
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  expect(sourcesOf(policy, 'connect-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'http://localhost:3900',
    'ws://localhost:3900',
    'http://*.localhost:3900',
    site,
  ])
  expect(sourcesOf(policy, 'frame-src')).toEqual(["'self'", site])
  const hosts = Array.from(policy.matchAll(/(?:https?|wss?):\/\/([^:\s;]+)/g), ([, host]) => host)
  expect(new Set(hosts)).toEqual(new Set(['localhost', '*.localhost']))
})

test('under a name of its own the store keeps the ports of its streams', () => {
  const policy = studioPolicy({ html, store: 'http://redacao.lan:3900', streamPorts: ['3901', '3902'], site })
  expect(sourcesOf(policy, 'connect-src')).toEqual(
    expect.arrayContaining(['ws://redacao.lan:3900', 'http://redacao.lan:3901', 'http://redacao.lan:3902']),
  )
})

test('on hosted Sanity nothing is ruled that needs a list of its addresses', () => {
  const policy = "object-src 'none'; base-uri 'self'; frame-ancestors 'self'"
  expect(studioPolicy({ html, store: undefined, site })).toBe(policy)
})
