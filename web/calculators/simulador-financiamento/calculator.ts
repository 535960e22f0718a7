import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { estimateHousingInsurance } from '#web/finance/credit/housing-insurance.ts'
import { creditPractice } from '#web/finance/tables/credit/credit-practice.ts'
import { earlySettlement } from '#web/finance/tables/credit/early-settlement.ts'
import { iofCredito, iofCreditoSpecial } from '#web/finance/tables/credit/iof-credito.ts'
import { mcmvTables } from '#web/finance/tables/credit/mcmv.ts'
import { sfhTables } from '#web/finance/tables/credit/sfh.ts'
import { defineCalculator, type NotaRow, type Shown } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { apartOf } from './apart.ts'
import { calculateFinancing } from './calculate.ts'
import { excelOf } from './excel.ts'
import { fields } from './fields.ts'
import type { FinancingAnswer, FinancingInput } from './question.ts'
import { chartOf, tablesOf } from './tables.ts'
import {
  contractRateInWords,
  excludedOf,
  notesOf,
  refusalInWords,
  summaryInWords,
  titleInWords,
  verdictInWords,
  warningsOf,
} from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void

export const calculator = defineCalculator({
  slug: 'simulador-financiamento',
  fields,
  toInput,
  calculate: calculateFinancing,
  refusal: refusalInWords,
  show,
  whatIf: ({ rateKind, asset }) => ({
    rows: { field: 'rate', add: rateKind === 'monthly' ? 0.1 : 1 },
    columns: { field: 'months', add: asset === 'property' ? 60 : 12 },
  }),
  tables: [creditPractice, earlySettlement, iofCredito, iofCreditoSpecial.housing, mcmvTables, sfhTables],
  ruleDates: { field: 'date', since: '2008-01-03' },
  checking: () => import('./checking.ts').then(({ checking }) => checking),
})

function toInput(typed: Typed, refuse: Refuse): FinancingInput {
  const { date, asset, assetValue, months, system, upfrontFees, balloon } = typed
  const { financesCosts, transferTax = 0, registry = 0, extras = [], extraReduces = 'term' } = typed
  const downPayment = downPaymentOf(typed)
  for (const [field, message] of conflictsIn(typed, downPayment)) refuse(field, message)
  return {
    ...{ date, asset, assetValue, months, system, upfrontFees, balloon, downPayment, financesCosts },
    ...insuranceOf(typed, downPayment),
    rate: { value: typed.rate, kind: typed.rateKind },
    index: { kind: typed.indexKind, annualRate: typed.indexRate },
    grace: { months: typed.graceMonths, interest: typed.graceInterest ?? 'paid' },
    extras: { monthly: typed.extraMonthly, dated: extras, reduces: extraReduces },
    settleAfter: typed.settleAfter,
    purchase: { transferTaxRate: transferTax, registry: Math.round(assetValue * registry) },
    oldestBirth: typed.birth,
    familyIncome: typed.income,
    goal: goalOf(typed),
  }
}

function downPaymentOf({ assetValue, downPayment, downPaymentIn }: Typed): number {
  return Math.round(downPaymentIn === 'percent' ? (assetValue * downPayment) / 100 : downPayment * 100)
}

/** Asked of a home alone. */
function insuranceOf(typed: Typed, downPayment: number) {
  const { insurance, mip = 0, dfi = 0, monthlyFee = 0, assetValue, date, birth } = typed
  if (insurance !== 'estimate') return { mip, dfi, monthlyFee }
  const balance = Math.max(0, assetValue - downPayment + (typed.financesCosts ? typed.upfrontFees : 0))
  const question = { balance, propertyValue: assetValue, date, oldestBirth: birth }
  const estimate = estimateHousingInsurance(question)
  return { mip: estimate.mip, dfi: estimate.dfi, monthlyFee: estimate.fee, estimate }
}

function goalOf({ goal, goalMonths, goalSavings }: Typed): FinancingInput['goal'] {
  if (goal === 'months' && goalMonths) return { kind: 'months', months: goalMonths }
  if (goal === 'savings' && goalSavings) return { kind: 'savings', amount: goalSavings }
  return undefined
}

