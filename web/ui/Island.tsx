'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = { name: string; when: 'input' | 'visible' | 'idle'; children: ReactNode }

/**
 * An interactive part of a page.
 *
 * The attributes are the contract with a later loader that hydrates on demand: `data-when` says at what moment,
 * `data-ready` that React is listening. Today Next hydrates it with the page.
 */
export function Island({ name, when, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.setAttribute('data-ready', '')
  }, [])
  return (
    <div ref={root} data-island={name} data-when={when}>
      {children}
    </div>
  )
}
