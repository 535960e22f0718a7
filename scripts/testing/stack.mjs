import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { roleNames } from '../start/checks.mjs'
import { startChild } from '../start/children.mjs'
import { baseEnvironment, environments } from '../start/environments.mjs'
import { waitUntilHealthy } from '../start/health.mjs'
import { freePorts } from '../start/ports.mjs'
import { node, root, settingsFrom } from '../start/settings.mjs'
import { startAll } from '../start/stack.mjs'

const distDir = '.next-test'
const marketDir = '.next-market'

async function testSettings(dataDir) {
  const [site, studio, store, simulator] = await freePorts(4)
  const environment = {
    ...baseEnvironment(),
    SITE_PORT: site,
    STUDIO_PORT: studio,
    STORE_PORT: store,
    SIMULATOR_PORT: simulator,
    // Every rate is asked for again, so that a test need not wait five minutes.
    RATES_FRESH_SECONDS: '0.3',
    RATES_FRESH_CLOSED_SECONDS: '0.3',
    RATES_FRESH_DAILY_SECONDS: '0.3',
    // The store's own account is none of them, and does everything.
    SANITY_STUDIO_ROLES: roleNames.map((role) => `${role}@localhost:${role}`).join(','),
  }
  return settingsFrom(environment, { dataDir, distDir })
}

/** Another server of the same build with a simulator of its own: what tests do to its prices reaches no other page. */
async function startMarket(dataDir, env) {
  const [site, simulator] = await freePorts(2)
  const logDir = join(dataDir, 'logs')
  const addresses = { site: `http://127.0.0.1:${site}`, simulator: `http://127.0.0.1:${simulator}` }
  const copy = join(root, 'web', marketDir)
  rmSync(copy, { recursive: true, force: true })
  // The age of a kept page is that of its file.
  cpSync(join(root, 'web', distDir), copy, { recursive: true, preserveTimestamps: true })
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  const start = async (name, args, address, variables) => {
    const child = startChild(name, node, args, { env: variables, logDir, cwd: root })
    await waitUntilHealthy(child, address)
  }
  await start('market-simulator', ['simulator/serve.ts'], `${addresses.simulator}/control`, {
    ...env.simulator,
    SIMULATOR_PORT: String(simulator),
  })
  await start('market-site', ['scripts/serve-site.mjs', String(site)], addresses.site, {
    ...env.site,
    SITE_DIST_DIR: marketDir,
    SIMULATOR_URL: addresses.simulator,
    // The last good values of the other market are none of this one.
    RATES_KEPT: '',
  })
  return addresses
}

async function start(dataDir) {
  const settings = await testSettings(dataDir)
  const { secrets, env } = await startAll(settings)
  const market = await startMarket(dataDir, env)
  const { ports } = settings
  return {
    E2E_SITE: `http://localhost:${ports.site}`,
    E2E_STUDIO: `http://localhost:${ports.studio}`,
    E2E_STORE: `http://localhost:${ports.store}`,
    E2E_SITE_LOG: join(settings.dataDir, 'logs', 'site.log'),
    E2E_MARKET_SITE: market.site,
    E2E_MARKET_SIMULATOR: market.simulator,
    E2E_STORE_WRITE_TOKEN: secrets.storeWriteToken,
    E2E_WEBHOOK_SECRET: secrets.webhookSecret,
    // For a further server of the same build.
    E2E_SITE_ENVIRONMENT: JSON.stringify(environments(settings, secrets).site),
  }
}

let started

/** Starts the production build once for all parts that look at it. @returns the variables that tell tests where it is */
export function testStack(dataDir) {
  started ??= start(dataDir)
  return started
}
