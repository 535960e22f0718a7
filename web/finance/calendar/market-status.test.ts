import { expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { type Market, marketStatus } from './market-status.ts'

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const status = (market: Market, text: string) => {
  const [day, clock = ''] = text.split(' ')
  return marketStatus(market, { day: day as IsoDate, minutes: at(clock) }) // days of the rows below
}

test.each([
  [
    'b3',
    '2026-11-20 14:00',
    {
      phase: 'closed',
      reason: 'holiday',
      holiday: 'Dia da Consciência Negra',
      next: { day: '2026-11-23', minutes: 585 },
    },
  ],
  ['united-states', '2026-11-20 14:00', { phase: 'open', until: { day: '2026-11-20', minutes: 1080 } }],
  ['b3', '2026-11-23 17:30', { phase: 'open', until: { day: '2026-11-23', minutes: 1075 } }],
  ['b3', '2026-10-30 17:30', { phase: 'after', until: { day: '2026-10-30', minutes: 1080 } }],
  [
    'b3',
    '2026-10-30 17:15',
    { phase: 'closed', reason: 'interval', next: { day: '2026-10-30', minutes: 1050 } },
  ],
  ['b3', '2026-02-18 12:50', { phase: 'pre-open' }],
  [
    'b3',
    '2026-02-18 11:00',
    { phase: 'closed', reason: 'before-open', next: { day: '2026-02-18', minutes: 765 } },
  ],
  ['b3', '2026-12-24 12:00', { phase: 'closed', reason: 'holiday', holiday: 'Véspera de Natal' }],
  ['fx', '2026-12-24 12:00', { phase: 'open' }],
  ['b3', '2026-12-31 12:00', { phase: 'closed', reason: 'holiday' }],
  ['b3', '2026-07-09 12:00', { phase: 'open' }],
  [
    'united-states',
    '2026-11-27 16:30',
    { phase: 'closed', reason: 'after-close', next: { day: '2026-11-30', minutes: 690 } },
  ],
  ['crypto', '2026-12-25 03:00', { phase: 'open', always: true }],
  ['pix', '2026-11-21 23:59', { phase: 'open', always: true }],
  ['ted', '2026-11-20 10:00', { phase: 'closed', reason: 'holiday' }],
] as const)('%s at %s: %j', (market, moment, expected) => {
  expect(status(market, moment)).toMatchObject({ ok: true, ...expected })
})

test('a year to come follows the rules of today and says so; what has no rule has no answer', () => {
  expect(status('b3', '2029-01-02 12:00')).toMatchObject({ phase: 'open', confidence: 'uncertain' })
  expect(status('b3', '2028-12-29 19:00')).toMatchObject({ next: { day: '2029-01-02' } })
  expect(status('b3', '2023-12-28 12:00')).toEqual({ ok: false, reason: 'no-calendar' })
  expect(status('united-states', '2029-01-02 12:00')).toEqual({ ok: false, reason: 'no-calendar' })
})

test('a day that only follows a pattern says so', () => {
  expect(status('b3', '2028-12-29 12:00')).toMatchObject({ phase: 'closed', confidence: 'uncertain' })
  expect(status('b3', '2026-12-31 12:00')).toMatchObject({ phase: 'closed', confidence: 'confirmed' })
})
