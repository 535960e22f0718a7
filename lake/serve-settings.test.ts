import { expect, test } from 'vitest'
import { readSettings } from './serve-settings.ts'

const secrets = { STORE_READ_TOKEN: 'r'.repeat(32), STORE_WRITE_TOKEN: 'w'.repeat(32) }

test('by default only this machine, and nobody is asked', () => {
  expect(readSettings(secrets)).toMatchObject({ host: '127.0.0.1', passphrase: null })
})

test('on the socket that whoever starts it holds, or else at its own address', () => {
  expect(readSettings({ ...secrets, LISTEN_FDS: '1' }).listensAt).toEqual({ fd: 3 })
  expect(readSettings({ ...secrets, STORE_PORT: '4900' }).listensAt).toEqual({
    host: '127.0.0.1',
    port: 4900,
  })
})

test.each(['0.0.0.0', '::', '192.168.0.10', 'redacao.lan', '127.evil.example'])(
  'not on %s without a passphrase',
  (host) => {
    expect(() => readSettings({ ...secrets, STORE_HOST: host })).toThrow(/STORE_PASSPHRASE/)
    const open = { ...secrets, STORE_HOST: host, STORE_PASSPHRASE: 'k7fd-m2qx-9wtr' }
    expect(readSettings(open).host).toBe(host)
  },
)

test('not by another name either, which somebody has led here', () => {
  expect(() => readSettings({ ...secrets, STORE_NAMES: 'redacao.example' })).toThrow(/STORE_PASSPHRASE/)
})

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('%s is this machine', (host) => {
  expect(readSettings({ ...secrets, STORE_HOST: host }).passphrase).toBeNull()
})

test.each([
  [{ STORE_PASSPHRASE: 'curta' }, /STORE_PASSPHRASE/],
  [{ STORE_WRITE_TOKEN: 'curto' }, /STORE_WRITE_TOKEN/],
  [{ STORE_COUNT_TOKEN: 'curto' }, /STORE_COUNT_TOKEN/],
])('%j is refused by name', (wrong, message) => {
  expect(() => readSettings({ ...secrets, ...wrong })).toThrow(message)
})

test('names are kept as the URL parser writes them', () => {
  const env = {
    ...secrets,
    STORE_HOST: '::1',
    STORE_NAMES: 'Redacao.LAN, 192.168.0.10',
    STORE_PASSPHRASE: 'x'.repeat(12),
  }
  expect([...readSettings(env).names]).toEqual(['[::1]', 'redacao.lan', '192.168.0.10'])
})
