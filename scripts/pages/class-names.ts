import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A class of a style module, as Turbopack names it: the hash of its file, and what it is called there. */
const moduleClass = /\.(_?[\w-]{6}_\w+)/g

/** Our own names of classes begin small (`container`), and so are never one of these. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters.toLowerCase()}${letters}0123456789`

/** The classes of style modules that these rules name, each once. */
export function moduleClasses(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(moduleClass), ([, name = '']) => name))]
}

/** By the name that Turbopack gave a class, the short one. */
export type ShortNames = Record<string, string>

/**
 * Short names for the classes of a build, by the long ones, which are a tenth of a page as it is sent: two signs for the
 * module and one or two for the class, so that one more class in a module changes no other module's.
 */
export function shortClasses(dist: string): ShortNames {
  const folder = join(dist, 'static/chunks')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const names = moduleClasses(css).toSorted()
  const modules = [...new Set(names.map(moduleOf))]
  return Object.fromEntries(
    modules.flatMap((module, number) =>
      names
        .filter((name) => moduleOf(name) === module)
        .map((name, index) => [name, inLetters(number) + inSigns(index)]),
    ),
  )
}

const moduleOf = (name: string) => /^_?[\w-]{6}_/.exec(name)?.[0]

const inLetters = (number: number) =>
  letters.charAt(Math.floor(number / signs.length)) + signs.charAt(number % signs.length)

function inSigns(index: number): string {
  if (index < signs.length) return signs.charAt(index)
  return inSigns(Math.floor(index / signs.length) - 1) + signs.charAt(index % signs.length)
}

/** Rules with their classes by the short names. */
export function shortenRules(css: string, short: ShortNames): string {
  return css.replace(moduleClass, (whole, name: string) => (short[name] ? `.${short[name]}` : whole))
}

/** A page with its classes by the short names. */
export function shortenPage(html: string, short: ShortNames): string {
  return html.replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${shortenList(list, short)}"`)
}

/** Classes of one element, as they stand in an attribute. */
export function shortenList(list: string, short: ShortNames): string {
  return list
    .split(' ')
    .map((name) => short[name] ?? name)
    .join(' ')
}
