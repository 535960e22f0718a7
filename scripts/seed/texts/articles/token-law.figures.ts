import { calculator } from '#web/calculators/ganho-capital/calculator.ts'
import { quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { type Worked, worked } from '../../worked.ts'

/** Shared by the texts about tokens: the sale that pays tax. */

/** A month of sales in Brazil, in November 2026. */
export const cryptoSale = (price: string, cost: string): Worked =>
  worked(calculator, {
    kind: 'cripto',
    price,
    cost,
    boughtOn: '10/03/2025',
    soldOn: '10/11/2026',
    share: '100',
  })

export const exemptInWords = quotedRules['cripto-isencao'].on('2026-11-10')?.text ?? 'sem limite'
