import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readToken = 'r'.repeat(40)
const name = 'redacao.lan'
const wanted = 20

let browser: Browser
let pages: Server
let store: ChildProcess
let folder = ''

beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.TEST_FIREFOX || '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: null,
    // A name that stands for this machine, as the DNS of a newsroom would have it.
    extraPrefsFirefox: { 'network.dns.localDomains': name },
  })
  pages = createServer((_request, response) => response.end('<!doctype html><title>página</title>'))
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
}, 120_000)

afterEach(async () => {
  const ended = new Promise((resolve) => store.once('exit', resolve))
  store.kill()
  await ended
  rmSync(folder, { recursive: true })
})

afterAll(async () => {
  await browser.close()
  pages.close()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  await Promise.all(servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))))
  const ports = servers.map(portOf)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

/** A store in a child process, as `npm start` runs it for a network. */
async function startStore(streamPortCount: number): Promise<number> {
  const [port = 0, ...streamPorts] = await freePorts(1 + streamPortCount)
  folder = mkdtempSync(join(tmpdir(), 'streams-'))
  store = spawn(process.execPath, [join(root, 'lake/serve.ts')], {
    env: {
      NODE_ENV: 'production',
      STORE_PORT: String(port),
      STORE_DIR: folder,
      STORE_HOOKS: join(folder, 'hooks'),
      STORE_READ_TOKEN: readToken,
      STORE_WRITE_TOKEN: 'w'.repeat(40),
      STORE_PASSPHRASE: 'k7fd-m2qx-9wtr-hb4n',
      STORE_NAMES: name,
      STORE_ORIGINS: [name, 'localhost'].map((host) => `http://${host}:${portOf(pages)}`).join(','),
      STORE_STREAM_PORTS: streamPorts.join(','),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => store.stdout?.once('data', resolve))
  return port
}

/** How many of `wanted` streams a page under `host` gets to open in the time that all of them take, and on how many addresses. */
async function streamsOpened(host: string, port: number) {
  const page = await browser.newPage()
  await page.goto(`http://${host}:${portOf(pages)}/`)
  const listen = `http://${host}:${port}/v2026-03-01/data/listen/production?query=*`
  const opened = await page.evaluate(
    async (address, token, count) => {
      const found: string[] = []
      for (let index = 0; index < count; index++) {
        void fetch(`${address}&tag=${index}`, { headers: { authorization: `Bearer ${token}` } }).then(
          async (answer) => {
            const { value } = (await answer.body?.getReader().read()) ?? {}
            if (new TextDecoder().decode(value).includes('welcome')) found.push(new URL(answer.url).host)
          },
        )
      }
      // Long enough to see that no further one opens.
      for (let wait = 0; wait < 80 && found.length < count; wait++) {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return found
    },
    listen,
    readToken,
    wanted,
  )
  await page.close()
  return { count: opened.length, addresses: new Set(opened).size }
}

test('under another name the extra ports hold all of them', async () => {
  expect(await streamsOpened(name, await startStore(8))).toEqual({ count: wanted, addresses: 8 })
}, 60_000)

test('on this machine every stream has a name of its own', async () => {
  expect(await streamsOpened('localhost', await startStore(0))).toEqual({ count: wanted, addresses: wanted })
}, 60_000)
