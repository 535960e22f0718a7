import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { transform } from 'lightningcss'
import type { OutputAsset, OutputChunk, Plugin } from 'rolldown'
import { calculatorCode } from '#web/ui/islands/calculator-code.ts'
import { type IslandCode, islandCode } from '#web/ui/islands/code.ts'
import { root } from '../start/settings.ts'
import { buildClasses } from './class-names.ts'

/** Addresses of the files of each island, by its code, and of islands that occur together, by all their codes. */
export type IslandFiles = { codes: Record<string, string[]>; sets: Record<string, string[]> }

export type Islands = IslandFiles & {
  /** Of each island, as Turbopack names the classes of its style modules. */
  classes: Record<string, string[]>
  /** The addresses of files that many islands need. */
  common: string[]
}

const listFile = 'islands.json'
const address = '/_next/static/ilhas/'
const hydrate = join(root, 'web/ui/islands/hydrate.tsx')
const commonForm = join(root, 'web/calculators/form/CalculatorForm.tsx')
const virtual = 'island:'

/** Islands with the form of a calculator: those of the calculators, of a currency and of bitcoin. */
const forms = Object.keys(calculatorCode).length + 2

/**
 * Modules shared by many islands, in files that a reader gets once for all pages. Other modules are in a file per island, or
 * per two or three islands that share them; `joinIslands` makes one file of these for a page.
 */
const groups = [
  { name: 'react', test: /^\0rolldown|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'swr', test: /node_modules[\\/](?:swr|use-sync-external-store|dequal)[\\/]/ },
  // More than the forms share: another calculator must not bring its form to a page without one.
  { name: 'comum', minShareCount: forms + 1 },
  { name: 'calculadora', test: /web[\\/]calculators[\\/]/, minShareCount: 16 },
]

/** A dynamic import loads when it is called; every other import loads with the island. */
const isLate = ({ isDynamicEntry }: OutputChunk) => isDynamicEntry

/**
 * Bundles each island (web/ui/islands/code.ts) into files of `dist`, the folder of the build, which the site serves as it
 * does Next's own, and writes down which ones it needs: with those that it imports while it runs, so that a page has all
 * of its code or none.
 *
 * Plain scripts, each of which puts its modules into `self.ilhas` for the loader to run: a module of the language that did
 * not come is never asked for again in the life of a page.
 *
 * Throws when an island uses a class that no style sheet of the build has, or imports Next.
 */
export async function bundleIslands(dist: string): Promise<void> {
  const { rolldown } = await import('rolldown')
  const { transform } = await import('lightningcss')
  const classesOf = new Map<string, string[]>()
  const bundle = await rolldown({
    input: Object.fromEntries(Object.keys(islandCode).map((name) => [name, virtual + name])),
    cwd: root,
    platform: 'browser',
    // 'use client' is said to Next.
    checks: { moduleLevelDirective: false },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entries(), styleNames(transform, classesOf, buildClasses(dist))],
  })
  try {
    const { output } = await bundle.write({
      dir: join(dist, 'static/ilhas'),
      cleanDir: true,
      format: 'cjs',
      minify: true,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: { groups },
      plugins: [wrapInFactory()],
    })
    const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
    const islands: Islands = { codes: {}, classes: {}, common: [], sets: {} }
    for (const chunk of chunks.values()) {
      if (groups.some(({ name }) => name === chunk.name)) islands.common.push(address + chunk.fileName)
      if (!chunk.isEntry) continue
      const atOnce = chunksOf(chunk, chunks, isLate)
      islands.codes[chunk.name] = atOnce.map(({ fileName }) => address + fileName)
      islands.classes[chunk.name] = chunksOf(chunk, chunks).flatMap(({ moduleIds }) =>
        moduleIds.flatMap((id) => classesOf.get(id) ?? []),
      )
    }
    writeIslands(dist, islands)
  } finally {
    await bundle.close()
  }
}

/**
 * Joins what is not common into one file for each of these sets of islands: on a slow network a further file costs a reader
 * more than its bytes do. A set that an editor makes later takes its files one by one.
 *
 * @param sets codes of the islands of a page
 */
