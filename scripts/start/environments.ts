import { join } from 'node:path'
import { historyVariables } from '#lake/upkeep/pruning.ts'
import { keyVariables, plans, urlVariables } from '#web/rates/source-variables.ts'
import type { Environment } from './checks.ts'
import { clockVariables } from './clock.ts'
import type { StackSecrets } from './secrets.ts'
import { root, type Settings } from './settings.ts'

/** Variables that any program needs of its surroundings; everything else a child gets is written out below. */
const inherited = [
  'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TERM', 'CI',
  'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy',
  'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR',
] // biome-ignore format: a list of names

/** No tool of the project tells its maker anything, or asks for a newer one. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' }

/** Read at every request, so that changing one builds nothing. */
const runtimeVariables = ['ADS', 'ADS_NETWORK_URL', 'LICENSED_SOURCES', 'STORE_BACKUPS']

/** Of the forms: which of them a page has is built into it. Passwords and keys are secrets. */
const formVariables = ['MAIL_FROM', 'MAIL_TO', 'NEWSLETTER', 'NEWSLETTER_URL', 'NEWSLETTER_LIST']

function pick(environment: Environment, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, environment[name]])
  return Object.fromEntries(found.filter(([, value]) => value))
}

/** Surroundings of a tool of the project: nothing of the stack in it. */
export function baseEnvironment(environment: Environment = process.env): Record<string, string> {
  const path = [join(root, 'node_modules/.bin'), environment.PATH].filter(Boolean).join(':')
  return { ...pick(environment, inherited), ...quiet, PATH: path }
}

/** Variables of the site that decide what is built; secrets are apart, so that they reach no stamp. */
export function siteVariables(settings: Settings): Record<string, string> {
  const { environment, ports, network, hosted, simulated, siteUrl, distDir } = settings
  return {
    SITE_URL: siteUrl,
    STUDIO_URL: studioUrl(settings),
    SANITY_PROJECT_ID: environment.SANITY_PROJECT_ID || 'local',
    SANITY_DATASET: environment.SANITY_DATASET || 'production',
    ...(hosted ? {} : { SANITY_API_HOST: `http://${network.name}:${ports.store}` }),
    MARKET: environment.MARKET || 'simulated',
    ...(simulated ? { SIMULATOR_URL: `http://127.0.0.1:${ports.simulator}` } : {}),
    ...pick(environment, [
      'RATES_FRESH_SECONDS',
      'RATES_FRESH_CLOSED_SECONDS',
      'RATES_FRESH_DAILY_SECONDS',
      'REDIS_URL',
      ...Object.keys(plans),
      ...Object.values(urlVariables),
      ...formVariables,
    ]),
    ...(settings.clock ? { CLOCK_OFFSET_MS: clockVariables(settings).CLOCK_OFFSET_MS ?? '' } : {}),
    SITE_DIST_DIR: distDir,
  }
}

function studioUrl({ environment, ports, network }: Settings): string {
  return environment.STUDIO_URL || `http://${network.name}:${ports.studio}`
}

const hostedSecrets = [
  'SANITY_READ_TOKEN',
  'SANITY_COUNT_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'SANITY_WEBHOOK_SECRET_BEFORE',
]

function siteSecrets({ environment, hosted }: Settings, secrets: StackSecrets): Record<string, string> {
  const own = pick(environment, [
    ...Object.values(keyVariables),
    'SMTP_URL',
    'NEWSLETTER_KEY',
    'METRICS_TOKEN',
  ])
  if (hosted) return { ...own, ...pick(environment, hostedSecrets) }
  return {
    ...own,
    SANITY_READ_TOKEN: secrets.storeReadToken,
    SANITY_COUNT_TOKEN: secrets.storeCountToken,
    SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
  }
}

export function studioVariables({ environment, ports, network, hosted }: Settings): Record<string, string> {
  return {
    SANITY_STUDIO_PROJECT_ID: environment.SANITY_PROJECT_ID || 'local',
    SANITY_STUDIO_DATASET: environment.SANITY_DATASET || 'production',
    SANITY_STUDIO_SITE_URL: environment.SANITY_STUDIO_SITE_URL || `http://${network.name}:${ports.site}`,
    ...(hosted ? {} : { SANITY_STUDIO_API_HOST: `http://${network.name}:${ports.store}` }),
    ...pick(environment, ['SANITY_STUDIO_ROLES']),
  }
}

/** The threads of the store share their free memory: apart, each keeps some 10 MB of it for itself. */
export const storeMemory = { MALLOC_ARENA_MAX: '2' }

function peopleList(people: StackSecrets['people'] = []): string {
  return people.map(({ email, role, passphrase }) => `${email}:${role}:${passphrase}`).join(',')
}

export function environments(settings: Settings, secrets: StackSecrets) {
  const { ports, network, dataDir } = settings
  const base = { ...baseEnvironment(settings.environment), ...clockVariables(settings) }
  const names = new Set(['localhost', '127.0.0.1', network.name, ...network.names])
  const originsAt = (port: number) => Array.from(names, (name) => `http://${name}:${port}`)
  const studioOrigins = originsAt(ports.studio)
  // A Studio on an address that nothing here tells.
  if (settings.environment.STORE_ORIGINS) studioOrigins.push(settings.environment.STORE_ORIGINS)
  const store = {
    ...storeMemory,
    STORE_PORT: String(ports.store),
    STORE_DIR: join(dataDir, 'store'),
    STORE_READ_TOKEN: secrets.storeReadToken,
    STORE_WRITE_TOKEN: secrets.storeWriteToken,
    STORE_COUNT_TOKEN: secrets.storeCountToken,
    STORE_ORIGINS: studioOrigins.join(','),
    STORE_SITE_ORIGINS: originsAt(ports.site).join(','),
    STORE_HOST: network.host,
    STORE_NAMES: network.names.join(','),
    STORE_STREAM_PORTS: network.streamPorts.join(','),
    ...(network.asksPassphrase && secrets.editorPassphrase
      ? { STORE_PASSPHRASE: secrets.editorPassphrase, STORE_PEOPLE: peopleList(secrets.people) }
      : {}),
    STORE_HOOKS: join(dataDir, 'hooks'),
    STORE_RULES: join(root, 'scripts/content-rules.ts'),
    STORE_BEFORE_COMMIT: join(root, 'scripts/before-commit.ts'),
    ...pick(
      settings.environment,
      Object.values(historyVariables).map(({ name }) => name),
    ),
  }
  const site = {
    ...siteVariables(settings),
    ...siteSecrets(settings, secrets),
    ...pick(settings.environment, runtimeVariables),
    // One file for each market: a simulated price must never be the last good one of the live site.
    RATES_KEPT:
      settings.environment.RATES_KEPT ||
      join(dataDir, `rates-${settings.simulated ? 'simulated' : 'live'}.sqlite`),
  }
  return {
    site: { ...base, ...site },
    studio: {
      ...base,
      ...studioVariables(settings),
      STORE_STREAM_PORTS: store.STORE_STREAM_PORTS,
      STUDIO_URL: studioUrl(settings),
    },
    store: { ...base, ...store },
    simulator: { ...base, SIMULATOR_PORT: String(ports.simulator) },
    seed: { ...base, ...store, ...site, SANITY_WRITE_TOKEN: secrets.storeWriteToken },
  }
}
