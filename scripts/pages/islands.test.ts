import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundleIslands, islandFiles, joinIslands, readIslands } from './islands.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-islands-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a build whose style sheets lack a class of an island fails, and leaves no list', async () => {
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  writeFileSync(join(folder, 'static/chunks/a.css'), '.Hn5DKG_invalid { color: red }')
  await expect(bundleIslands(folder)).rejects.toThrow('no style sheet of the build has')
  expect(readIslands(folder).codes).toEqual({})
})

test('the islands of a page come in one file beside the common ones; those of a page to come in theirs', () => {
  const at = (name: string) => `/_next/static/ilhas/${name}.js`
  const codes = {
    A: [at('A'), at('react'), at('AB')],
    B: [at('B'), at('AB'), at('react')],
    C: [at('C'), at('react')],
  }
  mkdirSync(join(folder, 'static/ilhas'), { recursive: true })
  for (const name of ['A', 'B', 'AB', 'C', 'react'])
    writeFileSync(join(folder, `static/ilhas/${name}.js`), `self.${name}=1;`)
  writeFileSync(join(folder, 'islands.json'), JSON.stringify({ codes, common: [at('react')], sets: {} }))

  joinIslands(folder, [['B', 'A', 'B'], ['C'], ['nope'], []])
  const islands = readIslands(folder)
  const [react, joined = '', ...others] = islandFiles(islands, ['A', 'B', 'A']) ?? []
  expect([react, others]).toEqual([at('react'), []])
  const code = readFileSync(join(folder, joined.replace('/_next', '')), 'utf8')
  expect(code.split('\n').toSorted()).toEqual(['self.A=1;', 'self.AB=1;', 'self.B=1;'])
  expect(islandFiles(islands, ['C'])).toEqual(codes.C)
  expect(islandFiles(islands, ['A', 'C'])).toEqual([at('A'), at('react'), at('AB'), at('C')])
  expect(islandFiles(islands, ['A', 'nope'])).toBeUndefined()
})
