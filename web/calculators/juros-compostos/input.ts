import * as z from 'zod/mini'
import { formatPercent } from '#web/finance/core/format.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import {
  brlField,
  choiceField,
  dayField,
  type Fields,
  optionalField,
  percentField,
  refuseConflicts,
  wholeField,
  yesNoField,
} from '../form/fields.ts'
import { type CompoundInput, maxAnnualRate } from './calculate.ts'
import { maxMonths, type Rate } from './calculate-plan.ts'

export type FieldName =
  | 'solveFor'
  | 'goal'
  | 'initial'
  | 'monthlyContribution'
  | 'rate'
  | 'ratePer'
  | 'index'
  | 'term'
  | 'termUnit'
  | 'contributionGrowth'
  | 'inflation'
  | 'contributionAt'
  | 'tax'
  | 'startsOn'

/** The rate of the example, and where it comes from. Not the rate of today: the page says so. */
export const exampleRate = {
  value: 0.1365,
  label: 'CDI de 22/09/2026',
  source: 'B3 e Banco Central, série 4389',
}

export const compoundFields: Fields<FieldName> = {
  solveFor: { label: 'Quero descobrir', key: 'r', kind: 'choice', example: 'total' },
  goal: { label: 'Meta', key: 'm', kind: 'brl', example: '100.000,00', optional: true, step: 1000 },
  initial: { label: 'Valor inicial', key: 'v', kind: 'brl', example: '1.000,00', step: 100 },
  monthlyContribution: { label: 'Aporte por mês', key: 'a', kind: 'brl', example: '300,00', step: 10 },
  rate: { label: 'Taxa', key: 't', kind: 'percent', example: '13,65', step: 0.1 },
  ratePer: { label: 'A taxa é', key: 'tp', kind: 'choice', example: 'year' },
  index: {
    label: 'CDI ou IPCA por ano',
    key: 'x',
    kind: 'percent',
    example: '13,65',
    optional: true,
    step: 0.1,
  },
  term: { label: 'Prazo', key: 'n', kind: 'whole', example: '10' },
  termUnit: { label: 'Prazo em', key: 'nu', kind: 'choice', example: 'years' },
  contributionGrowth: {
    label: 'Aporte cresce',
    key: 'c',
    kind: 'percent',
    example: '0',
    optional: true,
    step: 0.5,
  },
  inflation: { label: 'Inflação', key: 'i', kind: 'percent', example: '', optional: true, step: 0.1 },
  contributionAt: { label: 'Aporte no', key: 'q', kind: 'choice', example: 'end' },
  tax: { label: 'Descontar IR', key: 'ir', kind: 'choice', example: 'nao' },
  startsOn: { label: 'Primeiro depósito em', key: 'd', kind: 'day', example: '20/11/2026', optional: true },
}

const always = {
  initial: brlField('Valor inicial', { max: 100_000_000_00 }),
  contributionGrowth: optionalField(percentField('Aporte cresce', { min: -0.1, max: 0.5 })),
  inflation: optionalField(percentField('Inflação', { min: -0.1, max: 1 })),
  contributionAt: choiceField('Aporte no', ['end', 'start']),
  tax: optionalField(yesNoField('Descontar IR')),
  startsOn: optionalField(dayField('Primeiro depósito em', { min: '2008-01-01' })),
}
const goal = { goal: brlField('Meta', { min: 1_00, max: 1_000_000_000_00 }) }
const contribution = { monthlyContribution: brlField('Aporte por mês', { max: 1_000_000_00 }) }
const rate = {
  rate: percentField('Taxa', { min: 0, max: 3 }),
  ratePer: choiceField('A taxa é', ['year', 'month', 'cdi', 'ipca']),
  index: optionalField(percentField('CDI ou IPCA por ano', { min: -0.1, max: 1 })),
}
const term = {
  term: wholeField('Prazo', { min: 1, max: maxMonths }),
  termUnit: choiceField('Prazo em', ['years', 'months']),
}

