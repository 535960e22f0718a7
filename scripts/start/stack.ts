import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { listedRoles } from '#studio/desk/roles.ts'
import { bundleOwnScript } from '../pages/own-script.ts'
import { bin, buildSite, buildStudio, studioDir } from './builds.ts'
import { type Child, ChildFailure, runChild, startChild } from './children.ts'
import { environments, siteVariables } from './environments.ts'
import { waitUntilHealthy } from './health.ts'
import { type HeldPort, holdPort } from './held-port.ts'
import { checkPorts } from './ports.ts'
import { step } from './progress.mjs'
import { editorPassphrase, localSecrets, peopleOf, writeSiteHook } from './secrets.ts'
import { node, type PortName, type Ports, root, type Settings } from './settings.ts'
import { Stop } from './stop.mjs'

/**
 * Young objects of a server die soon; room for many of them would only be memory that is never given back. Nor is V8 to let
 * the old ones grow to four times what lives before it collects them. Optimized for size, the store takes 30 MB less under
 * load and does a tenth less.
 */
export const storeFlags = ['--max-semi-space-size=2', '--heap-growing-percent=20', '--optimize-for-size']

/** The site makes more of them: 40,000 answers took 742 MB without these flags, and 331 MB in the same time with them. */
export const siteFlags = ['--max-semi-space-size=16', '--heap-growing-percent=20']

/** Each program has the name of its port. */
type Program = {
  args: string[]
  /** The address that says that it is there. */
  health: string
  /** Where its port is held while it restarts. */
  listensAt?: [port: number, host: string] | undefined
}

function programs(settings: Settings): Map<PortName, Program> {
  const { ports, network, dev, dataDir } = settings
  const { host, reach } = network
  const local = (port: number) => `http://127.0.0.1:${port}`
  const all: Record<PortName, Program> = {
    store: {
      args: [...(dev ? ['--watch'] : []), ...storeFlags, 'lake/serve.ts'],
      health: `http://${reach}:${ports.store}/v1/ping`,
      listensAt: dev ? undefined : [ports.store, host],
    },
    simulator: {
      args: ['simulator/serve.ts'],
      health: `${local(ports.simulator)}/control`,
    },
    studio: {
      args: dev
        ? [bin('sanity'), 'dev', '--host', '127.0.0.1', '--port', String(ports.studio)]
        : ['scripts/serve-studio.ts', studioDir({ dataDir }), String(ports.studio), host],
      health: `http://${reach}:${ports.studio}`,
      listensAt: dev ? undefined : [ports.studio, host],
    },
    site: {
      args: dev
        ? [bin('next'), 'dev', 'web', '-H', host, '-p', String(ports.site)]
        : [...siteFlags, 'scripts/serve-site.ts', String(ports.site), host],
      health: `http://${reach}:${ports.site}`,
      listensAt: dev ? undefined : [ports.site, host],
    },
  }
  const wanted = neededPorts(settings)
  // The keys of an object written out are those of its type.
  const names = (Object.keys(all) as PortName[]).filter((name) => wanted[name] !== undefined)
  return new Map(names.map((name) => [name, all[name]]))
}

function neededPorts({ ports, hosted, simulated }: Settings): Partial<Ports> {
  const { store, simulator, ...always } = ports
  return { ...always, ...(hosted ? {} : { store }), ...(simulated ? { simulator } : {}) }
}

type Variables = Record<string, string>

/** Imports `web/env.ts` with the site's variables: it names the ones that are wrong. */
async function validateEnvironment(env: Variables, logDir: string): Promise<void> {
  const script = "import('#web/env.ts').catch((error) => { console.error(error.message); process.exit(1) })"
  try {
    await runChild('env', node, ['--input-type=module', '--eval', script], { env, logDir })
  } catch (error) {
    if (error instanceof ChildFailure && error.lines.startsWith('Variável')) throw new Stop(error.lines)
    throw error
  }
}

async function isStoreEmpty(env: Variables, reach: string): Promise<boolean> {
  const query = encodeURIComponent('count(*[!(_id in path("_.**"))])')
  const address = `http://${reach}:${env.STORE_PORT}/v2025-02-19/data/query/${env.SANITY_DATASET}?perspective=raw&query=${query}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${env.STORE_READ_TOKEN}` } })
  if (!answer.ok)
    throw new Stop(
      `O acervo respondeu ${answer.status} à primeira consulta. Veja o registro do acervo (store.log).`,
    )
  return (await answer.json()).result === 0
}

/** Renders the pages of live rates again, so that the first reader does not get the prices of the last run. */
async function renewRates(site: string): Promise<void> {
  await fetch(`${site}/dolar-hoje`)
}

/** Folder, secrets, hooks and variables: all that must stand before a program runs. */
async function prepare(settings: Settings) {
  const { dataDir, ports, network, hosted } = settings
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true, mode: 0o700 })
  const passphrase = network.asksPassphrase ? editorPassphrase(dataDir) : undefined
  const listed = listedRoles(settings.environment.SANITY_STUDIO_ROLES)
  const people = passphrase && listed.length > 0 ? peopleOf(dataDir, listed) : []
  const secrets = { ...localSecrets(dataDir), editorPassphrase: passphrase?.text, people }
  if (!hosted) writeSiteHook(dataDir, ports.site, secrets.webhookSecret, network.reach)
  const env = environments(settings, secrets)
  await step('Conferir as variáveis de ambiente', () => validateEnvironment(env.site, logDir))
  return { secrets, passphrase, env, logDir }
}

/** The running stack; `restart` starts a program again that has ended, and resolves with its child once it answers. */
export type Stack = Awaited<ReturnType<typeof prepare>> & {
  children: Map<PortName, Child>
  restart: (name: PortName) => Promise<Child>
}

/**
 * Starts the whole stack and waits until every program answers.
 *
 * Dependencies must be installed. Ending the stack is the caller's part: `endAll()` of children.ts, or
 * `stop()` of a single child.
 */
export async function startAll(settings: Settings): Promise<Stack> {
  await checkPorts(neededPorts(settings))
  const { secrets, passphrase, env, logDir } = await prepare(settings)
  const all = programs(settings)
  const children = new Map<PortName, Child>()
  const held = new Map<PortName, HeldPort>()
  const start = async (name: PortName, { args, listensAt, health }: Program, continues = false) => {
    if (listensAt && !held.has(name)) held.set(name, await holdPort(...listensAt))
    const options = { env: env[name], logDir, cwd: root, continues, holds: held.get(name) }
    const child = startChild(name, node, args, options)
    children.set(name, child)
    await waitUntilHealthy(child, health)
    return child
  }
  const startWanted = async (label: string, names: PortName[]) => {
    const wanted = [...all].filter(([name]) => names.includes(name))
    if (wanted.length === 0) return
    await step(label, () => together(wanted.map(([name, program]) => start(name, program))))
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
  const restart = async (name: PortName) => {
    const program = all.get(name)
    if (!program) throw new Error(`${name} is none of this stack`)
    try {
      const child = await start(name, program, true)
      if (name === 'site') await renewRates(site)
      return child
    } catch (error) {
      // Not to stand in the way of the next one; and who would wait for this one is refused until then.
      await children.get(name)?.stop()
      held.get(name)?.close()
      held.delete(name)
      throw error
    }
  }
  return { children, restart, secrets, passphrase, env, logDir }
}

/** Like Promise.all, but leaves no work behind when one part fails: it fails when all have settled. */
async function together(parts: (Promise<unknown> | undefined)[]): Promise<void> {
  const failed = (await Promise.allSettled(parts)).find((part) => part.status === 'rejected')
  if (failed) throw failed.reason
}
