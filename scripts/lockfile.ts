// Completes package-lock.json after an `npm install`. A registry that lacks the packages of some platforms makes npm
// leave them out, and then `npm ci` refuses the lockfile. Usage: npm run lockfile
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const exactVersion = /^\d+\.\d+\.\d+[^\s|]*$/
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64le',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

const libraries: Record<string, string> = { gnu: 'glibc', musl: 'musl', musleabihf: 'musl' }

/** Of a package at its place; what else npm wrote there stays. */
type Entry = {
  version?: string
  integrity?: string
  name?: string
  link?: boolean
  dev?: boolean
  peer?: boolean
  optional?: boolean
  cpu?: string[] | undefined
  os?: string[] | undefined
  libc?: string[] | undefined
  optionalDependencies?: Record<string, string>
}
export type Packages = Record<string, Entry>
type Lockfile = { packages: Packages }

/** `node_modules/a/node_modules/b` → the places where `b`'s dependency is looked for, nearest first. */
function placesFor(parent: string, name: string): string[] {
  const places: string[] = []
  for (let base = parent; base; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
    places.push(`${base}/node_modules/${name}`)
    if (!base.includes('/node_modules/')) break
  }
  return [...places, `node_modules/${name}`]
}

function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  const parts = name.split(/[/-]/)
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  if (!os && cpu !== 'wasm32') return undefined
  const libc = os === 'linux' ? libraries[parts.find((part) => part in libraries) ?? ''] : undefined
  return { os: os ? [os] : undefined, cpu: cpu ? [cpu] : undefined, libc: libc ? [libc] : undefined }
}

/** The place and entry that one optional dependency lacks, or undefined. */
function missingEntry(
  packages: Packages,
  parent: string,
  name: string,
  version: string,
): [place: string, entry: Entry] | undefined {
  const platform = platformOf(name)
  if (!platform || !exactVersion.test(version)) return undefined
  const places = placesFor(parent, name)
  const standing = places.map((place) => packages[place]).find((entry) => entry)
  // An entry has a name where an override puts another package in its place.
  if (standing && (standing.version === version || standing.name)) return undefined
  const { dev, peer } = packages[parent] ?? {}
  // In npm's own order, so that its next rewrite changes nothing; JSON leaves out what is undefined.
  const { cpu, libc, os } = platform
  const entry = { version, cpu, dev, libc, optional: true, os, peer }
  // Another version stands above: ours goes below its parent.
  return [(standing ? places[0] : places.at(-1)) ?? '', entry]
}

/**
 * Adds an entry for every optional package of another platform that the lockfile names but does not hold.
 *
 * @returns the places that were added
 */
export function completeLockfile({ packages }: Lockfile): string[] {
  const added: string[] = []
  for (const [parent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const missing = missingEntry(packages, parent, name, version)
      if (!missing) continue
      const [place, entry] = missing
      packages[place] = entry
      added.push(place)
    }
  }
  return added
}

/** The places of what comes from a registry and has no hash: npm would take anything under its name. */
export function placesWithoutHash({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((place) => {
    const { link, integrity } = packages[place] ?? {}
    return place && !link && !integrity
  })
}

/**
 * Adds the hash of every package that has none, where the registry tells it.
 *
 * @param hashesOf `name@version`s → their hashes, undefined where the registry has no such package
 * @returns the places that were mended
 */
export function addHashes(
  lockfile: Lockfile,
  hashesOf: (specifiers: string[]) => (string | undefined)[],
): string[] {
  const { packages } = lockfile
  const places = placesWithoutHash(lockfile)
  const hashes = hashesOf(
    places.map((place) => `${place.split('node_modules/').at(-1)}@${packages[place]?.version}`),
  )
  const mended = places.filter((_, index) => hashes[index])
  for (const [index, place] of places.entries()) {
    const { version = '', ...rest } = packages[place] ?? {}
    const integrity = hashes[index]
    if (integrity) packages[place] = { version, integrity, ...rest }
  }
  return mended
}

/** Asks the registry by one run of npm, to which an optional package that cannot be had is no error. */
function hashesFromRegistry(specifiers: string[]): (string | undefined)[] {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-lockfile-'))
  const optionalDependencies = Object.fromEntries(
    specifiers.map((specifier, index) => [`asked-${index}`, `npm:${specifier}`]),
  )
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ optionalDependencies }))
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'ignore',
    })
    const { packages }: Lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    return specifiers.map((_, index) => packages[`node_modules/asked-${index}`]?.integrity)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function sorted(packages: Packages): Packages {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '../package-lock.json')
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLockfile(lockfile)
  const hashed = addHashes(lockfile, hashesFromRegistry)
  if (added.length > 0 || hashed.length > 0)
    writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: sorted(lockfile.packages) }, null, 2)}\n`)
  console.log(
    `${added.length} pacotes de outras plataformas e ${hashed.length} hashes acrescentados; ${placesWithoutHash(lockfile).length} pacotes ficam sem hash.`,
  )
}
