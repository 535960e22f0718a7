import { brl, choice, day, percent, type Texts, whole, yesNo } from '../form/fields.ts'
import { maxMonths } from './calculate-plan.ts'

const unless = (solved: string) => (texts: Texts) => texts.solveFor !== solved
const hasIndex = ({ ratePer, solveFor }: Texts) =>
  solveFor !== 'rate' && (ratePer === 'cdi' || ratePer === 'ipca')

/** The example is the golden case of the specification; on the page its rate is the CDI of today. */
export const fields = {
  solveFor: choice('Quero descobrir', {
    key: 'r',
    options: { total: 'Total', contribution: 'Aporte', months: 'Prazo', rate: 'Taxa' },
  }),
  goal: brl('Meta', {
    key: 'm',
    example: '100.000,00',
    min: 1_00,
    max: 1_000_000_000_00,
    step: 1000,
    hint: 'Quanto você quer ter no fim',
    when: ({ solveFor }) => solveFor !== 'total',
  }),
  initial: brl('Valor inicial', { key: 'v', example: '1.000,00', max: 100_000_000_00, half: true }),
  monthlyContribution: brl('Aporte por mês', {
    key: 'a',
    example: '300,00',
    max: 1_000_000_00,
    step: 10,
    half: true,
    when: unless('contribution'),
  }),
  rate: percent('Taxa', {
    key: 't',
    example: '13,65',
    max: 3,
    half: true,
    live: 'cdi',
    when: unless('rate'),
    suggest: ({ ratePer }) => suggestedRates[ratePer ?? ''],
  }),
  ratePer: choice('A taxa é', {
    key: 'tp',
    options: { year: 'ao ano', month: 'ao mês', cdi: '% do CDI', ipca: 'acima do IPCA' },
    half: true,
    when: unless('rate'),
  }),
  annualCdi: percent('CDI por ano', {
    key: 'x',
    example: '13,65',
    max: 1,
    live: 'cdi',
    when: (texts) => hasIndex(texts) && texts.ratePer === 'cdi',
  }),
  annualIpca: percent('IPCA por ano', {
    key: 'xi',
    example: '4,22',
    min: -0.1,
    max: 1,
    live: 'ipca12',
    when: (texts) => hasIndex(texts) && texts.ratePer === 'ipca',
  }),
  term: whole('Prazo', {
    key: 'n',
    example: '10',
    min: 1,
    max: maxMonths,
    half: true,
    when: unless('months'),
  }),
  termUnit: choice('Prazo em', {
    key: 'nu',
    options: { years: 'anos', months: 'meses' },
    half: true,
    when: unless('months'),
  }),
  contributionGrowth: percent('Aporte cresce', {
    key: 'c',
    example: '0',
    min: -0.1,
    max: 0.5,
    step: 0.5,
    unit: '% ao ano',
    hint: 'Reajuste a cada 12 meses',
    optional: true,
    more: true,
    half: true,
  }),
  inflation: percent('Inflação', {
    key: 'i',
    min: -0.1,
    max: 1,
    unit: '% ao ano',
    hint: 'Vazio: não desconta',
    optional: true,
    more: true,
    half: true,
  }),
  contributionAt: choice('Aporte feito no', {
    key: 'q',
    options: { end: 'fim do mês', start: 'início do mês' },
    more: true,
  }),
  tax: yesNo('Descontar imposto de renda', { key: 'ir', more: true }),
  startsOn: day('Primeiro depósito em', {
    key: 'd',
    min: '2008-01-01',
    live: 'today',
    when: ({ tax }) => tax === 'sim',
    more: true,
  }),
}

/** By kind of rate; that of a year is filled in by the page. */
const suggestedRates: Readonly<Record<string, string>> = { month: '1', cdi: '100', ipca: '6' }
