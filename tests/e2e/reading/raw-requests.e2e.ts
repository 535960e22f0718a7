import { expect, test } from '@playwright/test'
import { faultsOfRaw } from '../../raw-requests.ts'
import { stack } from '../stack.ts'

// Of these scripts/server/requests.test.ts sends thousands to what stands before the pages; here are the pages.
test('no raw request has a 5xx, no end, a smuggled header or a way out for its answer', async () => {
  const port = Number(new URL(stack.reading.site).port)
  const fresh = Date.now() % 1_000_000
  expect(await faultsOfRaw(port, 13, 150)).toEqual([])
  expect(await faultsOfRaw(port, fresh, 150), `seed ${fresh}`).toEqual([])
})
