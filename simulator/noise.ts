/** A number in (0, 1) that depends on `key` alone: FNV-1a, then a finalizer so that near keys differ in every bit. */
function uniform(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 + 2 ** -33
}

/** A standard normal that depends on `key` alone (Box and Muller). */
export function normal(key: string): number {
  return Math.sqrt(-2 * Math.log(uniform(`${key}/a`))) * Math.cos(2 * Math.PI * uniform(`${key}/b`))
}

/** A standard normal for each moment, by the moment's name. */
export type Shock = (moment: string) => number

type Bridge = {
  from: number
  to: number
  start: number
  end: number
  sigma: number
  shock: Shock
  /** The steps that were met before, and those met on the way. */
  known: Map<number, number>
}

/**
 * A Brownian path from `start` to `end` at step `at` of the whole steps `from`…`to`, `sigma` per step, the same for the
 * same shocks: halves the interval and displaces its middle until `at` is met.
 */
export function bridge({ from, to, start, end, sigma, shock, known }: Bridge, at: number): number {
  if (at <= from) return start
  if (at >= to) return end
  const middle = Math.floor((from + to) / 2)
  const weight = (middle - from) / (to - from)
  const deviation = sigma * Math.sqrt(((middle - from) * (to - middle)) / (to - from))
  const value = known.get(middle) ?? start + (end - start) * weight + deviation * shock(`${from}/${to}`)
  known.set(middle, value)
  return at < middle
    ? bridge({ from, to: middle, start, end: value, sigma, shock, known }, at)
    : bridge({ from: middle, to, start: value, end, sigma, shock, known }, at)
}
