import * as z from 'zod/mini'
import { completeMonths } from '#web/finance/labour/service-time.ts'
import {
  brlField,
  choiceField,
  dayField,
  decimalField,
  optionalField,
  percentField,
  refuseConflicts,
  wholeField,
  yesNoField,
} from '../form/old/fields.ts'
import type { RetirementInput } from './question.ts'

const years = (label: string) => wholeField(label, { min: 0, max: 60 })
const months = (label: string) => wholeField(label, { min: 0, max: 11 })

const typed = z.object({
  date: dayField('Data da conta', { max: '2099-12-31' }),
  regime: choiceField('Tipo de aposentadoria', [
    'geral',
    'professor',
    'especial',
    'rural',
    'servidor',
    'deficiencia',
  ]),
  sex: choiceField('Sexo', ['mulher', 'homem']),
  birth: dayField('Nascimento', { min: '1920-01-01' }),
  contributionYears: years('Anos de contribuição'),
  contributionMonths: months('Meses de contribuição'),
  wasInsuredBeforeReform: yesNoField('Contribuía antes de 13/11/2019'),
  yearsAtReform: optionalField(years('Anos de contribuição em 13/11/2019')),
  monthsAtReform: optionalField(months('Meses de contribuição em 13/11/2019')),
  goesOn: yesNoField('Continua contribuindo'),
  mean: brlField('Média salarial', { max: 1_000_000_00 }),
  tollFactor: optionalField(decimalField('Fator previdenciário', { min: 0.1, max: 2 })),
  retireBy: choiceField('Aposentar pela regra', ['first', 'best']),
  desiredIncome: brlField('Renda desejada', { max: 1_000_000_00 }),
  incomeYears: wholeField('Anos de renda', { min: 1, max: 50 }),
  savings: brlField('Quanto já tem guardado', { max: 100_000_000_00 }),
  annualReturn: percentField('Rendimento por ano', { min: 0, max: 0.5 }),
  inflation: percentField('Inflação por ano', { min: 0, max: 0.3 }),
  plan: choiceField('Plano', ['PGBL', 'VGBL', 'livre']),
  taxableIncome: brlField('Renda tributável por ano', { max: 100_000_000_00 }),
  legalDeductions: brlField('Deduções do ano (INSS, dependentes, saúde)', { max: 100_000_000_00 }),
})

type Typed = z.output<typeof typed>

/** What was typed, by field, to a question for `calculateRetirement`. */
export const retirementInput = z.pipe(
  typed,
  z.transform((fields, context): RetirementInput => {
    refuseConflicts(context, conflicts(fields))
    const { sex, contributionYears, contributionMonths, yearsAtReform, monthsAtReform, ...rest } = fields
    return {
      ...rest,
      sex: sex === 'mulher' ? 'woman' : 'man',
      contributedMonths: contributionYears * 12 + contributionMonths,
      monthsAtReform: atReform(fields),
    }
  }),
)

function atReform({ yearsAtReform, monthsAtReform }: Typed): number | undefined {
  if (yearsAtReform === undefined && monthsAtReform === undefined) return undefined
  return (yearsAtReform ?? 0) * 12 + (monthsAtReform ?? 0)
}

/** What is wrong between fields that are right alone. */
function conflicts(fields: Typed): [keyof Typed, string][] {
  const { birth, date, contributionYears, contributionMonths } = fields
  if (birth > date) return [['birth', 'O nascimento não pode ser depois da data da conta.']]
  const found: [keyof Typed, string][] = []
  const contributed = contributionYears * 12 + contributionMonths
  if (contributed > completeMonths(birth, date)) {
    found.push(['contributionYears', 'O tempo de contribuição não pode passar da idade.'])
  }
  if ((atReform(fields) ?? 0) > contributed) {
    found.push(['yearsAtReform', 'O tempo em 13/11/2019 não pode passar do tempo de contribuição de hoje.'])
  }
  return found
}

/** Return: 6 % above an inflation of 4,22 % (IPCA, twelve months to August 2026), an assumption and not a promise. */
export const retirementExample = {
  date: '20/11/2026',
  regime: 'geral',
  sex: 'mulher',
  birth: '10/05/1969',
  contributionYears: '32',
  contributionMonths: '0',
  wasInsuredBeforeReform: 'sim',
  yearsAtReform: '25',
  monthsAtReform: '0',
  goesOn: 'sim',
  mean: '4.500,00',
  tollFactor: '',
  retireBy: 'first',
  desiredIncome: '7.000,00',
  incomeYears: '25',
  savings: '50.000,00',
  annualReturn: '10,47',
  inflation: '4,22',
  plan: 'VGBL',
  taxableIncome: '96.000,00',
  legalDeductions: '9.600,00',
}