const asked = z.discriminatedUnion(
  'solveFor',
  [
    z.object({ solveFor: z.literal('total'), ...always, ...contribution, ...rate, ...term }),
    z.object({ solveFor: z.literal('contribution'), ...goal, ...always, ...rate, ...term }),
    z.object({ solveFor: z.literal('months'), ...goal, ...always, ...contribution, ...rate }),
    z.object({ solveFor: z.literal('rate'), ...goal, ...always, ...contribution, ...term }),
  ],
  'Escolha uma opção em Quero descobrir: total, contribution, months, rate.',
)

/** What was typed, by field, to a question for `calculateCompound`. */
export const compoundInput = z.pipe(
  asked,
  z.transform((typed, context): CompoundInput => {
    refuseConflicts(context, conflicts(typed))
    return toInput(typed)
  }),
)

/** What is wrong between fields that are right alone. */
function conflicts(typed: z.output<typeof asked>): [FieldName, string][] {
  const found: [FieldName, string][] = []
  if ('term' in typed && typed.termUnit === 'years' && typed.term > maxMonths / 12) {
    found.push(['term', `O valor máximo é ${maxMonths / 12} anos.`])
  }
  if (
    'rate' in typed &&
    typed.ratePer === 'month' &&
    typed.rate > monthlyRateFrom(maxAnnualRate) &&
    typed.rate <= maxAnnualRate
  ) {
    const highest = formatPercent(Math.floor(monthlyRateFrom(maxAnnualRate) * 10_000) / 10_000)
    found.push([
      'rate',
      `O valor máximo é ${highest} ao mês, que dá ${formatPercent(maxAnnualRate, 0)} ao ano.`,
    ])
  }
  if ('rate' in typed) found.push(...rateConflicts(typed))
  if (typed.tax && typed.startsOn === undefined) {
    found.push(['startsOn', 'Preencha o campo Primeiro depósito em.'])
  }
  if (typed.solveFor === 'total' && typed.initial === 0 && typed.monthlyContribution === 0) {
    found.push(['monthlyContribution', 'Preencha um aporte ou um valor inicial maior que zero.'])
  }
  return found
}

type TypedRate = { rate: number; ratePer: Rate['per']; index?: number }

function rateConflicts({ rate, ratePer, index }: TypedRate): [FieldName, string][] {
  if (ratePer !== 'cdi' && rate > maxAnnualRate) {
    return [['rate', `O valor máximo é ${formatPercent(maxAnnualRate, 0)}.`]]
  }
  if (ratePer === 'year' || ratePer === 'month') return []
  if (index === undefined) return [['index', 'Preencha o campo CDI ou IPCA por ano.']]
  return ratePer === 'cdi' && index < 0 ? [['index', `O valor mínimo é ${formatPercent(0, 0)}.`]] : []
}

function toInput(typed: z.output<typeof asked>): CompoundInput {
  const { initial, inflation, contributionAt, contributionGrowth = 0, tax, startsOn } = typed
  const taxedFrom = tax ? startsOn : undefined
  const always = { initial, inflation, contributionAt, contributionGrowth, taxedFrom }
  switch (typed.solveFor) {
    case 'total': {
      const { solveFor, monthlyContribution } = typed
      return { ...always, solveFor, monthlyContribution, rate: rateOf(typed), months: monthsOf(typed) }
    }
    case 'contribution': {
      const { solveFor, goal } = typed
      return { ...always, solveFor, goal, rate: rateOf(typed), months: monthsOf(typed) }
    }
    case 'months': {
      const { solveFor, goal, monthlyContribution } = typed
      return { ...always, solveFor, goal, monthlyContribution, rate: rateOf(typed) }
    }
    case 'rate': {
      const { solveFor, goal, monthlyContribution } = typed
      return { ...always, solveFor, goal, monthlyContribution, months: monthsOf(typed) }
    }
  }
}

/** An index that `rateConflicts` missed counts as 0: its message is shown instead. */
function rateOf({ rate, ratePer, index = 0 }: TypedRate): Rate {
  if (ratePer === 'year' || ratePer === 'month') return { value: rate, per: ratePer }
  return { value: rate, per: ratePer, index }
}

function monthsOf({ term, termUnit }: { term: number; termUnit: 'years' | 'months' }) {
  return termUnit === 'years' ? term * 12 : term
}
