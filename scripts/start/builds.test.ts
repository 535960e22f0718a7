import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildUnlessFresh, hashOf } from './builds.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-stamp-'))
afterAll(() => rmSync(folder, { recursive: true }))
const nothing = async () => undefined
const broken = () => Promise.reject(new Error('broken'))

test('a build runs once for the same inputs, and again after a failed one', async () => {
  expect(await buildUnlessFresh(folder, 'one', nothing)).toBe(true)
  expect(await buildUnlessFresh(folder, 'one', nothing)).toBe(false)
  await expect(buildUnlessFresh(folder, 'two', broken)).rejects.toThrow('broken')
  expect(await buildUnlessFresh(folder, 'one', nothing)).toBe(true)
})

test('files and variables change the hash, the order of variables does not', () => {
  const paths = ['scripts/start']
  const hash = hashOf(paths, { A: '1', B: '2' })
  expect(hashOf(paths, { B: '2', A: '1' })).toBe(hash)
  expect(hashOf(paths, { A: '1', B: '3' })).not.toBe(hash)
  expect(hashOf(['scripts/start', 'package.json'], { A: '1', B: '2' })).not.toBe(hash)
})

test('tests and generated files make nothing stale', () => {
  expect(hashOf(['scripts/start/builds.test.ts', 'web/next-env.d.ts', 'web/public/robots.txt'], {})).toBe(
    hashOf([], {}),
  )
})
