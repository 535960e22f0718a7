import { choice, percent, type Texts } from '../form/fields.ts'

const isNominal = ({ kind }: Texts) => kind === 'nominal'

/** Each base at once is in the table of the result: here are only those that a rate is converted between. */
export const periodNames = {
  year: 'ao ano',
  semester: 'ao semestre',
  quarter: 'ao trimestre',
  bimester: 'ao bimestre',
  month: 'ao mês',
  'business-day': 'ao dia útil (252)',
  'commercial-day': 'ao dia (360)',
  'calendar-day': 'ao dia (365)',
} as const

/** The rate of spec/pages.md §17: 1 % a month. */
export const fields = {
  rate: percent('Taxa', { key: 't', example: '1', min: -0.99, max: 10, half: true }),
  from: choice('De', { key: 'de', options: periodNames, example: 'month', half: true }),
  to: choice('Para', { key: 'pa', options: periodNames, example: 'year', half: true }),
  kind: choice('Tipo', {
    key: 'k',
    options: { effective: 'efetiva', nominal: 'nominal' },
    half: true,
    hint: 'Na dúvida, efetiva',
  }),
  compounding: choice('Capitalização', {
    key: 'q',
    options: periodNames,
    example: 'month',
    hint: 'De quanto em quanto tempo os juros entram na conta',
    when: isNominal,
  }),
  contractRate: percent('Juros do contrato', {
    key: 'cj',
    min: 0,
    max: 1,
    unit: '% ao mês',
    hint: 'Para conferir com o CET',
    optional: true,
    more: true,
    half: true,
  }),
  contractCet: percent('CET do contrato', {
    key: 'cc',
    min: 0,
    max: 1000,
    unit: '% ao ano',
    optional: true,
    more: true,
    half: true,
  }),
}
