import { expect, test, vi } from 'vitest'
import { SourceError } from './source-error.ts'

test('a copy of the class in another bundle is recognised', async () => {
  vi.resetModules()
  const copy = await import('./source-error.ts')
  expect(copy.SourceError).not.toBe(SourceError)
  const error: unknown = new copy.SourceError('unavailable', 'no answer')
  expect(error instanceof SourceError).toBe(true)
  expect(new Error('no answer') instanceof SourceError).toBe(false)
  expect({ name: 'SourceError' } instanceof SourceError).toBe(false)
})
