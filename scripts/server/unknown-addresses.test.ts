import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { packText } from './packing.ts'
import { answerBy } from './pipeline.ts'
import { answerUnknown } from './unknown-addresses.ts'

const pages = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(pages, '_not-found.meta'), JSON.stringify({ headers: { 'content-security-policy': 'p' } }))
const text = `Esta página não existe${' '.repeat(1024)}`
writeFileSync(join(pages, '_not-found.html'), text)

/** The addresses that a page was drawn for. */
const drawn: string[] = []
const found: Record<string, { missing: string } | { to: string; status: number }> = {
  '/nope': { missing: '_not-found' },
  '/dolarhoje': { to: '/dólar-hoje', status: 307 },
}
const unknown = answerUnknown({ resolveAddress: async (address) => found[address], pages })
const server = createServer(
  answerBy([packText, unknown], {
    isDraft: ({ headers }) => headers.cookie === 'draft',
    next: ({ url = '' }, response) => {
      drawn.push(url)
      response.end('drawn')
    },
  }),
)
let site = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A TCP server's address is always an AddressInfo.
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(pages, { recursive: true })
})
beforeEach(() => {
  drawn.length = 0
})

test('an unknown address is answered with the page of the build, and nothing is drawn for it', async () => {
  const answer = await fetch(`${site}/nope`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toBe('p')
  expect(await answer.text()).toBe(text)
  expect(drawn).toEqual([])
})

test.each([
  ['gzip, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, identity', null],
])('for who accepts %s it is packed as %s', async (accepted, packed) => {
  const { headers } = await fetch(`${site}/nope`, { headers: { 'accept-encoding': accepted } })
  expect(headers.get('content-encoding')).toBe(packed)
})

test('one that means another is led there, and nothing is drawn', async () => {
  const answer = await fetch(`${site}/dolarhoje`, { redirect: 'manual' })
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('/d%C3%B3lar-hoje')
  expect(drawn).toEqual([])
})

test('a page, and whatever an editor opens in a draft, is drawn', async () => {
  expect(await (await fetch(`${site}/blog`)).text()).toBe('drawn')
  expect(await (await fetch(`${site}/nope`, { headers: { cookie: 'draft' } })).text()).toBe('drawn')
  expect(drawn).toEqual(['/blog', '/nope'])
})
