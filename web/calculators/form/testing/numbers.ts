/** Every number inside an answer, for tests that look for NaN and infinities in all of it. */
export function everyNumberIn(value: unknown): number[] {
  const found: number[] = []
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'number') found.push(next)
    else if (next instanceof Object) pending.push(...Object.values(next))
  }
  return found
}
