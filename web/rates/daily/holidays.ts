import { env } from '#web/env.ts'
import { bankHolidayName, bankHolidaysOf } from '#web/finance/calendar/business-days.ts'
import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { fetchHolidays, type Holiday } from '../providers/brasilapi.ts'
import type { Instant } from '../quote.ts'
import { SourceError } from '../source-error.ts'
import { type Feed, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { sources } from '../sources.ts'

/** Our holidays of a year beside those of BrasilAPI, and when these were fetched. */
export type HolidayCheck = {
  year: number
  differences: HolidayDifferences
  checkedAt: Instant
  simulated: boolean
}

/** Nothing when BrasilAPI has not answered for 45 days. */
export async function readHolidayCheck(year: number): Promise<HolidayCheck | null> {
  const { held } = await read(nationalHolidays(year))
  if (!held) return null
  const { value, fetchedAt, simulated } = held
  return { year, differences: holidayDifferences(year, value), checkedAt: fetchedAt, simulated }
}

/** The calendars agree, or which days differ and whom we follow. */
export function checkInWords({ year, differences, checkedAt }: HolidayCheck): string {
  const { onlyTheirs, onlyOurs } = differences
  const checked = `Feriados nacionais de ${year} conferidos com a ${sources.brasilapi.name} em ${formatDay(dayInBrasilia(new Date(checkedAt)))}`
  if (onlyTheirs.length + onlyOurs.length === 0) return `${checked}: nenhuma diferença.`
  return [
    `${checked}.`,
    onlyTheirs.length > 0 && `Só a ${sources.brasilapi.name} tem: ${listed(onlyTheirs)}.`,
    onlyOurs.length > 0 && `Só o nosso calendário tem: ${listed(onlyOurs)}.`,
    'Seguimos o nosso, porque vem das leis e do calendário da B3.',
  ]
    .filter(Boolean)
    .join(' ')
}

function listed(holidays: readonly Holiday[]): string {
  return holidays.map(({ day, name }) => `${formatDay(day).slice(0, 5)} (${name})`).join(', ')
}

/** Days that one calendar has and the other lacks. */
export type HolidayDifferences = { onlyTheirs: Holiday[]; onlyOurs: Holiday[] }

/** Our bank holidays of a year against another calendar's. Easter is a Sunday that only the other one lists. */
export function holidayDifferences(year: number, theirs: readonly Holiday[]): HolidayDifferences {
  const theirDays = new Set<IsoDate>(theirs.map(({ day }) => day))
  const ours = [...bankHolidaysOf(`${year}`)]
  return {
    onlyTheirs: theirs.filter(({ day, name }) => bankHolidayName(day) === undefined && !/páscoa/i.test(name)),
    onlyOurs: ours.filter(([day]) => !theirDays.has(day)).map(([day, name]) => ({ day, name })),
  }
}

/** The national holidays of a year by BrasilAPI: what our own calendar is checked with. */
export function nationalHolidays(year: number): Feed<Holiday[]> {
  return {
    key: `holidays:${year}`,
    attempts: [{ source: 'brasilapi', ask: () => fetchHolidays(year, sourceUrl('brasilapi')) }],
    freshSeconds: env.RATES_FRESH_DAILY_SECONDS,
    keptSeconds: 45 * 24 * 3600,
    isBeside: true,
    refuse: (holidays) => {
      const other = holidays.find(({ day }) => !day.startsWith(`${year}-`))
      if (other) throw new SourceError('format', `não é de ${year}`, { field: other.day })
    },
  }
}
