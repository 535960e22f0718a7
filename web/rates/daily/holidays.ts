import { dayInBrasilia, formatDay } from '#web/finance/core/format.ts'
import { nationalHolidays } from '../feeds/daily-feeds.ts'
import type { Holiday } from '../providers/brasilapi.ts'
import type { Instant } from '../quote.ts'
import { read } from '../source-reader/source-reader.ts'
import { type HolidayDifferences, holidayDifferences } from './holiday-differences.ts'

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

/** What the page says of a check: that the calendars agree, or which days differ and whom we follow. */
export function checkInWords({ year, differences, checkedAt }: HolidayCheck): string {
  const { onlyTheirs, onlyOurs } = differences
  const checked = `Feriados nacionais de ${year} conferidos com a BrasilAPI em ${formatDay(dayInBrasilia(new Date(checkedAt)))}`
  if (onlyTheirs.length + onlyOurs.length === 0) return `${checked}: nenhuma diferença.`
  return [
    `${checked}.`,
    onlyTheirs.length > 0 && `Só a BrasilAPI tem: ${listed(onlyTheirs)}.`,
    onlyOurs.length > 0 && `Só o nosso calendário tem: ${listed(onlyOurs)}.`,
    'Seguimos o nosso, porque vem das leis e do calendário da B3.',
  ]
    .filter(Boolean)
    .join(' ')
}

function listed(holidays: readonly Holiday[]): string {
  return holidays.map(({ day, name }) => `${formatDay(day).slice(0, 5)} (${name})`).join(', ')
}
