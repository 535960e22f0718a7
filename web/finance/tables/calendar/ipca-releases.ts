import type { Edition } from '../../core/in-force.ts'
import type { IsoDate } from '../../core/money.ts'

type IpcaYear = Edition & {
  /** Days on which IBGE publishes the IPCA of the month before, at 9:00 in Brasília. */
  releases: readonly IsoDate[]
}

const url = 'https://www.ibge.gov.br/calendario-indicadores-novoportal.html'

/** The days come from the calendar of IBGE as others copied it: the site itself was not read. */
export const ipcaYears: readonly IpcaYear[] = [
  {
    from: '2027-01-01',
    source: 'IBGE, calendário de divulgações (um só arquivo público)',
    url,
    checkedOn: '2026-11-22',
    confidence: 'uncertain',
    renewal: {
      due: '2027-01-13',
      name: 'Agenda do IPCA',
      published: 'IBGE, calendário de divulgações do ano',
    },
    releases: ['2027-01-12'],
  },
  {
    from: '2026-01-01',
    source:
      'IBGE, calendário de divulgações de 2026 (Boletim Nacional e um arquivo público, iguais desde setembro)',
    url,
    checkedOn: '2026-11-22',
    confidence: 'confirmed',
    releases: [
      '2026-01-09',
      '2026-02-10',
      '2026-03-12',
      '2026-04-10',
      '2026-05-12',
      '2026-06-12',
      '2026-07-10',
      '2026-08-11',
      '2026-09-11',
      '2026-10-09',
      '2026-11-12',
      '2026-12-11',
    ],
  },
]
