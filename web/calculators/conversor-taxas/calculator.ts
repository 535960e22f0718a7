import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import { periodsPerYear } from '#web/finance/interest/rate-conversion.ts'
import { defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { stepRow } from '../form/words.ts'
import { type ContractCheck, calculateRate, type RateInput, type RateResult } from './calculate.ts'
import { fields, periodNames } from './fields.ts'
import {
  compoundingNames,
  convertedInWords,
  exactPercent,
  refusalInWords,
  statedInWords,
  summaryInWords,
} from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void
type Answer = Extract<RateResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'conversor-taxas',
  fields,
  toInput,
  calculate: calculateRate,
  refusal: refusalInWords,
  show,
  tables: [],
})

function toInput({ contractRate, contractCet, ...typed }: Typed, refuse: Refuse): RateInput {
  const { kind, rate, from, to, compounding = 'month' } = typed
  const stated: RateInput =
    kind === 'nominal' ? { kind, rate, from, to, compounding } : { kind, rate, from, to }
  if (contractRate === undefined && contractCet === undefined) return stated
  if (contractRate === undefined || contractCet === undefined) {
    const missing = contractRate === undefined ? 'contractRate' : 'contractCet'
    refuse(missing, 'Para conferir o contrato, preencha os juros ao mês e o CET ao ano.')
    return stated
  }
  return { ...stated, contract: { monthlyRate: contractRate, annualCet: contractCet } }
}

function show(answer: Answer, input: RateInput): Shown {
  const { rate, steps, excel, contract } = answer
  return {
    title: `${statedInWords(input)}${input.kind === 'nominal' ? ', nominal' : ''}`,
    headline: { label: 'Equivale a', value: rate, text: convertedInWords(rate, input.to) },
    rows: steps.map(stepRow),
    ...(contract && { apart: [{ title: 'O contrato confere?', rows: contractRows(contract) }] }),
    summary: summaryInWords(input, answer),
    notes: notesOf(input, answer),
    excluded: [
      'Valores em reais: aqui só há taxas. Para o saldo mês a mês, use a calculadora de juros compostos.',
      'Tarifas, seguros e IOF de um empréstimo: eles entram no CET, não nos juros.',
      'Imposto de renda de um investimento.',
      'Taxa que muda no caminho: ela fica igual o ano todo.',
    ],
    tables: [equivalentsTable(answer)],
    excel,
    carry: carryOf(answer),
  }
}

function contractRows({ annualRate, costs, monthlyCet }: ContractCheck): NotaRow[] {
  const rows = [
    {
      label: 'Só os juros, em um ano',
      text: exactPercent(annualRate),
      formula: '(1 + juros do mês)^12 − 1',
    },
    { label: 'CET menos os juros', text: `${formatNumber(costs * 100, 2)}\u00A0p.p.` },
    { label: 'CET por mês', text: exactPercent(monthlyCet), formula: '(1 + CET)^(1 ÷ 12) − 1' },
  ]
  return rows
}

function notesOf(input: RateInput, { equivalents }: Answer): string[] {
  const annual = equivalents.find(({ period }) => period === 'year')
  const compounding = input.kind === 'nominal' ? input.compounding : 'month'
  const nominal = equivalents.find(({ period }) => period === compounding)?.nominalAnnualRate
  return [
    'Um ano tem 12 meses, 252 dias úteis, 360 dias no ano comercial ou 365 dias corridos.',
    'A taxa aparece arredondada; a conta usa todas as casas.',
    'Nominal ao ano é a taxa do período vezes quantos períodos há no ano, como alguns contratos dizem.',
    // NOMINAL takes nothing below zero, nor zero.
    ...(annual && annual.rate > 0 && nominal !== undefined
      ? [
          `No Excel, =NOMINAL(${excelNumber(annual.rate * 100)}%;${periodsPerYear[compounding]}) dá a taxa nominal ao ano com capitalização ${compoundingNames[compounding]}: ${exactPercent(nominal)}.`,
        ]
      : []),
  ]
}

function equivalentsTable({ equivalents }: Answer): Table {
  return {
    caption: 'A mesma taxa em cada período',
    columns: ['Período', 'Taxa efetiva', 'Nominal ao ano'],
    rows: equivalents.map(({ period, rate, nominalAnnualRate }) => [
      periodNames[period],
      exactPercent(rate),
      exactPercent(nominalAnnualRate),
    ]),
  }
}

/** The highest rate that the calculator of compound interest takes. */
const highestCarried = 1

function carryOf({ equivalents }: Answer): Shown['carry'] {
  const annual = equivalents.find(({ period }) => period === 'year')?.rate
  if (annual === undefined || annual < 0 || annual > highestCarried) return []
  const texts = { t: String(Number((annual * 100).toFixed(6))), tp: 'year' }
  return [{ to: 'juros-compostos', label: 'juros compostos, com esta taxa', texts }]
}
