import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localSecrets } from '../start/secrets.mjs'
import { loadDotEnv, settingsFrom } from '../start/settings.mjs'
import { Stop, shown } from '../start/stop.mjs'

/** `reach`: the name or address by which programs of this machine find it. */
export type LocalStore = { dataDir: string; reach: string; port: number; token: string }

/** The store that `npm start` runs from this folder. Throws Stop when there has never been one. */
export function localStore(): LocalStore {
  loadDotEnv()
  const { dataDir, network, ports } = settingsFrom(process.env)
  if (!existsSync(join(dataDir, 'store', 'content.sqlite'))) {
    throw new Stop(`Ainda não há acervo em ${shown(dataDir)}. Ele é criado por npm start.`)
  }
  const token = localSecrets(dataDir).storeWriteToken
  return { dataDir, reach: network.reach, port: ports.store, token }
}

/** What the running store answers, or undefined when it is not running. Throws Stop with its refusal. */
export async function ask(store: LocalStore, path: string, method: 'GET' | 'POST' = 'GET'): Promise<unknown> {
  const answer = await fetchFrom(store, path, method, 10_000)
  return answer?.json()
}

/** The answer itself. `patience` is in milliseconds, for the whole of it. */
export async function fetchFrom(
  store: LocalStore,
  path: string,
  method: 'GET' | 'POST',
  patience: number,
): Promise<Response | undefined> {
  const answer = await attempt(store, path, method, patience)
  if (!answer || answer.ok) return answer
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status === 401) {
    throw new Stop(`O programa na porta ${store.port} não é o acervo desta pasta: recusou o segredo dela.`)
  }
  const message = typeof body === 'object' && body && 'message' in body ? body.message : answer.status
  throw new Stop(`O acervo respondeu: ${message}`)
}

async function attempt({ reach, port, token }: LocalStore, path: string, method: string, patience: number) {
  try {
    return await fetch(`http://${reach}:${port}/v1/manage/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') return undefined
    throw new Stop(`O programa na porta ${port} não respondeu como o acervo (${cause ?? error}).`)
  }
}

/** Reads the file of a store that is not running. */
export function readFile<Result>({ dataDir }: LocalStore, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataDir, 'store', 'content.sqlite'), { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}
