import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type Dividends = Edition & {
  /** The most that one company pays one person in a month without tax. */
  exemptUpTo: Cents
  /** On the whole of the month's payments when they pass `exemptUpTo`. */
  rate: Fraction
}

/** Income tax withheld from the dividends that a company pays to a resident individual. */
export const dividendTables: readonly Dividends[] = [
  {
    from: '2026-01-01',
    source: 'Lei 15.270/2025 (Lei 9.250/1995, art. 6º-A)',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    exemptUpTo: 50_000_00,
    rate: 0.1,
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
