import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { addDays } from './days.ts'
import { type Market, marketStatus } from './market-status.ts'

/**
 * The oracle: closed days written out one by one (B3's calendar of 2025 and 2026, by the rule for 2027 and 2028), the
 * clocks of New York asked from the time zone database, American holidays by counting weekdays. It shares nothing with
 * the code under test but the names of the phases.
 */
const exchangeClosed = new Set(
  `2025-01-01 2025-03-03 2025-03-04 2025-04-18 2025-04-21 2025-05-01 2025-06-19 2025-11-20 2025-12-24 2025-12-25 2025-12-31
2026-01-01 2026-02-16 2026-02-17 2026-04-03 2026-04-21 2026-05-01 2026-06-04 2026-09-07 2026-10-12 2026-11-02 2026-11-20 2026-12-24 2026-12-25 2026-12-31
2027-01-01 2027-02-08 2027-02-09 2027-03-26 2027-04-21 2027-05-27 2027-09-07 2027-10-12 2027-11-02 2027-11-15 2027-12-24 2027-12-31
2028-02-28 2028-02-29 2028-04-14 2028-04-21 2028-05-01 2028-06-15 2028-09-07 2028-10-12 2028-11-02 2028-11-15 2028-11-20 2028-12-25 2028-12-29`.split(
    /\s+/,
  ),
)
const exchangeAlone = new Set([
  '2025-12-24',
  '2025-12-31',
  '2026-12-24',
  '2026-12-31',
  '2027-12-24',
  '2027-12-31',
  '2028-12-29',
])
const ashWednesdays = new Set(['2025-03-05', '2026-02-18', '2027-02-10', '2028-03-01'])

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'shortOffset',
})
const isSummerInNewYork = (day: string) => newYork.format(new Date(`${day}T15:00:00Z`)).includes('GMT-4')

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
type Slow = [phase: string, from: string, to: string][]

function slowExchange(day: string): Slow {
  if (isWeekendSlow(day) || exchangeClosed.has(day)) return []
  if (ashWednesdays.has(day)) {
    return [
      ['pre-open', '12:45', '13:00'],
      ['open', '13:00', '17:55'],
      ['closing-call', '17:55', '18:00'],
    ]
  }
  return isSummerInNewYork(day)
    ? [
        ['pre-open', '09:45', '10:00'],
        ['open', '10:00', '16:55'],
        ['closing-call', '16:55', '17:00'],
        ['after', '17:30', '18:00'],
      ]
    : [
        ['pre-open', '09:45', '10:00'],
        ['open', '10:00', '17:55'],
        ['closing-call', '17:55', '18:00'],
      ]
}

function slowBank(day: string, from: string, to: string): Slow {
  const isClosed = isWeekendSlow(day) || (exchangeClosed.has(day) && !exchangeAlone.has(day))
  return isClosed ? [] : [['open', from, to]]
}

function slowTesouro(day: string): Slow {
  return isWeekendSlow(day) || exchangeClosed.has(day) ? [] : [['open', '09:30', '18:00']]
}

function slowNewYork(day: string): Slow {
  const { closed, early } = americanYear(Number(day.slice(0, 4)))
  if (isWeekendSlow(day) || closed.has(day)) return []
  const [open, close] = [isSummerInNewYork(day) ? '10:30' : '11:30', early.has(day) ? '13:00' : '16:00']
  const end = `${String(Number(close.slice(0, 2)) + (isSummerInNewYork(day) ? 1 : 2)).padStart(2, '0')}:00`
  return [['open', open, end]]
}

function isWeekendSlow(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
}

function americanYear(year: number): { closed: Set<string>; early: Set<string> } {
  const iso = (date: Date) => date.toISOString().slice(0, 10)
  const nth = (month: number, day: number, count: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1))
    return iso(new Date(Date.UTC(year, month - 1, 1 + ((day - first.getUTCDay() + 7) % 7) + (count - 1) * 7)))
  }
  const lastMonday = (month: number) =>
    [5, 4].map((count) => nth(month, 1, count)).find((day) => Number(day.slice(5, 7)) === month) ?? ''
  const observed = (month: number, day: number) => {
    const date = new Date(Date.UTC(year, month - 1, day))
    const shift = date.getUTCDay() === 6 ? -1 : date.getUTCDay() === 0 ? 1 : 0
    return iso(new Date(Date.UTC(year, month - 1, day + shift)))
  }
  const goodFriday =
    { 2025: '2025-04-18', 2026: '2026-04-03', 2027: '2027-03-26', 2028: '2028-04-14' }[year] ?? ''
  const thanksgiving = nth(11, 4, 4)
  const newYear = new Date(Date.UTC(year, 0, 1)).getUTCDay() === 6 ? '' : observed(1, 1)
  const closed = new Set([
    newYear, nth(1, 1, 3), nth(2, 1, 3), goodFriday, lastMonday(5), observed(6, 19), observed(7, 4), nth(9, 1, 1), thanksgiving, observed(12, 25),
    ...(year === 2025 ? ['2025-01-09'] : []),
  ]) // biome-ignore format: a list of days
  const early = [
    iso(new Date(Date.parse(`${thanksgiving}T00:00Z`) + 86_400_000)),
    `${year}-07-03`,
    `${year}-12-24`,
  ]
  return { closed, early: new Set(early.filter((day) => !isWeekendSlow(day) && !closed.has(day))) }
}

const slow: Partial<Record<Market, (day: string) => Slow>> = {
  b3: slowExchange,
  fx: (day) => slowBank(day, '09:00', '17:00'),
  'tesouro-direto': slowTesouro,
  ted: (day) => slowBank(day, '06:30', '17:00'),
  'united-states': slowNewYork,
}

const days: IsoDate[] = []
for (let day: IsoDate = '2025-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) days.push(day)

const everyFiveMinutes = Array.from({ length: 288 }, (_, index) => index * 5)

describe.each(Object.entries(slow))('%s', (name, stretchesOf) => {
  // Its keys are markets.
  const market = name as Market

  test('2025 to 2028 are what the slow oracle says, each minute where a phase begins or ends', () => {
    const wrong: string[] = []
    for (const day of days) {
      const expected = stretchesOf(day).map(([phase, from, to]) => ({ phase, from: at(from), to: at(to) }))
      const turns = expected.flatMap(({ from, to }) => [from - 1, from, to - 1, to])
      for (const minutes of new Set([...everyFiveMinutes, ...turns])) {
        const stretch = expected.find(({ from, to }) => from <= minutes && minutes < to)
        const status = marketStatus(market, { day, minutes })
        if (!status.ok || status.phase !== (stretch?.phase ?? 'closed')) wrong.push(`${day} ${minutes}`)
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('the next opening is the first minute that is not closed', () => {
    for (const day of days.filter((_, index) => index % 7 === 3 && index < days.length - 20)) {
      const status = marketStatus(market, { day, minutes: 1200 })
      expect(status).toMatchObject({ phase: 'closed' })
      const next = status.ok && 'next' in status ? status.next : undefined
      const first = days.slice(days.indexOf(day) + 1).find((later) => stretchesOf(later).length > 0)
      expect(next).toEqual({ day: first, minutes: at(stretchesOf(first ?? '')[0]?.[1] ?? '00:00') })
    }
  })
})
