import { bankHolidayYears } from '#web/finance/tables/calendar/bank-holidays.ts'
import { holidayDifferences } from '#web/rates/daily/holidays.ts'
import { fetchHolidays } from '#web/rates/providers/brasilapi.ts'
import { sourceUrl } from '#web/rates/source-reader/source-url.ts'

let differences = 0
for (let year = bankHolidayYears.first; year <= bankHolidayYears.last; year++) {
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
