import { type ComponentType, type ReactNode, Suspense, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary.tsx'
import { wake } from './wake.ts'

/** Has React take over an island, whose HTML the server has drawn with the same props (Island.tsx). */
export function hydrate<Props extends object>(root: HTMLElement, Drawn: ComponentType<Props>) {
  const json = root.querySelector(':scope > script')?.textContent ?? ''
  // Each island is its own tree, and the first id of each would be the same.
  const prefix = `i${[...document.querySelectorAll('[data-island]')].indexOf(root)}`
  const drawn = (
    <Listening root={root} prefix={prefix}>
      <IslandBoundary>
        {/* Written by Island.tsx for this very component. */}
        <Drawn {...(JSON.parse(json) as Props)} />
      </IslandBoundary>
    </Listening>
  )
  // Next wraps what it loads by `dynamic` in comments, which are a `Suspense` to React: no component of an island may
  // begin with its own comment.
  const isDynamic = root.firstChild instanceof Comment
  const whole = isDynamic ? <Suspense>{drawn}</Suspense> : drawn
  // In slices, so that the page scrolls and answers meanwhile.
  startTransition(() => void hydrateRoot(root, whole, { identifierPrefix: prefix }))
}

function Listening({ root, prefix, children }: { root: HTMLElement; prefix: string; children: ReactNode }) {
  useLayoutEffect(() => {
    takeIds(root, prefix)
    void wake(root)
  }, [root, prefix])
  return children
}

/**
 * Writes the ids that React knows (`useId`) where the server had others, for it drew the whole page as one tree. React does
 * not: it leaves attributes as they are when it takes over, and what it draws later would refer to ids that nothing has.
 */
function takeIds(root: HTMLElement, prefix: string) {
  const own = `_${prefix}R_`
  for (const element of root.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(propsOf(element))) {
      if (typeof value === 'string' && value.includes(own))
        element.setAttribute(attributes[name] ?? name, value)
    }
  }
}

const attributes: Record<string, string> = { htmlFor: 'for' }

/** Props that React 19 keeps on an element that it holds, under a key that no type knows. */
function propsOf(element: Element): object {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  return (key && (element as unknown as Record<string, object>)[key]) || {}
}
