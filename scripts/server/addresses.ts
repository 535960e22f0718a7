import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { assetPath } from '#web/rates/catalogue/asset-rows.ts'
import { assetNamed, assetOf, newCodeOf } from '#web/rates/catalogue/assets.ts'
import { now } from './clock.ts'

/** Milliseconds after which the list is read again, even without a change of version. */
const lifetime = 60_000

/** How often one request reads a list that changes as it is read, before it leaves the address to Next. */
const maxReads = 3

/** The pages that no reader looks for. */
const inner =
  /^\/(?:_|api(?:\/|$)|indisponivel$|offline$|endereco-removido$|detalhe-ativo\/|blog\/lista\/)|\./

/** Words by which nobody tells one page from another. */
const common = new Set(
  'a ao as calculadora como cotacao da de do dos e em hoje na no o os para por preco simulador tabela valor'.split(
    ' ',
  ),
)

type Route = { page: string; regex: string }

export type RoutesManifest = {
  staticRoutes: Pick<Route, 'page'>[]
  dynamicRoutes: Route[]
  redirects: Pick<Route, 'regex'>[]
}

/** Addresses by the editors: pages, and old addresses that lead to one. */
export type Made = { pages: string[]; old: string[] }

/** Another address; or the page that says that there is none. */
export type Found = { to: string; status: number } | { missing: string }

type Place = { path: string; words: Set<string> }
type Index = { known: Set<string>; bySpelling: Map<string, string>; byWords: Place[] }

/**
 * Tells of an address whether it has a page, before one is drawn for it: that costs 14 ms, and a reader who mistypes, or a
 * program that looks for doors, asks for ever new ones.
 *
 * @param options.manifest Next's `routes-manifest.json`
 * @param options.files addresses of the public files
 * @param options.load what editors have made
 * @param options.version changes when that may have changed
 */
export function createAddresses({
  manifest,
  files,
  load,
  version,
}: {
  manifest: RoutesManifest
  files: Iterable<string>
  load: () => Promise<Made>
  version: () => number
}) {
  const fixed = new Set([...manifest.staticRoutes.map(({ page }) => page), ...files])
  const moved = manifest.redirects.map(({ regex }) => new RegExp(regex))
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  const places = [...fixed].filter((path) => path !== '/' && !inner.test(path))
  const listOf = keepList(load, version, places)
  // By their letters alone: what an editor has made of the same words is not known.
  const ownPages = { ...indexOf([], [], places), byWords: [] }

  /** @returns whether Next alone can tell */
  const isForNext = (path: string) => {
    // It takes the second slash out.
    if (path.startsWith('/_next/') || path.includes('//')) return true
    if (fixed.has(path) || moved.some((regex) => regex.test(path))) return true
    const page = patterns.find(({ regex }) => regex.test(path))?.page
    return page !== '/[...path]' && !page?.includes('[slug]')
  }

  /** @returns undefined where there is a page, or may be one */
  return async function resolveAddress(address: string): Promise<Found | undefined> {
    const [path = '', query = ''] = address.split(/[?#]/, 2)
    const given = decodeURIComponent(path)
    if (given === '/detalhe-ativo') return resolveAsset(new URLSearchParams(query).get('codigo'))
    if (isForNext(given)) return undefined
    const list = await listOf()
    // Without one, as while the store is away just after a publication, nothing is called missing.
    if (!list) return guess(given, ownPages)
    if (list.known.has(given.replace(/\/imagem\.png$/, ''))) return undefined
    return guess(given, list) ?? { missing: '_not-found' }
  }
}

/** An asset by its code, or by its name; by another spelling of it, at the one address that is kept. */
function resolveAsset(given: string | null): Found | undefined {
  if (!given) return undefined
  const code = given.trim().toUpperCase()
  if (assetOf(code) || newCodeOf(code))
    return code === given ? undefined : { to: assetPath(code), status: 308 }
  const named = assetNamed(given)
  return named ? { to: assetPath(named.code), status: 307 } : { missing: 'detalhe-ativo/codigo-desconhecido' }
}

/** Reads the list when it is needed, at most once at a time, and again when it may have changed. */
function keepList(load: () => Promise<Made>, version: () => number, places: string[]) {
  let kept: (Index & { version: number }) | undefined
  let reading: Promise<boolean> | undefined
  let askedAt = 0
  const read = async () => {
    const asked = version()
    askedAt = now()
    try {
      const { pages, old } = await load()
      kept = { ...indexOf(pages, old, places), version: asked }
      return true
    } catch {
      // The one before serves, unless something has changed since.
      return false
    } finally {
      reading = undefined
    }
  }
  const isCurrent = () => kept?.version === version()
  return async () => {
    let mayAsk = !isCurrent() || now() - askedAt > lifetime
    // A list read while an editor published may be old already.
    for (let reads = 0; mayAsk && reads < maxReads; reads++) {
      reading ??= read()
      mayAsk = (await reading) && !isCurrent()
    }
    return isCurrent() ? kept : undefined
  }
}

function indexOf(pages: string[], old: string[], places: string[]): Index {
  const named = [...places, ...pages]
  return {
    known: new Set([...pages, ...old]),
    bySpelling: new Map(named.map((path) => [normalizePath(path), path])),
    // A text has too many words to be meant by one of them.
    byWords: places.map((path) => ({ path, words: wordsOf(path) })),
  }
}

/** The page that somebody meant: by the same letters, or the only one with these words. */
function guess(path: string, { bySpelling, byWords }: Omit<Index, 'known'>): Found | undefined {
  const spelt = bySpelling.get(normalizePath(path.replace(/\.(?:html?|php|aspx?)$/i, '')))
  if (spelt) return { to: spelt, status: 308 }
  const words = wordsOf(path)
  if (words.size === 0) return undefined
  const alike = byWords.filter((place) => [...words].every((word) => place.words.has(word)))
  const [only] = alike.length === 1 ? alike : alike.filter((place) => place.words.size === words.size)
  return only && { to: only.path, status: 307 }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function normalizePath(path: string): string {
  return plain(path).replace(/[^a-z\d/]/g, '')
}

function wordsOf(path: string): Set<string> {
  const words = plain(path).split(/[^a-z\d]+/)
  return new Set(words.filter((word) => word !== '' && !common.has(word)))
}

/** The addresses of the files in `web/public`, as Next reads them when it starts. */
export function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${join(parentPath, name).slice(folder.length + 1)}`)
}
