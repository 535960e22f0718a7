import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Words of a start with these variables: none, or why it stops. */
function start(variables: Record<string, string>): string {
  const script = "import('./web/env.ts').catch((error) => { console.log(error.message); process.exit(1) })"
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables } as NodeJS.ProcessEnv // all texts
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).stdout
}

test('in production the origin of the numbers must be said', () => {
  expect(start({})).toContain('MARKET: em produção, diga "live"')
  expect(start({ MARKET: 'simulated' })).toBe('')
  expect(start({ MARKET: 'live' })).toBe('')
  expect(start({ NODE_ENV: 'development' })).toBe('')
})

test.each([
  'http://127.0.0.1:3910/economia.awesomeapi.com.br',
  'http://localhost:3910/x',
  'http://sim.localhost/x',
])('live numbers do not come from %s', (url) => {
  expect(start({ MARKET: 'live', AWESOMEAPI_URL: url })).toContain('AWESOMEAPI_URL: com MARKET=live')
  expect(start({ MARKET: 'simulated', AWESOMEAPI_URL: url })).toBe('')
})

test('a proxy elsewhere is fine, and a wrong address is named', () => {
  expect(start({ MARKET: 'live', BRAPI_URL: 'https://proxy.example.com.br/brapi' })).toBe('')
  expect(start({ MARKET: 'live', BRAPI_URL: 'brapi' })).toContain('BRAPI_URL')
  expect(start({ MARKET: 'simulated', REDIS_URL: 'http://127.0.0.1' })).toContain('REDIS_URL')
})

test('a service that is half said stops the start, with what it lacks', () => {
  const half = { MARKET: 'simulated', SMTP_URL: 'smtps://u:p@smtp.example.com.br', NEWSLETTER: 'listmonk' }
  expect(start(half)).toMatch(/MAIL_FROM: .*NEWSLETTER_URL: .*NEWSLETTER_LIST: /)
  const whole = { ...half, NEWSLETTER: 'buttondown', NEWSLETTER_KEY: 'x', MAIL_FROM: 'a@example.com.br' }
  expect(start(whole)).toBe('')
})
