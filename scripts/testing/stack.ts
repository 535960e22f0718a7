import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { roleNames } from '../start/checks.ts'
import { runChild, startChild } from '../start/children.ts'
import { baseEnvironment, environments } from '../start/environments.ts'
import { waitUntilHealthy } from '../start/health.ts'
import { freePorts } from '../start/ports.ts'
import { node, root, type Settings, settingsFrom } from '../start/settings.ts'
import { type Stack, siteFlags, startAll, storeFlags } from '../start/stack.ts'

const distDir = '.next-test'
const marketDir = '.next-market'
const readingDir = '.next-reading'

async function testSettings(dataDir: string): Promise<Settings> {
  const [site, studio, store, simulator] = await freePorts(4)
  const environment = {
    ...baseEnvironment(),
    SITE_PORT: String(site),
    STUDIO_PORT: String(studio),
    STORE_PORT: String(store),
    SIMULATOR_PORT: String(simulator),
    // Every rate is asked for again, so that a test need not wait five minutes.
    RATES_FRESH_SECONDS: '0.3',
    RATES_FRESH_CLOSED_SECONDS: '0.3',
    RATES_FRESH_DAILY_SECONDS: '0.3',
    // The store's own account is none of them, and does everything.
    SANITY_STUDIO_ROLES: roleNames.map((role) => `${role}@localhost:${role}`).join(','),
  }
  return settingsFrom(environment, { dataDir, distDir })
}

type Variables = Record<string, string>

/** A program of the tests beside the stack. It resolves once it answers. */
async function startBeside(
  dataDir: string,
  name: string,
  args: string[],
  address: string,
  env: Variables,
): Promise<void> {
  const child = startChild(name, node, args, { env, logDir: join(dataDir, 'logs'), cwd: root })
  await waitUntilHealthy(child, address)
}

/** Another server of the same build, from a copy of it. @returns its address */
async function startSite(dataDir: string, name: string, copied: string, env: Variables): Promise<string> {
  const [port] = await freePorts(1)
  const copy = join(root, 'web', copied)
  rmSync(copy, { recursive: true, force: true })
  // The age of a kept page is the age of its file.
  cpSync(join(root, 'web', distDir), copy, { recursive: true, preserveTimestamps: true })
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  const address = `http://127.0.0.1:${port}`
  // Last good values of another market must not be shown here.
  const own = { ...env, SITE_DIST_DIR: copied, RATES_KEPT: '' }
  const program = [...siteFlags, 'scripts/serve-site.ts', String(port)]
  await startBeside(dataDir, name, program, address, own)
  return address
}

/** A store with the seeded content that no test writes to. @returns its address */
async function startQuietStore(dataDir: string, env: Stack['env']): Promise<string> {
  const [port] = await freePorts(1)
  const own = { STORE_PORT: String(port), STORE_DIR: join(dataDir, 'quiet-store'), STORE_HOOKS: '' }
  const address = `http://localhost:${port}`
  const program = [...storeFlags, 'lake/serve.ts']
  await startBeside(dataDir, 'quiet-store', program, `${address}/v1/ping`, { ...env.store, ...own })
  const seed = { ...env.seed, ...own, SANITY_API_HOST: address }
  await runChild('quiet-seed', node, ['scripts/seed.ts'], { env: seed, logDir: join(dataDir, 'logs') })
  return address
}

/**
 * Two further sites, whose content stays as it was seeded. Tests that change the prices of one, by a separate simulator,
 * reach no page of the other; editors in tests reach neither.
 */
async function startReaders(dataDir: string, env: Stack['env']): Promise<Variables> {
  const SANITY_API_HOST = await startQuietStore(dataDir, env)
  const [port] = await freePorts(1)
  const simulator = `http://127.0.0.1:${port}`
  const market = { ...env.simulator, SIMULATOR_PORT: String(port) }
  await startBeside(dataDir, 'market-simulator', ['simulator/serve.ts'], `${simulator}/control`, market)
  const site = { ...env.site, SANITY_API_HOST }
  return {
    E2E_READING_SITE: await startSite(dataDir, 'reading-site', readingDir, site),
    E2E_READING_LOG: join(dataDir, 'logs', 'reading-site.log'),
    E2E_MARKET_SITE: await startSite(dataDir, 'market-site', marketDir, {
      ...site,
      SIMULATOR_URL: simulator,
    }),
    E2E_MARKET_SIMULATOR: simulator,
  }
}

async function start(dataDir: string): Promise<Variables> {
  const settings = await testSettings(dataDir)
  const { secrets, env } = await startAll(settings)
  const readers = await startReaders(settings.dataDir, env)
  const { ports } = settings
  return {
    E2E_SITE: `http://localhost:${ports.site}`,
    E2E_STUDIO: `http://localhost:${ports.studio}`,
    E2E_STORE: `http://localhost:${ports.store}`,
    ...readers,
    E2E_STORE_WRITE_TOKEN: secrets.storeWriteToken,
    E2E_WEBHOOK_SECRET: secrets.webhookSecret,
    // For a further server of the same build.
    E2E_SITE_ENVIRONMENT: JSON.stringify(environments(settings, secrets).site),
  }
}

let started: Promise<Variables> | undefined

/** Starts the production build once for all parts that look at it. @returns the variables that tell tests where it is */
export function testStack(dataDir: string): Promise<Variables> {
  started ??= start(dataDir)
  return started
}
