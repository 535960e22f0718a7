import type { Edition } from '../../core/in-force.ts'
import type { IsoDate } from '../../core/money.ts'

type UsMarketYear = Edition & {
  closed: readonly { day: IsoDate; name: string }[]
  /** Sessions that end at 13:00 in New York. */
  shortened: readonly IsoDate[]
}

const source = 'NYSE, regra 7.2 (feriados e fechamentos antecipados)'
const url = 'https://www.nyse.com/markets/hours-calendars'

/**
 * Days on which NYSE and Nasdaq do not open, or close early, by the rule of the exchange: a holiday on a Saturday moves
 * to the Friday before, except New Year's Day; on a Sunday, to the Monday after.
 */
export const usMarketYears: readonly UsMarketYear[] = [
  {
    from: '2028-01-01',
    source,
    url,
    checkedOn: '2026-11-21',
    confidence: 'uncertain',
    renewal: {
      due: '2029-01-01',
      name: 'Agenda da NYSE e da Nasdaq',
      published: 'NYSE, Holidays and Trading Hours, com dois anos de antecedência',
    },
    closed: [
      { day: '2028-01-17', name: 'Martin Luther King' },
      { day: '2028-02-21', name: 'Dia dos Presidentes' },
      { day: '2028-04-14', name: 'Sexta-feira Santa' },
      { day: '2028-05-29', name: 'Memorial Day' },
      { day: '2028-06-19', name: 'Juneteenth' },
      { day: '2028-07-04', name: 'Independência' },
      { day: '2028-09-04', name: 'Dia do Trabalho' },
      { day: '2028-11-23', name: 'Ação de Graças' },
      { day: '2028-12-25', name: 'Natal' },
    ],
    shortened: ['2028-07-03', '2028-11-24'],
  },
  {
    from: '2027-01-01',
    source,
    url,
    checkedOn: '2026-11-21',
    confidence: 'known',
    closed: [
      { day: '2027-01-01', name: 'Ano-Novo' },
      { day: '2027-01-18', name: 'Martin Luther King' },
      { day: '2027-02-15', name: 'Dia dos Presidentes' },
      { day: '2027-03-26', name: 'Sexta-feira Santa' },
      { day: '2027-05-31', name: 'Memorial Day' },
      { day: '2027-06-18', name: 'Juneteenth' },
      { day: '2027-07-05', name: 'Independência' },
      { day: '2027-09-06', name: 'Dia do Trabalho' },
      { day: '2027-11-25', name: 'Ação de Graças' },
      { day: '2027-12-24', name: 'Natal' },
    ],
    shortened: ['2027-11-26'],
  },
  {
    from: '2026-01-01',
    source,
    url,
    checkedOn: '2026-11-21',
    confidence: 'known',
    closed: [
      { day: '2026-01-01', name: 'Ano-Novo' },
      { day: '2026-01-19', name: 'Martin Luther King' },
      { day: '2026-02-16', name: 'Dia dos Presidentes' },
      { day: '2026-04-03', name: 'Sexta-feira Santa' },
      { day: '2026-05-25', name: 'Memorial Day' },
      { day: '2026-06-19', name: 'Juneteenth' },
      { day: '2026-07-03', name: 'Independência' },
      { day: '2026-09-07', name: 'Dia do Trabalho' },
      { day: '2026-11-26', name: 'Ação de Graças' },
      { day: '2026-12-25', name: 'Natal' },
    ],
    shortened: ['2026-11-27', '2026-12-24'],
  },
  {
    from: '2025-01-01',
    source: `${source}; luto por Jimmy Carter, 09/01/2025`,
    url,
    checkedOn: '2026-11-21',
    confidence: 'known',
    closed: [
      { day: '2025-01-01', name: 'Ano-Novo' },
      { day: '2025-01-09', name: 'Luto por Jimmy Carter' },
      { day: '2025-01-20', name: 'Martin Luther King' },
      { day: '2025-02-17', name: 'Dia dos Presidentes' },
      { day: '2025-04-18', name: 'Sexta-feira Santa' },
      { day: '2025-05-26', name: 'Memorial Day' },
      { day: '2025-06-19', name: 'Juneteenth' },
      { day: '2025-07-04', name: 'Independência' },
      { day: '2025-09-01', name: 'Dia do Trabalho' },
      { day: '2025-11-27', name: 'Ação de Graças' },
      { day: '2025-12-25', name: 'Natal' },
    ],
    shortened: ['2025-07-03', '2025-11-28', '2025-12-24'],
  },
]
