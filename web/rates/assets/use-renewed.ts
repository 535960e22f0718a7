import { useState } from 'react'
import useSWR from 'swr'
import type { Instant } from '../quote.ts'

const REFRESH_MS = 5 * 60_000

/** What the server put into the HTML, and when. */
export type Served<Value> = { value: Value; servedAt: Instant }

/**
 * What was served, renewed from `url` every 5 minutes while the page is visible; at once only when the HTML is older than
 * that. `offline`: the last attempt of this device failed, and the value is the one of before.
 */
export function useRenewed<Value>(
  url: string,
  { value, servedAt }: Served<Value>,
  toValue: (answer: unknown) => Value,
): { value: Value; offline: boolean } {
  const [isOld] = useState(() => Date.now() - Date.parse(servedAt) > REFRESH_MS)
  const { data, error } = useSWR(url, async () => toValue(await fetchAnswer(url)), {
    fallbackData: value,
    revalidateOnMount: isOld,
    refreshInterval: REFRESH_MS,
    refreshWhenHidden: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { value: data ?? value, offline: error !== undefined }
}

async function fetchAnswer(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache' })
  // 503 is an answer without rows.
  if (!answer.ok && answer.status !== 503) throw new Error(`HTTP ${answer.status}`)
  return answer.json()
}
