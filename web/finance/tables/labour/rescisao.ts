import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'
import type { RuleSource } from '../../core/statement.ts'

export const rescisaoKinds = [
  'sem_justa_causa',
  'rescisao_indireta',
  'pedido_demissao',
  'justa_causa',
  'acordo_484a',
  'termino_prazo',
  'antecipada_empregador_479',
  'antecipada_empregado_480',
  'culpa_reciproca',
  'morte',
] as const
export type RescisaoKind = (typeof rescisaoKinds)[number]

/** Rights by way of ending the contract: shares are 1 in full, 0 nothing. */
export type Rights = {
  /** Share of the indemnified notice. */
  notice: Fraction
  /** Whether the employee who does not work the notice pays for it (art. 487 §2º). */
  owesNotice: boolean
  thirteenth: Fraction
  accruedVacation: Fraction
  fine: 'full' | 'half' | 'none'
  /** Seguro-desemprego; `uncertain` when it depends on proving an unfair dismissal. */
  unemployment: 'yes' | 'no' | 'uncertain'
  /** Share of the FGTS that may be withdrawn, by the dependants after a death. */
  withdrawal: Fraction
  /** Who ends a fixed term early: the employer pays the value of art. 479, the employee at most that (art. 480). */
  endsEarly?: 'employer' | 'employee'
}

export type Verba =
  | 'salaryBalance'
  | 'notice'
  | 'thirteenth'
  | 'accruedVacation'
  | 'accruedThird'
  | 'overdueVacation'
  | 'overdueThird'
  | 'earlyEnd'

/** Charged with the month's pay, apart from it, or not at all. */
type Charge = 'monthly' | 'separate' | 'none'

type Incidence = { inss: Charge; irrf: Charge; fgts: boolean }

export type RescisaoTable = Edition & {
  rights: Record<RescisaoKind, Rights>
  incidences: Record<Verba, Incidence>
  /** Days by which a monthly salary is divided (CLT art. 64). */
  monthDays: number
  /** Lei 12.506/2011. */
  notice: { days: number; perYear: number; most: number }
  /** Fewest days that count a twelfth: Lei 4.090/1962, and CLT art. 146 (more than 14). */
  fewestDays: { thirteenth: number; vacation: number }
  /** Days of vacation by unjustified absences in the period; none beyond the last (CLT art. 130). */
  vacationDays: readonly { absences: number; days: number }[]
  /** Constitution, art. 7º, XVII. */
  vacationBonus: { parts: number }
  /** Calendar days to pay, from the end of the contract (CLT art. 477 §6º). */
  paymentDays: number
}

const all: Rights = {
  notice: 1,
  owesNotice: false,
  thirteenth: 1,
  accruedVacation: 1,
  fine: 'full',
  unemployment: 'yes',
  withdrawal: 1,
}
const withoutNotice: Rights = { ...all, notice: 0, fine: 'none', unemployment: 'no' }
const leaving: Rights = { ...withoutNotice, withdrawal: 0 }
const indemnity: Incidence = { inss: 'none', irrf: 'none', fgts: false }

export const rescisaoTables: readonly RescisaoTable[] = [
  {
    from: '2017-11-11',
    source:
      'CLT, arts. 64, 130, 137, 146, 477 a 484-A e 487; Lei 12.506/2011; Lei 4.090/1962; Lei 13.467/2017',
    checkedOn: '2026-11-20',
    confidence: 'known',
    rights: {
      sem_justa_causa: all,
      rescisao_indireta: all,
      pedido_demissao: { ...leaving, owesNotice: true },
      justa_causa: { ...leaving, thirteenth: 0, accruedVacation: 0 },
      acordo_484a: { ...all, notice: 0.5, fine: 'half', unemployment: 'no', withdrawal: 0.8 },
      termino_prazo: withoutNotice,
      antecipada_empregador_479: {
        ...withoutNotice,
        fine: 'full',
        unemployment: 'uncertain',
        endsEarly: 'employer',
      },
      antecipada_empregado_480: { ...leaving, endsEarly: 'employee' },
      culpa_reciproca: {
        ...all,
        notice: 0.5,
        thirteenth: 0.5,
        accruedVacation: 0.5,
        fine: 'half',
        unemployment: 'no',
      },
      morte: withoutNotice,
    },
    incidences: {
      salaryBalance: { inss: 'monthly', irrf: 'monthly', fgts: true },
      // STJ Tema 478 (no INSS), TST Súmula 305 (FGTS).
      notice: { inss: 'none', irrf: 'none', fgts: true },
      thirteenth: { inss: 'separate', irrf: 'separate', fgts: true },
      // STJ Súmulas 125 and 386.
      accruedVacation: indemnity,
      accruedThird: indemnity,
      overdueVacation: indemnity,
      overdueThird: indemnity,
      earlyEnd: indemnity,
    },
    monthDays: 30,
    notice: { days: 30, perYear: 3, most: 90 },
    fewestDays: { thirteenth: 15, vacation: 15 },
    vacationDays: [
      { absences: 5, days: 30 },
      { absences: 14, days: 24 },
      { absences: 23, days: 18 },
      { absences: 32, days: 12 },
    ],
    vacationBonus: { parts: 3 },
    paymentDays: 10,
  },
]

