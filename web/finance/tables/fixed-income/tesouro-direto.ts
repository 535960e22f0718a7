import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'
import type { IncomeBond } from './tesouro-custody.ts'

type TesouroBonds = Edition & {
  /** Paid each six months on the face value: 10 % and 6 % a year, as the Tesouro rounds them. */
  semesterCoupon: { prefixado: Fraction; ipca: Fraction }
  /** Equal monthly payments of the corrected face value. */
  payments: Record<IncomeBond, number>
  /** Days after the purchase during which RendA+ and Educa+ are not bought back. */
  waitingDays: number
}

/** What each bond of Tesouro Direto pays and when. */
export const tesouroBonds: readonly TesouroBonds[] = [
  {
    from: '2023-01-30',
    source: 'Tesouro Nacional, características dos títulos do Tesouro Direto',
    url: 'https://pt.scribd.com/document/658112778/Tesouro-IPCA-e-IPCA-Juros-Semestrais',
    checkedOn: '2026-11-20',
    // The payments are confirmed; the first day, that of the launch of RendA+, is from memory.
    confidence: 'known',
    semesterCoupon: { prefixado: 0.04880885, ipca: 0.029563 },
    payments: { 'renda-mais': 240, 'educa-mais': 60 },
    waitingDays: 60,
  },
]
