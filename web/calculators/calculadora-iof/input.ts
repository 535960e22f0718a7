import * as z from 'zod/mini'
import {
  brlField,
  choiceField,
  dayField,
  listField,
  percentField,
  textField,
  wholeField,
  yesNoField,
} from '../form/old/fields.ts'
import type { IofInput } from './question.ts'

const date = dayField('Calcular pela regra de')

const exchange = z.object({
  tab: z.literal('cambio'),
  date,
  operation: choiceField('Operação', [
    'card',
    'withdrawal',
    'prepaid-card',
    'cash',
    'own-account',
    'investment',
    'third-party',
    'inflow',
    'goods-import',
  ]),
  amount: brlField('Valor em reais', { min: 1, max: 10_000_000_00 }),
})

const credit = z.object({
  tab: z.literal('credito'),
  date,
  borrower: choiceField('Quem pega o empréstimo', ['individual', 'company', 'simples']),
  purpose: choiceField('Para quê', ['ordinary', 'housing', 'rural', 'portability', 'relief-vehicle']),
  amount: brlField('Valor', { min: 100_00, max: 10_000_000_00 }),
  monthlyRate: percentField('Juros ao mês', { min: 0, max: 0.25 }),
  months: wholeField('Prazo em meses', { min: 1, max: 420 }),
  system: choiceField('Sistema', ['price', 'sac', 'single']),
  monthLength: choiceField('Meses', ['calendar', '30-days']),
  financed: yesNoField('IOF financiado'),
})

const redemption = z.object({
  tab: z.literal('investimento'),
  date,
  yield: brlField('Rendimento bruto', { min: 1, max: 10_000_000_00 }),
  days: wholeField('Dias', { min: 1, max: 30, above: 'A partir do 30º dia o IOF é zero.' }),
  product: choiceField('Investimento', ['fixed-income', 'lci-lca']),
})

const vgbl = z.object({
  tab: z.literal('vgbl'),
  contributions: listField(
    'Aportes do ano',
    {
      date: dayField('Data do aporte'),
      insurer: textField('Seguradora'),
      amount: brlField('Aporte', { min: 1, max: 100_000_000_00 }),
    },
    { min: 1, max: 100 },
  ),
})

/** What was typed on one tab of `/calculadora-iof` to a question for `calculateIof`. */
export const iofInput: z.ZodMiniType<IofInput> = z.discriminatedUnion(
  'tab',
  [exchange, credit, redemption, vgbl],
  'Escolha uma opção em Aba: cambio, credito, investimento, vgbl.',
)

/** The loan of spec/pages.md §12: R$ 10.000 in 12 months at 3% a month. The page fills the date. */
export const iofExample = {
  tab: 'credito',
  date: '20/11/2026',
  borrower: 'individual',
  purpose: 'ordinary',
  amount: '10.000,00',
  monthlyRate: '3',
  months: '12',
  system: 'price',
  monthLength: '30-days',
  financed: 'nao',
}
