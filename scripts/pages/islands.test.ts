import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleIslands, readIslands } from './islands.mjs'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-islands-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a build whose style sheets lack a class of an island fails, and leaves no list', async () => {
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  writeFileSync(join(folder, 'static/chunks/a.css'), '.Hn5DKG_invalid { color: red }')
  await expect(bundleIslands(folder)).rejects.toThrow('no style sheet of the build has')
  expect(readIslands(folder)).toEqual({})
})
