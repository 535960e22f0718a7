import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkDotEnv, checkVariables, type Environment } from './checks.ts'
import { type Network, networkFrom } from './network.ts'
import { Stop, shown } from './stop.mjs'

/**
 * Ports that browsers open no HTTP address on, nor does Node's `fetch`, since other protocols live there.
 *
 * @see https://fetch.spec.whatwg.org/#port-blocking
 */
export const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]) // biome-ignore format: a list of numbers

export const root = resolve(import.meta.dirname, '../..')

/** Node 24 of the dependencies: every child runs on it, whatever started this program. */
export const node = join(root, 'node_modules/.bin/node')

export type PortName = 'site' | 'studio' | 'store' | 'simulator'
export type Ports = Record<PortName, number>

export type Settings = {
  environment: Environment
  ports: Ports
  dev: boolean
  /** Of the built site, inside `web/`: a second stack beside the first needs its own. */
  distDir: string
  dataDir: string
  /** On hosted Sanity. */
  hosted: boolean
  network: Network
  simulated: boolean
  /** The instant that the whole stack takes for now, and walks on from; undefined for the clock of the machine. */
  clock: string | undefined
  siteUrl: string
}

/** A stack with another clock keeps data and build apart, so that it touches nothing of the one of today. */
const clockFolders = { dataDir: '.local/relogio', distDir: '.next-relogio' } as const

const namesOf = (ports: Ports) => Object.keys(ports) as PortName[] // its keys

const defaultPorts = {
  site: 3000,
  studio: 3333,
  store: 3900,
  simulator: 3910,
}

export const portVariables: Record<PortName, string> = {
  site: 'SITE_PORT',
  studio: 'STUDIO_PORT',
  store: 'STORE_PORT',
  simulator: 'SIMULATOR_PORT',
}

/** Reads the root `.env`, without overriding what the shell has set. */
export function loadDotEnv(): void {
  const file = join(root, '.env')
  if (!existsSync(file)) return
  try {
    checkDotEnv(readFileSync(file, 'utf8'), shown(file))
    process.loadEnvFile(file)
  } catch (error) {
    if (error instanceof Stop || !(error instanceof Error)) throw error
    throw new Stop(`Não foi possível ler ${shown(file)}: ${error.message}`)
  }
}

function portOf(environment: Environment, name: PortName): number {
  const variable = portVariables[name]
  const text = environment[variable]
  if (!text) return defaultPorts[name]
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Stop(`Variável de ambiente inválida. ${variable}: "${text}" não é uma porta (1 a 65535).`)
}

function checkDoubles(ports: Ports): void {
  const used = Object.values(ports)
  const double = namesOf(ports).find((name, index) => used.indexOf(ports[name]) !== index)
  if (double) {
    throw new Stop(`A porta ${ports[double]} aparece duas vezes. Mude ${portVariables[double]}.`)
  }
}

function checkBlocked(ports: Ports): void {
  const blocked = namesOf(ports).find((name) => blockedPorts.has(ports[name]))
  if (blocked) {
    throw new Stop(
      `Os navegadores não abrem a porta ${ports[blocked]}. Escolha outra em ${portVariables[blocked]}.`,
    )
  }
}

function checkNetwork({ streamPorts, isOpen }: Network, ports: Ports, dev: boolean): void {
  const taken = Object.values(ports).find((port) => streamPorts.includes(port))
  if (taken) {
    throw new Stop(
      `A porta ${taken} é uma das ${streamPorts.length} depois da do acervo, que ele usa na rede. Mude STORE_PORT.`,
    )
  }
  const blocked = streamPorts.find((port) => blockedPorts.has(port))
  if (blocked) {
    throw new Stop(
      `Os navegadores não abrem a porta ${blocked}, uma das ${streamPorts.length} depois da do acervo, que ele usa na rede. Mude STORE_PORT.`,
    )
  }
  if (isOpen && dev) throw new Stop('npm run dev só atende nesta máquina. Para a rede, use npm start.')
}

/** The settings that variables ask for; those that are given win over them. */
export function settingsFrom(
  environment: Environment,
  { dataDir, distDir, dev = false }: Partial<Pick<Settings, 'dataDir' | 'distDir' | 'dev'>> = {},
): Settings {
  checkVariables(environment)
  const ports = {
    site: portOf(environment, 'site'),
    studio: portOf(environment, 'studio'),
    store: portOf(environment, 'store'),
    simulator: portOf(environment, 'simulator'),
  }
  checkDoubles(ports)
  checkBlocked(ports)
  const hosted = Boolean(environment.SANITY_PROJECT_ID) && environment.SANITY_PROJECT_ID !== 'local'
  const network = networkFrom(hosted ? {} : environment, ports.store)
  checkNetwork(network, ports, dev)
  const simulated = environment.MARKET !== 'live'
  const clock = environment.CLOCK || undefined
  if (clock && (hosted || !simulated)) {
    throw new Stop(
      'CLOCK move só o relógio de dados simulados: tire MARKET=live e SANITY_PROJECT_ID, ou tire CLOCK.',
    )
  }
  const folders = clock ? clockFolders : { dataDir: '.local', distDir: '.next' }
  return {
    environment,
    ports,
    dev,
    distDir: distDir ?? (environment.SITE_DIST_DIR || folders.distDir),
    dataDir: resolve(root, dataDir ?? (environment.DATA_DIR || folders.dataDir)),
    hosted,
    network,
    simulated,
    clock,
    siteUrl: environment.SITE_URL || `http://${network.name}:${ports.site}`,
  }
}
