import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluate, parse } from 'groq-js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHooks } from '#lake/webhooks/webhook-config.ts'
import { allTypes } from '#schemas/document-types.ts'
import { localSecrets, writeSiteHook } from './secrets.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'em-miudos-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777

test('four different secrets of 32 bytes are made once, for the owner alone', () => {
  const made = localSecrets(folder)
  expect(new Set(Object.values(made)).size).toBe(4)
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

test('the hook of the site is one that the store reads, and only its owner can', () => {
  writeFileSync(join(folder, 'hooks.json'), '[]')
  writeSiteHook(folder, 4321, 'secret')
  expect(modeOf('hooks/site.json')).toBe(0o600)
  expect(existsSync(join(folder, 'hooks.json'))).toBe(false)
  expect(readHooks(join(folder, 'hooks'))).toMatchObject([
    { id: 'site', url: 'http://127.0.0.1:4321/api/revalidate', secret: 'secret' },
  ])
})

test('the hook of the site tells of every type that editors write, and of none of the store; so do the docs', async () => {
  writeSiteHook(folder, 4321, 'secret')
  const { filter } = JSON.parse(readFileSync(join(folder, 'hooks/site.json'), 'utf8'))
  const sends = async (_type: string) => (await evaluate(parse(filter), { root: { _type } })).get()
  for (const type of allTypes) expect(await sends(type)).toBe(true)
  for (const type of ['sanity.imageAsset', 'system.group']) expect(await sends(type)).toBe(false)
  const docs = readFileSync(new URL('../../docs/webhook.md', import.meta.url), 'utf8')
  expect(docs).toContain(`\`${filter}\``)
})

test("the operator's hooks survive, closed to others, and the site's own is renewed", () => {
  mkdirSync(join(folder, 'hooks'))
  const crm = JSON.stringify({ name: 'CRM', url: 'https://crm.example/', secret: 'x' })
  writeFileSync(join(folder, 'hooks/crm.json'), crm, { mode: 0o644 })
  writeSiteHook(folder, 4321, 'secret')
  writeSiteHook(folder, 5432, 'secret')
  expect(readFileSync(join(folder, 'hooks/crm.json'), 'utf8')).toBe(crm)
  expect(modeOf('hooks/crm.json')).toBe(0o600)
  expect(readHooks(join(folder, 'hooks')).map(({ url }) => url)).toEqual([
    'https://crm.example/',
    'http://127.0.0.1:5432/api/revalidate',
  ])
})
