import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#lake/serve-settings.ts'
import { environments } from './environments.ts'
import { networkFrom } from './network.ts'
import { editorPassphrase, peopleOf } from './secrets.ts'
import { settingsFrom } from './settings.ts'

const secrets = {
  storeReadToken: 'r'.repeat(64),
  storeCountToken: 'c'.repeat(64),
  storeWriteToken: 'w'.repeat(64),
  webhookSecret: 'secret',
  editorPassphrase: 'k7fd-m2qx-9wtr-hb4n',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'em-miudos-network-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('without configuration only this machine, and nobody is asked', () => {
  const settings = settingsFrom({})
  expect(settings.network).toMatchObject({ host: '127.0.0.1', name: 'localhost', asksPassphrase: false })
  expect(environments(settings, secrets).store).not.toHaveProperty('STORE_PASSPHRASE')
})

test('a name for the network reaches every address, with the passphrase', () => {
  const settings = settingsFrom({ STORE_HOST: '0.0.0.0', STORE_NAMES: 'redacao.lan,192.168.0.10' })
  const { site, studio, store } = environments(settings, secrets)
  expect(settings.siteUrl).toBe('http://redacao.lan:3000')
  expect(site).toMatchObject({
    STUDIO_URL: 'http://redacao.lan:3333',
    SANITY_API_HOST: 'http://redacao.lan:3900',
  })
  expect(studio).toMatchObject({
    SANITY_STUDIO_API_HOST: 'http://redacao.lan:3900',
    SANITY_STUDIO_SITE_URL: 'http://redacao.lan:3000',
  })
  const read = readSettings(store)
  expect(read).toMatchObject({ host: '0.0.0.0', passphrase: secrets.editorPassphrase })
  expect(read.names).toContain('192.168.0.10')
  expect(read.streamPorts).toEqual([3901, 3902, 3903, 3904, 3905, 3906, 3907, 3908])
  expect(read.studioOrigins).toContain('http://192.168.0.10:3333')
  expect(read.studioOrigins).not.toContain('http://192.168.0.10:3000')
  expect(read.siteOrigins).toContain('http://192.168.0.10:3000')
  expect(Object.values({ ...site, ...studio })).not.toContain(secrets.editorPassphrase)
})

test.each([
  [{ STORE_HOST: '192.168.0.10' }, '192.168.0.10', '192.168.0.10'],
  [{ STORE_HOST: 'fd00::1' }, '[fd00::1]', '[fd00::1]'],
  [{ STORE_HOST: '::', STORE_NAMES: 'a.lan' }, 'a.lan', '127.0.0.1'],
  [{ STORE_NAMES: 'proxy.example' }, 'proxy.example', '127.0.0.1'],
])('%j', (environment, name, reach) => {
  expect(networkFrom(environment, 3900)).toMatchObject({ name, reach, asksPassphrase: true })
})

test('the passphrase can be asked for on this machine too', () => {
  const settings = settingsFrom({ STORE_SIGN_IN: 'passphrase' })
  expect(settings.network).toMatchObject({ name: 'localhost', streamPorts: [], asksPassphrase: true })
  expect(readSettings(environments(settings, secrets).store).passphrase).toBe(secrets.editorPassphrase)
})

test.each([
  [{ STORE_HOST: '0.0.0.0' }, /STORE_NAMES/],
  [{ STORE_NAMES: 'a b' }, /STORE_NAMES/],
  [{ STORE_SIGN_IN: 'sim' }, /STORE_SIGN_IN/],
  [{ STORE_NAMES: 'a.lan', STORE_PORT: '3905' }, /3910.*STORE_PORT/],
])('%j stops the start', (environment, message) => {
  expect(() => settingsFrom(environment)).toThrow(message)
})

test('the development servers do not open to the network', () => {
  expect(() => settingsFrom({ STORE_NAMES: 'a.lan' }, { dev: true })).toThrow(/npm start/)
})

test('hosted content has no store to open', () => {
  const { network } = settingsFrom({ SANITY_PROJECT_ID: 'abc12345', STORE_HOST: '0.0.0.0' })
  expect(network).toMatchObject({ host: '127.0.0.1', isOpen: false })
})

test('the passphrase is made once, for the owner alone, and may be changed', () => {
  const made = editorPassphrase(folder)
  expect(made.text).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect([made.isNew, statSync(made.file).mode & 0o777]).toEqual([true, 0o600])
  expect(editorPassphrase(folder)).toEqual({ ...made, isNew: false })
  writeFileSync(made.file, 'uma senha nossa\n')
  chmodSync(made.file, 0o644)
  expect(editorPassphrase(folder).text).toBe('uma senha nossa')
  expect(statSync(made.file).mode & 0o777).toBe(0o600)
  writeFileSync(made.file, 'curta')
  expect(() => editorPassphrase(folder)).toThrow(/passphrase\.txt/)
})

test('each person of the list of roles has a passphrase, for as long as they are on it', () => {
  const [ana, bia] = peopleOf(folder, [
    ['ana@exemplo.com.br', 'redator'],
    ['bia@exemplo.com.br', 'juridico'],
  ])
  expect(ana?.passphrase).not.toBe(bia?.passphrase)
  expect(statSync(join(folder, 'people.txt')).mode & 0o777).toBe(0o600)
  expect(peopleOf(folder, [['bia@exemplo.com.br', 'editor']])).toEqual([{ ...bia, role: 'editor' }])
  expect(peopleOf(folder, [['ana@exemplo.com.br', 'redator']])).toEqual([ana])
  const settings = settingsFrom({ STORE_SIGN_IN: 'passphrase' })
  const { store } = environments(settings, { ...secrets, people: ana ? [ana] : [] })
  expect(readSettings(store).people).toEqual([ana])
})
