import { loader } from './loader.mjs'

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

/** Whether this page is to do without the framework until a reader needs it: the root layout says so. */
export function isMarked(html) {
  return marker.test(html)
}

/** Whether the page has the browser download the framework at once. */
export function loadsFramework(html) {
  return /<script(?![^>]* noModule="")[^>]* src="\/_next\//.test(html) || /<link[^>]* as="script"/.test(html)
}

/**
 * The page without the framework. One with islands keeps the framework's data and gets the addresses of its files, as a
 * data block, and a loader for them; one without keeps neither. Unchanged is a page that is not marked, one that was
 * rewritten before (after a failed renewal Next stores it anew), and one that is not exactly as Next 16.4 writes it: it
 * then loads as it always did.
 */
export function defer(html) {
  if (!isMarked(html) || !loadsFramework(html)) return html
  const urls = new Set(
    [scripts, preloads].flatMap((tags) => Array.from(html.matchAll(tags), ([, url]) => url)),
  )
  const held = html.replace(scripts, '').replace(preloads, '')
  const isKnown = html.includes('self.__next_f.push') && html.includes('</body>') && !loadsFramework(held)
  if (!isKnown) return html
  if (!html.includes(' data-island="')) {
    const bare = held.replace(polyfill, '').replace(flight, '')
    return bare.includes('self.__next_f') ? html : bare
  }
  const later = `<script type="application/json" id="later">${JSON.stringify([...urls])}</script>`
  return held.replace('</body>', () => `${later}<script>${loader}</script></body>`)
}
