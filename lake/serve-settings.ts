import { isIP } from 'node:net'
import type { Person, Tokens } from './http/auth.ts'

type Environment = Record<string, string | undefined>

export type ServeSettings = {
  /** Address to listen on. */
  host: string
  port: number
  /** Address to listen on, or the socket inherited from the process that starts it, in systemd's convention. */
  listensAt: { host: string; port: number } | { fd: number }
  folder: string
  tokens: Tokens
  passphrase: string | null
  people: readonly Person[]
  studioOrigins: ReadonlySet<string>
  siteOrigins: ReadonlySet<string>
  names: ReadonlySet<string>
  streamPorts: number[]
}

const minSecretLength = 32
const minPassphraseLength = 12

/** Settings of the store by its environment. @throws with a sentence that names the variable to mend */
export function readSettings(env: Environment): ServeSettings {
  const host = env.STORE_HOST || '127.0.0.1'
  const port = Number(env.STORE_PORT ?? 3900)
  const settings = {
    host,
    port,
    listensAt: env.LISTEN_FDS === '1' ? { fd: 3 } : { host, port },
    folder: env.STORE_DIR ?? '.local/store',
    tokens: tokensIn(env),
    passphrase: env.STORE_PASSPHRASE || null,
    people: peopleIn(env.STORE_PEOPLE),
    studioOrigins: new Set(listed(env.STORE_ORIGINS)),
    siteOrigins: new Set(listed(env.STORE_SITE_ORIGINS)),
    // As the URL parser writes names: an IPv6 address in brackets, letters small.
    names: new Set([host, ...listed(env.STORE_NAMES)].map((name) => inUrl(name))),
    streamPorts: listed(env.STORE_STREAM_PORTS).map(Number),
  }
  const { passphrase } = settings
  if (passphrase === null && (!isLoopback(host) || env.STORE_NAMES)) {
    throw new Error('STORE_HOST e STORE_NAMES abrem o acervo para a rede: falta STORE_PASSPHRASE')
  }
  if (passphrase !== null && passphrase.trim().length < minPassphraseLength) {
    throw new Error(
      `STORE_PASSPHRASE: a senha da redação precisa de ${minPassphraseLength} caracteres ou mais`,
    )
  }
  if (settings.people.length > 0 && passphrase === null) {
    throw new Error('STORE_PEOPLE dá uma senha a cada pessoa: falta STORE_PASSPHRASE, a de quem pode tudo')
  }
  return settings
}

function tokensIn(env: Environment): Tokens {
  return {
    read: secret(env, 'STORE_READ_TOKEN'),
    write: secret(env, 'STORE_WRITE_TOKEN'),
    count: env.STORE_COUNT_TOKEN ? secret(env, 'STORE_COUNT_TOKEN') : undefined,
  }
}

/** `ana@exemplo.com.br:redator:senha`, one after another between commas. */
function peopleIn(list: string | undefined): Person[] {
  return listed(list).map((line) => {
    const [email, role, ...rest] = line.split(':')
    const passphrase = rest.join(':')
    if (email && role && passphrase.length >= minPassphraseLength) return { email, role, passphrase }
    throw new Error(
      `STORE_PEOPLE: cada pessoa é e-mail:papel:senha, com senha de ${minPassphraseLength} caracteres ou mais`,
    )
  })
}

function listed(list = ''): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function secret(env: Environment, name: string): string {
  const value = env[name] ?? ''
  if (value.length < minSecretLength)
    throw new Error(`${name}: falta um segredo de ${minSecretLength} caracteres ou mais`)
  return value
}

/** Only addresses, and the one name, that never leave this machine; every other name may lead anywhere. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function inUrl(name: string): string {
  return isIP(name) === 6 ? `[${name}]` : name.toLowerCase()
}
