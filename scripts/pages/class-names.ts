import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A class of a style module, as Turbopack names it: the hash of its file, and what it is called there. */
const moduleClass = /\.(_?[\w-]{6}_\w+)/g

/** The classes of style modules that these rules name, each once. */
export function moduleClasses(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(moduleClass), ([, name = '']) => name))]
}

export function buildClasses(dist: string): Set<string> {
  const folder = join(dist, 'static/chunks')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Set(sheets.flatMap((name) => moduleClasses(readFileSync(join(folder, name), 'utf8'))))
}
