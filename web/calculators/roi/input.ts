import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  dayField,
  listField,
  optionalField,
  percentField,
  wholeField,
} from '../form/old/fields.ts'
import type { RoiInput } from './calculate.ts'

const most = 1_000_000_000_00
const shared = {
  date: dayField('Calcular pela regra de'),
  annualCdi: percentField('CDI ao ano', { min: 0, max: 1 }),
}

const simple = z.object({
  mode: z.literal('simple'),
  ...shared,
  invested: brlField('Investimento', { min: 1, max: most }),
  final: brlField('Retorno total', { max: most }),
  months: wholeField('Período em meses', { min: 1, max: 720 }),
})

const flows = z.object({
  mode: z.literal('flows'),
  ...shared,
  flowsBy: choiceField('Fluxo por', ['month', 'date']),
  flows: listField(
    'Fluxo de caixa',
    { date: optionalField(dayField('Data')), amount: brlField('Valor', { min: -most, max: most }) },
    { min: 2, max: 720 },
  ),
})

/** What was typed on `/roi` to a question for `calculateReturn`. */
export const roiInput = z.pipe(
  z.discriminatedUnion('mode', [simple, flows], 'Escolha uma opção em Modo: simple, flows.'),
  z.transform((typed, { issues }): RoiInput => {
    if (typed.mode === 'simple') return typed
    const { flows: rows, flowsBy, ...rest } = typed
    if (flowsBy === 'month')
      return { ...rest, flows: { by: 'month', amounts: rows.map(({ amount }) => amount) } }
    const dated = rows.flatMap(({ date, amount }, index) => {
      if (date) return [{ date, amount }]
      issues.push({
        code: 'custom',
        message: 'Preencha a data.',
        path: ['flows', index, 'date'],
        input: rows,
      })
      return []
    })
    return { ...rest, flows: { by: 'date', dated } }
  }),
)

/** Investment of spec/pages.md §22, return and term of facts/09 (pl-o-07); the CDI of 22/09/2026, filled by the page. */
export const roiExample = {
  mode: 'simple',
  date: '20/11/2026',
  annualCdi: '13,65',
  invested: '10.000,00',
  final: '18.500,00',
  months: '48',
}
