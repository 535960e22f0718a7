import { calculator } from '#web/calculators/bitcoin-venda/calculator.ts'
import { worked } from '../../worked.ts'

/** Under the monthly limit, and over it with a second sale: the law of the tax is the one from before. */
const sold = {
  amount: '0,07',
  price: '400.000',
  averageCost: '300.000',
  brokerage: '0,5',
  date: '20/11/2026',
}
export const alone = worked(calculator, { ...sold, monthSales: '28.000' })
export const withOthers = worked(calculator, { ...sold, monthSales: '36.000' })
export const tax = withOthers.row('Imposto de').replace('\u2212', '')
