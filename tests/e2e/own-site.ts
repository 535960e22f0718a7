import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { renewal } from './renewal.ts'
import { stack } from './stack.ts'

const root = join(import.meta.dirname, '../..')
const environment: Record<string, string> = JSON.parse(stack.siteEnvironment)

/** `undefined` takes one away. */
type Settings = Record<string, string | undefined>

export type OwnSite = {
  address: string
  /** Header with which a visit renders the page again. */
  renewal: Record<string, string>
  /** Kills the server and starts it again at the same address with its stored pages. */
  fallOver: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Another server of the built site, with separate settings, from a copy of the build in `web/<dir>`: its pages, and its
 * cooldowns of sources, must not reach the other server.
 */
export async function startOwnSite(dir: string, settings: Settings): Promise<OwnSite> {
  const copy = join(root, 'web', dir)
  copyBuild(copy)
  return serve(copy, ['scripts/serve-site.ts'], { SITE_DIST_DIR: dir, ...settings })
}

/**
 * The same without the cache and the server of this project: a platform that runs Next by itself takes neither. Next reads its
 * settings beside the folder of the build.
 */
export async function startOrdinarySite(dir: string, settings: Settings): Promise<OwnSite> {
  const copy = join(root, 'web', dir)
  copyBuild(join(copy, 'built'))
  const ordinary = `import settings from '../../next.config.js'
export default { ...settings, distDir: 'built', cacheHandler: undefined }
`
  writeFileSync(join(copy, 'next.config.mjs'), ordinary)
  return serve(copy, ['node_modules/.bin/next', 'start', copy, '-H', '127.0.0.1', '-p'], settings)
}

function copyBuild(copy: string): void {
  cpSync(join(root, 'web', environment.SITE_DIST_DIR ?? ''), copy, {
    recursive: true,
    // The age of a kept page is the age of its file.
    preserveTimestamps: true,
  })
}

async function serve(copy: string, program: string[], settings: Settings): Promise<OwnSite> {
  const port = await freePort()
  // Without the last good values of the other one: its market is not this one's.
  const own = { NODE_ENV: 'production' as const, RATES_KEPT: '' }
  const env = { ...environment, ...own, ...settings }
  const start = () => spawn(process.execPath, [...program, String(port)], { cwd: root, env, stdio: 'ignore' })
  let server = start()
  const address = `http://127.0.0.1:${port}`
  await untilAnswered(`${address}/offline`)
  const fallOver = async () => {
    await kill(server)
    server = start()
    await untilAnswered(`${address}/offline`)
  }
  return { address, renewal, fallOver, stop: () => end(server, copy) }
}

/** The site as who works on it sees it: `next dev`, with the content of the tests. */
export async function startDevelopmentSite(
  first: string,
): Promise<Pick<OwnSite, 'address'> & { stop: () => Promise<void> }> {
  // Named in tsconfig.json too, where Next would else write it.
  const dir = '.next-estilo'
  const port = await freePort()
  const args = [join(root, 'node_modules/.bin/next'), 'dev', 'web', '-H', '127.0.0.1', '-p', String(port)]
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment, NODE_ENV: 'development', SITE_DIST_DIR: dir, RATES_KEPT: '' },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  const stop = () => end(server, join(root, 'web', dir))
  // It compiles the page now: seconds, or a minute on a machine that has much else to do.
  await untilAnswered(`${address}${first}`, 100_000).catch(async (error) => {
    await stop()
    throw error
  })
  return { address, stop }
}

/** Waits for its last writes before its folder is removed. */
async function end(server: ChildProcess, folder: string): Promise<void> {
  await kill(server)
  rmSync(folder, { recursive: true, force: true })
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

function untilAnswered(address: string, timeout = 60_000): Promise<void> {
  const answers = () =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    )
  return expect.poll(answers, { timeout }).toBe(200)
}

export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => socket.once('listening', resolve))
  const address = socket.address()
  await new Promise((resolve) => socket.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
