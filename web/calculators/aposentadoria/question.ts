import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Sex } from '#web/finance/pension/retirement.ts'

export type SpecialRegime = 'professor' | 'especial' | 'rural' | 'servidor' | 'deficiencia'

export type RetirementInput = {
  date: IsoDate
  regime: 'geral' | SpecialRegime
  sex: Sex
  birth: IsoDate
  contributedMonths: number
  wasInsuredBeforeReform: boolean
  /** On 13/11/2019; without it, as if every month since then had been paid. */
  monthsAtReform?: number
  /** Whether the person goes on paying every month. */
  goesOn: boolean
  /** Of all contributions since July 1994, corrected, as Meu INSS shows it. */
  mean: Cents
  /** Fator previdenciário, for the 50 % toll. */
  tollFactor?: Fraction
  retireBy: 'first' | 'best'
  /** A month, in today's money; absent where the law's answer alone is asked. */
  desiredIncome?: Cents
  /** Years that the income from the plan should last. */
  incomeYears: number
  savings: Cents
  /** Per year, before inflation; after tax for money outside a plan. */
  annualReturn: Fraction
  inflation: Fraction
  plan: 'PGBL' | 'VGBL' | 'livre'
  /** Of a year, for the deduction of PGBL. */
  taxableIncome: Cents
  legalDeductions: Cents
}
