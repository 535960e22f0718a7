/** FNV-1a of `text`, going on from the hash of what stands before it. */
export function hashed(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

/** A number in (0, 1) for a hash, finalized so that near keys differ in every bit. */
function uniform(key: number): number {
  let hash = Math.imul(key ^ (key >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 + 2 ** -33
}

/** A standard normal that depends on its key alone (Box and Muller): on the hash `before` it, and on `key`. */
export function normal(key: string, before?: number): number {
  const hash = hashed(key, before)
  const radius = Math.sqrt(-2 * Math.log(uniform(hashed('/a', hash))))
  return radius * Math.cos(2 * Math.PI * uniform(hashed('/b', hash)))
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
