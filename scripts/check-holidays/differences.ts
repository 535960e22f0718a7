import type { IsoDate } from '#web/finance/money.ts'

/** Days that one calendar has and the other lacks, in words. Easter is a Sunday that only the other one lists. */
export function holidayDifferences(
  ours: ReadonlyMap<IsoDate, string>,
  theirs: ReadonlyMap<IsoDate, string>,
): string[] {
  const missing = [...theirs].filter(([day, name]) => !ours.has(day) && !/páscoa/i.test(name))
  const extra = [...ours].filter(([day]) => !theirs.has(day))
  return [
    ...missing.map(([day, name]) => `falta ${day} (${name})`),
    ...extra.map(([day, name]) => `sobra ${day} (${name})`),
  ]
}
