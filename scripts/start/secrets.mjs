import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop, shown } from './stop.mjs'

const names = ['storeReadToken', 'storeWriteToken', 'webhookSecret']

/** Writes a file that only its owner can read; readers never see half of it. */
function writePrivate(file, text) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
}

function readSecrets(file) {
  if (!existsSync(file)) return {}
  const mode = statSync(file).mode & 0o777
  if (mode & 0o077) {
    chmodSync(file, 0o600)
    console.log(`  ! ${shown(file)} podia ser lido por outros usuários; agora só por você.`)
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Stop(`${shown(file)} não é um JSON válido. Apague o arquivo: ele é criado outra vez.`)
  }
}

/** The tokens of this clone: made once, kept in a file of mode 0600. */
export function localSecrets(dataDir) {
  const file = join(dataDir, 'secrets.json')
  const known = readSecrets(file)
  const secrets = Object.fromEntries(
    names.map((name) => [name, known[name] || randomBytes(32).toString('hex')]),
  )
  if (names.some((name) => known[name] !== secrets[name]))
    writePrivate(file, `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}

/** The one webhook of the local store: what an editor publishes reaches the site. */
export function writeHooks(dataDir, sitePort, secret) {
  const hook = {
    id: 'site',
    name: 'Site',
    url: `http://127.0.0.1:${sitePort}/api/revalidate`,
    secret,
    filter: '_type in ["article", "author", "category"]',
    projection:
      '{_id, _type, "slug": slug.current, "oldSlug": before().slug.current, "operation": delta::operation()}',
    on: ['create', 'update', 'delete'],
  }
  writePrivate(join(dataDir, 'hooks.json'), `${JSON.stringify([hook], null, 2)}\n`)
}
