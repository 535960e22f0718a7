import type { Edition } from '../../core/in-force.ts'
import type { IsoDate } from '../../core/money.ts'

type FomcYear = Edition & {
  /** The second day of each meeting: the statement comes out at 14:00 in New York. */
  decisions: readonly IsoDate[]
}

/** The Federal Reserve calls a date provisional until the meeting before it; a whole year ahead, so does this table. */
export const fomcYears: readonly FomcYear[] = [
  {
    from: '2027-01-01',
    source:
      'Federal Reserve, comunicado de 05/09/2025, calendário provisório de 2027 (republicado por EIN Presswire)',
    url: 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm',
    checkedOn: '2026-11-22',
    confidence: 'known',
    renewal: {
      due: '2028-01-01',
      name: 'Agenda do Fed',
      published: 'Federal Reserve, calendário do FOMC, no segundo semestre de dois anos antes',
    },
    decisions: [
      '2027-01-27',
      '2027-03-17',
      '2027-04-28',
      '2027-06-09',
      '2027-07-28',
      '2027-09-15',
      '2027-10-27',
      '2027-12-08',
    ],
  },
  {
    from: '2026-01-01',
    source:
      'Federal Reserve, comunicado de 09/08/2024, calendário de 2026 (republicado por ABA Banking Journal)',
    url: 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm',
    checkedOn: '2026-11-22',
    confidence: 'confirmed',
    decisions: [
      '2026-01-28',
      '2026-03-18',
      '2026-04-29',
      '2026-06-17',
      '2026-07-29',
      '2026-09-16',
      '2026-10-28',
      '2026-12-09',
    ],
  },
]
