import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { sources } from '#web/rates/sources.ts'

const server = createSimulator()
let root = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('SIMULATOR_URL', root)
  // The first answers of a market are slow to make, and nothing here is about time.
  await outcomesOf()
}, 60_000)
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
  server.closeAllConnections()
})

const fault = (faults: Record<string, string>) =>
  fetch(`${root}/control`, { method: 'POST', body: JSON.stringify({ fault: 'none', faults }) })

async function outcomesOf() {
  // The environment is read once by each copy of the module.
  vi.resetModules()
  const { askSources } = await import('./ask-sources.ts')
  return Object.fromEntries(
    (await askSources()).map(({ name, state, text }) => [name, { isGood: state === 'good', text }]),
  )
}

const all = Object.keys(sources).length

test('the command says what each source answered', { timeout: 30_000 }, async () => {
  await fault({})
  const env = { ...process.env, MARKET: 'simulated', SIMULATOR_URL: root }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/check-live.ts'], { env })
  const good = stdout.split('\n').filter((line) => line.startsWith('✓'))
  expect(good.map((line) => line.slice(2).split('  ')[0])).toEqual(
    Object.values(sources).map(({ name }) => name),
  )
  for (const line of good) expect(line).toMatch(/\d.*\(simulado\)$/)
  expect(stdout).toContain(`${all} de ${all} fontes responderam.`)
})

test('a failure is said in words, and takes no other with it', { timeout: 30_000 }, async () => {
  await fault({
    'bcb-sgs': 'server-error',
    coingecko: 'rate-limited',
    binance: 'html',
    brapi: 'unauthorized',
    awesomeapi: 'unauthorized',
    'tesouro-transparente': 'forbidden',
  })
  const outcomes = await outcomesOf()
  expect(outcomes['Banco Central (SGS)']).toEqual({ isGood: false, text: 'respondeu HTTP 500' })
  expect(outcomes.brapi).toEqual({
    isGood: false,
    text: 'recusou: a chave ou o plano não bastam (HTTP 401)',
  })
  expect(outcomes.AwesomeAPI).toEqual(outcomes.brapi)
  expect(outcomes['Tesouro Transparente']?.text).toBe(
    'respondeu HTTP 403, com uma página de bloqueio no lugar dos dados',
  )
  expect(outcomes.CoinGecko).toEqual({ isGood: false, text: 'recusou: pedidos demais (HTTP 429)' })
  expect(outcomes.Binance).toEqual({ isGood: false, text: 'respondeu fora do formato (not JSON)' })
  expect(Object.values(outcomes).filter(({ isGood }) => isGood)).toHaveLength(all - 6)
})

test('what is old, or of the future, is no good answer', { timeout: 30_000 }, async () => {
  const hours = (count: number) =>
    fetch(`${root}/control`, {
      method: 'POST',
      body: JSON.stringify({ fault: 'none', offset: count * 3600 }),
    })
  await hours(-40 * 24)
  const old = await outcomesOf()
  expect(old.AwesomeAPI).toEqual({
    isGood: false,
    text: expect.stringContaining('que é antigo: o site não usa'),
  })
  expect(Object.values(old).filter(({ isGood }) => isGood)).toHaveLength(1)
  expect(old.BrasilAPI?.text).toContain('sem data')
  await hours(3)
  expect((await outcomesOf()).Binance?.text).toContain('que é no futuro')
  await hours(0)
})

test('what cannot be reached is named', async () => {
  const { host } = new URL(root)
  const closed = createSimulator()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo // as above
  await new Promise((resolve) => closed.close(resolve))
  vi.stubEnv('SIMULATOR_URL', `http://127.0.0.1:${port}`)
  const outcomes = await outcomesOf()
  vi.stubEnv('SIMULATOR_URL', `http://${host}`)
  const text = `não foi possível alcançar 127.0.0.1:${port}: a conexão foi recusada (ECONNREFUSED)`
  expect(Object.values(outcomes)).toEqual(Object.keys(sources).map(() => ({ isGood: false, text })))
})
