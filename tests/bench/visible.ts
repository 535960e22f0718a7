import { stack } from '../e2e/stack.ts'

const TIMEOUT_MS = 20_000

/** Milliseconds from `since` until what is at `path` contains `text`. */
export async function millisecondsUntil(path: string, text: string, since: number): Promise<number> {
  while (!(await (await fetch(`${stack.site}${path}`)).text()).includes(text)) {
    if (Date.now() - since > TIMEOUT_MS) throw new Error(`${path} did not show "${text}" within 20 s`)
  }
  return Date.now() - since
}

/** The smallest value that `share` of them do not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
