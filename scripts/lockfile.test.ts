import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLockfile } from './lockfile.mjs'

const parent = { version: '2.0.0', dev: true, optionalDependencies: { '@tool/cli-darwin-arm64': '2.0.0' } }

test('an optional package of another platform gets its entry, once', () => {
  const packages = { 'node_modules/tool': parent }
  expect(completeLockfile({ packages })).toEqual(['node_modules/@tool/cli-darwin-arm64'])
  expect(packages).toMatchObject({
    'node_modules/@tool/cli-darwin-arm64': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    },
  })
  expect(completeLockfile({ packages })).toEqual([])
})

test('where another version stands above, the entry goes below its parent', () => {
  const packages = {
    'node_modules/tool': parent,
    'node_modules/@tool/cli-darwin-arm64': { version: '1.0.0' },
  }
  expect(completeLockfile({ packages })).toEqual(['node_modules/tool/node_modules/@tool/cli-darwin-arm64'])
})

test('a range and a package without a platform are left alone', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { sharp: '1.0.0', '@tool/linux-x64': '^1.0.0' } },
  }
  expect(completeLockfile({ packages })).toEqual([])
})

test('our lockfile is complete: "node scripts/lockfile.mjs" has nothing to add', () => {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
  expect(completeLockfile(JSON.parse(text))).toEqual([])
})
