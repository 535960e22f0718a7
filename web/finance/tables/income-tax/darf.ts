import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type Darf = Edition & {
  /** Fine per calendar day of delay, up to `mostFine`. */
  dailyFine: Fraction
  mostFine: Fraction
  /** Interest of the month in which a late tax is paid, whatever the Selic. */
  paymentMonthInterest: Fraction
  /** No form is paid below it: the tax waits for the next months. */
  minimum: Cents
}

/** Federal taxes paid late, and the least that is paid (art. 68, known and not looked up again). */
export const darf: readonly Darf[] = [
  {
    from: '1997-01-01',
    source: 'Lei 9.430/1996, arts. 61 e 68',
    url: 'https://www.legjur.com/legislacao/nivel/lei_00094301996/capitulo-v-disposicoes-gerais-secao-iv-acrescimos-moratorios',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    dailyFine: 0.0033,
    mostFine: 0.2,
    paymentMonthInterest: 0.01,
    minimum: 10_00,
  },
]

/** Codes of the forms by what is taxed (known, not looked up again). */
export const darfCodes = { capitalGain: '4600', goodsAbroad: '8523', exchange: '6015' } as const
