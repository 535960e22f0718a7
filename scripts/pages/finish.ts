import { defer, isMarked, loadsFramework } from './defer.ts'
import { type Islands, readIslands } from './islands.ts'
import { pagePolicy, unknownScripts } from './policy.ts'
import { readStyles, restyle, type Styles } from './styles.ts'

/** The islands and sheets of a build, which finishing a page takes. */
export type Parts = { islands: Islands; styles: Styles | undefined }

export function readParts(dist: string): Parts {
  return { islands: readIslands(dist), styles: readStyles(dist) }
}

/**
 * A page as readers get it, from what Next has drawn: at the end of the build, of each renewal, and of a page that is stored
 * nowhere. Its policy goes along in the headers. Idempotent.
 */
export function finishPage<Given>(
  { html, headers }: { html: string; headers: Given },
  { islands, styles }: Parts,
): { html: string; headers: Given & { 'content-security-policy': string } } {
  // First the framework goes, and parts that came late find their place: all after it reads the page as it is shown.
  const deferred = defer(html, islands)
  // The framework looks for Next's sheets, and islands for the sheets of the build.
  const restyled = isMarked(deferred) && !loadsFramework(deferred) ? restyle(deferred, styles) : undefined
  const finished = restyled ?? html
  if (isMarked(finished) && loadsFramework(finished))
    console.error('Uma página não está como o Next 16.4 as escreve: ela carrega o framework de uma vez.')
  // Last the policy, by the scripts that are left.
  for (const script of unknownScripts(finished))
    console.error(`Uma página tem um script que o navegador vai recusar: ${script}`)
  return { html: finished, headers: { ...headers, 'content-security-policy': pagePolicy(finished) } }
}
