import type { Cents, Fraction, IsoDate } from '../../core/money.ts'

type HousingInsurance = {
  source: string
  url: string
  checkedOn: IsoDate
  /** Of the balance per month, by the age of the borrower in years, inclusive. The last holds for older ones too. */
  mip: readonly { upToAge: number; monthlyRate: Fraction }[]
  /** Of the value of the property, per month. */
  dfiMonthlyRate: Fraction
  /** Of the bank, per month. */
  monthlyFee: Cents
  /** Where the reader did not say how old the oldest borrower is. */
  assumedAge: number
}

/**
 * Estimated rates of the insurances of a home loan: no law sets them, each insurer has its own table. This one, of Too
 * Seguros, is published with its ages by an authority; the fee is the usual one of the banks.
 *
 * @see facts/07-financiamento.md §1 (fee)
 */
export const housingInsurance: HousingInsurance = {
  source: 'tabela da Too Seguros publicada pela Caixa de Construções da Marinha (CCCPM)',
  url: 'https://marinha.mil.br/cccpm/seguro-habitacional-fi',
  checkedOn: '2026-11-22',
  mip: [
    { upToAge: 25, monthlyRate: 0.00022866 },
    { upToAge: 30, monthlyRate: 0.00029256 },
    { upToAge: 35, monthlyRate: 0.00028933 },
    { upToAge: 40, monthlyRate: 0.00030896 },
    { upToAge: 45, monthlyRate: 0.00032617 },
    { upToAge: 50, monthlyRate: 0.00034423 },
    { upToAge: 55, monthlyRate: 0.00037127 },
    { upToAge: 60, monthlyRate: 0.00039172 },
    { upToAge: 65, monthlyRate: 0.00040322 },
    { upToAge: 80, monthlyRate: 0.00043928 },
  ],
  dfiMonthlyRate: 0.00004684,
  monthlyFee: 25_00,
  assumedAge: 40,
}
