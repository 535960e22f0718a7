import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { moduleClasses } from './class-names.ts'
import { codesIn } from './defer.ts'

/** A module of style, and its number: its place in the list of all. */
type Module = { css: string; names: string[] }
type Id = number

/** Modules that most pages need, their sheet, and the sheet of all other modules. */
type Common = { ids: Id[]; sheet: string; otherSheet: string }

/** Modules of each sheet of Next (by address) and island (by code); `names`: the classes of each module. */
type Known = { sheets: Record<string, Id[]>; names: string[][]; codes: Record<string, Id[]> }
type Written = { sets: Record<string, string>; sizes: Record<string, number> }
export type Styles = Known & Written & { commons: Common[] }

/** Of a build: what its pages need of its style sheets. */
const listFile = 'styles.json'
const address = '/_next/static/estilos/'

/**
 * A module that this part of the pages needs comes with what many have: in one sheet for most pages, and one with less, since
 * lists and legal texts need half of what calculators and articles do.
 */
const commonShares = [0.7, 0.9]

/** Bytes that the second sheet must save: a reader who comes from another page has the first one in cache. */
const minSaved = 1000

/** In bytes, the headers of an answer. */
const headers = 400

/** Links as Next 16.4 writes them; `next/dynamic` has the attributes in another order. */
const sheet =
  /<link (?=[^>]*rel="stylesheet")[^>]*href="(\/_next\/static\/chunks\/[\w.~-]+\.css)(?:\?dpl=[\w-]+)?"[^>]*>/g

/**
 * Next puts most modules of the site into one sheet, which every page loads whole. This writes the modules of most pages as
 * one sheet, of almost all pages as another, and the rest of a page as its own sheet, the modules of each in Next's order.
 *
 * @param htmls pages of the build, as Next has drawn them
 * @param classes of each island, by its code: it draws too
 */
export function splitStyles(dist: string, htmls: string[], classes: Record<string, string[]>): void {
  const sheets: Known['sheets'] = {}
  const modules: Module[] = []
  for (const name of htmls.flatMap(sheetsOf)) sheets[name] ??= readSheet(dist, name, modules)
  if (modules.length === 0) return
  const names = modules.map((module) => module.names)
  const codes = Object.fromEntries(
    Object.entries(classes).map(([code, list]) => [code, usedBy(new Set(list), names)]),
  )
  const styles: Styles = { sheets, names, codes, commons: [], sets: {}, sizes: {} }
  const needs = htmls.filter((html) => sheetsOf(html).length > 0).map((html) => needsOf(html, styles))
  const write = (ids: Id[]) => {
    return writeSheet(dist, ids.map((id) => modules[id]?.css).join('\n'), styles.sizes)
  }
  styles.commons = commonShares.map((share) => {
    const common = commonOf(share, needs, modules)
    keepBefore(common, needs, modules)
    keepTogether(common, htmls, names)
    const ids = [...common].toSorted((one, other) => one - other)
    return { ids, sheet: write(ids), otherSheet: write(ownOf([...modules.keys()], ids)) }
  })
  const routeNeeds = laterRoutes(dist).map((text) => usedBy(wordsOf(text), names))
  for (const need of [...needs, ...routeNeeds]) {
    for (const { ids } of styles.commons) {
      const own = ownOf(need, ids)
      if (own.length > 0) styles.sets[own.join()] ??= write(own)
    }
  }
  writeFileSync(join(dist, listFile), JSON.stringify(styles))
}

