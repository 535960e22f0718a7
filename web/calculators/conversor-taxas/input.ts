import * as z from 'zod/mini'
import { choiceField, optionalField, percentField } from '../form/old/fields.ts'
import { type RateInput, ratePeriods } from './calculate.ts'

const limits = { min: -0.99, max: 10 }
const shared = {
  rate: percentField('Taxa', limits),
  from: choiceField('De', ratePeriods),
  to: choiceField('Para', ratePeriods),
  contractRate: optionalField(percentField('Juros do contrato ao mês', { min: 0, max: 1 })),
  contractCet: optionalField(percentField('CET do contrato ao ano', { min: 0, max: 1000 })),
}

const typed = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('effective'), ...shared }),
    z.object({
      kind: z.literal('nominal'),
      ...shared,
      compounding: choiceField('Capitalização', ratePeriods),
    }),
  ],
  'Escolha uma opção em Tipo: effective, nominal.',
)

/** What was typed on `/conversor-taxas` to a question for `calculateRate`. */
export const rateInput = z.pipe(
  typed,
  z.transform(({ contractRate, contractCet, ...stated }, { issues }): RateInput => {
    if ((contractRate === undefined) !== (contractCet === undefined)) {
      const path = [contractRate === undefined ? 'contractRate' : 'contractCet']
      const message = 'Para conferir o contrato, preencha os juros ao mês e o CET ao ano.'
      issues.push({ code: 'custom', message, path, input: stated })
    }
    if (contractRate === undefined || contractCet === undefined) return stated
    return { ...stated, contract: { monthlyRate: contractRate, annualCet: contractCet } }
  }),
)

/** The rate of spec/pages.md §17. */
export const rateExample = {
  kind: 'effective',
  rate: '1',
  from: 'month',
  to: 'year',
  contractRate: '',
  contractCet: '',
}
