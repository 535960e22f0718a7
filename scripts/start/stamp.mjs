import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './settings.mjs'

/** Generated or irrelevant to a build: changing them makes nothing stale. */
const ignored =
  /(^|\/)(\.next[^/]*|node_modules|next-env\.d\.ts|robots\.txt|sitemap[^/]*\.xml|[^/]+\.test\.tsx?|[^/]+\.tsbuildinfo)$/

function filesUnder(path) {
  if (ignored.test(path)) return []
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** One hash of files (folders are walked) and variables: what a build is made from. */
export function hashOf(paths, variables) {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(variables).sort()))
  for (const path of paths.flatMap(filesUnder)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Runs a build unless the stamp inside its result says that it was made from the same inputs. */
export async function buildUnlessFresh(resultDir, hash, build) {
  const stamp = join(resultDir, '.em-miudos')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  // Removed first: an interrupted build must not look fresh.
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, hash)
  return true
}
