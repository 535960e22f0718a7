import type { ReactElement } from 'react'
import { type IslandProps, IslandRoot } from './IslandRoot.tsx'

/**
 * An interactive part of a page, first sent as HTML alone: the one component named by `code`, with props that are JSON.
 * scripts/pages/loader.ts brings the code, `hydrate.tsx` gives it the props.
 *
 * Throws a `TypeError` for props that JSON would change.
 */
export function Island({ children, ...island }: IslandProps & { children: ReactElement<object> }) {
  return (
    <IslandRoot {...island} json={jsonOf(children.props)}>
      {children}
    </IslandRoot>
  )
}

/** Without `<`, so that no text of a reader reads as HTML. Undefined is allowed: left out by JSON, it reads as undefined. */
function jsonOf(props: object): string {
  const json = JSON.stringify(props, function (this: Record<string, unknown>, key, text) {
    if (!isJson(this[key])) throw new TypeError(`An island cannot be given this as "${key}": it is not JSON.`)
    return text
  })
  return json.replaceAll('<', '\\u003c')
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'symbol'
  return Array.isArray(value)
    ? !value.includes(undefined)
    : [Object.prototype, null].includes(Object.getPrototypeOf(value))
}
