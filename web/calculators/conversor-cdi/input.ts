import * as z from 'zod/mini'
import { addDays } from '#web/finance/calendar/business-days.ts'
import { termBetween, termOfDays } from '#web/finance/calendar/term.ts'
import {
  brlField,
  dayField,
  optionalField,
  percentField,
  refuseConflicts,
  wholeField,
  yesNoField,
} from '../form/old/fields.ts'
import { yieldConflicts, yieldFields, yieldFrom } from '../form/old/yield-fields.ts'
import type { CdiConversionInput } from './calculate.ts'

const typed = z.object({
  amount: brlField('Valor', { min: 1_00, max: 100_000_000_00 }),
  ...yieldFields,
  annualCdi: percentField('CDI', { min: 0, max: 1 }),
  annualIpca: percentField('IPCA projetado', { min: -0.1, max: 1 }),
  exempt: yesNoField('Isento de imposto'),
  days: optionalField(wholeField('Prazo em dias', { min: 1, max: 18_250 })),
  date: dayField('Data da aplicação', { min: '1994-07-01' }),
  maturity: optionalField(dayField('Data do resgate', { max: '2076-12-31' })),
})

/** What was typed to a question for `calculateCdiConversion`. The day of the redemption wins over the days. */
export const cdiConversionInput = z.pipe(
  typed,
  z.transform((fields, context): CdiConversionInput => {
    const conflicts = yieldConflicts(fields)
    const { amount, exempt, date, maturity, days = 1, annualCdi, annualIpca } = fields
    if (maturity === undefined && fields.days === undefined) {
      conflicts.push(['days', 'Preencha o prazo em dias ou a data do resgate.'])
    }
    if (maturity !== undefined && maturity <= date) {
      conflicts.push(['maturity', 'A data final precisa ser depois da inicial.'])
    }
    refuseConflicts(context, conflicts)
    const indexes = { annualCdi, annualIpca }
    const term = maturity !== undefined && maturity > date ? termBetween(date, maturity) : termOfDays(days)
    return { amount, exempt, indexes, paper: yieldFrom(fields), term, date: addDays(date, term.days) }
  }),
)

/** 110 % of the CDI of 22/09/2026 for a year (SGS 4389); IPCA of 12 months to 08/2026 (SGS 13522). */
export const cdiConversionExample = {
  amount: '1.000,00',
  kind: 'cdi-share',
  rate: '110',
  annualCdi: '13,65',
  annualIpca: '4,22',
  exempt: 'nao',
  days: '365',
  date: '23/11/2026',
  maturity: '',
}
