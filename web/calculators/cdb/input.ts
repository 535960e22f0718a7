import * as z from 'zod/mini'
import { brlField, dayField, percentField, refuseConflicts } from '../form/fields.ts'
import { yieldConflicts, yieldFields, yieldFrom } from '../form/yield-fields.ts'
import type { CdbInput } from './calculate.ts'

const typed = z.object({
  amount: brlField('Valor', { min: 1_00, max: 10_000_000_00 }),
  monthlyContribution: brlField('Aporte por mês', { max: 1_000_000_00 }),
  ...yieldFields,
  annualCdi: percentField('CDI', { min: 0, max: 1 }),
  date: dayField('Data da aplicação', { min: '1994-07-01' }),
  maturity: dayField('Vencimento', { max: '2076-12-31' }),
})

/** What was typed to a question for `calculateCdb`. */
export const cdbInput = z.pipe(
  typed,
  z.transform((fields, context): CdbInput => {
    const conflicts = yieldConflicts(fields)
    if (fields.maturity <= fields.date) {
      conflicts.push(['maturity', 'A data final precisa ser depois da inicial.'])
    }
    refuseConflicts(context, conflicts)
    const { amount, monthlyContribution, annualCdi, date, maturity } = fields
    return { amount, monthlyContribution, annualCdi, date, maturity, paper: yieldFrom(fields) }
  }),
)

/** A year at 110 % of the CDI of 22/09/2026 (B3 and Banco Central, SGS 4389); the page fills the CDI of today. */
export const cdbExample = {
  amount: '10.000,00',
  monthlyContribution: '0,00',
  kind: 'cdi-share',
  rate: '110',
  annualCdi: '13,65',
  annualIpca: '',
  date: '23/11/2026',
  maturity: '23/11/2027',
}
