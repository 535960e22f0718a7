import { expect, test } from 'vitest'
import { bankHolidays } from '#web/finance/tables/bank-holidays.ts'
import { parseHolidays } from '#web/rates/providers/brasilapi.ts'
import { sample } from '../../tests/provider-samples.ts'
import { holidayDifferences } from './differences.ts'

const theirs = (year: number) =>
  new Map(
    parseHolidays(sample(`brasilapi/composed/feriados_${year}.computed.json`)).map(({ day, name }) => [
      day,
      name,
    ]),
  )
const ours = (year: number) => new Map([...bankHolidays].filter(([day]) => day.startsWith(`${year}`)))

test.each([2026, 2027])('the calendars of %i agree', (year) => {
  expect(holidayDifferences(ours(year), theirs(year))).toEqual([])
})

test('a day that only one has is named', () => {
  const without = new Map(theirs(2026))
  without.delete('2026-11-20')
  expect(holidayDifferences(ours(2026), without)).toEqual(['sobra 2026-11-20 (Dia da Consciência Negra)'])
  without.set('2026-07-09', 'Revolução Constitucionalista')
  expect(holidayDifferences(ours(2026), without)).toContain('falta 2026-07-09 (Revolução Constitucionalista)')
})
