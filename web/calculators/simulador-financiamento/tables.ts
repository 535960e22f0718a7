import { formatPercent } from '#web/finance/core/format.ts'
import type { Cell, Chart, Shown, Table } from '../form/calculator.ts'
import { durationInWords, shortBrl } from '../form/words.ts'
import { systemNames } from './calculate-lines.ts'
import type { Cet, FinancingAnswer, FinancingInput, Row, Via, YearRow } from './question.ts'
import { hasExtras, monthInWords } from './words.ts'

export function tablesOf(answer: FinancingAnswer, input: FinancingInput): NonNullable<Shown['tables']> {
  const { cet } = answer
  return [
    viaTable(answer, input),
    ...(cet.ok && cet.ladder.length > 1 && cet.annualRate <= 100 ? [cetTable(cet)] : []),
    ...(answer.scenarios.length > 0 ? [scenarioTable(answer)] : []),
    yearTable(answer),
  ]
}

/** SAC, Price and, where it is neither, the loan as asked. */
function shownVias({ vias }: FinancingAnswer, input: FinancingInput): { label: string; via: Via }[] {
  const own = `${systemNames[input.system]}${hasExtras(input) ? ' com extras' : ''}`
  const isOwn = hasExtras(input) || !vias.some(({ key }) => key === input.system)
  return vias
    .filter(({ key }) => key !== 'asked' || isOwn)
    .map((via) => ({ via, label: via.key === 'asked' ? own : systemNames[via.key] }))
}

/** A system is a column: two stand side by side on a phone. */
function viaTable(answer: FinancingAnswer, input: FinancingInput): Table {
  const vias = shownVias(answer, input)
  const row = (label: string, cell: (via: Via) => Cell): Cell[] => [
    label,
    ...vias.map(({ via }) => cell(via)),
  ]
  return {
    caption: `O mesmo financiamento em cada sistema, em reais${hasExtras(input) ? ', e com as amortizações extras' : ''}`,
    columns: ['Item', ...vias.map(({ label }) => label)],
    rows: [
      row('Primeira parcela', ({ firstPaid }) => firstPaid),
      row('Última', ({ lastPaid }) => lastPaid),
      row('Juros', ({ totalInterest }) => totalInterest),
      row('Total pago', ({ totalPaid }) => totalPaid),
      row('Prazo', ({ months }) => durationInWords(months)),
    ],
  }
}

function scenarioTable({ scenarios }: FinancingAnswer): Table {
  return {
    caption: 'E se a TR for outra? Sem seguros nem amortização extra, em reais',
    columns: ['TR ao ano', 'Última parcela', 'Total pago'],
    rows: scenarios.map(({ annualRate, lastInstalment, totalPaid }) => [
      formatPercent(annualRate, 0),
      lastInstalment,
      totalPaid,
    ]),
  }
}

const costNames = {
  interest: 'Juros',
  index: 'Juros e correção',
  insurance: 'Seguros',
  fees: 'Tarifas',
  iof: 'IOF',
} as const

function cetTable({ ladder }: Extract<Cet, { ok: true }>): Table {
  return {
    caption: 'Do juro ao CET, ao ano',
    columns: ['Custo', 'Acrescenta', 'Até aqui'],
    rows: ladder.map(({ key, adds, annualRate }) => [
      costNames[key],
      formatPercent(adds),
      formatPercent(annualRate),
    ]),
  }
}

/** Year by year, with the months of each folded. Columns of what there is none of are left out. */
function yearTable({ years, rows, schedule }: FinancingAnswer): Table {
  const hasExtra = rows.some(({ extra }) => extra > 0)
  const hasCharges = years.some(({ charges }) => charges > 0)
  const hasIndex = schedule.totalCorrection !== 0
  const cells = (name: string, row: Omit<YearRow, 'year'>): Cell[] => [
    name,
    row.paid,
    row.interest,
    row.amortization,
    ...(hasCharges ? [row.charges] : []),
    ...(hasIndex ? [row.correction] : []),
    ...(hasExtra ? [row.extra] : []),
    row.balance,
  ]
  const ofMonth = (row: Row) => ({ ...row, charges: row.mip + row.dfi + row.fee })
  return {
    caption: 'As parcelas de cada ano, em reais',
    columns: [
      'Ano',
      hasExtra ? 'Parcelas' : 'Pago',
      'Juros',
      'Amortização',
      ...(hasCharges ? ['Seguros e tarifa'] : []),
      ...(hasIndex ? ['Correção'] : []),
      ...(hasExtra ? ['Extra'] : []),
      'Saldo',
    ],
    rows: years.map((year) => cells(`${year.year}º ano`, year)),
    folded: years.map(({ year }) => ({
      label: `Parcelas do ${year}º ano`,
      rows: rows
        .slice((year - 1) * 12, year * 12)
        .map((row) => cells(monthInWords(row.month, row.dueOn), ofMonth(row))),
    })),
  }
}

/** Up to two years a point per month says more than one or two years would. */
const monthlyUpTo = 24

export function chartOf(answer: FinancingAnswer, input: FinancingInput): Chart {
  const step = input.months <= monthlyUpTo ? 1 : 12
  const points = Array.from({ length: Math.ceil(input.months / step) + 1 }, (_, index) =>
    Math.min(input.months, index * step),
  )
  const series = shownVias(answer, input).map(({ label, via }) => ({
    label,
    values: points.map((month) => via.balances[month] ?? 0),
  }))
  return {
    kind: 'line',
    title: conclusionOf(answer, input),
    subtitle: `Saldo devedor ao fim de cada ${step === 1 ? 'mês' : 'ano'}, em reais`,
    series,
    labels: points.map((month) => (month === 0 ? 'hoje' : durationInWords(month))),
  }
}

function conclusionOf({ rows, principal }: FinancingAnswer, { months }: FinancingInput): string {
  const half = Math.floor(months / 2)
  const owed = rows[half - 1]?.balance
  if (owed === undefined || owed === 0) return `A dívida acaba em ${durationInWords(rows.length)}`
  return `Na metade do prazo ainda faltam ${shortBrl(owed)}, ${formatPercent(owed / principal, 0)} do que foi emprestado`
}
