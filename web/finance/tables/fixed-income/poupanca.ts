import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Poupanca = Edition & {
  /** Above this annual target of the Selic the month pays `fixedMonthlyRate` over the TR. */
  selicAbove: Fraction
  fixedMonthlyRate: Fraction
  /** At or below it, the month pays this share of the Selic, compounded to a month. */
  selicShare: Fraction
}

/** Yield of savings accounts over the TR, for deposits from this day on. */
export const poupanca: readonly Poupanca[] = [
  {
    from: '2012-05-04',
    source: 'Lei 12.703/2012; Circular BCB 3.595/2012',
    url: 'https://caixa.gov.br/empresa/contas/poupanca',
    checkedOn: '2026-11-20',
    confidence: 'known',
    selicAbove: 0.085,
    fixedMonthlyRate: 0.005,
    selicShare: 0.7,
  },
]
