import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOwnScript } from '../front/own-script.ts'
import { bin, buildSite, buildStudio, studioDir } from './builds.mjs'
import { runChild, startChild } from './children.mjs'
import { environments, siteVariables } from './environments.mjs'
import { waitUntilHealthy } from './health.mjs'
import { holdPort } from './held-port.mjs'
import { checkPorts } from './ports.mjs'
import { step } from './progress.mjs'
import { editorPassphrase, localSecrets, writeSiteHook } from './secrets.mjs'
import { node, root } from './settings.mjs'
import { Stop } from './stop.mjs'

/**
 * Young objects of a server die soon; room for many of them would only be memory that is never given back. Nor is V8 to let
 * the old ones grow to four times what lives before it collects them. Optimized for size, the store takes 30 MB less under
 * load and does a tenth less.
 */
export const storeFlags = ['--max-semi-space-size=2', '--heap-growing-percent=20', '--optimize-for-size']

/** The site makes more of them: 40,000 answers took 742 MB without these flags, and 331 MB in the same time with them. */
export const siteFlags = ['--max-semi-space-size=16', '--heap-growing-percent=20']

/**
 * The health address of each program, the command that runs it, and where it `listensAt` if its port is held while it starts
 * anew. Nobody holds that of the market: the site has last values at hand, and is not to wait.
 */
function programs({ ports, network, dev, hosted, simulated, dataDir }) {
  const { host, reach } = network
  const local = (port) => `http://127.0.0.1:${port}`
  const all = {
    store: {
      wanted: !hosted,
      args: [...(dev ? ['--watch'] : []), ...storeFlags, 'lake/serve.ts'],
      health: `http://${reach}:${ports.store}/v1/ping`,
      listensAt: dev ? undefined : [ports.store, host],
    },
    simulator: {
      wanted: simulated,
      args: ['simulator/serve.ts'],
      health: `${local(ports.simulator)}/control`,
    },
    studio: {
      wanted: true,
      args: dev
        ? [bin('sanity'), 'dev', '--host', '127.0.0.1', '--port', String(ports.studio)]
        : ['scripts/serve-studio.ts', studioDir({ dataDir }), String(ports.studio), host],
      health: `http://${reach}:${ports.studio}`,
      listensAt: dev ? undefined : [ports.studio, host],
    },
    site: {
      wanted: true,
      args: dev
        ? [bin('next'), 'dev', 'web', '-H', host, '-p', String(ports.site)]
        : [...siteFlags, 'scripts/serve-site.ts', String(ports.site), host],
      health: `http://${reach}:${ports.site}`,
      listensAt: dev ? undefined : [ports.site, host],
    },
  }
  return Object.fromEntries(Object.entries(all).filter(([, { wanted }]) => wanted))
}

function neededPorts({ ports, hosted, simulated }) {
  const { store, simulator, ...always } = ports
  return { ...always, ...(hosted ? {} : { store }), ...(simulated ? { simulator } : {}) }
}

/** Imports `web/env.ts` with the site's variables: it names the ones that are wrong. */
async function validateEnvironment(env, logDir) {
  const script = "import('#web/env.ts').catch((error) => { console.error(error.message); process.exit(1) })"
  try {
    await runChild('env', node, ['--input-type=module', '--eval', script], { env, logDir })
  } catch (error) {
    if (error.lines?.startsWith('Variável')) throw new Stop(error.lines)
    throw error
  }
}

async function isStoreEmpty(env, reach) {
  const query = encodeURIComponent('count(*[!(_id in path("_.**"))])')
  const address = `http://${reach}:${env.STORE_PORT}/v2025-02-19/data/query/${env.SANITY_DATASET}?perspective=raw&query=${query}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${env.STORE_READ_TOKEN}` } })
  if (!answer.ok)
    throw new Stop(
      `O acervo respondeu ${answer.status} à primeira consulta. Veja o registro do acervo (store.log).`,
    )
  return (await answer.json()).result === 0
}

/** Has the pages of live rates made anew, so that the first reader does not get the prices of the last run. */
async function renewRates(site) {
  await fetch(`${site}/dolar-hoje`)
}

/** Folder, secrets, hooks and variables: all that must stand before a program runs. */
async function prepare(settings) {
  const { dataDir, ports, network, hosted } = settings
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  const passphrase = network.asksPassphrase ? editorPassphrase(dataDir) : undefined
  const secrets = { ...localSecrets(dataDir), editorPassphrase: passphrase?.text }
  if (!hosted) writeSiteHook(dataDir, ports.site, secrets.webhookSecret, network.reach)
  const env = environments(settings, secrets)
  await step('Conferir as variáveis de ambiente', () => validateEnvironment(env.site, logDir))
  return { secrets, passphrase, env, logDir }
}

/**
 * Starts the whole stack and waits until every program answers.
 *
 * Dependencies must be installed. Ending the stack is the caller's part: `endAll()` of children.mjs, or
 * `stop()` of a single child.
 *
 * @param settings from `settingsFrom`
 * @returns `{ children, restart, secrets, passphrase, env }`; children by name, each with `exited` and `stop()`; `restart(name)`
 *   starts one anew that has ended, and resolves with its child once it answers
 */
export async function startAll(settings) {
  await checkPorts(neededPorts(settings))
  const { secrets, passphrase, env, logDir } = await prepare(settings)
  const all = programs(settings)
  const children = {}
  const held = {}
  const start = async (name, continues = false) => {
    const { args, listensAt } = all[name]
    if (listensAt) held[name] ??= await holdPort(...listensAt)
    const options = { env: env[name], logDir, cwd: root, continues, holds: held[name] }
    children[name] = startChild(name, node, args, options)
    await waitUntilHealthy(children[name], all[name].health)
  }
  const startWanted = (label, names) => {
    const wanted = names.filter((name) => all[name])
    return wanted.length > 0 && step(label, () => together(wanted.map((name) => start(name))))
  }
  const content = async () => {
    await startWanted('Iniciar o acervo e o mercado simulado', ['store', 'simulator'])
    if (
      !settings.hosted &&
      (await isStoreEmpty({ ...env.store, ...siteVariables(settings) }, settings.network.reach))
    ) {
      await step('Semear o acervo', () =>
        runChild('seed', node, ['scripts/seed.ts'], { env: env.seed, logDir }),
      )
    }
    await bundleOwnScript()
    if (!settings.dev) await buildSite(settings, secrets, logDir)
  }
  await together([content(), settings.dev ? undefined : buildStudio(settings, secrets, logDir)])
  await startWanted('Iniciar o site e o Studio', ['site', 'studio'])
  const site = `http://${settings.network.reach}:${settings.ports.site}`
  await renewRates(site)
  const restart = async (name) => {
    try {
      await start(name, true)
      if (name === 'site') await renewRates(site)
    } catch (error) {
      // Not to stand in the way of the next one; and who would wait for this one is refused until then.
      await children[name].stop()
      held[name]?.close()
      delete held[name]
      throw error
    }
    return children[name]
  }
  return { children, restart, secrets, passphrase, env }
}

/** Like Promise.all, but leaves no work behind when one part fails: it fails when all have settled. */
async function together(parts) {
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}