const known = { confidence: 'known' } as const
const clt = {
  ...known,
  from: '1943-11-10',
  url: 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452compilado.htm',
} as const
const vacation = { ...clt, from: '1977-05-01' } as const
const reform2017 = { ...clt, from: '2017-11-11' } as const
const fgts = {
  ...known,
  from: '1990-05-14',
  url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm',
} as const

/**
 * Which article each line of a rescission rests on. `from` is the first day of the article in its present wording, where
 * known; the numbers themselves are in `rescisao.ts`, `fgts.ts`, `domestico.ts` and `consignado.ts`.
 */
export const rescisaoRules = {
  salaryBalance: { ...clt, source: 'CLT, arts. 64 e 477' },
  notice: {
    from: '2011-10-13',
    source: 'CLT, art. 487, § 1º; Lei 12.506/2011, art. 1º',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12506.htm',
    confidence: 'confirmed',
  },
  noticeByAgreement: {
    ...reform2017,
    source: 'CLT, art. 484-A, I, "a"; Lei 12.506/2011',
    confidence: 'confirmed',
  },
  noticeWaived: { ...known, from: '2003-11-21', source: 'CLT, art. 487, § 1º; TST, Súmula 276' },
  // Notice, 13º and accrued vacation by half.
  mutualFault: { ...known, from: '2003-11-21', source: 'CLT, art. 484; TST, Súmula 14' },
  workedNotice: { ...clt, source: 'CLT, art. 488' },
  noticeOwed: { ...clt, source: 'CLT, art. 487, § 2º' },
  thirteenth: {
    ...known,
    from: '1962-07-26',
    source: 'Lei 4.090/1962, arts. 1º e 3º',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l4090.htm',
  },
  thirteenthAdvance: { ...known, from: '1965-08-13', source: 'Lei 4.749/1965, art. 3º' },
  accruedVacation: { ...vacation, source: 'CLT, arts. 130, 146 e 147; TST, Súmulas 171 e 261' },
  overdueVacation: { ...vacation, source: 'CLT, arts. 130 e 146' },
  doubledVacation: { ...vacation, source: 'CLT, arts. 134 e 137' },
  vacationThird: { ...known, from: '1988-10-05', source: 'Constituição, art. 7º, XVII; TST, Súmula 328' },
  earlyEndByEmployer: { ...clt, source: 'CLT, art. 479' },
  earlyEndByEmployee: { ...clt, source: 'CLT, art. 480, § 1º' },
  employerDebts: { ...clt, source: 'CLT, arts. 462 e 477, § 5º' },
  alimony: { ...known, from: '2016-03-18', source: 'CPC (Lei 13.105/2015), art. 529: decisão judicial' },
  payBy: { ...reform2017, source: 'CLT, art. 477, § 6º' },
  // Of all that is salary, not of the base one only: thesis of 16/05/2025.
  lateFine: { ...clt, from: '1989-10-25', source: 'CLT, art. 477, § 8º; TST, Tema 142' },
  fgtsDeposit: { ...fgts, source: 'Lei 8.036/1990, arts. 15 e 18' },
  fgtsOfNotice: { ...fgts, from: '2003-11-21', source: 'Lei 8.036/1990, art. 15; TST, Súmula 305' },
  fgtsFineFull: { ...fgts, source: 'Lei 8.036/1990, art. 18, § 1º' },
  fgtsFineByAgreement: { ...reform2017, source: 'CLT, art. 484-A, I, "b"; Lei 8.036/1990, art. 18, § 1º' },
  fgtsFineMutualFault: { ...fgts, source: 'Lei 8.036/1990, art. 18, § 2º; CLT, art. 484' },
  fgtsWithdrawal: { ...fgts, source: 'Lei 8.036/1990, arts. 20 e 20-A' },
} as const satisfies Record<string, RuleSource>
