import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { bin, buildSite, buildStudio, studioDir } from './builds.mjs'
import { runChild, startChild } from './children.mjs'
import { environments, siteVariables } from './environments.mjs'
import { waitUntilHealthy } from './health.mjs'
import { checkPorts } from './ports.mjs'
import { step } from './progress.mjs'
import { localSecrets, writeHooks } from './secrets.mjs'
import { node, root } from './settings.mjs'
import { Stop } from './stop.mjs'

/** The address and health address of each program, and the command that runs it. */
function programs({ ports, dev, hosted, simulated, dataDir }) {
  const loopback = ['-H', '127.0.0.1', '-p', String(ports.site)]
  const local = (port) => `http://127.0.0.1:${port}`
  const all = {
    store: {
      wanted: !hosted,
      args: [...(dev ? ['--watch'] : []), 'lake/serve.ts'],
      health: `${local(ports.store)}/v1/ping`,
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
        : ['scripts/serve-studio.mjs', studioDir({ dataDir }), String(ports.studio)],
      health: local(ports.studio),
    },
    site: {
      wanted: true,
      args: [bin('next'), dev ? 'dev' : 'start', 'web', ...loopback],
      health: local(ports.site),
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

async function isStoreEmpty(env) {
  const query = encodeURIComponent('count(*[!(_id in path("_.**"))])')
  const address = `http://127.0.0.1:${env.STORE_PORT}/v2025-02-19/data/query/${env.SANITY_DATASET}?perspective=raw&query=${query}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${env.STORE_READ_TOKEN}` } })
  if (!answer.ok)
    throw new Stop(
      `O acervo respondeu ${answer.status} à primeira consulta. Veja o registro do acervo (store.log).`,
    )
  return (await answer.json()).result === 0
}

/** Tells the site that content may have changed while it was down. */
async function expireContent(port, secret) {
  const body = JSON.stringify({ _type: '*' })
  const at = Date.now()
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url')
  const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': `t=${at},v1=${digest}`,
      'idempotency-key': randomUUID(),
    },
  })
  if (!answer.ok)
    throw new Stop(`O site respondeu ${answer.status} ao pedido de renovar o conteúdo (/api/revalidate).`)
}

/** Has the pages of live rates made anew, so that the first reader does not get the prices of the last run. */
async function renewRates(port) {
  await fetch(`http://127.0.0.1:${port}/dolar-hoje`)
}

/** Folder, secrets, hooks and variables: all that must stand before a program runs. */
async function prepare(settings) {
  const { dataDir, ports, hosted } = settings
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  const secrets = localSecrets(dataDir)
  if (!hosted) writeHooks(dataDir, ports.site, secrets.webhookSecret)
  const env = environments(settings, secrets)
  await step('Conferir as variáveis de ambiente', () => validateEnvironment(env.site, logDir))
  return { secrets, env, logDir }
}

/**
 * Starts the whole stack and waits until every program answers.
 *
 * Dependencies must be installed. Ending the stack is the caller's part: `endAll()` of children.mjs, or
 * `stop()` of a single child.
 *
 * @param settings from `settingsFrom`
 * @returns `{ children, secrets, env }`; children by name, each with `exited` and `stop()`
 */
export async function startAll(settings) {
  await checkPorts(neededPorts(settings))
  const { secrets, env, logDir } = await prepare(settings)
  const all = programs(settings)
  const children = {}
  const start = async (name) => {
    children[name] = startChild(name, node, all[name].args, { env: env[name], logDir, cwd: root })
    await waitUntilHealthy(children[name], all[name].health)
  }
  const startWanted = (label, names) => {
    const wanted = names.filter((name) => all[name])
    return wanted.length > 0 && step(label, () => together(wanted.map(start)))
  }
  const content = async () => {
    await startWanted('Iniciar o acervo e o mercado simulado', ['store', 'simulator'])
    if (!settings.hosted && (await isStoreEmpty({ ...env.store, ...siteVariables(settings) }))) {
      await step('Semear o acervo', () =>
        runChild('seed', node, ['scripts/seed.ts'], { env: env.seed, logDir }),
      )
    }
    if (!settings.dev) await buildSite(settings, secrets, logDir)
  }
  await together([content(), settings.dev ? undefined : buildStudio(settings, secrets, logDir)])
  await startWanted('Iniciar o site e o Studio', ['site', 'studio'])
  const secret = env.site.SANITY_WEBHOOK_SECRET
  if (secret) await expireContent(settings.ports.site, secret)
  await renewRates(settings.ports.site)
  return { children, secrets, env }
}

/** Like Promise.all, but leaves no work behind when one part fails: it fails when all have settled. */
async function together(parts) {
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}
