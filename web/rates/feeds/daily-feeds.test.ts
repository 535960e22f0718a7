import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Expectation } from '../providers/bcb-focus.ts'
import type { Bond } from '../providers/tesouro-transparente.ts'
import { expectations, nationalHolidays, tesouroBonds } from './daily-feeds.ts'

const now = Date.parse('2026-11-20T15:00:00-03:00')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

test('holidays of another year are not the ones asked for', () => {
  const { refuse } = nationalHolidays(2026)
  expect(() => refuse?.([{ day: '2026-12-25', name: 'Natal' }], now)).not.toThrow()
  expect(() => refuse?.([{ day: '2025-12-25', name: 'Natal' }], now)).toThrow('2025-12-25')
})

describe('expectations', () => {
  const { refuse, isJump } = expectations('Câmbio')
  const of = (median: number, year = 2026, day: Expectation['day'] = '2026-11-13'): Expectation[] => [
    { day, year, median, respondents: 115 },
  ]

  test('a survey of tomorrow has not been made', () => {
    expect(() => refuse?.(of(5.2), now)).not.toThrow()
    expect(() => refuse?.(of(5.2, 2026, '2026-11-21'), now)).toThrow('2026-11-21')
  })

  test('a median ten times larger is a mistake; another year is not compared', () => {
    expect(isJump?.(of(5.4), of(5.2))).toBe(false)
    expect(isJump?.(of(52), of(5.2))).toBe(true)
    expect(isJump?.(of(52, 2027), of(5.2))).toBe(false)
  })
})

describe('bonds', () => {
  const { refuse, isJump } = tesouroBonds()
  const bonds = (change: Partial<Bond> = {}): Bond[] =>
    ['2029-01-01', '2031-01-01', '2033-01-01', '2035-01-01'].map((maturity) => ({
      kind: 'Tesouro Prefixado',
      // Days of the list above.
      maturity: maturity as Bond['maturity'],
      day: '2026-11-19',
      investRate: 0.13,
      redeemRate: 0.1312,
      investPrice: 754.1,
      redeemPrice: 753.2,
      ...change,
    }))

  test('prices of tomorrow are refused', () => {
    expect(() => refuse?.(bonds(), now)).not.toThrow()
    expect(() => refuse?.(bonds({ day: '2026-11-21' }), now)).toThrow('Data Base')
  })

  test('an older file, half of one, and prices ten times larger are not believed', () => {
    expect(isJump?.(bonds({ redeemPrice: 760 }), bonds())).toBe(false)
    expect(isJump?.(bonds({ day: '2026-11-18' }), bonds())).toBe(true)
    expect(isJump?.(bonds().slice(0, 1), bonds())).toBe(true)
    expect(isJump?.(bonds({ redeemPrice: 7532 }), bonds())).toBe(true)
    expect(isJump?.(bonds({ redeemPrice: null }), bonds())).toBe(false)
  })
})
