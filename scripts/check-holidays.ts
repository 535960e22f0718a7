import { dayInBrasilia } from '#web/finance/core/format.ts'
import { bankHolidayRules } from '#web/finance/tables/calendar/bank-holidays.ts'
import { holidayDifferences } from '#web/rates/daily/holidays.ts'
import { fetchHolidays } from '#web/rates/providers/brasilapi.ts'
import { sourceUrl } from '#web/rates/source-reader/source-url.ts'

/** The rules give every year; those that someone plans for are this one and the two after it. */
const YEARS_AHEAD = 2

const first = Number(bankHolidayRules.at(-1)?.from.slice(0, 4))
const last = Number(dayInBrasilia(new Date()).slice(0, 4)) + YEARS_AHEAD
let differences = 0
for (let year = first; year <= last; year++) {
  const { value, simulated } = await fetchHolidays(year, sourceUrl('brasilapi'))
  const { onlyTheirs, onlyOurs } = holidayDifferences(year, value)
  const found = [
    ...onlyTheirs.map(({ day, name }) => `falta ${day} (${name})`),
    ...onlyOurs.map(({ day, name }) => `sobra ${day} (${name})`),
  ]
  differences += found.length
  console.log(`${year}${simulated ? ' (simulado)' : ''}: ${found.length === 0 ? 'iguais' : found.join('; ')}`)
}
process.exitCode = differences > 0 ? 1 : 0
