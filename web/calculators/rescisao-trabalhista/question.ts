import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { RescisaoKind } from '#web/finance/tables/labour/rescisao.ts'

export type Stability = 'nao' | 'gestante' | 'cipa' | 'acidente' | 'outra'

/** Only who asked for it and has a new job loses the notice (TST, Súmula 276). */
export type Waiver = 'empresa' | 'pedido' | 'novo_emprego'

export type RescisaoInput = {
  kind: RescisaoKind
  admission: IsoDate
  /** Last day of work; with a worked notice, the last day of the notice. The tables are those of this day. */
  lastDay: IsoDate
  salary: Cents
  variableAverage: Cents
  notice: 'indenizado' | 'trabalhado' | 'nao_cumprido' | 'dispensado'
  /** Who waived a notice that the employer owes; the employer, unless told otherwise. */
  waiver?: Waiver
  /** Oldest first. */
  overdueVacations: readonly { absences: number }[]
  /** Unjustified, in the acquisition period that runs. */
  absences: number
  fixedTermEnd?: IsoDate
  provedLoss?: Cents
  thirteenthAdvance?: Cents
  employerDebts?: Cents
  dependants: number
  alimony?: { balance: Cents; thirteenth: Cents }
  payrollLoan?: Cents
  /** All deposits of the contract, or how much the salary grew a year, to estimate them. */
  fgts: { balance: Cents } | { salaryGrowth: Fraction }
  noticeInFineBase: boolean
  hasBirthdayWithdrawal: boolean
  isDomestic: boolean
  stability: Stability
  /** The first, second or a later request for seguro-desemprego. */
  unemploymentRequest: number
  /** With salary, in any job: of the last 18, 12 or 6 months as the request asks (24 for domestic work), and of the last 36. */
  recentMonths?: number
  monthsWorked?: number
}
