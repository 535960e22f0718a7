'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#web/finance/core/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { LiveReading } from './use-reading.ts'

type Asking = {
  asking: boolean
  ask: () => void
  /** What came of it, in words for a status region. Renewals nobody asked for say nothing. */
  outcome: string
  button: RefObject<HTMLButtonElement | null>
}

/** Asking for a rate on demand. The button may move with the state of the rate: it takes the focus along. */
export function useAsking(refresh: LiveReading['refresh'], decimals: number): Asking {
  const [asking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (outcome && document.activeElement === document.body) button.current?.focus()
  }, [outcome])

  async function ask() {
    if (asking) return
    setAsking(true)
    setOutcome('')
    const { quote, state } = await refresh()
    const price = quote ? `R$ ${formatNumber(quote.last, decimals)}. ` : ''
    setOutcome(`${price}${state.warning ?? `${state.stamp}.`}`)
    setAsking(false)
  }

  return { asking, ask, outcome, button }
}

export function RefreshButton({ asking, ask, button, children }: Asking & { children: string }) {
  return (
    // Not `disabled` while asking, which would drop the focus of who pressed it.
    <Button ref={button} variant="plain" size="small" aria-disabled={asking} onClick={ask}>
      <Icon name="retry" size="small" />
      {asking ? 'Carregando...' : children}
    </Button>
  )
}
