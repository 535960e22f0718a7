import { useState } from 'react'
import useSWR from 'swr'
import { isKept } from '../kept-answer.ts'
import { FRESH_MS } from '../renewal.ts'
import type { Served } from './serve.ts'

/**
 * A served value, renewed from `url` every 5 minutes while the page is visible; at once only when the HTML is older than
 * that. `offline`: the last attempt of this device failed, and the value is the one of before.
 */
export function useRenewed<Value>(
  url: string,
  { value, freshUntil }: Served<Value>,
  toValue: (answer: unknown) => Value,
): { value: Value; offline: boolean } {
  const [isOld] = useState(() => Date.now() > Date.parse(freshUntil))
  const { data, error } = useSWR(url, ask, {
    fallbackData: { value, kept: false },
    revalidateOnMount: isOld,
    refreshInterval: FRESH_MS,
    refreshWhenHidden: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { value: data?.value ?? value, offline: error !== undefined || data?.kept === true }

  async function ask() {
    const answer = await fetch(url, { cache: 'no-cache' })
    // 503 is an answer without rows.
    if (!answer.ok && answer.status !== 503) throw new Error(`HTTP ${answer.status}`)
    const servedAt = new Date(Date.parse(freshUntil) - FRESH_MS).toISOString()
    return { value: toValue(await answer.json()), kept: isKept(answer, servedAt) }
  }
}
