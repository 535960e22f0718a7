import * as z from 'zod/mini'
import type { Cents } from '#web/finance/core/money.ts'
import {
  brlField,
  choiceField,
  dayField,
  decimalField,
  listField,
  optionalField,
  percentField,
  refuseConflicts,
  wholeField,
  yesNoField,
} from '../form/old/fields.ts'
import type { FinancingInput } from './question.ts'

const most = 50_000_000_00

const typed = z.object({
  date: dayField('Data do contrato'),
  asset: choiceField('O que vou financiar', ['property', 'vehicle', 'other']),
  assetValue: brlField('Valor do bem', { min: 1000_00, max: most }),
  downPayment: decimalField('Entrada', { max: 50_000_000 }),
  downPaymentIn: choiceField('Entrada em', ['percent', 'brl']),
  months: wholeField('Prazo', { min: 1, max: 420, above: 'O prazo máximo costuma ser 420 meses.' }),
  rate: percentField('Taxa', { min: 0, max: 2 }),
  rateKind: choiceField('A taxa é', ['effective', 'nominal', 'monthly']),
  indexKind: choiceField('Correção', ['tr', 'ipca']),
  indexRate: percentField('Correção ao ano', { min: -0.02, max: 0.3 }),
  system: choiceField('Sistema', ['sac', 'price', 'sam', 'sacre']),
  mip: brlField('Seguro MIP no primeiro mês', { max: 100_000_00 }),
  dfi: brlField('Seguro DFI por mês', { max: 100_000_00 }),
  monthlyFee: brlField('Tarifa por mês', { max: 1000_00 }),
  upfrontFees: brlField('Tarifas e registro do contrato', { max: 1_000_000_00 }),
  financesCosts: yesNoField('IOF e tarifas entram no financiamento'),
  graceMonths: wholeField('Carência em meses', { min: 0, max: 60 }),
  graceInterest: choiceField('Juros da carência', ['paid', 'capitalized']),
  balloon: brlField('Parcela final', { max: most }),
  extraMonthly: brlField('Amortização extra por mês', { max: most }),
  extras: listField(
    'Amortizações em datas',
    { date: dayField('Data da amortização'), amount: brlField('Amortização', { min: 1, max: most }) },
    { max: 100 },
  ),
  extraKeeps: choiceField('Amortização reduz', ['instalment', 'term']),
  transferTax: percentField('ITBI', { min: 0, max: 0.1 }),
  registry: brlField('Registro em cartório', { max: 1_000_000_00 }),
  birth: optionalField(dayField('Nascimento do mais velho')),
  income: optionalField(brlField('Renda bruta familiar', { min: 1, max: 10_000_000_00 })),
  goal: choiceField('Quero descobrir', ['none', 'months', 'savings']),
  goalMonths: optionalField(wholeField('Quitar em', { min: 1, max: 420 })),
  goalSavings: optionalField(brlField('Economizar', { min: 1, max: 1_000_000_000_00 })),
})

type Typed = z.output<typeof typed>

/** What was typed on `/simulador-financiamento` to a question for `calculateFinancing`. */
export const financingInput = z.pipe(
  typed,
  z.transform((question, context): FinancingInput => {
    refuseConflicts(context, mistakesIn(question))
    return toInput(question)
  }),
)

function downPaymentOf({ assetValue, downPayment, downPaymentIn }: Typed): Cents {
  return downPaymentIn === 'percent'
    ? Math.round((assetValue * downPayment) / 100)
    : Math.round(downPayment * 100)
}

function mistakesIn(question: Typed): [path: string, message: string][] {
  const { asset, assetValue, months, system, graceMonths, balloon, extraMonthly, extras, date, birth } =
    question
  const simple = system === 'price' || system === 'sac'
  const hasExtras = extraMonthly > 0 || extras.length > 0
  const rules: [isWrong: boolean, path: string, message: string][] = [
    [asset === 'vehicle' && months > 84, 'months', 'O prazo máximo costuma ser 84 meses.'],
    [downPaymentOf(question) > assetValue * 0.95, 'downPayment', 'A entrada máxima é 95% do valor do bem.'],
    [graceMonths >= months, 'graceMonths', 'A carência precisa ser menor que o prazo.'],
    [
      balloon > 0 && system === 'sacre',
      'balloon',
      'No SACRE não há parcela final. Escolha SAC, Price ou SAM.',
    ],
    [hasExtras && !simple, 'extraMonthly', 'A amortização extra vale para SAC e Price.'],
    [
      extras.some((extra) => extra.date <= date),
      'extras',
      'A amortização precisa ser depois da data do contrato.',
    ],
    [birth !== undefined && birth >= date, 'birth', 'O nascimento precisa ser antes da data do contrato.'],
    [question.goal === 'months' && !question.goalMonths, 'goalMonths', 'Preencha o campo Quitar em.'],
    [question.goal === 'savings' && !question.goalSavings, 'goalSavings', 'Preencha o campo Economizar.'],
  ]
  return rules.filter(([isWrong]) => isWrong).map(([, path, message]) => [path, message])
}

function toInput(question: Typed): FinancingInput {
  const {
    date,
    asset,
    assetValue,
    months,
    system,
    mip,
    dfi,
    monthlyFee,
    upfrontFees,
    financesCosts,
    balloon,
  } = question
  return {
    ...{ date, asset, assetValue, months, system, mip, dfi, monthlyFee, upfrontFees, financesCosts, balloon },
    downPayment: downPaymentOf(question),
    rate: { value: question.rate, kind: question.rateKind },
    index: { kind: question.indexKind, annualRate: question.indexRate },
    grace: { months: question.graceMonths, interest: question.graceInterest },
    extras: { monthly: question.extraMonthly, dated: question.extras, keep: question.extraKeeps },
    purchase: { transferTaxRate: question.transferTax, registry: question.registry },
    oldestBirth: question.birth,
    familyIncome: question.income,
    goal: goalOf(question),
  }
}

function goalOf({ goal, goalMonths, goalSavings }: Typed): FinancingInput['goal'] {
  if (goal === 'months' && goalMonths) return { kind: 'months', months: goalMonths }
  if (goal === 'savings' && goalSavings) return { kind: 'savings', amount: goalSavings }
  return undefined
}

/** The loan of spec/pages.md §13: R$ 400.000 in 360 months at Caixa's rate of July 2026. The page fills the date. */
export const financingExample = {
  date: '20/11/2026',
  asset: 'property',
  assetValue: '500.000,00',
  downPayment: '20',
  downPaymentIn: 'percent',
  months: '360',
  rate: '11,19',
  rateKind: 'effective',
  indexKind: 'tr',
  indexRate: '0',
  system: 'sac',
  mip: '0,00',
  dfi: '0,00',
  monthlyFee: '0,00',
  upfrontFees: '0,00',
  financesCosts: 'nao',
  graceMonths: '0',
  graceInterest: 'paid',
  balloon: '0,00',
  extraMonthly: '0,00',
  extras: [],
  extraKeeps: 'instalment',
  transferTax: '3',
  registry: '0,00',
  birth: '',
  income: '',
  goal: 'none',
  goalMonths: '',
  goalSavings: '',
}
