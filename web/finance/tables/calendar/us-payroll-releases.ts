import type { Edition } from '../../core/in-force.ts'
import type { IsoDate } from '../../core/money.ts'

type PayrollYear = Edition & {
  /** Days of the Employment Situation, at 8:30 in New York. */
  releases: readonly IsoDate[]
}

/** The Bureau of Labor Statistics had not published the days of 2027 on 08/10/2026, says a public file of that day. */
export const payrollYears: readonly PayrollYear[] = [
  {
    from: '2026-01-01',
    source: 'BLS, Employment Situation, datas de 2026 (cinco arquivos públicos iguais)',
    url: 'https://www.bls.gov/schedule/news_release/empsit.htm',
    checkedOn: '2026-11-22',
    confidence: 'confirmed',
    renewal: {
      due: '2027-01-01',
      name: 'Agenda do payroll',
      published: 'BLS, calendário do Employment Situation, no fim do ano anterior',
    },
    releases: [
      '2026-01-09',
      '2026-02-11',
      '2026-03-06',
      '2026-04-03',
      '2026-05-08',
      '2026-06-05',
      '2026-07-02',
      '2026-08-07',
      '2026-09-04',
      '2026-10-02',
      '2026-11-06',
      '2026-12-04',
    ],
  },
]
