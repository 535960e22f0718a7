import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  dayField,
  listField,
  optionalField,
  percentField,
} from '../form/old/fields.ts'
import type { RealReturnInput } from './calculate.ts'

const mostMoney = 1_000_000_000_00
const inflation = percentField('Inflação', { min: -0.5, max: 10 })

const typed = z.discriminatedUnion(
  'mode',
  [
    z.object({
      mode: z.literal('rate'),
      amount: brlField('Valor aplicado', { min: 1_00, max: mostMoney }),
      nominalRate: percentField('Rentabilidade', { min: -0.99, max: 10 }),
      inflation,
      taxRate: optionalField(percentField('Imposto de renda', { min: 0, max: 0.5 })),
    }),
    z.object({
      mode: z.literal('values'),
      initial: brlField('Valor aplicado', { min: 1_00, max: mostMoney }),
      date: dayField('Data da aplicação'),
      contributions: z._default(
        listField(
          'Aportes',
          { date: dayField('Data do aporte'), amount: brlField('Aporte', { min: 1, max: mostMoney }) },
          { max: 420 },
        ),
        [],
      ),
      final: brlField('Valor no fim', { max: mostMoney * 10 }),
      end: dayField('Data final'),
      taxation: choiceField('O valor no fim já é líquido de imposto', ['net', 'fixed-income']),
      inflation: optionalField(inflation),
    }),
  ],
  'Escolha uma opção em Informar: rate, values.',
)

/** What was typed to a question for `calculateRealReturn`. */
export const realReturnInput = z.pipe(
  typed,
  z.transform((fields, context): RealReturnInput => {
    if (fields.mode === 'rate') return { ...fields, taxRate: fields.taxRate ?? 0 }
    const { mode, initial, date, contributions, final, end, taxation, inflation: own } = fields
    const refuse = (path: (string | number)[], message: string) =>
      context.issues.push({ code: 'custom', message, path, input: fields })
    if (end <= date) refuse(['end'], 'A data final precisa ser depois da inicial.')
    for (const [at, contribution] of contributions.entries()) {
      if (contribution.date < date || contribution.date >= end) {
        refuse(['contributions', at, 'date'], 'A data do aporte precisa estar entre a inicial e a final.')
      }
    }
    return {
      mode,
      applied: [{ date, amount: initial }, ...contributions],
      final,
      end,
      taxation,
      inflation: own,
    }
  }),
)

/** The CDI of 22/09/2026 (SGS 4389) against the IPCA of 12 months to 08/2026 (SGS 13522). */
export const realReturnExample = {
  mode: 'rate',
  amount: '1.000,00',
  nominalRate: '13,65',
  inflation: '4,22',
  taxRate: '',
}
