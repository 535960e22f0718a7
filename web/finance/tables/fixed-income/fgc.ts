import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type Fgc = Edition & {
  /** Principal and yield of one person in one conglomerate. */
  perConglomerate: Cents
  /** Of all payments to one person in four years; absent before there was one. */
  perFourYears?: Cents
}

/**
 * Cover of the Fundo Garantidor de Créditos for CDB, RDB, LC, LCI, LCA and poupança, in centavos. The amounts are from
 * the press of January 2026; a four-year limit of 1,6 million, seen in one place, was not confirmed and is not here.
 */
export const fgcTables: readonly Fgc[] = [
  {
    from: '2017-12-22',
    source: 'Regulamento do FGC (Resolução CMN 4.222/2013, com a Resolução CMN 4.620/2017)',
    url: 'https://g1.globo.com/economia/noticia/2026/01/22/cmn-estatuto-fgc.ghtml',
    checkedOn: '2026-11-20',
    // The amounts are confirmed; the first day is from memory.
    confidence: 'known',
    perConglomerate: 250_000_00,
    perFourYears: 1_000_000_00,
  },
  {
    from: '2013-05-24',
    source: 'Regulamento do FGC (Resolução CMN 4.222/2013)',
    checkedOn: '2026-11-20',
    confidence: 'known',
    perConglomerate: 250_000_00,
  },
]
