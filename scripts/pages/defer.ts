import { type IslandFiles, islandFiles } from './islands.ts'
import { hasLateParts, placeLateParts } from './late-parts.ts'
import { loader } from './loader.ts'

const marker = /<html[^>]* data-defer=""/
const file = '/_next/static/[\\w./~-]+\\.js(?:\\?dpl=[\\w-]+)?'

/** What Next 16.4 writes to have the browser download the framework: exactly so, or not at all. */
const scripts = new RegExp(`<script src="(${file})"(?: id="_R_")? async=""></script>`, 'g')
const preloads = new RegExp(
  `<link rel="preload"(?: as="script" fetchPriority="low")? href="(${file})"(?: as="script" fetchPriority="low")?/>`,
  'g',
)
/** For browsers that know no modules. */
const polyfill = new RegExp(`<script src="${file}" noModule=""></script>`, 'g')
/** What the framework reads once it runs: its first chunks, and the data of the page. */
const flight =
  /<script(?: id="_R_")?>(?:\(self\.__next_f=|self\.__next_f\.push|\(globalThis\["TURBOPACK"\])[^<]*<\/script>/g

/** Where Next puts what it learns late of a page's title; this page's is known. */
const metadataPlace = '<div hidden=""><!--$--><!--/$--></div>'

/** An island, and its code if it has one. */
const island = / data-island="[^"]*"(?: data-code="([^"]*)")?/g

/** The codes of the islands of a page; empty, that of one which has none. */
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
 * The page without the framework: neither its scripts nor its data, and with all its parts in their places. One with islands names their files instead, as a data
 * block, beside a loader for them. Unchanged is a page that is not marked, one that was rewritten before (after a failed
 * renewal Next stores it anew), and one that is not exactly as Next 16.4 writes it, or has an island without a bundle: it
 * then loads as it always did.
 */
export function defer(html: string, islands: IslandFiles): string {
  if (!isMarked(html) || !loadsFramework(html)) return html
  const held = placeLateParts(
    [scripts, preloads, polyfill, flight, metadataPlace].reduce<string>(
      (text, part) => text.replace(part, ''),
      html,
    ),
  )
  const isKnown =
    html.includes('self.__next_f.push') &&
    held.includes('</body>') &&
    !held.includes('self.__next_f') &&
    !hasLateParts(held) &&
    !loadsFramework(held)
  if (!isKnown) return html
  const codes = codesIn(held)
  if (codes.length === 0) return held
  const files = islandFiles(islands, codes)
  if (!files) return html
  const later = `<script type="application/json" id="later">${JSON.stringify(files)}</script>`
  return held.replace('</body>', () => `${later}<script>${loader}</script></body>`)
}
