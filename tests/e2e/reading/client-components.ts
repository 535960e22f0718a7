import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stack } from '../stack.ts'

type Row = { module?: { id: string; name: string }; model?: unknown }

const { SITE_DIST_DIR = '' } = JSON.parse(stack.siteEnvironment)
const server = join(import.meta.dirname, '../../../web', SITE_DIST_DIR, 'server/app')

/** The files of this site that run in a browser, by the number that the build gave them. */
const ownModules = new Map(
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('_client-reference-manifest.js'))
    .flatMap((name) => {
      const text = readFileSync(join(server, name), 'utf8')
      const { clientModules } = JSON.parse(text.slice(text.indexOf('= {') + 2).replace(/;?\s*$/, ''))
      return Object.entries<{ id: string | number }>(clientModules)
    })
    .filter(([file]) => !file.includes('node_modules'))
    .map(([file, { id }]) => [String(id), file.replace(/^\[project\]\//, '')]),
)

/** The components of a page, given as Next sends it to a browser, that need the framework and stand in no island. */
export function outsideIslands(page: string): string[] {
  const rows = rowsOf(page)
  const found = new Set<string>()
  const walked = new Set<string>()
  const walk = (value: unknown, isInside: boolean) => {
    for (const part of partsOf(value)) walk(part, isInside)
    const id = referred(value) ?? ''
    const isNew = !walked.has(`${id} ${isInside}`)
    walked.add(`${id} ${isInside}`)
    if (isNew) walk(rows.get(id)?.model, isInside)
    if (!isElement(value)) return
    const module = rows.get(referred(value[1]) ?? '')?.module
    const name = nameOf(module)
    if (name && !isInside) found.add(name)
    walk(value[3], isInside || module?.name === 'Island')
  }
  if (!rows.has('0')) throw new TypeError('no page of Next 16.4')
  walk(rows.get('0')?.model, false)
  return [...found]
}

/** What Next names in the data of every page, and draws on none that is there: `not-found.tsx`. */
const undrawn = 'LazyLost'

/** Of a component of this site; none of Next's own, nor of the island itself. */
function nameOf(module: Row['module']): string | undefined {
  const file = ownModules.get(module?.id ?? '')
  return file && module?.name !== 'Island' && module?.name !== undrawn
    ? `${module?.name} of ${file}`
    : undefined
}

/** `["$", type, key, props]` */
function isElement(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value[0] === '$'
}

function partsOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null && !isElement(value) ? Object.values(value) : []
}

/** Which row a text stands for. */
function referred(text: unknown): string | undefined {
  return typeof text === 'string' ? /^\$[LQW@]?([0-9a-f]+)$/.exec(text)?.[1] : undefined
}

/** `1a:I[…]` is a module, `1a:T<length>,…` a text, `1a:{…}` a part of the page; what has other letters is no part of it. */
function rowsOf(page: string): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>()
  const bytes = Buffer.from(page)
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('utf8', at, colon)
    const text = /^T([0-9a-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 12))
    const newline = bytes.indexOf('\n', colon)
    if (!text && newline === -1) throw new TypeError('no data of Next 16.4')
    const end = text ? colon + 1 + text[0].length + Number.parseInt(text[1] ?? '', 16) : newline + 1
    if (!text) rows.set(id, rowOf(bytes.toString('utf8', colon + 1, end)))
    at = end
  }
  return rows
}

function rowOf(text: string): Row {
  if (text.startsWith('I')) {
    const [id, , name] = JSON.parse(text.slice(1))
    return { module: { id: String(id), name } }
  }
  return /^[[{"]/.test(text) ? { model: JSON.parse(text) } : {}
}
