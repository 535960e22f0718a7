import type { Edition } from '../../core/in-force.ts'
import type { IsoDate } from '../../core/money.ts'

const nationalHolidays = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['12-25', 'Natal'],
] as const

/** Lei 14.759/2023, in force since 21/12/2023. */
const conscienciaNegra = { since: 2024, day: '11-20', name: 'Dia da Consciência Negra' } as const

const movableHolidays = [
  { year: 2003, carnival: ['03-03', '03-04'], goodFriday: '04-18', corpusChristi: '06-19' },
  { year: 2004, carnival: ['02-23', '02-24'], goodFriday: '04-09', corpusChristi: '06-10' },
  { year: 2005, carnival: ['02-07', '02-08'], goodFriday: '03-25', corpusChristi: '05-26' },
  { year: 2006, carnival: ['02-27', '02-28'], goodFriday: '04-14', corpusChristi: '06-15' },
  { year: 2007, carnival: ['02-19', '02-20'], goodFriday: '04-06', corpusChristi: '06-07' },
  { year: 2008, carnival: ['02-04', '02-05'], goodFriday: '03-21', corpusChristi: '05-22' },
  { year: 2009, carnival: ['02-23', '02-24'], goodFriday: '04-10', corpusChristi: '06-11' },
  { year: 2010, carnival: ['02-15', '02-16'], goodFriday: '04-02', corpusChristi: '06-03' },
  { year: 2011, carnival: ['03-07', '03-08'], goodFriday: '04-22', corpusChristi: '06-23' },
  { year: 2012, carnival: ['02-20', '02-21'], goodFriday: '04-06', corpusChristi: '06-07' },
  { year: 2013, carnival: ['02-11', '02-12'], goodFriday: '03-29', corpusChristi: '05-30' },
  { year: 2014, carnival: ['03-03', '03-04'], goodFriday: '04-18', corpusChristi: '06-19' },
  { year: 2015, carnival: ['02-16', '02-17'], goodFriday: '04-03', corpusChristi: '06-04' },
  { year: 2016, carnival: ['02-08', '02-09'], goodFriday: '03-25', corpusChristi: '05-26' },
  { year: 2017, carnival: ['02-27', '02-28'], goodFriday: '04-14', corpusChristi: '06-15' },
  { year: 2018, carnival: ['02-12', '02-13'], goodFriday: '03-30', corpusChristi: '05-31' },
  { year: 2019, carnival: ['03-04', '03-05'], goodFriday: '04-19', corpusChristi: '06-20' },
  { year: 2020, carnival: ['02-24', '02-25'], goodFriday: '04-10', corpusChristi: '06-11' },
  { year: 2021, carnival: ['02-15', '02-16'], goodFriday: '04-02', corpusChristi: '06-03' },
  { year: 2022, carnival: ['02-28', '03-01'], goodFriday: '04-15', corpusChristi: '06-16' },
  { year: 2023, carnival: ['02-20', '02-21'], goodFriday: '04-07', corpusChristi: '06-08' },
  { year: 2024, carnival: ['02-12', '02-13'], goodFriday: '03-29', corpusChristi: '05-30' },
  { year: 2025, carnival: ['03-03', '03-04'], goodFriday: '04-18', corpusChristi: '06-19' },
  { year: 2026, carnival: ['02-16', '02-17'], goodFriday: '04-03', corpusChristi: '06-04' },
  { year: 2027, carnival: ['02-08', '02-09'], goodFriday: '03-26', corpusChristi: '05-27' },
  { year: 2028, carnival: ['02-28', '02-29'], goodFriday: '04-14', corpusChristi: '06-15' },
] as const

export const bankHolidayYears = { first: 2003, last: 2028 } as const

type BankHolidayYear = Edition & { days: readonly { day: IsoDate; name: string }[] }

const law = 'Lei 662/1949, Lei 10.607/2002 e, desde 2024, Lei 14.759/2023; móveis pela regra da ANBIMA'

/** The year that a published calendar confirms; the others are by the rule. */
const confirmed = {
  year: 2026,
  source: `${law}; calendário da B3 (Exame, 30/12/2025)`,
  url: 'https://exame.com/invest/mercados/quando-a-bolsa-fecha-em-2026-confira-o-calendario-da-b3/',
  confidence: 'confirmed',
} as const

/**
 * Days on which banks and the exchange market do not work, one edition a year: from the first with the holidays of Lei
 * 10.607/2002 to the last that is not assumed. 24 and 31 December are business days here, though the stock exchange closes.
 *
 * @see facts/10-mercado.md §2; the movable ones are the ANBIMA rule from Easter (−48, −47, −2, +60 days)
 */
export const bankHolidayTables: readonly BankHolidayYear[] = movableHolidays
  .map(({ year, carnival, goodFriday, corpusChristi }) => ({
    from: onDay(year, '01-01'),
    source: year === confirmed.year ? confirmed.source : law,
    ...(year === confirmed.year && { url: confirmed.url }),
    checkedOn: '2026-11-20' as const,
    confidence: year === confirmed.year ? confirmed.confidence : ('known' as const),
    days: [
      ...nationalHolidays.map(([day, name]) => ({ day: onDay(year, day), name })),
      ...(year >= conscienciaNegra.since
        ? [{ day: onDay(year, conscienciaNegra.day), name: conscienciaNegra.name }]
        : []),
      ...carnival.map((day) => ({ day: onDay(year, day), name: 'Carnaval' })),
      { day: onDay(year, goodFriday), name: 'Sexta-feira Santa' },
      { day: onDay(year, corpusChristi), name: 'Corpus Christi' },
    ],
  }))
  .toReversed()

/** The holidays of every year of `bankHolidayYears`, with their names. */
export const bankHolidays: ReadonlyMap<IsoDate, string> = new Map(
  bankHolidayTables.toReversed().flatMap(({ days }) => days.map(({ day, name }) => [day, name] as const)),
)

function onDay(year: number, day: string): IsoDate {
  // Both halves are from the tables above: four digits and MM-DD.
  return `${year}-${day}` as IsoDate
}
