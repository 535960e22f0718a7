// `npm run check-holidays`: our table of bank holidays against BrasilAPI's, year by year. Run it each December.
import { bankHolidays, bankHolidayYears } from '#web/finance/tables/bank-holidays.ts'
import { fetchHolidays } from '#web/rates/providers/brasilapi.ts'
import { sourceUrl } from '#web/rates/source-url.ts'
import { holidayDifferences } from './check-holidays/differences.ts'

let differences = 0
for (let year = bankHolidayYears.first; year <= bankHolidayYears.last; year++) {
  const { value, simulated } = await fetchHolidays(year, sourceUrl('brasilapi'))
  const ours = [...bankHolidays].filter(([day]) => day.startsWith(`${year}`))
  const found = holidayDifferences(new Map(ours), new Map(value.map(({ day, name }) => [day, name])))
  differences += found.length
  console.log(`${year}${simulated ? ' (simulado)' : ''}: ${found.length === 0 ? 'iguais' : found.join('; ')}`)
}
process.exitCode = differences > 0 ? 1 : 0
