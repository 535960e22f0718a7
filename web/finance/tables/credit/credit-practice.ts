import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type CreditPractice = Edition & {
  /** Part of the family's gross income that an instalment may take. */
  incomeShare: Fraction
  /** Age of the oldest borrower at the last instalment, in months: 80 years and 6 months. */
  oldestAgeMonths: number
  /** Part of the property's value that banks lend. */
  loanToValue: Fraction
}

/** Limits of banks for a home loan: their practice, not a law. A bank may ask for more. */
export const creditPractice: readonly CreditPractice[] = [
  {
    from: '2025-10-10',
    source: 'Prática dos bancos: 30% da renda, 80% do imóvel (Caixa, 10/2025), 80 anos e 6 meses (seguro)',
    url: 'https://agenciabrasil.ebc.com.br/economia/noticia/2025-10/lula-anuncia-novo-modelo-de-credito-imobiliario',
    checkedOn: '2026-11-20',
    confidence: 'known',
    incomeShare: 0.3,
    oldestAgeMonths: 80 * 12 + 6,
    loanToValue: 0.8,
  },
]
