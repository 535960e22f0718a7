import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type Sfh = Edition & {
  /** Highest value of the property, inclusive. */
  propertyLimit: Cents
  /** Highest effective cost per year above the index, inclusive. */
  annualCostLimit: Fraction
}

/** Limits of the Sistema Financeiro da Habitação; above them the loan is of the SFI. */
export const sfhTables: readonly Sfh[] = [
  {
    from: '2025-10-10',
    // DOU of 10/10/2025, extra edition 194-A; the number by irib.org.br and legisweb (484830).
    source: 'Resolução CMN 4.676/2018, redação da Resolução CMN 5.255, de 10/10/2025',
    url: 'https://www.legisweb.com.br/legislacao/?id=484830',
    checkedOn: '2026-11-27',
    confidence: 'confirmed',
    propertyLimit: 2_250_000_00,
    annualCostLimit: 0.12,
  },
]
