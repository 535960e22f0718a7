import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { type Holiday, parseHolidays } from '../providers/brasilapi.ts'
import { holidayDifferences } from './holiday-differences.ts'

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
