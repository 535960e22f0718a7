import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localSecrets, writeHooks } from './secrets.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'em-miudos-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777

test('three different secrets of 32 bytes are made once, for the owner alone', () => {
  const made = localSecrets(folder)
  expect(new Set(Object.values(made)).size).toBe(3)
  for (const secret of Object.values(made)) expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(modeOf('secrets.json')).toBe(0o600)
  expect(localSecrets(folder)).toEqual(made)
})

test('a file that others can read is closed to them', () => {
  localSecrets(folder)
  chmodSync(join(folder, 'secrets.json'), 0o644)
  localSecrets(folder)
  expect(modeOf('secrets.json')).toBe(0o600)
})

test('a broken file stops the start with its name', () => {
  writeFileSync(join(folder, 'secrets.json'), '{', { mode: 0o600 })
  expect(() => localSecrets(folder)).toThrow(/secrets\.json/)
})

test('the hook calls the site with the secret, and only its owner can read it', () => {
  writeHooks(folder, 4321, 'secret')
  expect(modeOf('hooks.json')).toBe(0o600)
  expect(JSON.parse(readFileSync(join(folder, 'hooks.json'), 'utf8'))).toMatchObject([
    { url: 'http://127.0.0.1:4321/api/revalidate', secret: 'secret' },
  ])
})
