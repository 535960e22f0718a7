import { askedByBrowsers, sources } from '#web/rates/sources.ts'

if (askedByBrowsers.length === 0)
  throw new RangeError(
    'No source is asked by browsers: “Quando o navegador fala com outro site” says that one is',
  )

const list = new Intl.ListFormat('pt-BR')
const asked = askedByBrowsers.map((id) => sources[id])

/** Of the sources that a reader's browser may ask. */
export const askedNames = list.format(asked.map(({ name }) => name))
export const askedHosts = list.format(asked.map(({ name, host }) => `${name} (${host})`))
