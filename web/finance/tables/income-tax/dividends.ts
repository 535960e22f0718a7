import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '../../core/money.ts'

/** Profits of earlier years, exempt when their distribution was approved in time. */
export type EarlierProfits = {
  /** Last year of those profits. */
  until: number
  /** Last day of the approval, by the law. */
  approvedBy: IsoDate
  /** The same by an injunction that the court has not confirmed. */
  injunction: { until: IsoDate; case: string; state: string }
}

type Dividends = Edition & {
  /** The most that one company pays one person in a month without tax. */
  exemptUpTo: Cents
  /** On the whole of the month's payments when they pass `exemptUpTo`. */
  rate: Fraction
  earlierProfits?: EarlierProfits
}

/** Income tax withheld from the dividends that a company pays to a resident individual. */
export const dividendTables: readonly Dividends[] = [
  {
    from: '2026-01-01',
    source: 'Lei 15.270/2025 (Lei 9.250/1995, art. 6º-A)',
    checkedOn: '2026-11-27',
    confidence: 'confirmed',
    exemptUpTo: 50_000_00,
    rate: 0.1,
    earlierProfits: {
      until: 2025,
      approvedBy: '2025-12-31',
      // Min. Nunes Marques, 26/12/2025; sent to the full court by Min. Fachin (exame.com, 19/02/2026).
      injunction: {
        until: '2026-01-31',
        case: 'ADIs 7912 e 7914',
        state:
          'liminar de 26/12/2025; o julgamento foi levado ao plenário em 19/02/2026, e até 27/11/2026 não achamos o resultado',
      },
    },
  },
  {
    from: '1996-01-01',
    source: 'Lei 9.249/1995, art. 10',
    checkedOn: '2026-11-20',
    confidence: 'known',
    exemptUpTo: Number.POSITIVE_INFINITY,
    rate: 0,
  },
]
