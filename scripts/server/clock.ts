/**
 * Milliseconds since 1970 by a clock that is never set back or forth: the wall clock at the start of this process, and the
 * time since. Whatever compares instants here reads this one, as Next does from 16.5 on. Another process has another such
 * clock: an instant that comes from a file or from Redis is compared only after a look at both (cache-handler.ts, tag-bus.ts).
 */
export function now(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}
