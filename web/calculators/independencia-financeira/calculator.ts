import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { type Chart, defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { shortBrl } from '../form/words.ts'
import { calculateIndependence, type IndependenceInput, type IndependenceResult } from './calculate.ts'
import type { Percentiles } from './calculate-paths.ts'
import { fields } from './fields.ts'
import { notesOf, noticeInWords, summaryInWords, whenInWords, yearsInWords } from './words.ts'

/** Enough for the tenths, few enough to follow the typing on a slow phone. The seed is any number. */
const simulation = { paths: 500, seed: 2026 }

export const calculator = defineCalculator({
  slug: 'independencia-financeira',
  fields,
  toInput({ volatility, ...plan }: Values<typeof fields>, refuse): IndependenceInput {
    if (plan.ageLimit <= plan.age) refuse('ageLimit', 'A idade limite precisa ser maior que a sua idade.')
    const input = { ...plan, otherIncomes: plan.otherIncomes ?? [] }
    return volatility > 0 ? { ...input, simulation: { ...simulation, volatility } } : input
  },
  calculate: calculateIndependence,
  // There is always an answer: what cannot be reached is a part of it.
  refusal: () => '',
  show,
  tables: [],
  whatIf: {
    rows: { field: 'withdrawalRate', add: 0.5 },
    columns: { field: 'monthlyExpense', times: 0.2 },
  },
})

function show(answer: IndependenceResult, input: IndependenceInput): Shown {
  const { lines, number, drawdown, notices, simulated, history } = answer
  return {
    title: `Parar com ${shortBrl(input.monthlyExpense)} por mês`,
    stamp: `Retirada de ${percentInWords(input.withdrawalRate)} ao ano`,
    headline: { label: 'Seu número', amount: number },
    aside: {
      label: answer.independence.ok && answer.independence.months > 0 ? 'Você chega lá em' : 'Você chega lá',
      value: answer.independence.ok ? answer.independence.months : Number.MAX_SAFE_INTEGER,
      text: whenInWords(answer, input),
    },
    rows: lines,
    total: { label: 'Seu número, em dinheiro de hoje', amount: number },
    apart: [
      { title: 'Outros números', rows: otherNumbers(answer, input) },
      ...(drawdown
        ? [{ title: `O dinheiro dura até os ${input.ageLimit} anos?`, rows: lasting(answer) }]
        : []),
    ],
    summary: summaryInWords(answer, input),
    notes: notesOf(answer, input),
    warnings: notices.map((notice) => noticeInWords(notice, answer)),
    excluded: [
      ...(input.withdrawalTax === 0
        ? ['Imposto sobre as retiradas. Preencha em “Mais opções” para contar.']
        : []),
      ...(input.otherIncomes.length === 0
        ? ['INSS e outras rendas. Preencha em “Mais opções” para contar.']
        : []),
      'Gastos que mudam com a idade, como plano de saúde e remédios.',
      'A casa própria, o FGTS e heranças: só conta o que está investido.',
    ],
    chart: chartOf(answer, input),
    tables: [
      ...(drawdown ? [drawdownTable(drawdown)] : []),
      ...(isSaving(answer, input) ? [heatmapTable(answer, input)] : []),
      ...(simulated || history ? [bandTable(answer)] : []),
    ],
    excel: excelOf(answer, input),
    carry: carryOf(answer, input),
  }
}

/** With nothing to wait for, or nothing saved, every age of the table is the same. */
function isSaving({ independence }: IndependenceResult, { monthlyContribution }: IndependenceInput): boolean {
  return monthlyContribution > 0 && !(independence.ok && independence.months === 0)
}

function otherNumbers({ lean, fat, coast }: IndependenceResult, input: IndependenceInput): NotaRow[] {
  const share = (rate: number) => `${percentInWords(rate)} do gasto, com as mesmas outras rendas`
  return [
    { label: 'Vida mais simples', amount: lean, formula: share(input.leanShare) },
    { label: 'Vida mais folgada', amount: fat, formula: share(input.fatShare) },
    ...(input.coastAge > input.age
      ? [
          {
            label: `Hoje, para chegar aos ${input.coastAge} anos sem aportar mais`,
            amount: coast.wealth,
            formula: coast.isReached
              ? 'você já tem: o dinheiro cresce sozinho até lá'
              : `o número daquela idade ÷ (1 + ${percentInWords(input.realReturn)})^${input.coastAge - input.age}`,
          },
        ]
      : []),
  ]
}

function lasting({ drawdown, simulated, history }: IndependenceResult): NotaRow[] {
  const endsAfter = drawdown?.endsAfter
  return [
    {
      label: 'Com o retorno sempre igual',
      text: endsAfter === undefined ? 'dura' : `acaba em ${yearsInWords(endsAfter)}`,
    },
    ...(simulated
      ? [
          {
            label: 'Sorteando os anos (simulado)',
            text: `em ${formatPercent(simulated.lasted, 0)} dos caminhos`,
            formula: 'parando no mesmo ano, com sorte ou com azar antes dele',
          },
        ]
      : []),
    ...(history
      ? [
          {
            label: 'Com o CDI do passado',
            text: `em ${history.lasted} de ${history.months} começos`,
            formula:
              'do mês em que você para até a idade limite, sem imposto; onde a série acaba, ela recomeça',
          },
        ]
      : []),
  ]
}

function chartOf({ course, simulated, independence }: IndependenceResult, input: IndependenceInput): Chart {
  const band = (label: string, part: keyof Percentiles) =>
    simulated ? [{ label, values: [input.wealth, ...simulated.course.map((year) => year[part])] }] : []
  return {
    kind: 'area',
    title: !independence.ok
      ? `Até os ${input.ageLimit} anos o saldo não chega ao número`
      : independence.months === 0
        ? 'Você já pode parar: daqui em diante só há retiradas'
        : `Você junta até os ${independence.age} anos e gasta dali em diante`,
    subtitle: `Saldo em cada idade, em reais de hoje${simulated ? '. As duas linhas em volta são simuladas: 1 em cada 10 caminhos fica abaixo da menor, 1 em cada 10 acima da maior' : ''}`,
    series: [
      { label: 'retorno igual', values: course },
      ...band('com azar (simulado)', 'p10'),
      ...band('com sorte (simulado)', 'p90'),
    ],
    labels: course.map((_, year) => `${input.age + year} anos`),
  }
}

function drawdownTable({ years }: NonNullable<IndependenceResult['drawdown']>): Table {
  return {
    caption: 'Depois de parar, ano a ano, em reais de hoje',
    columns: ['Idade', 'No começo', 'Rendimento', 'Retiradas', 'No fim'],
    rows: years.map(({ age, opening, growth, withdrawals, closing }) => [
      `${age} anos`,
      opening,
      growth,
      withdrawals,
      closing,
    ]),
  }
}

function heatmapTable({ heatmap }: IndependenceResult, { ageLimit }: IndependenceInput): Table {
  return {
    caption: 'A idade em que você chega ao número, pelo aporte e pela taxa de retirada',
    columns: [
      'Aporte por mês',
      ...(heatmap[0]?.ages.map(({ withdrawalRate }) => `retirando ${percentInWords(withdrawalRate)}`) ?? []),
    ],
    rows: heatmap.map(({ contribution, ages }) => [
      shortBrl(contribution),
      ...ages.map(({ age }) => (age === undefined ? `depois dos ${ageLimit}` : `${age} anos`)),
    ]),
  }
}

function bandTable({ simulated, history }: IndependenceResult): Table {
  const row = (label: string, { p10, p50, p90 }: Percentiles) => [label, p10, p50, p90]
  return {
    caption: 'O saldo conforme a sorte, em reais de hoje',
    columns: ['Quando', '1 em cada 10 fica abaixo', 'metade fica abaixo', '9 em cada 10 ficam abaixo'],
    rows: [
      ...(simulated
        ? [row('ao parar (simulado)', simulated.atIndependence), row('no fim (simulado)', simulated.atLimit)]
        : []),
      ...(history ? [row('no fim, com o CDI do passado', history.atLimit)] : []),
    ],
  }
}

/** Until other incomes begin no single function gives the number. */
function excelOf({ lines }: IndependenceResult, input: IndependenceInput): string | undefined {
  const { monthlyExpense, otherIncomes, withdrawalRate, withdrawalTax } = input
  if (lines.some(({ key }) => key === 'bridge')) return undefined
  const expense = excelNumber(monthlyExpense / 100, 2)
  const others = otherIncomes.map(({ monthly }) => `-${excelNumber(monthly / 100, 2)}`).join('')
  const tax = withdrawalTax > 0 ? `/(1-${excelNumber(withdrawalTax * 100)}%)` : ''
  return `=ARRED(MÁXIMO(0;${expense}${others})*12/${excelNumber(withdrawalRate * 100)}%${tax};2)`
}

/** The most that juros-compostos takes as a goal, and its longest term. */
const mostGoal = 1_000_000_000_00
const mostYears = 60

function carryOf({ number, independence }: IndependenceResult, input: IndependenceInput): Shown['carry'] {
  const { wealth, realReturn, age, coastAge } = input
  const years = Math.min(mostYears, coastAge - age)
  if (number > mostGoal || number <= wealth || years < 1 || !independence.ok) return []
  return [
    {
      to: 'juros-compostos',
      label: `quanto guardar por mês para chegar lá aos ${age + years} anos`,
      texts: {
        r: 'contribution',
        m: String(number / 100),
        v: String(wealth / 100),
        t: String(Number((realReturn * 100).toFixed(6))),
        tp: 'year',
        n: String(years),
        nu: 'years',
      },
    },
  ]
}
