/** Seconds that a page with prices stands at least: its sources may be late, and whoever is next would wait for them again. */
const SHORTEST = 60

/**
 * Has the page that is being made stand for `seconds`, or a minute if that is more: as long as it would be made anew out of the
 * same answers. What the page exports as `revalidate` is its most. Next takes the shortest time of all that a page fetches; this
 * fetches nothing.
 */
export async function standFor(seconds: number): Promise<void> {
  await fetch('data:,', { next: { revalidate: Math.max(SHORTEST, Math.ceil(seconds)) } })
}
