import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environments, siteVariables, studioVariables } from './environments.ts'
import { blockedPorts, settingsFrom } from './settings.ts'

const secrets = {
  storeReadToken: 'read',
  storeWriteToken: 'write',
  storeCountToken: 'count',
  webhookSecret: 'secret',
}

test('without configuration everything is embedded', () => {
  const settings = settingsFrom({})
  expect(settings).toMatchObject({ hosted: false, simulated: true, siteUrl: 'http://localhost:3000' })
  expect(environments(settings, secrets).site).toMatchObject({
    SANITY_API_HOST: 'http://localhost:3900',
    SANITY_READ_TOKEN: 'read',
    SANITY_COUNT_TOKEN: 'count',
    SANITY_WEBHOOK_SECRET: 'secret',
    SIMULATOR_URL: 'http://127.0.0.1:3910',
  })
})

test('a project of Sanity means no local address and no local token anywhere', () => {
  const settings = settingsFrom({ SANITY_PROJECT_ID: 'abc12345', SANITY_READ_TOKEN: 'theirs' })
  expect(settings.hosted).toBe(true)
  const { site, studio } = environments(settings, secrets)
  expect(site).not.toHaveProperty('SANITY_API_HOST')
  expect(site).toMatchObject({ SANITY_READ_TOKEN: 'theirs' })
  expect(site).not.toHaveProperty('SANITY_WEBHOOK_SECRET')
  expect(studio).not.toHaveProperty('SANITY_STUDIO_API_HOST')
})

test('live market data means no simulator', () => {
  const settings = settingsFrom({ MARKET: 'live' })
  expect(settings.simulated).toBe(false)
  expect(siteVariables(settings)).not.toHaveProperty('SIMULATOR_URL')
})

test('every variable that the site reads reaches it', () => {
  const schema = readFileSync(new URL('../../web/env.ts', import.meta.url), 'utf8')
  const names = Array.from(schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm), ([, name = '']) => name)
  const given = Object.fromEntries(names.map((name) => [name, `https://site.example.com/${name}`]))
  const known = { MARKET: 'live', SANITY_PROJECT_ID: 'abc12345' }
  const { site } = environments(settingsFrom({ ...given, ...known }), secrets)
  // Of the embedded parts alone, and of CLOCK.
  const workedOut = ['SANITY_API_HOST', 'SIMULATOR_URL', 'CLOCK_OFFSET_MS']
  const reached = new Map<string, string>(Object.entries(site))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !workedOut.includes(name) && !reached.has(name))).toEqual([])
})

test('the write token reaches neither the site nor the Studio', () => {
  const { site, studio } = environments(settingsFrom({}), secrets)
  expect(Object.values({ ...site, ...studio })).not.toContain('write')
})

test('secrets are not among what a build is made from', () => {
  const settings = settingsFrom({
    SANITY_PROJECT_ID: 'abc12345',
    SANITY_WEBHOOK_SECRET: 'theirs',
    AWESOMEAPI_KEY: 'key',
    SMTP_URL: 'smtps://user:password@smtp.example.com',
    NEWSLETTER_KEY: 'letters',
  })
  const baked = Object.values({ ...siteVariables(settings), ...studioVariables(settings) })
  expect(baked).not.toContain('theirs')
  expect(baked).not.toContain('key')
  expect(baked).not.toContain('letters')
  expect(baked.join()).not.toContain('smtps:')
})

test.each(['abc', '0', '70000', '3000.5'])('SITE_PORT=%s is refused by name', (port) => {
  expect(() => settingsFrom({ SITE_PORT: port })).toThrow(/SITE_PORT/)
})

test('one port for two programs is refused', () => {
  expect(() => settingsFrom({ STUDIO_PORT: '3000' })).toThrow(/3000.*STUDIO_PORT/)
})

test.each([
  ['SITE_PORT', '6000'],
  ['STUDIO_PORT', '10080'],
  ['STORE_PORT', '4190'],
  ['SIMULATOR_PORT', '6667'],
])('%s=%s, which no browser opens, is refused by name', (variable, port) => {
  expect(() => settingsFrom({ [variable]: port })).toThrow(
    `Os navegadores não abrem a porta ${port}. Escolha outra em ${variable}.`,
  )
})

test('a port for streams that no browser opens is refused, where there are such ports', () => {
  const environment = { STORE_PORT: '5998' }
  expect(settingsFrom(environment).ports.store).toBe(5998)
  expect(() => settingsFrom({ ...environment, STORE_NAMES: 'redacao.local' })).toThrow(
    /porta 6000.*STORE_PORT/,
  )
})

test('the blocked ports are those that Node refuses', async () => {
  const refusals = await Promise.all(
    Array.from(blockedPorts, (port) =>
      fetch(`http://127.0.0.1:${port}/`).catch(({ cause }) => cause?.message),
    ),
  )
  expect(refusals).toEqual(refusals.map(() => 'bad port'))
  expect(blockedPorts.size).toBe(82)
})
