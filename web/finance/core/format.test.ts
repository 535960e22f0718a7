import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayInBrasilia,
  formatBrl,
  formatCents,
  formatDay,
  formatNumber,
  formatPercent,
  timeInBrasilia,
} from './format.ts'
import { roundCents } from './money.ts'
import { parseDecimal } from './typed-number.ts'

describe('what a reader types', () => {
  test.each([
    ['1234,56', 1234.56],
    ['1.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['1.234', 1234],
    ['1.23', 1.23],
    ['1.234.567', 1234567],
    ['13,65 %', 13.65],
    ['-5', -5],
    ['\u22125', -5],
    ['0', 0],
  ])('%s is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  test.each(['', ' ', '12abc', '1,2,3', '1.23.4', '1e5', 'NaN', 'Infinity', '--5', ',5', '5,', '1.2345.678'])(
    '"%s" is not a number',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined()
    },
  )

  test('more digits than a number holds are the largest, which has centavos', () => {
    expect(parseDecimal('9'.repeat(400))).toBe(1e300)
    expect(parseDecimal(`-${'9'.repeat(400)}`)).toBe(-1e300)
    expect(roundCents(1e300 * 100)).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(parseDecimal('9'.repeat(200))).toBe(Number('9'.repeat(200)))
  })

  test('what is shown can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(Math.round((parseDecimal(formatCents(cents)) ?? Number.NaN) * 100)).toBe(cents)
      }),
    )
  })
})

describe('what a reader sees', () => {
  test('any number as Intl writes it in pt-BR, but for the minus sign', () => {
    const number = fc.oneof(
      fc.double({ noDefaultInfinity: true }),
      fc.double({ min: -1e9, max: 1e9 }),
      fc.integer(),
      // Many of them end in a five.
      fc
        .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat({ max: 9 }))
        .map(([size, places]) => size / 10 ** places),
    )
    fc.assert(
      fc.property(number, fc.nat({ max: 8 }), (value, decimals) => {
        const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        const theirs = new Intl.NumberFormat('pt-BR', { ...options, signDisplay: 'negative' }).format(value)
        expect(formatNumber(value, decimals)).toBe(theirs.replace('-', '\u2212'))
      }),
      { numRuns: 5000 },
    )
  })

  test('money, with a space that does not break and a true minus sign', () => {
    expect(formatBrl(1518_00)).toBe('R$\u00A01.518,00')
    expect(formatBrl(-5)).toBe('\u2212R$\u00A00,05')
    expect(formatCents(0)).toBe('0,00')
  })

  test('rates and numbers', () => {
    expect(formatPercent(0.1365)).toBe('13,65\u00A0%')
    expect(formatPercent(0.010719, 4)).toBe('1,0719\u00A0%')
    expect(formatNumber(-0.004)).toBe('0,00')
    expect(formatNumber(1234.5)).toBe('1.234,50')
  })

  test('days and hours in Brasília, wherever the program runs', () => {
    expect(formatDay('2026-11-20')).toBe('20/11/2026')
    const newYear = new Date('2026-01-01T02:00:00Z')
    expect(dayInBrasilia(newYear)).toBe('2025-12-31')
    expect(timeInBrasilia(newYear)).toBe('23:00')
    expect(timeInBrasilia(new Date('2018-12-31T12:00:00Z'))).toBe('10:00')
    expect(() => dayInBrasilia(new Date(Number.NaN))).toThrow(RangeError)
  })

  test('every hour of the years around this one as the zone America/Sao_Paulo has it', () => {
    const timeZone = 'America/Sao_Paulo'
    const theirDay = new Intl.DateTimeFormat('en-CA', { timeZone })
    const theirTime = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })
    const hours = (Date.parse('2031-01-01') - Date.parse('2017-01-01')) / 3_600_000
    const wrong = Array.from(
      { length: hours },
      (_, hour) => new Date(Date.parse('2017-01-01') + hour * 3_600_000),
    )
      .map((instant) => [
        `${dayInBrasilia(instant)} ${timeInBrasilia(instant)}`,
        `${theirDay.format(instant)} ${theirTime.format(instant)}`,
      ])
      .filter(([ours, zoned]) => ours !== zoned)
    expect(wrong).toEqual([])
  })
})