/** List written by `splitStyles`; undefined while a build is under way. */
export function readStyles(dist: string): Styles | undefined {
  const path = join(dist, listFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * The page with the sheets that it needs instead of Next's; one that needs together what no page of the build does gets the
 * smallest sheet that has it all. Idempotent.
 *
 * @returns nothing for a page with a sheet that no page of the build has
 */
export function restyle(html: string, styles: Styles | undefined): string | undefined {
  const found = sheetsOf(html)
  if (!styles || found.length === 0) return html
  if (found.some((name) => !styles.sheets[name])) return undefined
  const need = needsOf(html, styles)
  const [most = [], fewer = []] = styles.commons.map((common) => sheetsFor(need, common, styles))
  const chosen = weightOf(fewer, styles) + minSaved < weightOf(most, styles) ? fewer : most
  const links = chosen.map((href) => `<link rel="stylesheet" href="${href}"/>`)
  return html.replaceAll(sheet, () => links.splice(0).join(''))
}

function sheetsFor(need: Id[], { ids, sheet, otherSheet }: Common, { sets }: Written): string[] {
  const own = ownOf(need, ids)
  return own.length > 0 ? [sheet, sheetWith(own, sets) ?? otherSheet] : [sheet]
}

const weightOf = (sheets: string[], { sizes }: Written) =>
  sheets.reduce((sum, href) => sum + (sizes[href] ?? 0) + headers, 0)

function sheetWith(own: Id[], sets: Written['sets']): string | undefined {
  const exact = sets[own.join()]
  if (exact) return exact
  const wider = Object.keys(sets)
    .map((key) => key.split(',').map(Number))
    .filter((ids) => own.every((id) => ids.includes(id)))
  const smallest = wider.toSorted((one, other) => one.length - other.length)[0]
  return smallest && sets[smallest.join()]
}

/** The code of each route that draws pages after the build, of assets and of texts to come: all that it may draw with. */
function laterRoutes(dist: string): string[] {
  const app = join(dist, 'server/app')
  const routes = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\[.*\/page\.js$/.test(name),
  )
  return routes.map((name) => {
    // The code for the server alone, and the code for the browser too.
    const lists = [name, name.replace(/\.js$/, '_client-reference-manifest.js')].map((list) =>
      join(app, list),
    )
    const code = lists.map((list) => (existsSync(list) ? readFileSync(list, 'utf8') : '')).join('\n')
    const chunks = Array.from(code.matchAll(/"(server\/chunks\/[^"]+\.js)"/g), ([, chunk = '']) => chunk)
    return [...new Set(chunks)].map((chunk) => readFileSync(join(dist, chunk), 'utf8')).join('\n')
  })
}

const wordsOf = (text: string) => new Set(text.match(/[\w-]+/g))

const sheetsOf = (html: string) => Array.from(html.matchAll(sheet), ([, name = '']) => name)

/** Ids of a sheet's modules, one per line, added to `modules`; a module that is there already keeps its id. */
function readSheet(dist: string, name: string, modules: Module[]): Id[] {
  const lines = readFileSync(join(dist, relative('/_next', name)), 'utf8')
    .split('\n')
    .filter(Boolean)
  for (const css of lines) {
    if (!modules.some((module) => module.css === css)) modules.push({ css, names: moduleClasses(css) })
  }
  return lines.map((css) => modules.findIndex((module) => module.css === css))
}

/** The modules of a page's sheets, in their order, that have a class which it or an island of it may use, or none at all. */
function needsOf(html: string, { sheets, names, codes }: Known): Id[] {
  const drawn = usedBy(new Set(classLists(html).flat()), names)
  const used = new Set([...drawn, ...codesIn(html).flatMap((code) => codes[code] ?? [])])
  const ids = sheetsOf(html).flatMap((name) => sheets[name] ?? [])
  return [...new Set(ids)].filter((id) => names[id]?.length === 0 || used.has(id))
}

function usedBy(words: Set<string>, names: string[][]): Id[] {
  return [...names.keys()].filter((id) => names[id]?.some((name) => words.has(name)))
}

function classLists(html: string): string[][] {
  return Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' '))
}

const ownOf = (need: Id[], common: Id[]) => need.filter((id) => !common.includes(id))

function commonOf(share: number, needs: Id[][], modules: Module[]): Set<Id> {
  const isCommon = (id: Id) => needs.filter((need) => need.includes(id)).length >= needs.length * share
  return new Set([...modules.keys()].filter(isCommon))
}

/** A selector of one class and `*`: what it reaches has other modules' classes. */
const reaching = /[{},]\.[\w-]+(?:[\s>+~]\*)+[{,]/

/** Adds what stands before a common one and reaches into other modules by `.text>*`, as strong as a class: after it, it would win. */
function keepBefore(common: Set<Id>, needs: Id[][], modules: Module[]): void {
  for (const need of needs) {
    const last = Math.max(...need.filter((id) => common.has(id)))
    for (const id of need) if (id < last && reaching.test(modules[id]?.css ?? '')) common.add(id)
  }
}

/** Adds what stands before a common one and is on the same element. */
function keepTogether(common: Set<Id>, htmls: string[], names: string[][]): void {
  const idOfClass = new Map(names.flatMap((list, id) => list.map((name) => [name, id] as const)))
  const together = htmls.flatMap(classLists).map((list) => list.map((name) => idOfClass.get(name)))
  for (const one of common) {
    const beside = together.filter((ids) => ids.includes(one)).flat()
    for (const id of beside) if (id !== undefined && id < one) common.add(id)
  }
}

/** @returns its address, by which `sizes` has the bytes that are sent for it */
function writeSheet(dist: string, css: string, sizes: Written['sizes']): string {
  const name = `${createHash('sha256').update(css).digest('base64url').slice(0, 10)}.css`
  mkdirSync(join(dist, 'static/estilos'), { recursive: true })
  writeFileSync(join(dist, 'static/estilos', name), css)
  sizes[address + name] = brotliCompressSync(css).length
  return address + name
}
