import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupName, keptFor, superseded } from './kept-backups.ts'

const day = 86_400_000
const start = Date.parse('2026-11-27T06:30:00Z')

/** Backups that remain after a backup and a clean-up on each of the days. */
function afterDays(count: number, perDay = 1): string[] {
  let kept: string[] = []
  for (let n = 0; n < count * perDay; n++) {
    kept.push(backupName(new Date(start + (n * day) / perDay)))
    const gone = new Set(superseded(kept))
    kept = kept.filter((file) => !gone.has(file))
  }
  return kept
}

test('after a year: each of the last seven days, a copy of each of four weeks and of each of six months', () => {
  const kept = afterDays(365)
  const days = kept.map((file) => file.slice(7, 15))
  expect(days.slice(-7)).toEqual([
    '20271120',
    '20271121',
    '20271122',
    '20271123',
    '20271124',
    '20271125',
    '20271126',
  ])
  // Sundays and the last days of months.
  expect(days.slice(0, -7)).toEqual([
    '20270630',
    '20270731',
    '20270831',
    '20270930',
    '20271031',
    '20271107',
    '20271114',
  ])
  expect(kept.length).toBeLessThanOrEqual(keptFor.days + keptFor.weeks + keptFor.months)
})

test('several a day keep the same days', () => {
  expect(afterDays(60, 3).map((file) => file.slice(7, 15))).toEqual(
    afterDays(60).map((file) => file.slice(7, 15)),
  )
})

test('a gap deletes nothing: what counts are copies, not the calendar', () => {
  const before = afterDays(30)
  const after = [...before, backupName(new Date(start + 400 * day))]
  expect(superseded(after).length).toBeLessThanOrEqual(1)
})

test('the newest always stays, and no file of another name is ever named', () => {
  const instants = fc.array(
    fc.date({ min: new Date(start), max: new Date(start + 900 * day), noInvalidDate: true }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  const others = [
    'acervo.backup',
    'acervo-20261301T000000.000Z.backup',
    'ultima.json',
    'acervo-20261127T063000.000Z.backup.part',
  ]
  fc.assert(
    fc.property(instants, (dates) => {
      const names = dates.map(backupName)
      const gone = superseded([...names, ...others])
      expect(gone).not.toContain(names.toSorted().at(-1))
      expect(gone.filter((file) => others.includes(file))).toEqual([])
    }),
  )
})
