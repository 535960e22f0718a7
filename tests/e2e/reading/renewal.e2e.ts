import { expect, test } from '@playwright/test'
import next from 'next/package.json' with { type: 'json' }
import { renewal } from '../renewal.ts'

test('Next 16.4.6 makes a page anew for a visit with its own header, and for no other one', async ({
  request,
}) => {
  expect(next.version, 'look whether renewal.ts still holds, then name the new version').toBe('16.4.6')
  const fromCache = async (headers: Record<string, string>) =>
    (await request.get('/offline', { headers })).headers()['x-nextjs-cache']
  // A server that has just started takes all content for expired.
  await fromCache({})
  expect(await fromCache({})).toBe('HIT')
  expect(await fromCache(renewal)).toBe('REVALIDATED')
  expect(await fromCache({ 'x-prerender-revalidate': 'forged' })).toBe('HIT')
})

test('what Next has answered is given again as it was, to who unpacks it and to who does not', async ({
  request,
}) => {
  const get = async (encoding: string, more = {}) => {
    const answer = await request.get('/termos-uso', { headers: { 'accept-encoding': encoding, ...more } })
    const {
      'content-encoding': packing,
      'content-length': length,
      'transfer-encoding': _,
      date,
      ...own
    } = answer.headers()
    return { packing, length, same: { own, text: await answer.text() } }
  }
  // Next answers conditional requests, and the first request; the second one finds the page in its cache.
  await get('gzip')
  const { same } = await get('gzip', { 'if-none-match': '"another"' })
  await get('gzip')
  const packed = await get('gzip')
  const smaller = await get('gzip, br')
  const plain = await get('identity')
  expect(smaller.same).toEqual(same)
  expect([smaller.packing, Number(smaller.length) < Number(packed.length)]).toEqual(['br', true])
  expect(packed, 'Next packs as it sends, and tells no length').toEqual({
    packing: 'gzip',
    length: expect.any(String),
    same,
  })
  expect(plain).toEqual({ packing: undefined, length: String(Buffer.byteLength(same.text)), same })
})
