import * as z from 'zod/mini'
import {
  brlField,
  dayField,
  listField,
  optionalField,
  percentField,
  textField,
  wholeField,
  yesNoField,
} from '../form/old/fields.ts'
import type { IndependenceInput } from './calculate.ts'

const typed = z.object({
  age: wholeField('Idade', { min: 16, max: 90 }),
  ageLimit: wholeField('Idade limite', { min: 50, max: 120 }),
  monthlyExpense: brlField('Gasto por mês', { min: 1_00, max: 1_000_000_00 }),
  wealth: brlField('Patrimônio', { max: 1_000_000_000_00 }),
  monthlyContribution: brlField('Aporte por mês', { max: 1_000_000_00 }),
  contributionGrowth: percentField('Aporte cresce', { min: -0.1, max: 0.1 }),
  realReturn: percentField('Retorno real', { min: 0, max: 0.12 }),
  withdrawalRate: percentField('Taxa de retirada', { min: 0.02, max: 0.06 }),
  withdrawalTax: percentField('Imposto na retirada', { min: 0, max: 0.275 }),
  otherIncomes: z._default(
    listField(
      'Outras rendas',
      {
        name: textField('Nome da renda'),
        monthly: brlField('Renda por mês', { max: 1_000_000_00 }),
        fromAge: wholeField('A partir da idade', { min: 0, max: 120 }),
      },
      { max: 20 },
    ),
    [],
  ),
  coastAge: wholeField('Idade para parar sem aportar mais', { min: 16, max: 120 }),
  leanShare: percentField('Vida mais simples', { min: 0.1, max: 1 }),
  fatShare: percentField('Vida mais folgada', { min: 1, max: 5 }),
  shareOfStocks: percentField('Parte em ações no histórico', { min: 0, max: 1 }),
  simulate: yesNoField('Simular'),
  volatility: optionalField(percentField('Oscilação por ano', { min: 0, max: 0.6 })),
  seed: optionalField(wholeField('Semente', { min: 0, max: 2_147_483_647 })),
  paths: optionalField(wholeField('Caminhos', { min: 100, max: 10_000 })),
  date: dayField('Data de início'),
})

/** What was typed to a question for `calculateIndependence`. */
export const independenceInput = z.pipe(
  typed,
  z.transform((fields, context): IndependenceInput => {
    const { simulate: isAsked, volatility, seed, paths, ...plan } = fields
    const refuse = (path: keyof typeof fields, message: string) =>
      context.issues.push({ code: 'custom', message, path: [path], input: fields })
    if (plan.ageLimit <= plan.age) refuse('ageLimit', 'A idade limite precisa ser maior que a idade.')
    if (!isAsked) return plan
    if (volatility === undefined) refuse('volatility', 'Preencha o campo Oscilação por ano.')
    if (seed === undefined) refuse('seed', 'Preencha o campo Semente.')
    if (paths === undefined) refuse('paths', 'Preencha o campo Caminhos.')
    return { ...plan, simulation: { volatility: volatility ?? 0, seed: seed ?? 0, paths: paths ?? 1 } }
  }),
)

/** The defaults of spec/pages.md §20. The volatility is an assumption, for when the simulation is asked for. */
export const independenceExample = {
  age: '30',
  ageLimit: '95',
  monthlyExpense: '5.000,00',
  wealth: '50.000,00',
  monthlyContribution: '1.500,00',
  contributionGrowth: '0',
  realReturn: '4',
  withdrawalRate: '3,5',
  withdrawalTax: '0',
  otherIncomes: [],
  coastAge: '65',
  leanShare: '70',
  fatShare: '150',
  shareOfStocks: '0',
  simulate: 'nao',
  volatility: '10',
  seed: '2026',
  paths: '10000',
  date: '20/11/2026',
}
