import { type IslandFiles, islandFiles } from './islands.ts'
import { loader } from './loader.ts'
import { hasStreamedParts, placeStreamedParts } from './streamed-parts.ts'

const marker = /<html[^>]* data-defer=""/
const file = '/_next/static/[\\w./~-]+\\.js(?:\\?dpl=[\\w-]+)?'

/** The framework's scripts exactly as Next 16.4 writes them; any other form is left alone. */
const scripts = new RegExp(`<script src="(${file})"(?: id="_R_")? async=""></script>`, 'g')
const preloads = new RegExp(
  `<link rel="preload"(?: as="script" fetchPriority="low")? href="(${file})"(?: as="script" fetchPriority="low")?/>`,
  'g',
)
/** For browsers that know no modules. */
const polyfill = new RegExp(`<script src="${file}" noModule=""></script>`, 'g')
/** Scripts that the framework reads once it runs: its first chunks, and the data of the page. */
const flight =
  /<script(?: id="_R_")?>(?:\(self\.__next_f=|self\.__next_f\.push|\(globalThis\["TURBOPACK"\])[^<]*<\/script>/g

/** Where Next puts streamed metadata of a page; the title is in its head already. */
const metadataPlace = '<div hidden=""><!--$--><!--/$--></div>'

/** An island, and its code if it has one. */
const island = / data-island="[^"]*"(?: data-code="([^"]*)")?/g

/** The codes of the islands of a page; empty for an island without one. */
export function codesIn(html: string): string[] {
  return Array.from(html.matchAll(island), ([, code = '']) => code)
}

/** Whether this page is to do without the framework until a reader needs it: the root layout says so. */
export function isMarked(html: string): boolean {
  return marker.test(html)
}

/** Whether the page has the browser download the framework at once. */
export function loadsFramework(html: string): boolean {
  return /<script(?![^>]* noModule="")[^>]* src="\/_next\//.test(html) || /<link[^>]* as="script"/.test(html)
}

/**
 * The page without the framework: neither its scripts nor its data, and with streamed parts in their places. A page with
 * islands lists their files instead, as a data block, beside a loader. Returns a page unchanged that is not marked, that
 * was rewritten before (after a failed renewal Next stores it again), or that is not exactly as Next 16.4 writes it or has
 * an island without a bundle: it then loads the framework.
 */
export function defer(html: string, islands: IslandFiles): string {
  if (!isMarked(html) || !loadsFramework(html)) return html
  const held = placeStreamedParts(
    [scripts, preloads, polyfill, flight, metadataPlace].reduce<string>(
      (text, part) => text.replace(part, ''),
      html,
    ),
  )
  const isKnown =
    html.includes('self.__next_f.push') &&
    held.includes('</body>') &&
    !held.includes('self.__next_f') &&
    !hasStreamedParts(held) &&
    !loadsFramework(held)
  if (!isKnown) return html
  const codes = codesIn(held)
  if (codes.length === 0) return held
  const files = islandFiles(islands, codes)
  if (!files) return html
  const later = `<script type="application/json" id="later">${JSON.stringify(files)}</script>`
  return held.replace('</body>', () => `${later}<script>${loader}</script></body>`)
}
