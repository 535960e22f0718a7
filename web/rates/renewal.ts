/** A shown value is new for 5 minutes, and then asked for anew (spec/site.md §9). */
export const FRESH_MS = 5 * 60_000

/** Twice as long: until then it stands for the present one, whatever came of the asking. */
export const KEPT_MS = 10 * 60_000
