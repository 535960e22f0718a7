import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A class of a style module, as Turbopack names it: the hash of its file, and what it is called there. */
const moduleClass = /\.(_?[\w-]{6}_\w+)/g

/** Our own names of classes begin small (`container`), and so are never one of these. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters.toLowerCase()}${letters}0123456789`

/** The classes of style modules that these rules name, each once. */
export function moduleClasses(css) {
  return [...new Set(Array.from(css.matchAll(moduleClass), ([, name]) => name))]
}

/**
 * Short names for the classes of a build, by the long ones, which are a tenth of a page as it is sent: two signs for the
 * module and one or two for the class, so that one more class in a module changes no other module's.
 */
export function shortClasses(dist) {
  const folder = join(dist, 'static/chunks')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const modules = Map.groupBy(moduleClasses(css).toSorted(), (name) => /^_?[\w-]{6}_/.exec(name)?.[0])
  return Object.fromEntries(
    [...modules.values()].flatMap((names, module) =>
      names.map((name, index) => [name, inLetters(module) + inSigns(index)]),
    ),
  )
}

const inLetters = (module) => letters[Math.floor(module / signs.length)] + signs[module % signs.length]

const inSigns = (index) =>
  index < signs.length
    ? signs[index]
    : inSigns(Math.floor(index / signs.length) - 1) + signs[index % signs.length]

/** Rules with their classes by the short names. */
export function shortenRules(css, short) {
  return css.replace(moduleClass, (whole, name) => (short[name] ? `.${short[name]}` : whole))
}

/** A page with its classes by the short names. */
export function shortenPage(html, short) {
  return html.replace(/ class="([^"]*)"/g, (_, list) => ` class="${shortenList(list, short)}"`)
}

/** Classes of one element, as they stand in an attribute. */
export function shortenList(list, short) {
  return list
    .split(' ')
    .map((name) => short[name] ?? name)
    .join(' ')
}