function conflictsIn(typed: Typed, downPayment: number): [keyof typeof fields, string][] {
  const { asset, assetValue, months, system, graceMonths, balloon, extraMonthly, extras = [], date } = typed
  const takesExtras = system === 'price' || system === 'sac'
  const rules: [isWrong: boolean, field: keyof typeof fields, message: string][] = [
    [asset === 'vehicle' && months > 84, 'months', 'O prazo máximo costuma ser 84 meses.'],
    [
      downPayment > assetValue * 0.95,
      'downPayment',
      downPayment > assetValue && typed.downPaymentIn === 'percent'
        ? 'Este campo está em % do valor. Para digitar em reais, mude “Entrada em”.'
        : 'A entrada máxima é 95% do valor do bem.',
    ],
    [graceMonths >= months, 'graceMonths', 'A carência precisa ser menor que o prazo.'],
    [
      balloon > 0 && system === 'sacre',
      'balloon',
      'No SACRE não há parcela final. Escolha SAC, Price ou SAM.',
    ],
    [!takesExtras && extraMonthly > 0, 'extraMonthly', 'A amortização extra vale para SAC e Price.'],
    [!takesExtras && extras.length > 0, 'extras', 'A amortização extra vale para SAC e Price.'],
    [
      extras.some((extra) => extra.date <= date),
      'extras',
      'A amortização precisa ser depois da data do contrato.',
    ],
    [(typed.birth ?? '') >= date, 'birth', 'O nascimento precisa ser antes da data do contrato.'],
  ]
  return rules.filter(([isWrong]) => isWrong).map(([, field, message]) => [field, message])
}

function show(answer: FinancingAnswer, input: FinancingInput): Shown {
  const { total, cost, first, lastPaid, schedule } = answer
  const interest = schedule.totalInterest + schedule.totalCorrection
  const name = input.grace.months > 0 ? 'Primeira parcela depois da carência' : 'Primeira parcela'
  const hasCharges = first.paid > first.interest + first.amortization
  return {
    title: titleInWords(answer, input),
    stamp: contractRateInWords(input),
    headline: { label: hasCharges ? `${name}, com seguros` : name, amount: first.paid },
    aside: answer.rows.length > 1 ? { label: 'Última parcela', amount: lastPaid } : undefined,
    verdict: verdictInWords(answer, input),
    parts: [
      { label: 'o valor financiado', value: total - cost.total },
      { label: 'juros', value: Math.max(0, interest) },
      { label: 'seguros, tarifas e IOF', value: cost.total - interest },
    ].filter(({ value }) => value > 0),
    rows: firstRows(answer, input),
    total: { label: name, amount: first.paid },
    apart: apartOf(answer, input),
    summary: summaryInWords(answer, input),
    notes: notesOf(answer, input),
    warnings: warningsOf(answer, input),
    excluded: excludedOf(input),
    chart: chartOf(answer, input),
    tables: tablesOf(answer, input),
    excel: excelOf(answer, input),
    carry: carryOf(input),
  }
}

function firstRows({ first, monthlyRate }: FinancingAnswer, input: FinancingInput): NotaRow[] {
  const { amortization, interest, mip, dfi, fee, balance, extra } = first
  const isPlain = input.grace.months === 0 && input.balloon === 0 && input.index.annualRate === 0
  const instalment = amortization + interest
  const corrected = balance + amortization + extra
  const charges = [
    { label: 'Seguro de morte e invalidez (MIP)', amount: mip, formula: 'Cai junto com o saldo' },
    { label: 'Seguro do imóvel (DFI)', amount: dfi, formula: 'Igual todo mês' },
    { label: 'Tarifa mensal', amount: fee, formula: 'Igual todo mês' },
  ].filter(({ amount }) => amount !== 0)
  return [
    {
      label: 'Amortização',
      amount: amortization,
      formula:
        isPlain && input.system === 'sac'
          ? `${formatBrl(corrected)} ÷ ${input.months}`
          : `${formatBrl(instalment)} de parcela − ${formatBrl(interest)} de juros`,
    },
    {
      label: 'Juros',
      amount: interest,
      formula: `${formatBrl(corrected)} de saldo × ${percentInWords(monthlyRate, 7)} ao mês`,
    },
    ...(charges.length > 0
      ? [{ label: 'Amortização e juros', amount: instalment, kind: 'subtotal' as const }]
      : []),
    ...charges,
  ]
}

function carryOf({ asset, assetValue, downPayment, rate, months, system }: FinancingInput): Shown['carry'] {
  if (asset !== 'property' || rate.kind !== 'effective' || (system !== 'sac' && system !== 'price')) return []
  const reais = (amount: number) => String(amount / 100)
  const texts = {
    m: 'rent-or-buy',
    v: reais(assetValue),
    e: reais(downPayment),
    t: String(Number((rate.value * 100).toFixed(6))),
    n: String(months),
    s: system,
  }
  return [{ to: 'comparador-custos', label: 'alugar ou financiar este imóvel', texts }]
}
