import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { type Holiday, parseHolidays } from '../providers/brasilapi.ts'
import { checkInWords, type HolidayCheck, holidayDifferences, nationalHolidays } from './holidays.ts'

const check: HolidayCheck = {
  year: 2026,
  // Still the evening of the 21st in Brasília.
  checkedAt: '2026-11-22T02:30:00.000Z',
  simulated: false,
  differences: { onlyTheirs: [], onlyOurs: [] },
}

test('calendars that agree', () => {
  expect(checkInWords(check)).toBe(
    'Feriados nacionais de 2026 conferidos com a BrasilAPI em 21/11/2026: nenhuma diferença.',
  )
})

test('days that differ, by their names, and whom we follow', () => {
  const differences: HolidayCheck['differences'] = {
    onlyTheirs: [{ day: '2026-07-09', name: 'Revolução Constitucionalista' }],
    onlyOurs: [
      { day: '2026-02-16', name: 'Carnaval' },
      { day: '2026-02-17', name: 'Carnaval' },
    ],
  }
  expect(checkInWords({ ...check, differences })).toBe(
    'Feriados nacionais de 2026 conferidos com a BrasilAPI em 21/11/2026. Só a BrasilAPI tem: 09/07 (Revolução Constitucionalista). Só o nosso calendário tem: 16/02 (Carnaval), 17/02 (Carnaval). Seguimos o nosso, porque vem das leis e do calendário da B3.',
  )
})

const theirs = (year: number): Holiday[] =>
  parseHolidays(sample(`brasilapi/composed/feriados_${year}.computed.json`))
const without = theirs(2026).filter(({ day }) => day !== '2026-11-20')

test.each([2026, 2027])('the calendars of %i agree', (year) => {
  expect(holidayDifferences(year, theirs(year))).toEqual({ onlyTheirs: [], onlyOurs: [] })
})

test('a day that only one has is named', () => {
  const local: Holiday = { day: '2026-07-09', name: 'Revolução Constitucionalista' }
  expect(holidayDifferences(2026, [...without, local])).toEqual({
    onlyTheirs: [local],
    onlyOurs: [{ day: '2026-11-20', name: 'Dia da Consciência Negra' }],
  })
})

const now = Date.parse('2026-11-20T15:00:00-03:00')

test('holidays of another year are not the ones asked for', () => {
  const { refuse } = nationalHolidays(2026)
  expect(() => refuse?.([{ day: '2026-12-25', name: 'Natal' }], now)).not.toThrow()
  expect(() => refuse?.([{ day: '2025-12-25', name: 'Natal' }], now)).toThrow('2025-12-25')
})
