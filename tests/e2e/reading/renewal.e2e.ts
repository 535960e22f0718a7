import { expect, test } from '@playwright/test'
import next from 'next/package.json' with { type: 'json' }
import { renewal } from '../renewal.ts'

test('Next 16.4.6 makes a page anew for a visit with its own header, and for no other one', async ({
  request,
}) => {
  expect(next.version, 'look whether renewal.ts still holds, then name the new version').toBe('16.4.6')
  const fromCache = async (headers: Record<string, string>) =>
    (await request.get('/offline', { headers })).headers()['x-nextjs-cache']
  expect(await fromCache({})).toBe('HIT')
  expect(await fromCache(renewal)).toBe('REVALIDATED')
  expect(await fromCache({ 'x-prerender-revalidate': 'forged' })).toBe('HIT')
})
