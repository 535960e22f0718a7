import type { DatabaseSync } from 'node:sqlite'
import { httpError } from '../http/errors.ts'
import { type Call, type Route, readJson } from '../http/router.ts'
import { isRecord } from '../store/documents.ts'

export function keyvalueRoutes(database: DatabaseSync): Route[] {
  const find = database.prepare('SELECT value FROM keyvalues WHERE user_id = ? AND key = ?')
  const save = database.prepare(
    'INSERT INTO keyvalues (user_id, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )

  function read({ identity, path }: Call): Response {
    const keys = (path.keys ?? '').split(',')
    const found = keys.flatMap((key) => {
      const row = find.get(identity?.userId ?? '', key)
      return row ? [{ key, value: JSON.parse(String(row.value)) }] : []
    })
    return Response.json(found)
  }

  async function write({ identity, request }: Call): Promise<Response> {
    const pairs: unknown = await readJson(request)
    if (!Array.isArray(pairs) || !pairs.every(isPair))
      throw httpError(400, 'Esperada uma lista de { key, value }')
    for (const { key, value } of pairs) save.run(identity?.userId ?? '', key, JSON.stringify(value ?? null))
    return Response.json(pairs)
  }

  return [
    { method: 'GET', path: '/users/me/keyvalue', access: 'token', answer: () => Response.json([]) },
    { method: 'GET', path: '/users/me/keyvalue/:keys', access: 'token', answer: read },
    { method: 'PUT', path: '/users/me/keyvalue', access: 'token', answer: write },
    { method: 'PUT', path: '/users/me/keyvalue/:keys', access: 'token', answer: write },
  ]
}

function isPair(value: unknown): value is { key: string; value?: unknown } {
  return isRecord(value) && typeof value.key === 'string' && value.key.length <= 256
}
