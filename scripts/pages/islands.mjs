import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { islandCode } from '#web/ui/islands/code.ts'
import { root } from '../start/settings.mjs'
import { shortClasses, shortenList } from './class-names.mjs'

/** Of a build: the addresses of which files each island needs. */
const listFile = 'islands.json'
const address = '/_next/static/ilhas/'
const hydrate = join(root, 'web/ui/islands/hydrate.tsx')
const virtual = 'island:'

/**
 * What many islands have in common, in files that a reader gets once for all pages. Beyond that each has its own, and so
 * have those that two or three share; `joinIslands` makes one of these for a page.
 */
const groups = [
  { name: 'react', test: /^\0rolldown|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'swr', test: /node_modules[\\/](?:swr|use-sync-external-store|dequal)[\\/]/ },
  { name: 'comum', minShareCount: 28 },
  { name: 'calculadora', test: /web[\\/]calculators[\\/]/, minShareCount: 16 },
]

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
export async function bundleIslands(dist) {
  const { rolldown } = await import('rolldown')
  const { transform } = await import('lightningcss')
  const classesOf = new Map()
  const bundle = await rolldown({
    input: Object.fromEntries(Object.keys(islandCode).map((name) => [name, virtual + name])),
    cwd: root,
    platform: 'browser',
    // 'use client' is said to Next.
    checks: { moduleLevelDirective: false },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entries(), styleNames(transform, classesOf, shortClasses(dist))],
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
      plugins: [asFactory()],
    })
    const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
    const lists = output.flatMap((chunk) =>
      chunk.isEntry ? [[chunk.name, filesOf(chunk, chunks).map((file) => address + file)]] : [],
    )
    const classes = output.flatMap((chunk) => {
      if (!chunk.isEntry) return []
      const modules = filesOf(chunk, chunks).flatMap((file) => chunks.get(file).moduleIds)
      return [[chunk.name, modules.flatMap((id) => classesOf.get(id) ?? [])]]
    })
    const isCommon = ({ name }) => groups.some((group) => group.name === name)
    const common = output.filter(isCommon).map(({ fileName }) => address + fileName)
    writeIslands(dist, {
      codes: Object.fromEntries(lists),
      classes: Object.fromEntries(classes),
      common,
      sets: {},
    })
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
export function joinIslands(dist, sets) {
  const islands = readIslands(dist)
  const isCommon = (file) => islands.common.includes(file)
  for (const set of sets) {
    const files = islandFiles({ codes: islands.codes, sets: {} }, set) ?? []
    const own = files.filter((file) => !isCommon(file))
    if (own.length < 2) continue
    const joined = writeJoined(dist, own.map((file) => readFile(dist, file)).join('\n'))
    islands.sets[keyOf(set)] = [...files.filter(isCommon), address + joined]
  }
  writeIslands(dist, islands)
}

const readFile = (dist, file) => readFileSync(join(dist, relative('/_next', file)), 'utf8')

/** @returns the name of the file */
function writeJoined(dist, code) {
  const name = `pagina-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(dist, 'static/ilhas', name), code)
  return name
}

const keyOf = (codes) => [...new Set(codes)].toSorted().join()

/** The addresses of all files that these islands need; undefined when one has none. */
export function islandFiles({ codes, sets }, wanted) {
  if (wanted.some((code) => !codes[code])) return undefined
  return sets[keyOf(wanted)] ?? [...new Set(wanted.flatMap((code) => codes[code]))]
}

function writeIslands(dist, islands) {
  writeFileSync(join(dist, listFile), JSON.stringify(islands))
}

/**
 * What `bundleIslands` and `joinIslands` have written down: `{ codes, classes, common, sets }`, the files of each island, the
 * classes of its style modules as Turbopack names them, the files of many islands, and those of islands that stand together;
 * none while a build is under way.
 */
export function readIslands(dist) {
  const path = join(dist, listFile)
  const none = { codes: {}, classes: {}, common: [], sets: {} }
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none
}

/** Its own, and all that those import. */
function filesOf({ fileName }, chunks) {
  const found = new Set([fileName])
  for (const name of found) {
    const { imports, dynamicImports } = chunks.get(name)
    for (const other of [...imports, ...dynamicImports]) found.add(other)
  }
  return [...found]
}

/** The program of an island: its component, taken over by React. */
function entries() {
  return {
    name: 'entries',
    resolveId(id, importer) {
      if (/^next(?:\/|$)/.test(id)) throw new Error(`${importer}: an island has no ${id}`)
      return id.startsWith(virtual) ? `\0${id}.js` : null
    },
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null
      const [file, name] = islandCode[id.slice(virtual.length + 1, -'.js'.length)].split('#')
      return [
        `import { hydrate } from ${JSON.stringify(hydrate)}`,
        `import { ${name} } from ${JSON.stringify(join(root, file))}`,
        `export const run = (root) => hydrate(root, ${name})`,
      ].join('\n')
    },
  }
}

/**
 * The classes of a style module by the short form of the names that Turbopack has given them; their rules come with the page.
 *
 * @param classesOf gets Turbopack's names of each module, by its file
 */
function styleNames(transform, classesOf, short) {
  return {
    name: 'style-names',
    load: {
      filter: { id: /\.css$/ },
      handler(file) {
        // As Turbopack of Next 16.4 does: the address and the pattern make the name.
        const { exports } = transform({
          filename: `[project]/${relative(root, file)}`,
          code: readFileSync(file),
          cssModules: { pattern: '[hash]_[local]', animation: false, container: false },
        })
        const names = Object.entries(exports).map(([local, { name, composes }]) => [
          local,
          [name, ...composes.map((other) => other.name)].join(' '),
        ])
        const long = names.flatMap(([, list]) => list.split(' '))
        const lost = long.filter((name) => !short[name])
        if (lost.length > 0) throw new Error(`${file}: no style sheet of the build has ${lost.join(', ')}`)
        classesOf.set(file, long)
        const shortened = names.map(([local, list]) => [local, shortenList(list, short)])
        return { code: `export default ${JSON.stringify(Object.fromEntries(shortened))}`, moduleType: 'js' }
      },
    },
  }
}

/**
 * A file as a script that runs nothing by itself: its modules wait under its name, an island's under that of its code. The
 * parenthesis has browsers compile them while the file comes, not when they are run, where a slow phone would stand still.
 */
function asFactory() {
  return {
    name: 'as-factory',
    generateBundle(_options, output) {
      for (const chunk of Object.values(output)) {
        const name = JSON.stringify(chunk.isEntry ? chunk.name : `./${chunk.fileName}`)
        chunk.code = `(self.ilhas??={})[${name}]=(function(module,exports,require){${chunk.code}\n});`
        if (chunk.name === 'react') chunk.code += `\n${runIslands}`
      }
    },
  }
}

/**
 * In the browser, in the file that every island needs, when all files of a page have come: runs what they have in common,
 * then the islands in their order. Each has a turn of its own, for a slow phone would otherwise stand still for a quarter
 * of a second, and one that fails keeps no other from it.
 */
function runIslands(islands) {
  const factories = self.ilhas
  const modules = {}
  function need(name) {
    if (modules[name]) return modules[name].exports
    const module = { exports: {} }
    modules[name] = module
    factories[name](module, module.exports, need)
    return module.exports
  }
  function start([task, ...others]) {
    if (!task) return
    setTimeout(start, 0, others)
    task()
  }
  const common = Object.keys(factories).filter((name) => name.startsWith('./'))
  start([
    ...common.map((name) => () => need(name)),
    ...islands.map((island) => () => need(island.dataset.code).run(island)),
  ])
}
