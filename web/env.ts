import * as z from 'zod'
import { pt } from 'zod/locales'
import { keyVariables, plans, urlVariables } from './rates/source-variables.ts'
import type { SourceId } from './rates/sources.ts'

// Who starts the site reads why a variable is wrong.
z.config(pt())

const optionalText = z.string().min(1).optional()

const sourceAddresses = Object.values(urlVariables)
// The keys of a constant, of which there are some.
const sourceNames = Object.keys(urlVariables) as [SourceId, ...SourceId[]]

/** The same for each of some variables. */
function eachOf<Name extends string, Type extends z.ZodType>(names: readonly Name[], type: Type) {
  // An entry for each name of the list.
  return Object.fromEntries(names.map((name) => [name, type])) as Record<Name, Type>
}

// Of a list of literals `z.enum` makes this type.
const sourcePlans = Object.fromEntries(
  Object.entries(plans).map(([variable, names]) => [variable, z.enum(names).optional()]),
) as {
  [Variable in keyof typeof plans]: z.ZodOptional<
    z.ZodEnum<{ [Plan in (typeof plans)[Variable][number]]: Plan }>
  >
}

const environment = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
  STUDIO_URL: z.url().default('http://localhost:3333'),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[-a-z0-9]+$/i)
    .default('local'),
  SANITY_DATASET: z
    .string()
    .regex(/^[-a-z0-9_]+$/)
    .default('production'),
  /** Address of the embedded content store; absent means hosted Sanity. */
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: optionalText,
  SANITY_WEBHOOK_SECRET: optionalText,
  /** The one before, while requests signed with it may still come. */
  SANITY_WEBHOOK_SECRET_BEFORE: optionalText,
  /** Where numbers come from. Must be said in production: simulated ones are never a silent default there. */
  MARKET: z.enum(['simulated', 'live']).optional(),
  /** Milliseconds by which the clock of a simulated stack was moved (CLOCK); absent: nobody moved it. */
  CLOCK_OFFSET_MS: z.coerce.number().optional(),
  SIMULATOR_URL: z.url().default('http://127.0.0.1:3910'),
  /** The address of each source, when it is not its own: a proxy, or a mirror. */
  ...eachOf(sourceAddresses, z.url().optional()),
  ...eachOf(Object.values(keyVariables), optionalText),
  /** Plan of a key; absent means the least. */
  ...sourcePlans,
  /** Sources whose terms for this site an operator has agreed on, so that they are shown beside advertisements. */
  LICENSED_SOURCES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(sourceNames))),
  /** A Redis shared by several servers of the site, so that they ask each source once. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** File of the last good values, so that a start while the market is down has them. Absent: memory only. */
  RATES_KEPT: optionalText,
  /** Folder of the daily backups of the store, whose age /api/saude tells; absent: not looked at. */
  STORE_BACKUPS: optionalText,
  /** `off` takes every advertisement away, whatever the CMS says. */
  ADS: z.enum(['on', 'off']).default('on'),
  /** The script of the network, which is loaded only where the CMS names a client of it and a visitor agreed. */
  ADS_NETWORK_URL: z.url().default('https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'),
  /** Server that sends what the form of /contato brings; absent means that the page opens the reader's mail program. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_TO: z.email().optional(),
  /** Who keeps the addresses of the newsletter; absent means that no text shows its form. */
  NEWSLETTER: z.enum(['listmonk', 'buttondown']).optional(),
  NEWSLETTER_URL: z.url().optional(),
  NEWSLETTER_LIST: z.uuid().optional(),
  NEWSLETTER_KEY: optionalText,
  RATES_FRESH_SECONDS: z.coerce.number().positive().default(300),
  /** The same while the market of the rate is closed. */
  RATES_FRESH_CLOSED_SECONDS: z.coerce.number().positive().default(3600),
  /** The same for what its source publishes once a day or less: holidays, expectations, the Treasury's file. */
  RATES_FRESH_DAILY_SECONDS: z.coerce.number().positive().default(86_400),
})

/**
 * Every environment variable of the site, parsed once.
 *
 * @throws with the names of the wrong variables, so that a start stops instead of running half configured.
 */
function parseEnvironment() {
  // An empty variable in a `.env` file means "not set".
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  const wrong = parsed.success
    ? [...wrongMarket(parsed.data), ...halfSaid(parsed.data)]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && wrong.length === 0)
    return { ...parsed.data, MARKET: parsed.data.MARKET ?? 'simulated' }
  throw new Error(`Variável de ambiente inválida. ${wrong.join('; ')}`)
}

/** Simulated prices must be asked for where readers are, and must not come under the name of live ones. */
function wrongMarket(given: z.output<typeof environment>): string[] {
  if (given.MARKET === undefined && process.env.NODE_ENV === 'production') {
    return ['MARKET: em produção, diga "live" para as fontes reais ou "simulated" para dados simulados']
  }
  if (given.MARKET !== 'live') return []
  return sourceAddresses
    .filter((name) => isLocal(given[name]))
    .map((name) => `${name}: com MARKET=live, uma fonte não pode estar nesta máquina`)
}

/** A service without all that it needs, which would fail in front of a reader. */
function halfSaid(given: z.output<typeof environment>): string[] {
  const needed: [boolean, string, unknown][] = [
    [
      given.SMTP_URL !== undefined,
      'MAIL_FROM: o servidor de e-mail precisa de um remetente',
      given.MAIL_FROM,
    ],
    [given.NEWSLETTER === 'listmonk', 'NEWSLETTER_URL: diga o endereço do Listmonk', given.NEWSLETTER_URL],
    [
      given.NEWSLETTER === 'listmonk',
      'NEWSLETTER_LIST: diga o UUID da lista do Listmonk',
      given.NEWSLETTER_LIST,
    ],
    [given.NEWSLETTER === 'buttondown', 'NEWSLETTER_KEY: diga a chave do Buttondown', given.NEWSLETTER_KEY],
  ]
  return needed.flatMap(([isNeeded, words, value]) => (isNeeded && value === undefined ? [words] : []))
}

function isLocal(url: string | undefined): boolean {
  if (url === undefined) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\])/.test(hostname)
}

export const env = parseEnvironment()
