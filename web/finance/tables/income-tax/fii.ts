import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Fii = Edition & {
  /** Holders that the fund must have, at least, for its income to be exempt. */
  fewestHolders: number
  /** A holder with this part of the units, or more, pays. */
  paysFromShare: Fraction
  /** Linked people (family, and the firms they control) who together hold this part, or more, pay; since 2024. */
  paysFromLinkedShare?: Fraction
  /** Withheld from the income that is not exempt. */
  rate: Fraction
}

/** Income of a real estate fund paid to an individual; what its units gain when sold is in `renda-variavel.ts`. */
export const fiiIncome: readonly Fii[] = [
  {
    from: '2024-01-01',
    source: 'Lei 11.033/2004, art. 3º, III e § 1º, redação da Lei 14.754/2023; Lei 8.668/1993, art. 17',
    url: 'https://legjur.com/legislacao/nivel/lei_00147542023/capitulo-ii-da-tributacao-dos-rendimentos-de-apli-secao-vii-das-isencoes-do-imposto-sobre-a-renda',
    checkedOn: '2026-11-22',
    confidence: 'confirmed',
    fewestHolders: 100,
    paysFromShare: 0.1,
    paysFromLinkedShare: 0.3,
    rate: 0.2,
  },
  {
    from: '2006-01-01',
    source: 'Lei 11.033/2004, art. 3º, III, redação da Lei 11.196/2005; Lei 8.668/1993, art. 17',
    checkedOn: '2026-11-20',
    confidence: 'known',
    fewestHolders: 50,
    paysFromShare: 0.1,
    rate: 0.2,
  },
]
