import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/business-days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { type Expectation, type FocusIndicator, fetchFocus } from '../providers/bcb-focus.ts'
import { fetchHolidays, type Holiday } from '../providers/brasilapi.ts'
import { type Bond, fetchBonds } from '../providers/tesouro-transparente.ts'
import { SourceError } from '../source-error.ts'
import { medianMove } from '../source-reader/median-move.ts'
import type { Feed } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

const DAY = 24 * 3600
/** What stands beside something else on a page does not hold the page up for longer. */
const PATIENCE_SECONDS = 3

/** The national holidays of a year by BrasilAPI: what our own calendar is checked with. */
export function nationalHolidays(year: number): Feed<Holiday[]> {
  return {
    key: `holidays:${year}`,
    attempts: [{ source: 'brasilapi', ask: () => fetchHolidays(year, sourceUrl('brasilapi')) }],
    freshSeconds: env.RATES_FRESH_DAILY_SECONDS,
    keptSeconds: 45 * DAY,
    patienceSeconds: PATIENCE_SECONDS,
    refuse: (holidays) => {
      const other = holidays.find(({ day }) => !day.startsWith(`${year}-`))
      if (other) throw new SourceError('format', `não é de ${year}`, { field: other.day })
    },
  }
}

/** A move of a median that is a mistake rather than a change of mind: in reais, or in points of a percentage. */
const LARGEST_FOCUS_MOVE = 3

/** What the market expects of the years ahead. Kept as long as a monthly index: the report comes out every week. */
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
    keptSeconds: 45 * DAY,
    patienceSeconds: PATIENCE_SECONDS,
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

/** A move of all bonds at once, within a day or a few, that is a mistake. */
const LARGEST_BONDS_JUMP = 0.25

/** The bonds of the newest day in the Treasury's file, which is large and comes out once a day: asked every six hours. */
export function tesouroBonds(): Feed<Bond[]> {
  return {
    key: 'bonds',
    attempts: [{ source: 'tesouro-transparente', ask: () => fetchBonds(sourceUrl('tesouro-transparente')) }],
    freshSeconds: env.RATES_FRESH_DAILY_SECONDS / 4,
    keptSeconds: 7 * DAY,
    patienceSeconds: PATIENCE_SECONDS,
    refuse: ([first]) => {
      if (first && first.day > dayInBrasilia(new Date()))
        throw new SourceError('implausible', 'no futuro', { field: 'Data Base' })
    },
    isJump: (bonds, lastGood) => isOlder(bonds, lastGood) || bondMove(bonds, lastGood) > LARGEST_BONDS_JUMP,
  }
}

/** An older file than the last one, or half of it: one that was cut. */
function isOlder(bonds: readonly Bond[], lastGood: readonly Bond[]): boolean {
  const [day, lastDay] = [bonds[0]?.day ?? '', lastGood[0]?.day ?? '']
  return day < lastDay || bonds.length < lastGood.length / 2
}

function bondMove(bonds: readonly Bond[], lastGood: readonly Bond[]): number {
  return medianMove(
    priced(bonds),
    priced(lastGood),
    ({ name }) => name,
    ({ price }) => price,
  )
}

function priced(bonds: readonly Bond[]) {
  return bonds.flatMap(({ kind, maturity, redeemPrice }) =>
    redeemPrice === null ? [] : [{ name: `${kind} ${maturity}`, price: redeemPrice }],
  )
}
