import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addHashes, completeLockfile, type Packages, placesWithoutHash } from './lockfile.ts'

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

test('what an override put in its place stays', () => {
  const packages = {
    'node_modules/tool': parent,
    'node_modules/@tool/cli-darwin-arm64': { name: 'nothing', version: '1.0.0' },
  }
  expect(completeLockfile({ packages })).toEqual([])
})

test('a range and a package without a platform are left alone', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { sharp: '1.0.0', '@tool/linux-x64': '^1.0.0' } },
  }
  expect(completeLockfile({ packages })).toEqual([])
})

test.each([
  ['@tool/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@tool/cli-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@tool/cli-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@tool/cli-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s says where it runs', (name, platform) => {
  const packages: Packages = {
    'node_modules/tool': { optionalDependencies: { [name]: '2.0.0' } },
  }
  completeLockfile({ packages })
  const known = JSON.parse(JSON.stringify(packages[`node_modules/${name}`]))
  expect(known).toEqual({ version: '2.0.0', optional: true, ...platform })
})

test('a hash is added where the registry tells it, behind the version as npm writes it', () => {
  const lockfile = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/one': { version: '1.0.0', optional: true, integrity: undefined },
      'node_modules/tool/node_modules/@tool/two': { version: '2.0.0', optional: true },
      'node_modules/known': { version: '3.0.0', integrity: 'sha512-known' },
      'node_modules/ours': { link: true },
    },
  }
  const asked: string[] = []
  const mended = addHashes(lockfile, (specifiers: string[]) => {
    asked.push(...specifiers)
    return [undefined, 'sha512-two']
  })
  expect(asked).toEqual(['one@1.0.0', '@tool/two@2.0.0'])
  expect(mended).toEqual(['node_modules/tool/node_modules/@tool/two'])
  expect(JSON.stringify(lockfile.packages['node_modules/tool/node_modules/@tool/two'])).toBe(
    '{"version":"2.0.0","integrity":"sha512-two","optional":true}',
  )
  expect(placesWithoutHash(lockfile)).toEqual(['node_modules/one'])
})

const ours = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))

test('our lockfile is complete: "npm run lockfile" has nothing to add', () => {
  expect(completeLockfile(structuredClone(ours))).toEqual([])
})

test('every package has its hash, whatever the platform', () => {
  expect(placesWithoutHash(ours)).toEqual([])
})
