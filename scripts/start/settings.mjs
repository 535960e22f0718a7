import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkDotEnv, checkVariables } from './checks.mjs'
import { networkFrom } from './network.mjs'
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

const defaultPorts = {
  site: ['SITE_PORT', 3000],
  studio: ['STUDIO_PORT', 3333],
  store: ['STORE_PORT', 3900],
  simulator: ['SIMULATOR_PORT', 3910],
}

/** The variable that changes each port. */
export const portVariables = Object.fromEntries(
  Object.entries(defaultPorts).map(([name, [variable]]) => [name, variable]),
)

/** Reads the root `.env`, without overriding what the shell has set. */
export function loadDotEnv() {
  const file = join(root, '.env')
  if (!existsSync(file)) return
  try {
    checkDotEnv(readFileSync(file, 'utf8'), shown(file))
    process.loadEnvFile(file)
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop(`Não foi possível ler ${shown(file)}: ${error.message}`)
  }
}

function portOf(environment, variable, fallback) {
  const text = environment[variable]
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Stop(`Variável de ambiente inválida. ${variable}: "${text}" não é uma porta (1 a 65535).`)
}

function checkDoubles(ports) {
  const used = Object.values(ports)
  const double = Object.keys(ports).find((name, index) => used.indexOf(ports[name]) !== index)
  if (double) {
    throw new Stop(`A porta ${ports[double]} aparece duas vezes. Mude ${portVariables[double]}.`)
  }
}

function checkBlocked(ports) {
  const blocked = Object.keys(ports).find((name) => blockedPorts.has(ports[name]))
  if (blocked) {
    throw new Stop(
      `Os navegadores não abrem a porta ${ports[blocked]}. Escolha outra em ${portVariables[blocked]}.`,
    )
  }
}

function checkNetwork({ streamPorts, isOpen }, ports, dev) {
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

/**
 * What a stack needs to know before anything runs.
 *
 * @param environment variables as the shell and `.env` give them; ports, dataDir and distDir win over them
 * @param distDir folder of the built site inside `web/`: a second stack beside the first needs its own
 */
export function settingsFrom(environment, { dataDir, distDir, dev = false } = {}) {
  checkVariables(environment)
  /** @type {Record<'site' | 'studio' | 'store' | 'simulator', number>} */
  const ports = {}
  for (const [name, [variable, fallback]] of Object.entries(defaultPorts)) {
    ports[name] = portOf(environment, variable, fallback)
  }
  checkDoubles(ports)
  checkBlocked(ports)
  const hosted = Boolean(environment.SANITY_PROJECT_ID) && environment.SANITY_PROJECT_ID !== 'local'
  const network = networkFrom(hosted ? {} : environment, ports.store)
  checkNetwork(network, ports, dev)
  return {
    environment,
    ports,
    dev,
    distDir: distDir ?? (environment.SITE_DIST_DIR || '.next'),
    dataDir: resolve(root, dataDir ?? (environment.DATA_DIR || '.local')),
    hosted,
    network,
    simulated: environment.MARKET !== 'live',
    siteUrl: environment.SITE_URL || `http://${network.name}:${ports.site}`,
  }
}
