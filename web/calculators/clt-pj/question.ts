import type { Cents, IsoDate } from '#web/finance/core/money.ts'

export const regimesInWords = {
  'factor-r': 'Simples, com o fator R',
  minimum: 'Simples, com pró-labore mínimo',
  'annex-iii': 'Simples, atividade do anexo III',
  mei: 'MEI',
} as const

export type Regime = keyof typeof regimesInWords

/** Amounts in centavos, a month. */
export type CltPjInput = {
  salary: Cents
  /** In money or kind, beside the salary: what the person would pay alone. */
  benefits: Cents
  invoice: Cents
  /** Months of the year with an invoice. */
  months: number
  regime: Regime
  accountant: Cents
  dependants: number
  /** Day whose rules hold for the whole year. */
  date: IsoDate
}
