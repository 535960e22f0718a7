import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type ImpostoImportacao = Edition & {
  /** Shops in the Remessa Conforme. Values in cents of the US dollar. */
  compliant: {
    /** Highest customs value that pays `rateUpTo`. */
    threshold: Cents
    rateUpTo: Fraction
    rateAbove: Fraction
    /** Taken off the duty above the threshold. */
    deduction: Cents
  }
  otherShopsRate: Fraction
  /** Highest customs value of the simplified regime (RTS), in cents of the US dollar. */
  ceiling: Cents
  /** Imported by a person for own use. */
  medicine: { rate: Fraction; ceiling: Cents }
}

const sameInAll = {
  otherShopsRate: 0.6,
  ceiling: 3_000_00,
  medicine: { rate: 0, ceiling: 10_000_00 },
} as const

/** Import duty on international parcels. The edition holds from the day on which the declaration is registered. */
export const impostoImportacao: readonly ImpostoImportacao[] = [
  {
    from: '2026-05-12',
    // The text of the law and of the ordinance was not read: several public files agree on the numbers.
    source: 'MP 1.357/2026, convertida na Lei 15.502/2026; Portaria MF 1.342/2026',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    news: 'Compra de fora até US$ 50, em loja do Remessa Conforme, não paga imposto de importação: eram 20 %.',
    compliant: { threshold: 50_00, rateUpTo: 0, rateAbove: 0.6, deduction: 30_00 },
    ...sameInAll,
  },
  {
    from: '2024-08-01',
    source: 'Lei 14.902/2024; MP 1.236/2024; Portaria MF 1.086/2024',
    url: 'https://guiatributario.net/2024/07/01',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    compliant: { threshold: 50_00, rateUpTo: 0.2, rateAbove: 0.6, deduction: 20_00 },
    ...sameInAll,
  },
  {
    from: '2023-08-01',
    source: 'Portaria MF 612/2023',
    checkedOn: '2026-11-20',
    confidence: 'known',
    compliant: { threshold: 50_00, rateUpTo: 0, rateAbove: 0.6, deduction: 0 },
    ...sameInAll,
  },
]
