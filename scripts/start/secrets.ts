import { randomBytes, randomInt } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Person } from '#lake/http/auth.ts'
import { Stop, shown } from './stop.mjs'

const names = ['storeReadToken', 'storeWriteToken', 'storeCountToken', 'webhookSecret'] as const

export type Secrets = Record<(typeof names)[number], string>
/** With the editor passphrase, where the Studio asks for it. */
export type StackSecrets = Secrets & { editorPassphrase?: string | undefined; people?: Person[] }
/** `isNew` when it has just been made. */
export type EditorPassphrase = { text: string; file: string; isNew: boolean }

/** Writes a file that only its owner can read; readers never see half of it. */
function writePrivate(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
}

/** Takes a secret's file from everybody but its owner. */
function closeToOthers(file: string): void {
  const mode = statSync(file).mode & 0o777
  if ((mode & 0o077) === 0) return
  chmodSync(file, 0o600)
  console.log(`  ! ${shown(file)} podia ser lido por outros usuários; agora só por você.`)
}

function readSecrets(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {}
  closeToOthers(file)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Stop(`${shown(file)} não é um JSON válido. Apague o arquivo: ele é criado outra vez.`)
  }
}

/** The tokens of this clone as far as they have been made; makes none. */
export function knownSecrets(dataDir: string): Partial<Secrets> {
  return readSecrets(join(dataDir, 'secrets.json'))
}

/** The tokens of this clone: made once, kept in a file of mode 0600. */
export function localSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const known = readSecrets(file)
  const secretOf = (name: keyof Secrets) => known[name] || randomBytes(32).toString('hex')
  const secrets = {
    storeReadToken: secretOf('storeReadToken'),
    storeWriteToken: secretOf('storeWriteToken'),
    storeCountToken: secretOf('storeCountToken'),
    webhookSecret: secretOf('webhookSecret'),
  }
  if (names.some((name) => known[name] !== secrets[name]))
    writePrivate(file, `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}

/** All that an editor writes, so that a new type needs no line here; the site knows which pages show a document. */
const contentFilter =
  '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && _type != "counts"'

/** Payload of the site's webhook: which pages show the document, before and after (web/content/queries/tags.ts). */
const contentProjection = `{
  _id, _type, _rev,
  "slug": slug.current, "oldSlug": before().slug.current,
  "category": category._ref, "oldCategory": before().category._ref,
  "onlyAds": _type == "siteSettings" && delta::operation() == "update" && delta::changedOnly((adsEnabled, adsenseClient, _rev, _updatedAt)),
  "operation": delta::operation()
}`.replace(/\s+/g, ' ')

/** The webhook by which what an editor publishes reaches the site. Other files of the folder are the operator's. */
export function writeSiteHook(
  dataDir: string,
  sitePort: number | string,
  secret: string,
  reach = '127.0.0.1',
): void {
  const folder = join(dataDir, 'hooks')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const hook = {
    name: 'Site',
    description: 'Escrito a cada início: mudanças aqui se perdem. Outros webhooks vão em outros arquivos.',
    url: `http://${reach}:${sitePort}/api/revalidate`,
    secret,
    filter: contentFilter,
    projection: contentProjection,
    on: ['create', 'update', 'delete'],
  }
  writePrivate(join(folder, 'site.json'), `${JSON.stringify(hook, null, 2)}\n`)
  for (const name of readdirSync(folder)) closeToOthers(join(folder, name))
  // Where earlier versions kept it, with the secret.
  rmSync(join(dataDir, 'hooks.json'), { force: true })
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const minPassphraseLength = 12

function newPassphrase(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/**
 * The editor passphrase of this clone: sixteen random characters, 80 bits, made once and kept in a file of mode 0600
 * that the newsroom may edit.
 */
export function editorPassphrase(dataDir: string): EditorPassphrase {
  const file = join(dataDir, 'passphrase.txt')
  const isNew = !existsSync(file)
  if (isNew) writePrivate(file, `${newPassphrase()}\n`)
  closeToOthers(file)
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < minPassphraseLength) {
    throw new Stop(
      `A senha em ${shown(file)} tem menos de ${minPassphraseLength} caracteres. Escreva uma maior, ou apague o arquivo: ele é criado outra vez.`,
    )
  }
  return { text, file, isNew }
}

/**
 * A passphrase for each person in the list of roles, made once and kept in a file of mode 0600, a line each. A person who
 * leaves the list cannot sign in any more, and has the same passphrase after coming back.
 */
export function peopleOf(
  dataDir: string,
  roles: readonly (readonly [email: string, role: string])[],
): Person[] {
  const file = join(dataDir, 'people.txt')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const known = new Map(
    kept.split('\n').flatMap((line) => {
      const [email, passphrase] = line.trim().split(/\s+/)
      return email && passphrase ? [[email, passphrase] as const] : []
    }),
  )
  for (const [email] of roles) if (!known.has(email)) known.set(email, newPassphrase())
  writePrivate(file, Array.from(known, ([email, passphrase]) => `${email} ${passphrase}\n`).join(''))
  return roles.map(([email, role]) => ({ email, role, passphrase: known.get(email) ?? newPassphrase() }))
}
