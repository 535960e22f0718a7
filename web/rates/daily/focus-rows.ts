import { formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { focusQuestions } from '../feeds/focus-questions.ts'
import type { Expectation } from '../providers/bcb-focus.ts'
import type { FocusReading } from './focus.ts'

const NO_DATA = 'sem dado'

/** A reading as a row of the table: its name, the median of each of two years, and how many answered. */
export function focusRow(reading: FocusReading, thisYear: number): string[] {
  const { id } = reading
  const answers = shown(reading, thisYear).map(({ respondents }) => respondents ?? NO_DATA)
  return [
    focusQuestions[id].label,
    ...[thisYear, thisYear + 1].map((year) =>
      medianInWords(
        id,
        reading.years.find((one) => one.year === year),
      ),
    ),
    [...new Set(answers)].join(' e ') || NO_DATA,
  ]
}

/** The last day of the survey, or the days when the rows were not asked on the same one. */
export function surveyDays(readings: readonly FocusReading[], thisYear: number): string {
  const days = readings.flatMap((reading) => shown(reading, thisYear).map(({ day }) => day))
  return [...new Set(days)].toSorted().map(formatDay).join(' e ')
}

function shown({ years }: FocusReading, thisYear: number): Expectation[] {
  return years.filter(({ year }) => year === thisYear || year === thisYear + 1)
}

function medianInWords(id: FocusReading['id'], expectation: Expectation | undefined): string {
  if (!expectation) return NO_DATA
  const { median } = expectation
  return focusQuestions[id].unit === 'BRL'
    ? `R$\u00A0${formatNumber(median, 2)}`
    : formatPercent(median / 100)
}
