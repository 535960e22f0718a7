import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { dayNumber } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { type Chart, defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { countInWords, durationInWords, shortBrl } from '../form/words.ts'
import {
  calculateReturn,
  type FlowsAnswer,
  type LoanAnswer,
  type RoiInput,
  type SimpleAnswer,
  type SimpleQuestion,
} from './calculate.ts'
import { fields } from './fields.ts'
import {
  annualInWords,
  flowsSummary,
  irrInWords,
  loanSummary,
  monthsBegun,
  noticeInWords,
  paybackInWords,
  refusalInWords,
  simpleSummary,
} from './words.ts'

export const calculator = defineCalculator({
  slug: 'roi',
  fields,
  toInput,
  calculate: calculateReturn,
  refusal: refusalInWords,
  show: (answer, input) => {
    if (answer.mode === 'loan') return showLoan(answer)
    // The answer is of the mode that was asked.
    return answer.mode === 'simple'
      ? showSimple(answer, input as SimpleQuestion)
      : showFlows(answer, input.annualCdi)
  },
  whatIf: ({ mode }) =>
    mode === 'simple'
      ? { rows: { field: 'invested', times: 0.2 }, columns: { field: 'final', times: 0.2 } }
      : undefined,
  tables: [fixedIncomeIr],
  ruleDates: { field: 'date', since: '2005-01-01' },
})

/** Fields that are not asked are not read. */
function toInput({ mode, date, annualCdi, ...typed }: Values<typeof fields>): RoiInput {
  const { invested = 0, final = 0, months = 1, flowsBy, flows = [], dated = [], moneyIn = 'ask' } = typed
  if (mode === 'simple') return { mode, date, annualCdi, invested, final, months }
  const amounts = flows.map(({ amount }) => amount)
  return {
    mode,
    date,
    annualCdi,
    moneyIn,
    flows: flowsBy === 'date' ? { by: 'date', dated } : { by: 'month', amounts },
  }
}

const always = [
  'Imposto do próprio investimento: informe o que voltou já sem ele.',
  'Inflação: os valores são os do dia em que saíram e voltaram.',
  'O risco: o CDI quase não oscila, e um negócio sim.',
]

function showSimple(answer: SimpleAnswer, question: SimpleQuestion): Shown {
  const { lines, total, roi, annualRoi, cdi, overCdi, steps, notices } = answer
  const { invested, final, months } = question
  const [out, back] = [invested, final].map((amount) => excelNumber(amount / 100, 2))
  return {
    title: `${shortBrl(invested)} que viraram ${shortBrl(final)}`,
    stamp: durationInWords(months),
    headline:
      roi < 0
        ? { label: 'Perda (ROI negativo)', value: roi, text: formatPercent(-roi), opposite: true }
        : { label: 'Retorno (ROI)', value: roi, text: formatPercent(roi) },
    aside:
      annualRoi !== undefined && annualRoi < 0
        ? { label: 'Perda ao ano', value: annualRoi, text: annualInWords(-annualRoi) }
        : { label: 'ROI ao ano', value: annualRoi ?? roi, text: annualInWords(annualRoi) },
    parts: total > 0 ? [part('o que você investiu', invested), part('ganho', total)] : undefined,
    rows: lines,
    total: { label: total < 0 ? 'Perda' : 'Ganho', amount: total },
    apart: [
      {
        title: 'O mesmo dinheiro no CDI',
        rows: [...cdi.lines, { label: 'No CDI, depois do imposto', amount: cdi.total, kind: 'subtotal' }],
      },
    ],
    summary: simpleSummary(answer, question),
    notes: [
      ...steps.map(({ label, formula }) => `${label}: ${formula}.`),
      ...(annualRoi === undefined || final === 0
        ? []
        : [`ROI ao ano no Excel: =(${back}/${out})^(12/${months})-1`]),
    ],
    warnings: notices.map((notice) => noticeInWords(notice)),
    excluded: always,
    chart: {
      kind: 'bars',
      title: barsTitle(overCdi),
      subtitle: `O que volta depois de ${durationInWords(months)}, em reais`,
      series: [{ label: 'no fim', values: [invested, cdi.total, final] }],
      labels: ['investido', 'no CDI, sem o imposto', 'seu investimento'],
    },
    excel: `=${back}/${out}-1`,
    carry:
      annualRoi === undefined || annualRoi <= -0.99 || annualRoi > 10
        ? []
        : [
            {
              to: 'rentabilidade-real',
              label: 'o ganho de um ano acima da inflação',
              texts: { v: String(invested / 100), n: (annualRoi * 100).toFixed(2) },
            },
          ],
  }
}

function part(label: string, value: number) {
  return { label, value }
}

function barsTitle(overCdi: number): string {
  if (overCdi === 0) return 'Voltou o mesmo que no CDI'
  return `Voltaram ${formatBrl(Math.abs(overCdi))} a ${overCdi > 0 ? 'mais' : 'menos'} que no CDI`
}

function showFlows(answer: FlowsAnswer, annualCdi: Fraction): Shown {
  const { lines, npv, rows, notices, steps, netAnnualCdi } = answer
  return {
    title: `${rows.length} valores em ${monthsBegun(answer.months)}`,
    stamp: `CDI de ${formatPercent(annualCdi)} ao ano`,
    headline: { label: 'Valor presente líquido (VPL)', amount: npv },
    aside: {
      label: isSeveral(answer) ? 'TIRs' : 'TIR',
      value: answer.irr.ok ? answer.irr.rate : 0,
      text: irrInWords(answer),
    },
    rows: lines,
    total: { label: 'VPL, em dinheiro do primeiro dia', amount: npv },
    apart: [
      { title: 'As outras medidas', rows: measures(answer) },
      ...(answer.atEnd ? [{ title: 'No último dia, contra o CDI', rows: endRows(answer.atEnd) }] : []),
    ],
    summary: flowsSummary(answer),
    notes: [
      ...steps.map(({ label, formula }) => `${label}: ${formula}.`),
      irrInExcel(rows),
      ...(isSeveral(answer) ? ['O Excel dá só uma das TIRs: a que fica perto do palpite.'] : []),
      'O VPL desconta cada valor pelo CDI que sobra do imposto no prazo inteiro; é arredondado uma vez, ao centavo.',
    ],
    warnings: notices.map((notice) => noticeInWords(notice, answer.irr)),
    excluded: always,
    chart: cumulative(answer),
    tables: [flowTable(answer)],
    excel: excelOf(rows, netAnnualCdi),
  }
}

const isSeveral = ({ irr }: Pick<FlowsAnswer, 'irr'>) => !irr.ok && irr.reason === 'several'

function irrInExcel(rows: readonly Row[]): string {
  return rows[0]?.date
    ? 'No Excel, com as datas em A1:A9 e os valores em B1:B9, a TIR é =XTIR(B1:B9;A1:A9).'
    : 'No Excel, com os valores em A1:A9, a TIR ao ano é =(1+TIR(A1:A9))^12-1.'
}

function showLoan(answer: LoanAnswer): Shown {
  const { lines, total, irr, rows, notices } = answer
  const cost = { label: total > 0 ? 'Você paga a menos' : 'Você paga a mais', amount: Math.abs(total) }
  return {
    title: `Empréstimo: ${rows.length} valores em ${monthsBegun(answer.months)}`,
    headline: irr.ok ? { label: 'Custo do dinheiro (TIR)', value: irr.rate, text: irrInWords(answer) } : cost,
    aside: irr.ok ? cost : { label: isSeveral(answer) ? 'TIRs' : 'TIR', value: 0, text: irrInWords(answer) },
    rows: lines,
    total: { label: 'Diferença', amount: total },
    summary: loanSummary(answer),
    notes: [irrInExcel(rows)],
    warnings: notices.map((notice) => noticeInWords(notice, irr)),
    excluded: ['Impostos e seguros que não estejam nos valores informados.'],
    tables: [
      {
        caption: 'Cada valor, em reais',
        columns: ['Quando', 'Valor', 'Acumulado'],
        rows: rows.map((row) => [nameOf(row), row.amount, row.balance]),
      },
    ],
  }
}

function measures(answer: FlowsAnswer): NotaRow[] {
  const { roi, annualRoi, payback, discountedPayback, netAnnualCdi } = answer
  return [
    { label: 'ROI', text: formatPercent(roi), formula: 'entradas ÷ saídas − 1' },
    {
      label: 'ROI ao ano',
      text: annualInWords(annualRoi),
      formula: 'como se tudo saísse no primeiro dia e voltasse no último',
    },
    isSeveral(answer)
      ? { label: 'TIRs', text: irrInWords(answer), formula: 'cada uma zera o valor presente' }
      : { label: 'TIR', text: irrInWords(answer), formula: 'a taxa que zera o valor presente' },
    { label: 'Payback simples', text: paybackInWords(payback), formula: 'até as entradas pagarem as saídas' },
    {
      label: 'Payback descontado',
      text: paybackInWords(discountedPayback),
      formula: `o mesmo, descontando ${formatPercent(netAnnualCdi)} ao ano`,
    },
  ]
}

function endRows({ reinvested, cdi }: NonNullable<FlowsAnswer['atEnd']>): NotaRow[] {
  return [
    { label: 'Entradas, aplicadas no CDI', amount: reinvested, formula: 'cada uma desde o seu dia' },
    { label: 'Saídas, se tivessem ficado no CDI', amount: -cdi, formula: 'cada uma desde o seu dia' },
    { label: 'Diferença', amount: reinvested - cdi, kind: 'subtotal' },
  ]
}

type Row = FlowsAnswer['rows'][number]

function nameOf({ date, period }: Row): string {
  if (date) return formatDay(date)
  return period === 0 ? 'hoje' : countInWords(period, 'months')
}

function cumulative({ rows, payback }: FlowsAnswer): Chart {
  let present = 0
  const discounted = rows.map((row) => {
    present += row.present
    return present
  })
  return {
    kind: 'line',
    title:
      payback === undefined
        ? 'O acumulado termina no vermelho'
        : payback === 0
          ? 'O acumulado nunca fica no vermelho'
          : `O acumulado sai do vermelho em ${monthsBegun(payback)}`,
    subtitle: 'Soma do que entrou e saiu até cada valor do fluxo, em reais',
    series: [
      { label: 'sem desconto', values: rows.map(({ balance }) => balance) },
      { label: 'descontado pelo CDI', values: discounted },
    ],
    labels: rows.map(nameOf),
  }
}

function flowTable({ rows }: FlowsAnswer): Table {
  return {
    caption: 'Cada valor do fluxo, em reais',
    columns: ['Quando', 'Valor', 'Em dinheiro do primeiro dia', 'Acumulado'],
    rows: rows.map((row) => [nameOf(row), row.amount, row.present, row.balance]),
  }
}

/** A cell of Excel takes 8,192 characters. */
const mostTerms = 120

/** Every flow discounted by hand: works for months and for dates, in Excel and in LibreOffice. */
function excelOf(rows: readonly Row[], netAnnualCdi: number): string | undefined {
  if (rows.length > mostTerms) return undefined
  const rate = `(1+${excelNumber(netAnnualCdi * 100)}%)`
  const first = rows[0]?.date
  const terms = rows.flatMap(({ amount, period, date }) => {
    const time = date && first ? `${dayNumber(date) - dayNumber(first)}/365` : `${period}/12`
    const sign = amount < 0 ? '-' : '+'
    return amount === 0 ? [] : [`${sign}${excelNumber(Math.abs(amount) / 100, 2)}/${rate}^(${time})`]
  })
  return `=ARRED(${terms.join('').replace(/^\+/, '')};2)`
}
