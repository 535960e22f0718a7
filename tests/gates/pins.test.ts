import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from './overlay.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const reasons = read('docs/decisions/0010-pins-and-flags.md')
const unexplained = (names: string[]) => names.filter((name) => !reasons.includes(`\`${name}\``))

const versions = z.record(z.string(), z.string())
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    overrides: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(read('package.json')))

test('each pin, override and permission of package.json has its reason', () => {
  expect(Object.keys(manifest.overrides).length).toBeGreaterThan(0)
  expect(unexplained(Object.values(manifest).flatMap(Object.keys))).toEqual([])
})

test('each dependency is pinned to one version', () => {
  const pinned = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides }
  const loose = Object.entries(pinned).filter(
    ([, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

test('each unfinished rule of Biome has its reason', () => {
  const { linter } = z
    .object({ linter: z.object({ rules: z.object({ nursery: z.record(z.string(), z.unknown()) }) }) })
    .parse(JSON.parse(read('biome.json')))
  expect(unexplained(Object.keys(linter.rules.nursery))).toEqual([])
})

test('each switch of Node and of a browser has its reason', () => {
  const files = globSync('{web,studio,lake,simulator,scripts,tests}/**/*.{ts,mjs}', {
    cwd: root,
    exclude: ['web/.next*/**', 'tests/gates/**'],
  })
  const switches = /['`](--(?:no-sandbox|disable-|enable-|max-|expose-|experimental-|js-flags)[a-z-]*)/g
  const found = files.flatMap((file) => Array.from(read(file).matchAll(switches), ([, name = '']) => name))
  expect(found).toContain('--no-sandbox')
  expect(unexplained(found)).toEqual([])
})
