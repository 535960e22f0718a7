'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { giveBack, whenWhole } from './give-back.ts'

type Props = {
  name: string
  /**
   * What wakes it besides a touch, key or focus inside: nothing (`input`), the page being complete (`idle`), or its value
   * having aged (`stale`).
   */
  when: 'input' | 'idle' | 'stale'
  /** For `stale`: the instant until which what the HTML shows is new enough; none when it is old already. */
  freshUntil?: string
  /** Inside a sentence. */
  inline?: boolean
  children: ReactNode
}

/**
 * An interactive part of a page, of which a reader first gets the HTML alone.
 *
 * The attributes are the contract with scripts/pages/loader.mjs, which loads the code: `data-ready` says that React
 * listens from now on, `island:ready` that it also knows what was typed before.
 */
export function Island({ name, when, freshUntil, inline, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) void wake(root.current)
  }, [])
  const Tag = inline ? 'span' : 'div'
  return (
    <Tag ref={root} data-island={name} data-when={when} data-until={freshUntil}>
      {children}
    </Tag>
  )
}

async function wake(root: HTMLElement) {
  await whenWhole(root)
  root.setAttribute('data-ready', '')
  await giveBack(root)
  root.dispatchEvent(new Event('island:ready', { bubbles: true }))
}
