import { addMonths } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { brl, choice, day, percent, rows, type Texts } from '../form/fields.ts'
import { lastIpcaMonth } from '../form/last-ipca-month.ts'

const mostMoney = 1_000_000_000_00
const inflationLimits = { min: -0.5, max: 10 }
const isRate = ({ mode }: Texts) => mode === 'rate'
const isValues = ({ mode }: Texts) => mode === 'values'

/** The first day after the months whose IPCA is out. */
const lastIndexed = (today: IsoDate) => addMonths(lastIpcaMonth(today), 1)

/** The CDI of 22/09/2026 (SGS 4389) against the IPCA of 12 months to 08/2026 (SGS 13522), as in spec/pages.md §18. */
export const fields = {
  mode: choice('Vou informar', { key: 'm', options: { rate: 'as taxas', values: 'valores e datas' } }),
  amount: brl('Valor aplicado', {
    key: 'v',
    example: '1.000,00',
    min: 1_00,
    max: mostMoney,
    when: isRate,
  }),
  nominalRate: percent('Rentabilidade', {
    key: 'n',
    example: '13,65',
    min: -0.99,
    max: 10,
    step: 0.5,
    half: true,
    hint: 'De doze meses, ou do mesmo período da inflação',
    when: isRate,
  }),
  inflation: percent('Inflação do período', {
    key: 'i',
    example: '4,22',
    ...inflationLimits,
    half: true,
    live: 'ipca12',
    when: isRate,
  }),
  taxRate: percent('Imposto sobre o ganho', {
    key: 'ir',
    max: 0.5,
    step: 2.5,
    hint: 'Vazio: isento, ou a rentabilidade já é líquida',
    optional: true,
    when: isRate,
  }),
  initial: brl('Valor aplicado', {
    key: 'a',
    example: '10.000,00',
    min: 1_00,
    max: mostMoney,
    half: true,
    when: isValues,
  }),
  date: day('Data da aplicação', {
    key: 'd',
    example: (today) => addMonths(lastIndexed(today), -12),
    half: true,
    when: isValues,
  }),
  final: brl('Valor no fim', {
    key: 'f',
    example: '11.365,00',
    max: mostMoney * 10,
    half: true,
    when: isValues,
  }),
  end: day('Data final', { key: 'df', example: lastIndexed, half: true, when: isValues }),
  taxation: choice('O valor no fim', {
    key: 'l',
    options: { net: 'já é líquido', 'fixed-income': 'paga IR de renda fixa' },
    when: isValues,
  }),
  index: choice('Índice de preços', {
    key: 'x',
    options: { ipca: 'IPCA', inpc: 'INPC', own: 'digitar' },
    when: isValues,
  }),
  ownInflation: percent('Inflação do período', {
    key: 'io',
    example: '4,22',
    ...inflationLimits,
    hint: 'Do primeiro ao último dia, como a da sua casa',
    when: ({ mode, index }) => mode === 'values' && index === 'own',
  }),
  contributions: rows('Outras aplicações', {
    key: 'ap',
    cells: {
      date: day('Data', { key: 'd' }),
      amount: brl('Valor', { key: 'v', min: 1, max: mostMoney }),
    },
    max: 420,
    hint: 'Data e valor em cada linha, como 10/03/2026; 1.500,00. Pode colar duas colunas do Excel.',
    more: true,
    when: isValues,
  }),
}
