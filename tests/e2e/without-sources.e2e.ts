import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { stack } from './stack.ts'

const root = join(import.meta.dirname, '../..')
/** A copy of the built site: what this server renders must not reach the pages of the other one. */
const coldDir = '.next-cold'
const environment: Record<string, string> = JSON.parse(stack.siteEnvironment)

let server: ChildProcess
let site = ''

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => socket.once('listening', resolve))
  const address = socket.address()
  await new Promise((resolve) => socket.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  cpSync(join(root, 'web', environment.SITE_DIST_DIR ?? ''), join(root, 'web', coldDir), {
    recursive: true,
    // The age of a kept page is that of its file.
    preserveTimestamps: true,
  })
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  // Nobody listens on port 1: every source refuses the connection, from the first request on.
  const env = {
    ...environment,
    NODE_ENV: 'production' as const,
    SITE_DIST_DIR: coldDir,
    SIMULATOR_URL: 'http://127.0.0.1:1',
  }
  const next = join(root, 'node_modules/next/dist/bin/next')
  server = spawn(process.execPath, [next, 'start', 'web', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  await expect
    .poll(
      () =>
        fetch(`${site}/offline`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
})

test.afterAll(() => {
  server.kill()
  rmSync(join(root, 'web', coldDir), { recursive: true, force: true })
})

const withRates = [
  '/',
  '/dolar-hoje',
  '/euro-hoje',
  '/bitcoin-hoje',
  '/acoes',
  '/criptomoedas',
  '/detalhe-ativo?codigo=PETR4',
  '/status-mercado',
]
const without = ['/alertas-cambio', '/juros-compostos', '/blog', '/api']

for (const path of withRates) {
  test(`${path}: its words and "sem dado", and no error`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    // What was made last counts for a minute, and is served once more while the page is made anew.
    await expect
      .poll(async () => await (await fetch(site + path)).text(), { timeout: 100_000, intervals: [2_000] })
      .toMatch(/sem dado/i)
    const answer = await page.goto(site + path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main')).toContainText(/sem dado/i)
    expect(errors).toEqual([])
  })
}

for (const path of without) {
  test(`${path} does not depend on any source`, async () => {
    expect((await fetch(site + path)).status).toBe(200)
  })
}

test('the API says that there is nothing, in its own shape', async () => {
  const answer = await fetch(`${site}/api/cotacoes?series=usd-brl`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ series: 'usd-brl', quote: null })
})

test('/status-mercado keeps its calendars, and says what it could not ask', async ({ page }) => {
  await page.goto(`${site}/status-mercado`)
  const main = page.locator('main')
  await expect(main).toContainText('Próximos pregões da B3')
  await expect(main).toContainText('Não foi possível conferir agora.')
  await expect(main).toContainText('Sem dado: o Tesouro Transparente não respondeu.')
  await expect(main).not.toContainText('conferidos com a BrasilAPI')
})
