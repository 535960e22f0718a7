import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isSourceError, SourceError } from './source-error.ts'

test('an error of a copy of the class in another bundle is recognised', async () => {
  vi.resetModules()
  const copy = await import('./source-error.ts')
  expect(copy.SourceError).not.toBe(SourceError)
  const error: unknown = new copy.SourceError('unavailable', 'no answer')
  expect(isSourceError(error)).toBe(true)
  expect(isSourceError(new SourceError('format', 'not JSON'))).toBe(true)
  expect(isSourceError(new Error('no answer'))).toBe(false)
  expect(isSourceError({ name: 'SourceError' })).toBe(false)
})

test('no program asks for the class, of which it may have another copy', () => {
  const web = join(import.meta.dirname, '..')
  const programs = globSync('{rates,content,calculators,app}/**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  expect(programs).toContain('rates/source-error.ts')
  const wrong = programs.filter((file) =>
    /instanceof SourceError/.test(readFileSync(join(web, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
