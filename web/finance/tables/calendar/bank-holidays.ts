import type { Edition } from '../../core/in-force.ts'

type BankHolidayRules = Edition & {
  /** The same day every year, MM-DD. */
  fixed: readonly { day: `${number}-${number}`; name: string }[]
  /** Days after Easter Sunday; before it when negative. */
  fromEaster: readonly { days: number; name: string }[]
}

const movable = [
  { days: -48, name: 'Carnaval' },
  { days: -47, name: 'Carnaval' },
  { days: -2, name: 'Sexta-feira Santa' },
  { days: 60, name: 'Corpus Christi' },
] as const

const fixed = [
  { day: '01-01', name: 'Confraternização Universal' },
  { day: '04-21', name: 'Tiradentes' },
  { day: '05-01', name: 'Dia do Trabalho' },
  { day: '09-07', name: 'Independência' },
  { day: '10-12', name: 'Nossa Senhora Aparecida' },
  { day: '11-02', name: 'Finados' },
  { day: '11-15', name: 'Proclamação da República' },
  { day: '12-25', name: 'Natal' },
] as const

/**
 * Days on which banks and the exchange market do not work. 24 and 31 December are business days here, though the stock
 * exchange closes. The oldest edition begins with the first year of the holidays of Lei 10.607/2002.
 *
 * @see Lei 662/1949, art. 1º (Lei 10.607/2002); Lei 6.802/1980 (12/10); Lei 14.759/2023 (20/11, in force since
 * 21/12/2023); Resolução CMN 4.880/2020, and before it 2.932/2002 (movable days); facts/10-mercado.md §2
 */
export const bankHolidayRules: readonly BankHolidayRules[] = [
  {
    from: '2024-01-01',
    source:
      'Lei 662/1949 (redação da Lei 10.607/2002), Lei 6.802/1980 e Lei 14.759/2023; móveis: Resolução CMN 4.880/2020',
    checkedOn: '2026-11-27',
    confidence: 'known',
    fixed: [...fixed, { day: '11-20', name: 'Dia da Consciência Negra' }],
    fromEaster: movable,
  },
  {
    from: '2003-01-01',
    source:
      'Lei 662/1949 (redação da Lei 10.607/2002) e Lei 6.802/1980; móveis: Resoluções CMN 2.932/2002 e 4.880/2020',
    checkedOn: '2026-11-27',
    confidence: 'known',
    fixed,
    fromEaster: movable,
  },
]
