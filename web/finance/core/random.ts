/**
 * Numbers of the standard normal distribution, the same for the same `seed`: mulberry32, then Box and Muller's transform.
 * For simulations that a reader can repeat; never for secrets.
 */
export function normalNumbers(seed: number): () => number {
  const uniform = uniformNumbers(seed)
  let spare: number | undefined
  return () => {
    if (spare !== undefined) {
      const kept = spare
      spare = undefined
      return kept
    }
    // 1 − u is never 0, whose logarithm is infinite.
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()))
    const angle = 2 * Math.PI * uniform()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}

/** From 0, inclusive, to 1, exclusive: Tommy Ettinger's mulberry32. */
function uniformNumbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
