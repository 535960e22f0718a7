import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isInUse } from '#lake/store/database.ts'
import { knownSecrets } from '../start/secrets.ts'
import { loadDotEnv, root, settingsFrom } from '../start/settings.ts'
import { Stop, shown } from '../start/stop.mjs'

/** `folder`: of the database and the uploads. `reach`: the address by which programs of this machine find the server. */
export type LocalStore = { folder: string; hooks: string; reach: string; port: number; token: string }

/**
 * Where the store of this machine is, whether or not there is one yet: with STORE_DIR the server that deploy/ describes,
 * without it the one of `npm start`. Makes no folder and no secret. Started by root, the process goes on as the owner of
 * the folder, so that the server can open what it writes.
 */
export function storePlace(): LocalStore {
  loadDotEnv()
  const { dataDir, network, ports } = settingsFrom(process.env)
  const { STORE_DIR, STORE_HOOKS, STORE_WRITE_TOKEN = '' } = process.env
  const shared = { reach: network.reach, port: ports.store }
  const place = STORE_DIR
    ? {
        folder: resolve(root, STORE_DIR),
        hooks: resolve(root, STORE_HOOKS || '.local/hooks'),
        token: STORE_WRITE_TOKEN,
        ...shared,
      }
    : {
        folder: join(dataDir, 'store'),
        hooks: join(dataDir, 'hooks'),
        token: knownSecrets(dataDir).storeWriteToken ?? '',
        ...shared,
      }
  actAsOwnerOf(place.folder)
  return place
}

/** The store of this machine. Throws Stop when its folder has none. */
export function localStore(): LocalStore {
  const store = storePlace()
  if (!existsSync(databaseOf(store)))
    throw new Stop(`Não há acervo em ${shown(store.folder)}. ${howToSayWhere()}`)
  return store
}

export function databaseOf({ folder }: Pick<LocalStore, 'folder'>): string {
  return join(folder, 'content.sqlite')
}

/** Hint for an operator who looks at a folder without a store: the variable that names the right one. */
export function howToSayWhere(): string {
  return process.env.STORE_DIR
    ? 'STORE_DIR diz que ele fica ali.'
    : 'Num servidor, STORE_DIR diz onde ele fica (deploy/README.md, linha 5); com npm start, ele nasce no primeiro início.'
}

/** Answer of the running store, or undefined when it is not running. Throws Stop with its refusal. */
export async function ask(store: LocalStore, path: string, method: 'GET' | 'POST' = 'GET'): Promise<unknown> {
  const answer = await fetchFrom(store, path, method, 10_000)
  return answer?.json()
}

/** The same, unread. `limitMs` is in milliseconds, for the whole of it. */
export async function fetchFrom(
  store: LocalStore,
  path: string,
  method: 'GET' | 'POST',
  limitMs: number,
): Promise<Response | undefined> {
  // By the lock and not by the port: systemd holds the port of a store that is down.
  if (!isInUse(databaseOf(store))) return undefined
  const answer = await attempt(store, path, method, limitMs)
  if (answer.ok) return answer
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status === 401) {
    throw new Stop(
      `O programa na porta ${store.port} recusou ${process.env.STORE_DIR ? 'o STORE_WRITE_TOKEN deste ambiente' : 'o segredo desta pasta'}: não é o acervo de ${shown(store.folder)}, ou começou com outro segredo.`,
    )
  }
  const message = typeof body === 'object' && body && 'message' in body ? body.message : answer.status
  throw new Stop(`O acervo respondeu: ${message}`)
}

async function attempt(store: LocalStore, path: string, method: string, limitMs: number): Promise<Response> {
  const { reach, port, token } = store
  try {
    return await fetch(`http://${reach}:${port}/v1/manage/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(limitMs),
    })
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    throw new Stop(
      `Um programa usa o acervo em ${shown(store.folder)}, mas ele não respondeu na porta ${port} (${cause ?? error}).`,
    )
  }
}

/** Reads the file of a store that is not running. */
export function readFile<Result>(store: LocalStore, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(databaseOf(store), { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/**
 * Makes a process of root go on as the owner of `path`, or of the nearest folder above it that exists: files of root would
 * be closed to the server that runs as that owner. Does nothing for anybody else, nor where root is the owner.
 */
function actAsOwnerOf(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(nearest(path))
  if (uid === 0) return
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path))
}
