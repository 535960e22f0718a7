'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { IslandCode } from './code.ts'
import { IslandBoundary } from './IslandBoundary.tsx'
import { wake } from './wake.ts'

export type IslandProps = {
  name: string
  /** Which of the bundles (code.ts) draws it; none where the framework comes with the page, as in development. */
  code?: IslandCode
  /**
   * Wakes it besides a touch, key or focus inside: nothing (`input`), the complete page (`idle`), or its value having
   * aged (`stale`).
   */
  when: 'input' | 'idle' | 'stale'
  /** For `stale`: instant until which the HTML's value is fresh; none when it is old already. */
  freshUntil?: string
  /** Inside a sentence. */
  inline?: boolean
}

type Props = IslandProps & { json: string; children: ReactNode }

/** The element of an island, and what its component was given, for `hydrate.tsx`. Where Next loads, Next wakes it. */
export function IslandRoot({ name, code, when, freshUntil, inline, json, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) void wake(root.current)
  }, [])
  const Tag = inline ? 'span' : 'div'
  return (
    <Tag ref={root} data-island={name} data-code={code} data-when={when} data-until={freshUntil}>
      <IslandBoundary>{children}</IslandBoundary>
      <script type="application/json">{json}</script>
    </Tag>
  )
}
