import { expect, test } from 'vitest'
import { urlVariables } from '#web/rates/sources.ts'
import { environments, siteVariables, studioVariables } from './environments.mjs'
import { blockedPorts, settingsFrom } from './settings.mjs'

const secrets = { storeReadToken: 'read', storeWriteToken: 'write', webhookSecret: 'secret' }

test('without configuration everything is embedded', () => {
  const settings = settingsFrom({})
  expect(settings).toMatchObject({ hosted: false, simulated: true, siteUrl: 'http://localhost:3000' })
  expect(environments(settings, secrets).site).toMatchObject({
    SANITY_API_HOST: 'http://localhost:3900',
    SANITY_READ_TOKEN: 'read',
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

test('the address of every source reaches the site', () => {
  const given = Object.fromEntries(urlVariables.map((name) => [name, `https://${name}.example.com`]))
  expect(siteVariables(settingsFrom(given))).toMatchObject(given)
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
  })
  const baked = Object.values({ ...siteVariables(settings), ...studioVariables(settings) })
  expect(baked).not.toContain('theirs')
  expect(baked).not.toContain('key')
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
