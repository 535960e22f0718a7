import type { Edition } from '../../core/in-force.ts'
import type { IsoDate } from '../../core/money.ts'

type EcbYear = Edition & {
  /** Days of the decisions on interest, at 14:15 in Frankfurt. */
  decisions: readonly IsoDate[]
}

const source =
  'Banco Central Europeu, calendário das reuniões (dois arquivos públicos, lidos por eles em 07/10/2026)'
const url = 'https://www.ecb.europa.eu/press/calendars/mgcgc/html/index.en.html'

/** Of 2026 only the decisions that two public copies of the calendar had. */
export const ecbYears: readonly EcbYear[] = [
  {
    from: '2027-01-01',
    source,
    url,
    checkedOn: '2026-11-22',
    confidence: 'confirmed',
    renewal: {
      due: '2028-01-01',
      name: 'Agenda do Banco Central Europeu',
      published: 'BCE, calendário das reuniões, no meio do ano anterior',
    },
    decisions: [
      '2027-02-04',
      '2027-03-18',
      '2027-04-29',
      '2027-06-10',
      '2027-07-22',
      '2027-09-09',
      '2027-10-28',
      '2027-12-16',
    ],
  },
  {
    from: '2026-01-01',
    source,
    url,
    checkedOn: '2026-11-22',
    confidence: 'confirmed',
    decisions: ['2026-10-29', '2026-12-17'],
  },
]
