import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type Mei = Edition & {
  /** Most revenue of a calendar year. */
  annualLimit: Cents
  /** Of the minimum wage, a month. */
  inssShare: Fraction
  /** Of services, a month. */
  iss: Cents
  /** Of the revenue of services: profit without income tax where no books are kept. */
  exemptShare: Fraction
}

export const meiTables: readonly Mei[] = [
  {
    from: '2018-01-01',
    source:
      'LC 123/2006, arts. 14, § 1º, e 18-A, §§ 1º e 3º, V (LC 155/2016); Lei 8.212/1991, art. 21, § 2º, II, a; Lei 9.249/1995, art. 15',
    url: 'https://pb.agenciasebrae.com.br/?p=8156',
    checkedOn: '2026-11-28',
    confidence: 'confirmed',
    annualLimit: 81_000_00,
    inssShare: 0.05,
    iss: 5_00,
    exemptShare: 0.32,
  },
]