export function joinIslands(dist: string, sets: readonly (readonly string[])[]): void {
  const islands = readIslands(dist)
  const isCommon = (file: string) => islands.common.includes(file)
  for (const set of sets) {
    const files = islandFiles({ codes: islands.codes, sets: {} }, set) ?? []
    const own = files.filter((file) => !isCommon(file))
    if (own.length < 2) continue
    const joined = writeJoined(dist, own.map((file) => readFile(dist, file)).join('\n'))
    islands.sets[keyOf(set)] = [...files.filter(isCommon), address + joined]
  }
  writeIslands(dist, islands)
}

const readFile = (dist: string, file: string) => readFileSync(join(dist, relative('/_next', file)), 'utf8')

/** @returns the name of the file */
function writeJoined(dist: string, code: string): string {
  const name = `pagina-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(dist, 'static/ilhas', name), code)
  return name
}

const keyOf = (codes: readonly string[]) => [...new Set(codes)].toSorted().join()

/** The addresses of all files that these islands need; undefined when one has none. */
export function islandFiles({ codes, sets }: IslandFiles, wanted: readonly string[]): string[] | undefined {
  if (wanted.some((code) => !codes[code])) return undefined
  return sets[keyOf(wanted)] ?? [...new Set(wanted.flatMap((code) => codes[code] ?? []))]
}

function writeIslands(dist: string, islands: Islands): void {
  writeFileSync(join(dist, listFile), JSON.stringify(islands))
}

/** List written by `bundleIslands` and `joinIslands`; empty while a build is under way. */
export function readIslands(dist: string): Islands {
  const path = join(dist, listFile)
  const none = { codes: {}, classes: {}, common: [], sets: {} }
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none
}

function isChunk(file: OutputAsset | OutputChunk): file is OutputChunk {
  return file.type === 'chunk'
}

/** It, and all that it imports, but what is left out. */
function chunksOf(
  chunk: OutputChunk,
  chunks: Map<string, OutputChunk>,
  isLeftOut: (chunk: OutputChunk) => boolean = () => false,
): OutputChunk[] {
  const found = new Set([chunk])
  for (const { fileName, imports, dynamicImports } of found) {
    for (const name of [...imports, ...dynamicImports]) {
      const other = chunks.get(name)
      if (!other) throw new Error(`${fileName}: an island has no ${name}`)
      if (!isLeftOut(other)) found.add(other)
    }
  }
  return [...found]
}

/** The program of an island: its component, taken over by React. */
function entries(): Plugin {
  return {
    name: 'entries',
    resolveId(id, importer) {
      if (/^next(?:\/|$)/.test(id)) throw new Error(`${importer}: an island has no ${id}`)
      return id.startsWith(virtual) ? `\0${id}.js` : null
    },
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null
      // The inputs are the codes.
      const code = id.slice(virtual.length + 1, -'.js'.length) as IslandCode
      const [file = '', name] = islandCode[code].split('#')
      const isDefinition = name === 'calculator'
      return [
        `import { hydrate } from ${JSON.stringify(hydrate)}`,
        `import { ${name} } from ${JSON.stringify(join(root, file))}`,
        isDefinition ? `import { formOf } from ${JSON.stringify(commonForm)}` : '',
        `const Drawn = ${isDefinition ? 'formOf({ calculator })' : name}`,
        'export const run = (root) => hydrate(root, Drawn)',
      ].join('\n')
    },
  }
}

/**
 * The classes of a style module by the names that Turbopack has given them; their rules come with the page.
 *
 * @param classesOf gets Turbopack's names of each module, by its file
 */
function styleNames(toCss: typeof transform, classesOf: Map<string, string[]>, known: Set<string>): Plugin {
  return {
    name: 'style-names',
    load: {
      filter: { id: /\.css$/ },
      handler(file) {
        // As Turbopack of Next 16.4 does: the address and the pattern make the name.
        const { exports } = toCss({
          filename: `[project]/${relative(root, file)}`,
          code: readFileSync(file),
          cssModules: { pattern: '[hash]_[local]', animation: false, container: false },
        })
        const names = Object.entries(exports ?? {}).map(([local, { name, composes }]) => ({
          local,
          list: [name, ...composes.map((other) => other.name)].join(' '),
        }))
        const all = names.flatMap(({ list }) => list.split(' '))
        const lost = all.filter((name) => !known.has(name))
        if (lost.length > 0) throw new Error(`${file}: no style sheet of the build has ${lost.join(', ')}`)
        classesOf.set(file, all)
        const listed = Object.fromEntries(names.map(({ local, list }) => [local, list]))
        return { code: `export default ${JSON.stringify(listed)}`, moduleType: 'js' }
      },
    },
  }
}

/**
 * Wraps a file so that it runs nothing by itself: its modules wait under its name, an island under its code. The parenthesis
 * makes browsers compile them while the file loads, not when they run, when a slow phone would freeze.
 */
function wrapInFactory(): Plugin {
  return {
    name: 'wrap-in-factory',
    generateBundle(_options, output) {
      const chunks = new Map(
        Object.values(output)
          .filter(isChunk)
          .map((chunk) => [chunk.fileName, chunk]),
      )
      for (const chunk of chunks.values()) {
        const name = JSON.stringify(chunk.isEntry ? chunk.name : `./${chunk.fileName}`)
        for (const late of chunk.dynamicImports) chunk.code = bringLate(chunk.code, chunks.get(late), chunks)
        chunk.code = `(self.ilhas??={})[${name}]=(function(module,exports,require){${chunk.code}\n});`
        if (chunk.name === 'react') chunk.code += `\n${browserCode}`
      }
    },
  }
}

/** The code with its import of a late chunk as rolldown writes it, put after the loader has brought the files that lack. */
function bringLate(code: string, late: OutputChunk | undefined, chunks: Map<string, OutputChunk>): string {
  if (!(late && isLate(late))) return code
  const required = `Promise.resolve().then(()=>require("./${late.fileName}"))`
  if (!code.includes(required)) throw new Error(`no import of ${late.fileName} as rolldown writes it`)
  const files = JSON.stringify(chunksOf(late, chunks).map(({ fileName }) => fileName))
  const lacking = `${files}.filter(file=>!self.ilhas["./"+file]).map(file=>"${address}"+file)`
  return code.replace(required, `self.ilhasTarde(${lacking}).then(()=>require("./${late.fileName}"))`)
}

/** A module of a bundle, as it waits in the browser under its name. */
type Factory = (
  module: { exports: IslandModule },
  exports: IslandModule,
  require: (name: string) => IslandModule,
) => void
type IslandModule = { run?: (island: HTMLElement) => void }
/** Modules by address: each file of `wrapInFactory` adds its own to this global object. */
type Waiting = { ilhas: Record<string, Factory> }

/**
 * In the browser, in the file that every island needs, once all files of a page are there: runs the shared modules, then
 * the islands in their order. Each runs in its own task, or a slow phone would freeze for a quarter of a second, and one
 * that fails keeps no other from it.
 */
function runIslands(islands: HTMLElement[]): void {
  const factories = (self as unknown as Waiting).ilhas
  const modules: Record<string, { exports: IslandModule }> = {}
  function need(name: string): IslandModule {
    const known = modules[name]
    if (known) return known.exports
    const module = { exports: {} }
    modules[name] = module
    factories[name]?.(module, module.exports, need)
    return module.exports
  }
  function start([task, ...others]: (() => void)[]): void {
    if (!task) return
    setTimeout(start, 0, others)
    task()
  }
  const common = Object.keys(factories).filter((name) => name.startsWith('./'))
  start([
    ...common.map((name) => () => void need(name)),
    ...islands.map((island) => () => need(island.dataset.code ?? '').run?.(island)),
  ])
}

/** Blanks stand where its types were. */
const browserCode = String(runIslands).replaceAll(/ +/g, ' ')
