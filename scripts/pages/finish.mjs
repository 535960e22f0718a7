import { defer, isMarked, loadsFramework } from './defer.mjs'

/**
 * A page as readers get it, from what Next has drawn: the last step of the build and of each renewal. Given what it has
 * returned, it returns the same.
 */
export function finishPage({ html, headers }) {
  const finished = defer(html)
  if (isMarked(finished) && loadsFramework(finished))
    console.error('Uma página não está como o Next 16.4 as escreve: ela carrega o framework de uma vez.')
  return { html: finished, headers }
}
