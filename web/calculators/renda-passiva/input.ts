import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  dayField,
  listField,
  optionalField,
  percentField,
  refuseConflicts,
  textField,
  yesNoField,
} from '../form/old/fields.ts'
import { yieldConflicts, yieldFields, yieldFrom } from '../form/old/yield-fields.ts'
import type { PassiveIncomeInput } from './calculate.ts'

const typed = z.object({
  monthlyIncome: brlField('Renda desejada', { min: 1_00, max: 1_000_000_00 }),
  inTodaysMoney: yesNoField('Em valores de hoje'),
  ...yieldFields,
  kind: choiceField('Rende', ['cdi-share', 'cdi-plus', 'fixed', 'ipca-plus', 'dividend-yield']),
  annualIpca: percentField('IPCA projetado', { min: -0.1, max: 1 }),
  taxation: choiceField('Imposto', ['fixed-income', 'exempt', 'dividends']),
  wealth: brlField('Já tenho', { max: 10_000_000_000_00 }),
  monthlyContribution: brlField('Aporte por mês', { max: 1_000_000_00 }),
  otherIncomes: z._default(
    listField(
      'Outras rendas',
      {
        name: textField('Nome da renda'),
        monthly: brlField('Renda por mês', { max: 1_000_000_00 }),
      },
      { max: 20 },
    ),
    [],
  ),
  stressCdi: optionalField(percentField('CDI no teste', { min: 0, max: 1 })),
  date: dayField('Data da regra', { min: '1994-07-01' }),
})

/** What was typed to a question for `calculatePassiveIncome`. */
export const passiveIncomeInput = z.pipe(
  typed,
  z.transform((fields, context): PassiveIncomeInput => {
    const { kind, rate, annualCdi, ...rest } = fields
    const isYield = kind !== 'dividend-yield'
    refuseConflicts(context, isYield ? yieldConflicts({ ...fields, kind }) : dividendConflicts(rate))
    const source = isYield ? yieldFrom({ ...fields, kind }) : ({ kind, annualRate: rate } as const)
    return { ...rest, source }
  }),
)

function dividendConflicts(rate: number): [string, string][] {
  return rate > 0.5 ? [['rate', 'O valor máximo é 50\u00A0%.']] : []
}

/** The CDI of 22/09/2026 (SGS 4389) and the IPCA of 12 months to 08/2026 (SGS 13522), as in spec/pages.md §19. */
export const passiveIncomeExample = {
  monthlyIncome: '5.000,00',
  inTodaysMoney: 'sim',
  kind: 'cdi-share',
  rate: '100',
  annualCdi: '13,65',
  annualIpca: '4,22',
  taxation: 'fixed-income',
  wealth: '50.000,00',
  monthlyContribution: '1.500,00',
  otherIncomes: [],
  stressCdi: '8',
  date: '20/11/2026',
}
