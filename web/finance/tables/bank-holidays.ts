import type { IsoDate } from '../money.ts'

const nationalHolidays = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Dia da Consciência Negra'],
  ['12-25', 'Natal'],
] as const

const movableHolidays = [
  { year: 2024, carnival: ['02-12', '02-13'], goodFriday: '03-29', corpusChristi: '05-30' },
  { year: 2025, carnival: ['03-03', '03-04'], goodFriday: '04-18', corpusChristi: '06-19' },
  { year: 2026, carnival: ['02-16', '02-17'], goodFriday: '04-03', corpusChristi: '06-04' },
  { year: 2027, carnival: ['02-08', '02-09'], goodFriday: '03-26', corpusChristi: '05-27' },
  { year: 2028, carnival: ['02-28', '02-29'], goodFriday: '04-14', corpusChristi: '06-15' },
] as const

export const bankHolidayYears = { first: 2024, last: 2028 } as const

/**
 * Days on which banks and the exchange market do not work, with their names, for the years of `bankHolidayYears`.
 * 24 and 31 December are business days here, though the stock exchange closes.
 *
 * @see Lei 662/1949, Lei 10.607/2002 and Lei 14.759/2023 (20 November, since 2024); the movable ones are the
 * ANBIMA rule from Easter (−48, −47, −2, +60 days). facts/10-mercado.md §2; 2026 confirmed by B3's calendar
 * (Exame, 30/12/2025), 2027 and 2028 by the rule.
 */
export const bankHolidays: ReadonlyMap<IsoDate, string> = new Map(
  movableHolidays.flatMap(({ year, carnival, goodFriday, corpusChristi }) => [
    ...nationalHolidays.map(([day, name]) => holiday(year, day, name)),
    ...carnival.map((day) => holiday(year, day, 'Carnaval')),
    holiday(year, goodFriday, 'Sexta-feira Santa'),
    holiday(year, corpusChristi, 'Corpus Christi'),
  ]),
)

function holiday(year: number, day: string, name: string): [IsoDate, string] {
  // Both halves are from the tables above: four digits and MM-DD.
  return [`${year}-${day}` as IsoDate, name]
}
