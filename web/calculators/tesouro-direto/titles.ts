import type { IsoDate } from '#web/finance/core/money.ts'
import type { TesouroBond } from '#web/finance/fixed-income/tesouro-direto.ts'

/**
 * The day of a title by the year of its name: of its maturity, or of the first payment of RendA+ and Educa+, whose name
 * says when the income begins. NTN-B falls due in May of odd years and in August of even ones.
 */
export function dayOf(bond: TesouroBond, year: number): IsoDate {
  switch (bond) {
    case 'selic':
      return `${year}-03-01`
    case 'prefixado':
    case 'prefixado-juros':
      return `${year}-01-01`
    case 'ipca':
    case 'ipca-juros':
      return year % 2 === 0 ? `${year}-08-15` : `${year}-05-15`
    case 'renda-mais':
    case 'educa-mais':
      return `${year}-01-15`
  }
}
