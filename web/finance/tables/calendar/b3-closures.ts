import type { Edition } from '../../core/in-force.ts'

type B3Closures = Edition & {
  /** Days of every year, MM-DD, on which banks work and the exchange does not. */
  days: readonly { day: `${number}-${number}`; name: string }[]
  /** Name of the closure on the last day from Monday to Friday of the year, where that day closes whatever its date. */
  lastWeekday?: string
}

/** Days without trading on B3 besides the bank holidays. State and city holidays (25 January, 9 July) do not close it. */
export const b3Closures: readonly B3Closures[] = [
  {
    from: '2027-01-01',
    source: 'Padrão da B3: sem pregão em 24/12 e no último dia de semana do ano; a B3 confirma a cada ano',
    checkedOn: '2026-11-21',
    confidence: 'uncertain',
    renewal: {
      due: '2028-01-01',
      name: 'Agenda de pregões da B3',
      published: 'B3, calendário de negociação, em geral em dezembro',
    },
    days: [{ day: '12-24', name: 'Véspera de Natal' }],
    lastWeekday: 'Último dia de semana do ano',
  },
  {
    from: '2024-01-01',
    source: 'Calendário de negociação da B3 (2025: O Povo, 04/12/2024; 2026: Exame, 30/12/2025)',
    url: 'https://exame.com/invest/mercados/quando-a-bolsa-fecha-em-2026-confira-o-calendario-da-b3/',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    days: [
      { day: '12-24', name: 'Véspera de Natal' },
      { day: '12-31', name: 'Véspera de Ano-Novo' },
    ],
  },
]
