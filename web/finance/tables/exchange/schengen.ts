import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type Schengen = Edition & {
  /** Days that who needs no visa may stay, out of any `windowDays` in a row. */
  days: number
  windowDays: number
  /** Cash of this much or more, in cents of the euro, is declared when entering or leaving the European Union. */
  declaredCash: Cents
}

/**
 * Entry requirements of the Schengen area. The stay: Regulation (EU) 2016/399, art. 6(1); that it is counted so for
 * Brazilians was read in secondary sources, the text of the visa agreement with Brazil was not.
 */
export const schengenTables: readonly Schengen[] = [
  {
    from: '2021-06-03',
    source:
      'Regulamento (UE) 2016/399, art. 6º (estadia); Regulamento (UE) 2018/1672, art. 3º (dinheiro em espécie)',
    url: 'https://taxation-customs.ec.europa.eu/what-are-rules_en',
    checkedOn: '2026-11-22',
    confidence: 'known',
    days: 90,
    windowDays: 180,
    declaredCash: 10_000_00,
  },
]
