import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatDay, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { yieldInWords } from '#web/finance/fixed-income/yields.ts'
import { fgcTables } from '#web/finance/tables/fixed-income/fgc.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento, iofInvestimentoZero } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { lciLcaTerms, priceIndexedTerms } from '#web/finance/tables/fixed-income/lci-lca.ts'
import { poupanca } from '#web/finance/tables/fixed-income/poupanca.ts'
import { tesouroCustody } from '#web/finance/tables/fixed-income/tesouro-direto.ts'
import {
  anniversaryTable,
  besideNotes,
  besideTable,
  converterTexts,
  factorFormula,
  fgcPart,
  stepNotes,
} from '../form/bank-paper.ts'
import { type Chart, defineCalculator, type Headline, type Shown, type Table } from '../form/calculator.ts'
import { countInWords, shortBrl } from '../form/words.ts'
import { yieldDoubts, yieldFrom } from '../form/yield-fields.ts'
import { calculateLciLca, type LciLcaAnswer, type LciLcaInput } from './calculate.ts'
import { fields } from './fields.ts'
import { excludedInWords, noticeInWords, refusalInWords, summaryInWords, termInWords } from './words.ts'

export const calculator = defineCalculator({
  slug: 'lci-lca',
  fields,
  toInput({ kind, rate, annualCdi, annualIpca, correction, ...typed }, refuse): LciLcaInput {
    if (typed.maturity <= typed.date) refuse('maturity', 'A data final precisa ser depois da inicial.')
    const paper = yieldFrom({ kind, rate, annualCdi, annualIpca }, refuse)
    return { ...typed, annualCdi, paper, isMonthlyCorrected: correction === 'monthly' }
  },
  calculate: calculateLciLca,
  refusal: refusalInWords,
  show,
  whatIf: ({ kind }) => ({
    rows: { field: 'rate', add: kind === 'cdi-share' ? 5 : 1 },
    columns: { field: 'amount', times: 0.2 },
  }),
  tables: [
    fgcTables,
    fixedIncomeIr,
    iofInvestimento,
    iofInvestimentoZero,
    lciLcaTerms,
    poupanca,
    priceIndexedTerms.lca,
    priceIndexedTerms.lci,
    tesouroCustody,
  ],
  ruleDates: { field: 'date', since: '2015-06-01' },
})

function show(answer: LciLcaAnswer, input: LciLcaInput): Shown {
  const { lines, total, invested, fgc, beside, cdb, notices } = answer
  const { paperKind, paper, amount, date, maturity, annualCdi } = input
  const name = paperKind.toUpperCase()
  const others = cdb ? [{ label: `CDB de ${percentInWords(input.cdbShare ?? 0)} do CDI`, net: cdb.net }] : []
  return {
    title: `${name} de ${shortBrl(amount)} até ${formatDay(maturity)}`,
    stamp: yieldInWords(paper),
    headline: { label: 'Você recebe', amount: total },
    aside: equalOf(answer),
    parts: [
      { label: 'do que você aplicou', value: invested },
      { label: 'de rendimento', value: total - invested },
    ].filter(({ value }) => value > 0),
    rows: lines,
    total: { label: 'Valor no vencimento', amount: total },
    apart: [fgcPart(fgc)],
    summary: summaryInWords(answer),
    notes: [...stepNotes(answer.steps), minimumNote(answer), ...besideNotes(beside)],
    warnings: [...yieldDoubts(paper), ...notices.map((notice) => noticeInWords(notice, answer, input))],
    excluded: excludedInWords(answer),
    chart: chartOf(answer, name),
    tables: [
      breakEvenTable(answer),
      besideTable([{ label: `Esta ${name}`, net: total }, ...others], beside, invested),
      anniversaryTable({ ...answer, amount }),
    ],
    excel: excelOf(answer, input),
    carry: [
      {
        to: 'conversor-cdi',
        label: 'conversor de CDI, com esta taxa',
        texts: {
          ...converterTexts(paper, amount, date, maturity),
          c: String(Number((annualCdi * 100).toFixed(6))),
          x: 'sim',
        },
      },
    ],
  }
}

/** The CDB that leaves as much in the own term; without a CDI there is none. */
function equalOf({ breakEven }: LciLcaAnswer): Headline | undefined {
  const share = breakEven.find(({ isOwn }) => isOwn)?.share
  if (share === undefined) return undefined
  return { label: 'CDB que empata', value: share, text: `${formatPercent(share)} do CDI` }
}

function minimumNote({ minimumTerm: { minimum, earliest, source } }: LciLcaAnswer): string {
  return `Prazo mínimo: ${termInWords(minimum)}, até ${formatDay(earliest)} (${source.source}).`
}

function breakEvenTable({ breakEven }: LciLcaAnswer): Table {
  const share = (value: number | undefined) => (value === undefined ? 'não há' : formatPercent(value))
  return {
    caption: 'O CDB que deixa o mesmo, por prazo',
    columns: ['Prazo', 'IR do CDB', 'Taxa ao ano', 'Em % do CDI', 'Pela regra simples'],
    rows: breakEven.map(({ label, days, isOwn, irRate, annualRate, share: exact, linearShare }) => [
      isOwn ? `Seu prazo, ${countInWords(days, 'days')}` : label,
      percentInWords(irRate),
      formatPercent(annualRate),
      share(exact),
      share(linearShare),
    ]),
  }
}

/** Compounded beside the rule that divides by 1 − IR: the distance grows with the term. */
function chartOf({ breakEven }: LciLcaAnswer, name: string): Chart | undefined {
  const terms = breakEven.flatMap(({ isOwn, label, share, linearShare }) =>
    isOwn || !share || !linearShare ? [] : [{ label, share: share * 100, linear: linearShare * 100 }],
  )
  const last = terms.at(-1)
  if (!last) return undefined
  return {
    kind: 'line',
    title: `Em ${last.label}, um CDB de ${formatNumber(last.share, 1)}\u00A0% do CDI já empata com esta ${name}`,
    subtitle: 'O CDB que empata, em % do CDI: pela conta composta e pela regra de dividir por (1 − IR)',
    series: [
      { label: 'conta composta', values: terms.map(({ share }) => share) },
      { label: 'regra simples', values: terms.map(({ linear }) => linear) },
    ],
    labels: terms.map(({ label }) => label),
    unit: '% do CDI',
  }
}

/** Of one application: with contributions no single formula says it. */
function excelOf(
  { term }: LciLcaAnswer,
  { amount, monthlyContribution, paper }: LciLcaInput,
): string | undefined {
  if (monthlyContribution > 0) return undefined
  return `=ARRED(${excelNumber(amount / 100, 2)}*${factorFormula(paper, term.businessDays)};2)`
}
