import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { fxSession } from './fx-session.ts'

const at = (day: IsoDate, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return fxSession({ day, minutes: hours * 60 + minutes })
}

describe('fxSession', () => {
  test.each([
    ['2026-11-18', '09:00'],
    ['2026-11-18', '16:59'],
    ['2026-12-24', '10:00'],
    // 9 July is a holiday of one state only.
    ['2026-07-09', '10:00'],
  ] as const)('is open on %s at %s', (day, clock) => {
    expect(at(day, clock)).toEqual({ phase: 'open' })
  })

  test.each([
    ['2026-11-18', '08:59', 'before-open', '2026-11-17', '2026-11-18'],
    ['2026-11-18', '17:00', 'after-close', '2026-11-18', '2026-11-19'],
    ['2026-11-19', '18:00', 'after-close', '2026-11-19', '2026-11-23'],
    ['2026-11-21', '10:00', 'weekend', '2026-11-19', '2026-11-23'],
    ['2026-02-15', '10:00', 'weekend', '2026-02-13', '2026-02-18'],
    ['2026-12-31', '17:30', 'after-close', '2026-12-31', '2027-01-04'],
  ] as const)('%s at %s: %s, last close %s, next opening %s', (day, clock, reason, lastClose, nextOpen) => {
    expect(at(day, clock)).toEqual({ phase: 'closed', reason, lastClose, nextOpen })
  })

  test('names the holiday', () => {
    expect(at('2026-11-20', '14:00')).toEqual({
      phase: 'closed',
      reason: 'holiday',
      holiday: 'Dia da Consciência Negra',
      lastClose: '2026-11-19',
      nextOpen: '2026-11-23',
    })
  })

  test('years to come follow the law of today; none before the exchange has a calendar', () => {
    expect(at('2028-12-20', '10:00')).toEqual({ phase: 'open' })
    expect(at('2032-12-27', '10:00')).toEqual({ phase: 'open' })
    expect(at('2023-12-29', '10:00')).toEqual({ phase: 'unknown', reason: 'no-calendar' })
  })
})
