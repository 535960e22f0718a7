import type { DatabaseSync } from 'node:sqlite'
import { createDocumentCache } from './document-cache.ts'
import { type Doc, type DocumentChange, isRecord, strongReferences } from './documents.ts'

/** Documents as JSON, by id, `pageSize` at a time. */
export type Page = { id: string; body: string }[]

const pageSize = 50

/** As bytes: Node takes twice as long for a text with accents that SQLite gives it. */
export const bodyBytes = 'CAST(body AS BLOB) AS body'
const decoder = new TextDecoder()

export function decodeBody(bytes: unknown): string {
  // A blob: the column is `bodyBytes`.
  return decoder.decode(bytes as Uint8Array)
}

/** Characters of JSON of the documents that are kept parsed. */
const rememberedLength = 4_000_000

function bodiesOf(database: DatabaseSync) {
  const bodyOf = database.prepare(`SELECT ${bodyBytes} FROM documents WHERE id = ?`)
  const pageAfter = database.prepare(
    `SELECT id, ${bodyBytes} FROM documents WHERE id > ? ORDER BY id LIMIT ${pageSize}`,
  )
  const upsert = database.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const erase = database.prepare('DELETE FROM documents WHERE id = ?')

  return {
    readBody(id: string): string | null {
      const row = bodyOf.get(id)
      return row ? decodeBody(row.body) : null
    },
    readPage: (after: string): Page =>
      pageAfter.all(after).map(({ id, body }) => ({ id: String(id), body: decodeBody(body) })),
    writeBody: (id: string, body: string | null) => (body === null ? erase.run(id) : upsert.run(id, body)),
  }
}

/**
 * The documents of the file one at a time, who points at whom, and what has which slug and type.
 *
 * They are not all kept in memory here: the query worker has them, and two copies are one too many.
 */
export function createDocumentIndex(database: DatabaseSync) {
  const { readBody, readPage, writeBody } = bodiesOf(database)
  const cache = createDocumentCache(rememberedLength)
  const referrers = createIdGroups<string>()
  const slugs = createIdGroups<string>()
  const types = createIdGroups<string>()

  function get(id: string): Doc | null {
    const known = cache.get(id)
    if (known) return known
    const body = readBody(id)
    if (body === null) return null
    const doc = parseBody(body)
    cache.offer(doc, body.length)
    return doc
  }

  function add(doc: Doc): void {
    for (const target of strongReferences(doc)) referrers.add(target, doc._id)
    const slug = slugOf(doc)
    if (slug !== null) slugs.add(slug, doc._id)
    types.add(doc._type, doc._id)
  }

  function remove(doc: Doc): void {
    for (const target of strongReferences(doc)) referrers.remove(target, doc._id)
    const slug = slugOf(doc)
    if (slug !== null) slugs.remove(slug, doc._id)
    types.remove(doc._type, doc._id)
  }

  function replace(before: Doc | null, after: Doc | null): void {
    if (before) remove(before)
    if (after) add(after)
  }

  return {
    get,
    readBody,
    readPage,
    *all(): Generator<Doc> {
      for (let page = readPage(''); page.length > 0; page = readPage(page.at(-1)?.id ?? '')) {
        for (const { body } of page) yield parseBody(body)
      }
    },
    /** Ids of the documents with a strong reference to `id`. */
    referrersOf: (id: string): Iterable<string> => referrers.of(id),
    /** Ids of the documents with this `slug.current`. */
    withSlug: (slug: string): Iterable<string> => slugs.of(slug),
    /** Ids of the documents of this type. */
    ofType: (type: string): Iterable<string> => types.of(type),
    add,
    write({ documentId, before, after }: DocumentChange): void {
      const body = after && JSON.stringify(after)
      writeBody(documentId, body)
      cache.change(documentId, after, body?.length ?? 0)
      replace(before, after)
    },
    /** Forgets a change that the file does not have after all. */
    undo({ documentId, before, after }: DocumentChange): void {
      cache.change(documentId, null, 0)
      replace(after, before)
    },
  }
}

export function parseBody(body: string): Doc {
  // `openStore` has seen that every document of the file is one, and `commit` writes nothing else.
  return JSON.parse(body) as Doc
}

function slugOf({ slug }: Doc): string | null {
  return isRecord(slug) && typeof slug.current === 'string' ? slug.current : null
}

export type IdGroups<Key> = ReturnType<typeof createIdGroups<Key>>

export function createIdGroups<Key>() {
  const groups = new Map<Key, Set<string>>()
  return {
    of: (key: Key): Iterable<string> => groups.get(key) ?? [],
    add(key: Key, id: string): void {
      const group = groups.get(key)
      if (group) group.add(id)
      else groups.set(key, new Set([id]))
    },
    remove(key: Key, id: string): void {
      const group = groups.get(key)
      group?.delete(id)
      if (group?.size === 0) groups.delete(key)
    },
  }
}
