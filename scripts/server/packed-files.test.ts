import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packFiles } from '../pages/pack.ts'
import { servePackedFiles } from './packed-files.ts'
import { answerBy } from './pipeline.ts'

const dist = mkdtempSync(join(tmpdir(), 'packed-'))
const code = 'export const rates = [0.01, 0.02]\n'.repeat(100)
mkdirSync(join(dist, 'static/chunks'), { recursive: true })
writeFileSync(join(dist, 'static/chunks/a.js'), code)
writeFileSync(join(dist, 'static/chunks/small.js'), 'self.a=1')
mkdirSync(join(dist, 'proprio'))
writeFileSync(join(dist, 'proprio/site.js'), code)
const folders = { '/_next/static/': join(dist, 'static'), '/proprio/': join(dist, 'proprio') }
for (const folder of Object.values(folders)) await packFiles(folder)

/** Next's part: it sends whatever file is asked for. */
function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
  const [path = ''] = url.replace('/_next', '').split('?')
  response.end(/^\/(static|proprio)\//.test(path) ? readFileSync(join(dist, path)) : 'a page')
}
const server = createServer(answerBy([servePackedFiles(folders)], { isDraft: () => false, next: answer }))
let site = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A TCP server's address is always an AddressInfo.
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(dist, { recursive: true })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['identity', null],
  ['brunch', null],
  ['br;q=0, gzip;q=0.5', 'gzip'],
])('who accepts %j gets the script as %j, and reads the same', async (accepted, encoding) => {
  const sent = await fetch(`${site}/_next/static/chunks/a.js?dpl=1`, {
    headers: { 'accept-encoding': accepted },
  })
  expect(sent.headers.get('content-encoding')).toBe(encoding)
  expect(sent.headers.get('vary')).toBe('accept-encoding')
  const type = encoding && 'text/javascript; charset=utf-8'
  expect(sent.headers.get('content-type')).toBe(type)
  expect(await sent.text()).toBe(code)
})

test('the script of our own is packed too', async () => {
  const sent = await fetch(`${site}/proprio/site.js?v=1`, { headers: { 'accept-encoding': 'br' } })
  expect(sent.headers.get('content-encoding')).toBe('br')
  expect(await sent.text()).toBe(code)
})

test('what is too small to be packed, and a page, is left to Next', async () => {
  for (const path of ['/_next/static/chunks/small.js', '/dolar-hoje']) {
    const { headers } = await fetch(site + path)
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null])
  }
})
