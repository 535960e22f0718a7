import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type IslandCode, islandCode } from '#web/ui/islands/code.ts'
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

/**
 * The components of a page, given as Next sends it to a browser, that no bundle draws (web/ui/islands/code.ts): they stand
 * in no island, or in one of another code.
 */
export function deadComponents(page: string): string[] {
  const rows = rowsOf(page)
  const found = new Set<string>()
  const walked = new Set<string>()
  /** `drawn` is what draws this part: the code of the island around it. */
  const walk = (value: unknown, drawn: string) => {
    for (const part of partsOf(value)) walk(part, drawn)
    const id = referred(value) ?? ''
    const isNew = !walked.has(`${id} ${drawn}`)
    walked.add(`${id} ${drawn}`)
    if (isNew) walk(rows.get(id)?.model, drawn)
    if (!isElement(value)) return
    const module = rows.get(referred(value[1]) ?? '')?.module
    found.add(undrawn(module, drawn))
    walk(value[3], module?.name === 'IslandRoot' ? codeIn(value[3]) : drawn)
  }
  if (!rows.has('0')) throw new TypeError('no page of Next 16.4')
  walk(rows.get('0')?.model, '')
  return [...found].filter((name) => name !== '')
}

/** Named by Next in the data of every page, and rendered on none that exists: `not-found.tsx`. */
const unused = 'LazyLost'

/** `file#name` of a component that the island around it does not draw. */
function undrawn(module: Row['module'], code: string): string {
  const component = componentOf(module)
  return component && !drawnBy(code).includes(component) ? component : ''
}

/** `file#name` of a component of this site; none of Next's own, nor of the island itself. */
function componentOf(module: Row['module']): string | undefined {
  const file = ownModules.get(module?.id ?? '')
  return file && module?.name !== 'IslandRoot' && module?.name !== unused
    ? `${file}#${module?.name}`
    : undefined
}

/** Components that the bundle of a code renders; a calculator may also be inside the component that chooses it. */
function drawnBy(code: string): string[] {
  if (!Object.hasOwn(islandCode, code)) return []
  const own = islandCode[code as IslandCode]
  return /#(Form|calculator)$/.test(own)
    ? [own, 'web/calculators/CalculatorEmbed.tsx#CalculatorEmbed']
    : [own]
}

function codeIn(props: unknown): string {
  return typeof props === 'object' && props !== null && 'code' in props ? String(props.code) : ''
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
