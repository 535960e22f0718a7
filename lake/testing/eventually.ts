import { vi } from 'vitest'

/** Waits for what comes by itself and soon. The limit is for what never comes: no machine is so busy that it takes as long. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { interval: 5, timeout: 20_000 })
}
