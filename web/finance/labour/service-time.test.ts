import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { completeYears, monthsAfter, salaryDays, thirteenthAvos, vacationAvos } from './service-time.ts'

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-03-01'],
  ['2024-02-29', 12, '2025-03-01'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-11-30', 2, '2027-01-30'],
] as const)('%s and %i months is %s (Código Civil, art. 132 §3º)', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected)
})

test.each([
  ['2023-03-10', '2026-03-09', 2],
  ['2023-03-10', '2026-03-10', 3],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
] as const)('from %s to %s: %i years', (admission, day, years) => {
  expect(completeYears(admission, day)).toBe(years)
})

test.each([
  ['2020-01-01', '2026-08-31', 30, 'mês inteiro de 31 dias'],
  ['2020-01-01', '2026-02-28', 30, 'fevereiro inteiro'],
  ['2020-01-01', '2028-02-28', 28, 'fevereiro bissexto sem o dia 29'],
  ['2020-01-01', '2026-08-30', 30, 'dia 30 de 31'],
  ['2026-08-03', '2026-08-20', 18, 'admitido no mês'],
  ['2026-08-20', '2026-08-20', 1, 'um dia só'],
] as const)('saldo de %s a %s: %i dias (%s)', (admission, lastDay, days, _from) => {
  expect(salaryDays(admission, lastDay, 30)).toBe(days)
})

test.each([
  ['2023-03-10', '2026-11-12', '2026-12-21', 12, 'resc-o-01'],
  ['2020-05-04', '2026-11-20', '2027-01-07', 12, 'resc-o-07: 7 dias de janeiro não contam'],
  ['2023-03-10', '2026-12-10', '2027-01-14', 12, '14 dias de janeiro não contam'],
  ['2023-03-10', '2026-12-10', '2027-01-15', 13, '15 dias de janeiro contam: avos dos dois anos'],
  ['2026-08-18', '2026-09-14', '2026-09-14', 0, '14 dias em cada mês'],
  ['2026-08-17', '2026-09-15', '2026-09-15', 2, '15 dias em cada mês'],
] as const)('13º de %s a %s, projetado a %s: %i avos (%s)', (admission, lastDay, end, avos, _from) => {
  expect(thirteenthAvos(admission, lastDay, end, 15)).toBe(avos)
})

test.each([
  ['2025-11-03', '2026-04-17', '2026-04-17', 6, 'resc-o-09: 15 dias contam'],
  ['2025-11-03', '2026-04-16', '2026-04-16', 5, '14 dias não contam (art. 146)'],
  ['2015-09-14', '2026-08-31', '2026-10-30', 14, 'resc-o-08: o aviso completa o período'],
  ['2025-01-01', '2025-12-31', '2025-12-31', 12, 'o período inteiro, no último dia'],
  ['2025-01-01', '2026-01-01', '2026-01-01', 0, 'o seguinte começa'],
] as const)('férias de %s a %s, projetadas a %s: %i avos (%s)', (admission, lastDay, end, avos, _from) => {
  expect(vacationAvos(admission, lastDay, end, 15)).toBe(avos)
})

test('one more day of notice never takes a twelfth away', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 8000 }),
      fc.nat({ max: 5000 }),
      fc.nat({ max: 89 }),
      (start, length, notice) => {
        const admission = addDays('2005-01-01', start)
        const lastDay = addDays(admission, length)
        const end = addDays(lastDay, notice)
        const next = addDays(end, 1)
        return (
          thirteenthAvos(admission, lastDay, end, 15) <= thirteenthAvos(admission, lastDay, next, 15) &&
          vacationAvos(admission, lastDay, end, 15) <= vacationAvos(admission, lastDay, next, 15)
        )
      },
    ),
  )
})
