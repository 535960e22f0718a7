import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { yieldInWords } from '#web/finance/fixed-income/yields.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { defineCalculator, type Shown } from '../form/calculator.ts'
import { shortBrl } from '../form/words.ts'
import { yieldDoubts, yieldFrom } from '../form/yield-fields.ts'
import { type CdbInput, type CdbResult, calculateCdb } from './calculate.ts'
import { fields } from './fields.ts'
import { noticeInWords, refusalInWords } from './words.ts'

// The example to copy for a new calculator: what it asks is in fields.ts, what it says in words.ts, its law in calculate.ts.
export const calculator = defineCalculator({
  slug: 'cdb',
  fields,
  toInput({ kind, rate, annualCdi, annualIpca, ...typed }, refuse): CdbInput {
    if (typed.maturity <= typed.date) refuse('maturity', 'A data final precisa ser depois da inicial.')
    return { ...typed, annualCdi, paper: yieldFrom({ kind, rate, annualCdi, annualIpca }, refuse) }
  },
  calculate: calculateCdb,
  refusal: refusalInWords,
  show,
  whatIf: ({ kind }) => ({
    rows: { field: 'rate', add: kind === 'cdi-share' ? 10 : 1 },
    columns: { field: 'amount', times: 0.2 },
  }),
  ruleDates: { field: 'date', editions: [fixedIncomeIr] },
})

function show(answer: Extract<CdbResult, { ok: true }>, input: CdbInput): Shown {
  const { lines, steps, total, invested, gross, iof, ir, annualRate, years, breakEven, notices } = answer
  const net = total - invested
  return {
    title: `CDB de ${shortBrl(input.amount)} até ${formatDay(input.maturity)}`,
    stamp: yieldInWords(input.paper),
    headline: { label: 'Você recebe, líquido', amount: total },
    parts: [
      { label: 'o que você aplicou', value: invested },
      { label: 'rendimento que fica', value: Math.max(0, net) },
      { label: 'imposto', value: iof + ir },
    ].filter(({ value }) => value > 0),
    rows: lines,
    total: { label: 'Líquido', amount: total },
    summary: `de ${shortBrl(invested)}, você fica com ${formatBrl(net)} de rendimento depois do imposto.`,
    notes: steps.map(({ label, formula }) => `${label}: ${formula}.`),
    warnings: [...yieldDoubts(input.paper), ...notices.map((notice) => noticeInWords(notice, answer))],
    excluded: [
      'Inflação: o valor do vencimento é em dinheiro daquele dia.',
      'Mudança do CDI ou do IPCA no caminho: o índice fica constante.',
      'Resgate antes do vencimento, que o banco pode não aceitar.',
    ],
    chart: {
      kind: 'area',
      title: `O rendimento bruto é de ${formatPercent(annualRate)} ao ano`,
      subtitle: 'O que você teria, líquido, ao fim de cada ano, em reais',
      series: [
        { label: 'aplicado', values: [input.amount, ...years.map(({ invested }) => invested), invested] },
        { label: 'líquido', values: [input.amount, ...years.map(({ net }) => net), total] },
      ],
      labels: ['hoje', ...years.map(() => ''), formatDay(input.maturity)],
    },
    tables: [
      {
        caption: 'A cada aniversário da aplicação, em reais',
        columns: ['Dia', 'Aplicado', 'Bruto', 'Líquido'],
        rows: [
          ...years.map(({ date, invested, gross, net }) => [formatDay(date), invested, gross, net]),
          [formatDay(input.maturity), invested, gross, total],
        ],
      },
      {
        caption: 'A LCI ou LCA, isenta, que deixa o mesmo',
        columns: ['Prazo', 'IR do CDB', 'Taxa isenta ao ano', 'Em % do CDI'],
        rows: breakEven.map(({ label, irRate, annualRate, share }) => [
          label,
          formatPercent(irRate, 1),
          formatPercent(annualRate),
          share === undefined ? 'sem dado' : formatPercent(share),
        ]),
      },
    ],
  }
}
