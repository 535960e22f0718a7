import type { Feed } from '../source-reader/source-reader.ts'

type Doubts = {
  /** Feeds of which two answers, or one and what was kept on disk, said the same. */
  confirmed: Set<string>
  /** Answers of this process that no other one has confirmed. */
  alone: WeakSet<object>
  /** By feed, the newest answer that jumped from one that stood alone. */
  suspects: Map<string, unknown>
}

declare global {
  var emMiudosDoubts: Doubts | undefined
}

/**
 * A feed of one source, whose first answer is not held against all that follow: of a wrong one the right price would be a
 * jump for as long as it is kept. While nothing has confirmed it, two later answers that say the same outweigh it. What was
 * kept on disk by a process before counts as confirmed. Of several sources two decide, and the feed stays as it is.
 */
export function requireConfirmation<Value>(
  feed: Feed<Value> & { isJump: (value: Value, lastGood: Value) => boolean },
): Feed<Value> {
  const { key, attempts, isJump } = feed
  if (attempts.length > 1) return feed
  // Of the process, for the reason of source-reader.ts.
  globalThis.emMiudosDoubts ??= { confirmed: new Set(), alone: new WeakSet(), suspects: new Map() }
  const { confirmed, alone, suspects } = globalThis.emMiudosDoubts
  return {
    ...feed,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      ask: async () => {
        const answer = await attempt.ask()
        if (isObject(answer.value) && !confirmed.has(key)) alone.add(answer.value)
        return answer
      },
    })),
    isJump: (value, lastGood) => {
      const jumped = isJump(value, lastGood)
      if (jumped && !(isObject(lastGood) && alone.has(lastGood))) return true
      // A suspect of this key is a value of this feed.
      const suspect = suspects.get(key) as Value | undefined
      if (jumped && (suspect === undefined || isJump(value, suspect))) {
        suspects.set(key, value)
        return true
      }
      suspects.delete(key)
      confirmed.add(key)
      if (isObject(value)) alone.delete(value)
      return false
    },
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
