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
    source: 'Novo modelo de crédito imobiliário de 10/10/2025 (CMN), segundo a Agência Brasil',
    url: 'https://agenciabrasil.ebc.com.br/economia/noticia/2025-10/lula-anuncia-novo-modelo-de-credito-imobiliario',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    propertyLimit: 2_250_000_00,
    annualCostLimit: 0.12,
  },
]
