/** Days of which the last backup stays, then weeks, then months. */
export const keptFor = { days: 7, weeks: 4, months: 6 } as const

const name = /^acervo-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})\.\d{3}Z\.backup$/

/** Name of the backup of an instant: `acervo-20261127T063000.000Z.backup`, in UTC, so that names are in the order of time. */
export function backupName(instant: Date): string {
  return `acervo-${instant.toISOString().replace(/[-:]/g, '')}.backup`
}

/**
 * Names to delete among the files of a folder: all but the newest backup of each of the last 7 days, 4 weeks (from Monday)
 * and 6 months that have one. Names that are no backup's are never among them. Days are in UTC.
 */
export function superseded(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((file) => instantOf(file) !== undefined)
    .toSorted()
    .toReversed()
  const kept = new Set([
    ...firstOfEach(newestFirst, (day) => day.toISOString().slice(0, 10), keptFor.days),
    ...firstOfEach(newestFirst, weekOf, keptFor.weeks),
    ...firstOfEach(newestFirst, (day) => day.toISOString().slice(0, 7), keptFor.months),
  ])
  return newestFirst.filter((file) => !kept.has(file))
}

function firstOfEach(newestFirst: readonly string[], period: (day: Date) => string, most: number): string[] {
  const found = new Map<string, string>()
  for (const file of newestFirst) {
    const day = instantOf(file)
    if (day && !found.has(period(day))) found.set(period(day), file)
  }
  return Array.from(found.values()).slice(0, most)
}

function instantOf(file: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = name.exec(file) ?? []
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** The Monday that begins the week of a day. */
function weekOf(day: Date): string {
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10)
}
