import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { appears, revisionIn } from './on-site.ts'

test('a page tells its version in its head', () => {
  expect(revisionIn('<head><meta name="revision" content="abc123"/></head>')).toBe('abc123')
  expect(revisionIn('<head><meta name="description" content="revision"/></head>')).toBeUndefined()
})

/** A site whose page shows each version of the list once, and the last one from then on. */
async function siteShowing(revisions: (string | number)[], onVisit = (_visits: number) => {}) {
  let visits = 0
  const server = createServer((_, answer) => {
    answer.on('finish', () => onVisit(visits))
    const shown = revisions[Math.min(visits++, revisions.length - 1)]
    if (typeof shown === 'number') answer.statusCode = shown
    answer.end(`<meta name="revision" content="${shown}"/>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // A TCP server always has an address of this kind.
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, visits: () => visits }
}

test('it is asked until the version is there', async () => {
  const site = await siteShowing(['velha', 404, 'nova'])
  expect(await appears(site.address, 'nova', new AbortController().signal)).toBe(true)
  expect(site.visits()).toBe(3)
})

test('who leaves the form asks no more', async () => {
  const leaving = new AbortController()
  const site = await siteShowing(['velha'], (visits) => visits === 2 && leaving.abort())
  expect(await appears(site.address, 'nova', leaving.signal)).toBe(false)
  expect(site.visits()).toBe(2)
})
