import { join } from 'node:path'
import { runChecks } from '../check.mjs'
import { bin } from '../start/builds.mjs'
import { endAll, startChild } from '../start/children.mjs'
import { baseEnvironment, environments } from '../start/environments.mjs'
import { freePorts } from '../start/ports.mjs'
import { node, settingsFrom } from '../start/settings.mjs'
import { startAll } from '../start/stack.mjs'
import { ensureChromium } from './chromium.mjs'
import { countPlaywright, countVitest } from './count.mjs'
import { ensureFirefox } from './firefox.mjs'
import { ensureRedis } from './redis.mjs'

/** Days must not depend on where the tests run. */
const farZone = 'Pacific/Auckland'
const datedFolders = ['web/finance', 'web/calculators', 'web/rates']
/** Without days of the machine, or too long to run twice. */
const undated = ['**/market-status-oracle.test.ts', '**/shared-cache.test.ts']

async function vitest(dataDir, name, args, extra = {}) {
  const report = join(dataDir, `${name}.json`)
  const reporters = [
    '--testTimeout=60000',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const env = { ...baseEnvironment(), ...extra }
  const child = startChild(name, node, [bin('vitest'), 'run', ...reporters, ...args], {
    env,
    logDir: dataDir,
    echo: true,
  })
  const { code } = await child.exited
  return countVitest(report, code === 0)
}

async function unit(dataDir, args) {
  const redis = await ensureRedis(dataDir)
  return vitest(dataDir, 'unit', ['--config', 'tests/vitest.config.ts', ...args], { TEST_REDIS: redis })
}

async function zones(dataDir) {
  const skipped = undated.flatMap((pattern) => ['--exclude', pattern])
  return vitest(dataDir, 'zones', [...datedFolders, ...skipped], { TZ: farZone })
}

async function gates(dataDir, args) {
  return vitest(dataDir, 'gates', ['tests/gates', ...args])
}

async function testSettings(dataDir) {
  const [site, studio, store, simulator] = await freePorts(4)
  const environment = {
    ...baseEnvironment(),
    SITE_PORT: site,
    STUDIO_PORT: studio,
    STORE_PORT: store,
    SIMULATOR_PORT: simulator,
    // Every rate is asked for again, so that a test need not wait five minutes.
    RATES_FRESH_SECONDS: '1',
    RATES_FRESH_CLOSED_SECONDS: '1',
    RATES_FRESH_DAILY_SECONDS: '1',
  }
  return settingsFrom(environment, { dataDir, distDir: '.next-test' })
}

/** Runs one Playwright configuration against the production build, on a stack of its own. */
export async function browser(dataDir, config, args) {
  const chromium = await ensureChromium(dataDir)
  const settings = await testSettings(dataDir)
  const { secrets } = await startAll(settings)
  const { ports } = settings
  const report = join(dataDir, 'browser.json')
  const env = {
    ...baseEnvironment(),
    E2E_SITE: `http://localhost:${ports.site}`,
    E2E_STUDIO: `http://localhost:${ports.studio}`,
    E2E_STORE: `http://localhost:${ports.store}`,
    E2E_SIMULATOR: `http://127.0.0.1:${ports.simulator}`,
    E2E_STORE_WRITE_TOKEN: secrets.storeWriteToken,
    E2E_WEBHOOK_SECRET: secrets.webhookSecret,
    // For a second server of the same build.
    E2E_SITE_ENVIRONMENT: JSON.stringify(environments(settings, secrets).site),
    PLAYWRIGHT_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const script = [bin('playwright'), 'test', '--config', config, '--reporter=list,json', ...args]
  const { code } = await startChild('browser', node, script, { env, logDir: dataDir, echo: true }).exited
  await endAll()
  return countPlaywright(report, code === 0)
}

/** The Studio in Firefox, which Playwright cannot drive as Debian packs it. */
async function firefox(dataDir, args) {
  const program = await ensureFirefox(dataDir)
  const settings = await testSettings(dataDir)
  const { secrets } = await startAll(settings)
  const env = {
    E2E_STUDIO: `http://localhost:${settings.ports.studio}`,
    E2E_STORE: `http://localhost:${settings.ports.store}`,
    E2E_STORE_WRITE_TOKEN: secrets.storeWriteToken,
    TEST_FIREFOX: program,
  }
  const count = await vitest(dataDir, 'firefox', ['--config', 'tests/firefox/vitest.config.ts', ...args], env)
  await endAll()
  return count
}

/** The parts of `npm test`, in the order in which they run; each answers `{ passed, failed }`. */
export const parts = {
  check: (dataDir) => runChecks(join(dataDir, 'logs')),
  unit,
  zones,
  gates,
  e2e: (dataDir, args) => browser(dataDir, 'tests/e2e/playwright.config.ts', args),
  firefox,
}
