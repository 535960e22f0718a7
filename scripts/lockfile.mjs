// Completes package-lock.json after an `npm install`. A registry that lacks the packages of some platforms makes npm
// leave them out, and then `npm ci` refuses the lockfile. Usage: node scripts/lockfile.mjs
import { readFileSync, writeFileSync } from 'node:fs'
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

/** `node_modules/a/node_modules/b` → the places where `b`'s dependency is looked for, nearest first. */
function placesFor(parent, name) {
  const places = []
  for (let base = parent; base; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
    places.push(`${base}/node_modules/${name}`)
    if (!base.includes('/node_modules/')) break
  }
  return [...places, `node_modules/${name}`]
}

function platformOf(name) {
  const parts = name.split(/[/-]/)
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  return os && { os: [os], cpu: cpu && [cpu] }
}

/** The place and entry that one optional dependency lacks, or undefined. */
function missingEntry(packages, parent, name, version) {
  const platform = platformOf(name)
  if (!platform || !exactVersion.test(version)) return undefined
  const places = placesFor(parent, name)
  const standing = places.find((place) => packages[place])
  if (standing && packages[standing].version === version) return undefined
  const { dev, peer } = packages[parent]
  // In npm's own order, so that its next rewrite changes nothing; JSON leaves out what is undefined.
  const entry = { version, cpu: platform.cpu, dev, optional: true, os: platform.os, peer }
  // Another version stands above: ours goes below its parent.
  return [standing ? places[0] : places.at(-1), entry]
}

/**
 * Adds an entry for every optional package of another platform that the lockfile names but does not hold.
 *
 * @returns the places that were added
 */
export function completeLockfile({ packages }) {
  const added = []
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

function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '../package-lock.json')
  const lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLockfile(lockfile)
  if (added.length > 0)
    writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: sorted(lockfile.packages) }, null, 2)}\n`)
  console.log(
    added.length > 0 ? `${added.length} pacotes de outras plataformas acrescentados` : 'Nada a acrescentar',
  )
}
