import type { Edition } from '../../core/in-force.ts'
import type { IsoDate } from '../../core/money.ts'

type CopomYear = Edition & {
  /** The second day of each meeting, when the Selic target is announced after 18:30. */
  decisions: readonly IsoDate[]
}

/**
 * The Central Bank publishes a year's calendar in the middle of the year before. Of 2027 no page of the press was found:
 * one public file has all its days, a second one the first of them, a third one others.
 */
export const copomYears: readonly CopomYear[] = [
  {
    from: '2027-01-01',
    source: 'Calendário das reuniões do Copom de 2027 (um só arquivo público)',
    url: 'https://www.bcb.gov.br/publicacoes/calendarioreunioescopom',
    checkedOn: '2026-11-22',
    confidence: 'uncertain',
    renewal: {
      due: '2028-01-01',
      name: 'Agenda do Copom',
      published: 'Banco Central, calendário das reuniões, no meio do ano anterior',
    },
    decisions: [
      '2027-01-27',
      '2027-03-17',
      '2027-04-28',
      '2027-06-16',
      '2027-08-04',
      '2027-09-22',
      '2027-10-27',
      '2027-12-08',
    ],
  },
  {
    from: '2026-01-01',
    source: 'Calendário das reuniões do Copom de 2026 (Banco Central; Estadão E-Investidor)',
    url: 'https://einvestidor.estadao.com.br/educacao-financeira/copom-2026-calendario-reunioes-selic-banco-central',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    decisions: [
      '2026-01-28',
      '2026-03-18',
      '2026-04-29',
      '2026-06-17',
      '2026-08-05',
      '2026-09-16',
      '2026-11-04',
      '2026-12-09',
    ],
  },
]
