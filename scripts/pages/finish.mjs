import { defer, isMarked, loadsFramework } from './defer.mjs'
import { pagePolicy, unknownScripts } from './policy.mjs'

/**
 * A page as readers get it, from what Next has drawn: the last step of the build and of each renewal. Given what it has
 * returned, it returns the same. Its policy goes along in the headers.
 *
 * @param islands of the build (islands.mjs)
 */
export function finishPage({ html, headers }, islands) {
  const finished = defer(html, islands)
  if (isMarked(finished) && loadsFramework(finished))
    console.error('Uma página não está como o Next 16.4 as escreve: ela carrega o framework de uma vez.')
  for (const script of unknownScripts(finished))
    console.error(`Uma página tem um script que o navegador vai recusar: ${script}`)
  return { html: finished, headers: { ...headers, 'content-security-policy': pagePolicy(finished) } }
}
