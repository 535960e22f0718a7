import { calculator } from '#web/calculators/tesouro-direto/calculator.ts'
import { worked } from '../../worked.ts'

/** A long title sold three months after, when the market asks more, the same, or less for it. */
export const sold = (saleRate: string) =>
  worked(calculator, {
    bond: 'prefixado',
    year: '2032',
    amount: '10.000',
    annualRate: '13',
    until: 'sale',
    date: '23/11/2026',
    saleDay: '23/02/2027',
    saleRate,
  })
export const higher = sold('15')
