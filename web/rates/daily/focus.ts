import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type FocusId, focusQuestions } from '../catalogue/focus-questions.ts'
import { type Expectation, type FocusIndicator, fetchFocus } from '../providers/bcb-focus.ts'
import type { Instant } from '../quote.ts'
import { SourceError } from '../source-error.ts'
import { type Feed, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

export type FocusReading = {
  id: FocusId
  /** Of this year and the ones after it, nearest first; empty when there is nothing to show. */
  years: Expectation[]
  origin: { simulated: boolean; fetchedAt: Instant; depth: number } | null
  /** When the last attempt to renew it failed, if it did. */
  failedAt: Instant | null
}

/** Never the rate in force: that one is the Central Bank's series (indicators.ts). */
export async function readFocus(id: FocusId): Promise<FocusReading> {
  const { held, failedAt } = await read(expectations(focusQuestions[id].indicator))
  if (!held) return { id, years: [], origin: null, failedAt }
  const { value, simulated, fetchedAt, depth } = held
  const thisYear = Number(dayInBrasilia(new Date()).slice(0, 4))
  return {
    id,
    years: value.filter(({ year }) => year >= thisYear),
    origin: { simulated, fetchedAt, depth },
    failedAt,
  }
}

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

/** A move of a median that is a mistake rather than a change of mind: in reais, or in points of a percentage. */
const LARGEST_FOCUS_MOVE = 3

/** Kept as long as a monthly index: the report comes out every week. */
export function expectations(indicator: FocusIndicator): Feed<Expectation[]> {
  const today = () => dayInBrasilia(new Date())
  return {
    key: `focus:${indicator}`,
    attempts: [
      {
        source: 'bcb-focus',
        ask: () => fetchFocus(indicator, addDays(today(), -30), sourceUrl('bcb-focus')),
      },
    ],
    freshSeconds: env.RATES_FRESH_DAILY_SECONDS / 4,
    keptSeconds: 45 * 24 * 3600,
    isBeside: true,
    refuse: (rows) => {
      const future = rows.find(({ day }) => day > today())
      if (future) throw new SourceError('implausible', 'no futuro', { field: future.day })
    },
    isJump: (rows, lastGood) =>
      rows.some(({ year, median }) => {
        const before = lastGood.find((row) => row.year === year)
        return before !== undefined && Math.abs(median - before.median) > LARGEST_FOCUS_MOVE
      }),
  }
}
