import { expect, test } from 'vitest'
import { checkInWords, type HolidayCheck } from './holidays.ts'

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
