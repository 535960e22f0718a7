import { defer, isMarked, loadsFramework } from './defer.mjs'
import { readIslands } from './islands.mjs'
import { pagePolicy, unknownScripts } from './policy.mjs'
import { readStyles, restyle } from './styles.mjs'

/** What finishing a page takes of its build. */
export function readParts(dist) {
  return { islands: readIslands(dist), styles: readStyles(dist) }
}

/**
 * A page as readers get it, from what Next has drawn: the last step of the build and of each renewal. Given what it has
 * returned, it returns the same. Its policy goes along in the headers.
 *
 * @param parts of the build (readParts)
 */
export function finishPage({ html, headers }, { islands, styles }) {
  const deferred = defer(html, islands)
  // The framework looks for the sheets that it wrote, and islands for those of the build.
  const restyled = isMarked(deferred) && !loadsFramework(deferred) ? restyle(deferred, styles) : undefined
  const finished = restyled ?? html
  if (isMarked(finished) && loadsFramework(finished))
    console.error('Uma página não está como o Next 16.4 as escreve: ela carrega o framework de uma vez.')
  for (const script of unknownScripts(finished))
    console.error(`Uma página tem um script que o navegador vai recusar: ${script}`)
  return { html: finished, headers: { ...headers, 'content-security-policy': pagePolicy(finished) } }
}
