import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  dayField,
  optionalField,
  percentField,
  refuseConflicts,
} from '../form/old/fields.ts'
import { yieldConflicts, yieldFields, yieldFrom } from '../form/old/yield-fields.ts'
import type { LciLcaInput } from './calculate.ts'

const typed = z.object({
  paperKind: choiceField('Título', ['lci', 'lca']),
  amount: brlField('Valor', { min: 1_00, max: 10_000_000_00 }),
  monthlyContribution: brlField('Aporte por mês', { max: 1_000_000_00 }),
  ...yieldFields,
  annualCdi: percentField('CDI', { min: 0, max: 1 }),
  cdbShare: optionalField(percentField('CDB para comparar', { min: 0.01, max: 3 })),
  date: dayField('Data da aplicação', { min: '1994-07-01' }),
  maturity: dayField('Vencimento', { max: '2076-12-31' }),
})

/** What was typed to a question for `calculateLciLca`. */
export const lciLcaInput = z.pipe(
  typed,
  z.transform((fields, context): LciLcaInput => {
    const conflicts = yieldConflicts(fields)
    if (fields.maturity <= fields.date) {
      conflicts.push(['maturity', 'A data final precisa ser depois da inicial.'])
    }
    refuseConflicts(context, conflicts)
    const { kind: _kind, rate: _rate, annualIpca: _ipca, ...rest } = fields
    return { ...rest, paper: yieldFrom(fields) }
  }),
)

/** A LCI of 90 % beside a CDB of 110 % of the CDI of 22/09/2026 (SGS 4389); the page fills the CDI of today. */
export const lciLcaExample = {
  paperKind: 'lci',
  amount: '10.000,00',
  monthlyContribution: '0,00',
  kind: 'cdi-share',
  rate: '90',
  annualCdi: '13,65',
  annualIpca: '',
  cdbShare: '110',
  date: '23/11/2026',
  maturity: '23/11/2027',
}
