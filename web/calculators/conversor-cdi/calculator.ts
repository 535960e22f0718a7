import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { businessDayFrom, nonBusinessDayInWords } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { termBetween, termOfDays } from '#web/finance/calendar/term.ts'
import { formatDay, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { type Yield, yieldInWords } from '#web/finance/fixed-income/yields.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento, iofInvestimentoZero } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { lciLcaTerms, priceIndexedTerms } from '#web/finance/tables/fixed-income/lci-lca.ts'
import { type Chart, defineCalculator, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { countInWords, stepRow } from '../form/words.ts'
import { yieldDoubts, yieldFrom } from '../form/yield-fields.ts'
import { type CdiConversionInput, type CdiConversionResult, calculateCdiConversion } from './calculate.ts'
import { fields } from './fields.ts'
import { noticeInWords, overInWords, refusalInWords, summaryInWords } from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void
type Answer = Extract<CdiConversionResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'conversor-cdi',
  fields,
  toInput,
  calculate: calculateCdiConversion,
  refusal: refusalInWords,
  show,
  whatIf: ({ kind, maturity }) =>
    maturity
      ? undefined
      : {
          rows: { field: 'rate', add: kind === 'cdi-share' ? 10 : 1 },
          columns: { field: 'days', add: 180 },
        },
  tables: [fixedIncomeIr, iofInvestimento, iofInvestimentoZero, lciLcaTerms, priceIndexedTerms.lci],
  ruleDates: { field: 'date', since: '2007-12-17' },
})

/** The day of the redemption wins over the days. */
function toInput({ days, maturity, date, ...typed }: Typed, refuse: Refuse): CdiConversionInput {
  const { amount, exempt, annualCdi, annualIpca } = typed
  if (maturity === undefined && days === undefined)
    refuse('days', 'Preencha o prazo em dias ou a data do resgate.')
  const isAfter = maturity !== undefined && maturity > date
  if (maturity !== undefined && !isAfter) refuse('maturity', 'A data final precisa ser depois da inicial.')
  const term = isAfter ? termBetween(date, businessDayFrom(maturity)) : termOfDays(days ?? 1)
  if (term.businessDays === 0)
    refuse(
      'maturity',
      'Entre as duas datas não há dia útil: o dinheiro não rende. Escolha um dia mais tarde.',
    )
  const indexes = { annualCdi, annualIpca }
  const asked = isAfter && nonBusinessDayInWords(maturity) ? { asked: maturity } : {}
  return {
    ...asked,
    amount,
    exempt,
    indexes,
    paper: yieldFrom(typed, refuse),
    term,
    date: addDays(date, term.days),
  }
}

function show(answer: Answer, input: CdiConversionInput): Shown {
  const { lines, total, annualRate, netAnnualRate, iofShare, irRate, steps, notices } = answer
  const { paper, exempt, term } = input
  const kept = total - input.amount
  const gross = lines.find(({ key }) => key === 'yield')?.amount ?? 0
  const [doubts, remarks] = [
    notices.filter((notice) => notice !== 'business-days-estimated'),
    notices.filter((notice) => notice === 'business-days-estimated'),
  ].map((some) => some.map((notice) => noticeInWords(notice, answer, input)))
  return {
    title: `${yieldInWords(paper)}${exempt ? ', isento' : ''}`,
    stamp: `Em ${countInWords(term.days, 'days')}`,
    headline: {
      label: exempt ? 'Rende, isento' : 'Rende, líquido',
      value: netAnnualRate,
      text: yearly(netAnnualRate),
    },
    aside: exempt
      ? { label: 'Com imposto, seria preciso', value: answer.taxed.fixed, text: yearly(answer.taxed.fixed) }
      : { label: 'Antes do imposto', value: annualRate, text: yearly(annualRate) },
    parts: [
      { label: 'do que você aplicou', value: input.amount },
      { label: 'de rendimento que fica', value: kept },
      { label: 'de imposto', value: gross - kept },
    ].filter(({ value }) => value > 0),
    rows: lines,
    total: { label: exempt ? 'Valor no resgate' : 'Líquido no resgate', amount: total },
    apart: [{ title: 'As taxas', rows: steps.map(stepRow) }],
    summary: summaryInWords(answer, input),
    notes: [
      ...(remarks ?? []),
      ...(input.asked
        ? [
            `${formatDay(input.asked)} é ${nonBusinessDayInWords(input.asked)}: o dinheiro sai em ${formatDay(input.date)}, o dia útil seguinte, e a conta usa esse dia.`,
          ]
        : []),
      ...(exempt
        ? []
        : [
            `Taxa líquida: o ganho do prazo × ${iofShare > 0 ? `(1 − ${percentInWords(iofShare)} de IOF) × ` : ''}(1 − ${percentInWords(irRate)} de IR), levado de volta a um ano.`,
          ]),
      'A regra simples multiplica ou divide a taxa por (1 − IR). Quanto mais longo o prazo, mais ela erra.',
      'O CDI não é a Selic: costuma ficar 0,10 ponto abaixo da meta do Copom.',
    ],
    warnings: [...yieldDoubts(paper), ...(doubts ?? [])],
    excluded: [
      'Mudança do CDI ou do IPCA no caminho: o índice fica constante. A tabela “Se o índice mudar” mostra outros níveis.',
      'Taxa da corretora e garantia do FGC.',
      'Resgate antes do prazo, a preço de mercado.',
      ...(exempt ? ['CRI, CRA e debêntures: podem valer menos se vendidos antes, e o FGC não cobre.'] : []),
    ],
    chart: chartOf(answer, exempt),
    tables: [equivalentsTable(answer, term.days), breakEvenTable(answer, exempt), sensitivityTable(answer)],
    excel: excelOf(answer, input),
    carry: carryOf(answer, input),
  }
}

function yearly(rate: number): string {
  return `${formatPercent(rate, 4)} ao ano`
}

/** The same money in each way of paying, with tax and without. */
function equivalentsTable({ taxed, exempt }: Answer, days: number): Table {
  const share = (value: number | undefined) =>
    value === undefined ? 'não há' : `${formatPercent(value)} do CDI`
  return {
    caption: `Deixa o mesmo em ${countInWords(days, 'days')}`,
    columns: ['Forma', 'Com imposto (CDB)', 'Isento (LCI, LCA)'],
    rows: [
      ['% do CDI', share(taxed.share), share(exempt.share)],
      ['CDI + taxa', overInWords('CDI', taxed.spread), overInWords('CDI', exempt.spread)],
      ['Prefixado', `${formatPercent(taxed.fixed)} ao ano`, `${formatPercent(exempt.fixed)} ao ano`],
      ['IPCA + taxa', overInWords('IPCA', taxed.realRate), overInWords('IPCA', exempt.realRate)],
    ],
  }
}

function breakEvenTable({ breakEven }: Answer, exempt: boolean): Table {
  return {
    caption: exempt ? 'O CDB que deixa o mesmo, por prazo' : 'A LCI ou LCA que deixa o mesmo, por prazo',
    columns: ['Prazo', 'IR do CDB', 'Taxa ao ano', 'Em % do CDI', 'Pela regra simples'],
    rows: breakEven.map(({ label, days, isOwn, irRate, annualRate, share, linearShare }) => [
      isOwn ? `Seu prazo, ${countInWords(days, 'days')}` : label,
      percentInWords(irRate),
      formatPercent(annualRate),
      share === undefined ? 'não há' : formatPercent(share),
      linearShare === undefined ? 'não há' : formatPercent(linearShare),
    ]),
  }
}

function sensitivityTable({ sensitivity: { index, rows } }: Answer): Table {
  return {
    caption: `Se o índice mudar: a mesma aplicação com outro ${index === 'ipca' ? 'IPCA' : 'CDI'}`,
    columns: [
      index === 'ipca' ? 'IPCA ao ano' : 'CDI ao ano',
      'Bruto ao ano',
      'Líquido ao ano',
      'Bruto em % do CDI',
    ],
    rows: rows.map(({ level, annualRate, netAnnualRate, share }) => [
      formatPercent(level),
      formatPercent(annualRate),
      formatPercent(netAnnualRate),
      share === undefined ? 'não há' : formatPercent(share),
    ]),
  }
}

/** By term; without a CDI nothing is a share of it. */
function chartOf({ breakEven }: Answer, exempt: boolean): Chart | undefined {
  const terms = breakEven.flatMap(({ isOwn, label, share }) =>
    isOwn || share === undefined ? [] : [{ label, value: share * 100 }],
  )
  const [first, last] = [terms[0], terms.at(-1)]
  if (!first || !last || last.value === 0) return undefined
  const other = exempt ? 'um CDB' : 'uma LCI'
  return {
    kind: 'bars',
    title: `Para deixar o mesmo, ${other} precisa de ${formatNumber(first.value, 1)}\u00A0% do CDI em ${first.label} e de ${formatNumber(last.value, 1)}\u00A0% em ${last.label}`,
    subtitle: `A ${exempt ? 'taxa do CDB' : 'taxa da LCI ou LCA'} que empata, em % do CDI`,
    series: [{ label: 'empata', values: terms.map(({ value }) => value) }],
    labels: terms.map(({ label }) => label),
    unit: '% do CDI',
  }
}

function excelOf(
  { irRate, iofShare }: Answer,
  { paper, exempt, term: { businessDays } }: CdiConversionInput,
): string {
  const gross = grossFormula(paper)
  if (exempt) return `=${gross}`
  const left = `(1-${percent(irRate)})${iofShare > 0 ? `*(1-${percent(iofShare)})` : ''}`
  return `=(1+((1+${gross})^(${businessDays}/252)-1)*${left})^(252/${businessDays})-1`
}

function grossFormula(paper: Yield): string {
  switch (paper.kind) {
    case 'cdi-share':
      return `((1+((1+${percent(paper.annualCdi)})^(1/252)-1)*${percent(paper.share)})^252-1)`
    case 'cdi-plus':
      return `((1+${percent(paper.annualCdi)})*(1+${percent(paper.spread)})-1)`
    case 'fixed':
      return percent(paper.annualRate)
    case 'ipca-plus':
      return `((1+${percent(paper.annualIpca)})*(1+${percent(paper.realRate)})-1)`
  }
}

function percent(rate: number): string {
  return `${excelNumber(rate * 100)}%`
}

/** The highest rate that the calculator of compound interest takes. */
const highestCarried = 1

function carryOf({ netAnnualRate }: Answer, { amount }: CdiConversionInput): Shown['carry'] {
  if (netAnnualRate < 0 || netAnnualRate > highestCarried) return []
  const texts = { v: String(amount / 100), t: String(Number((netAnnualRate * 100).toFixed(6))), tp: 'year' }
  return [{ to: 'juros-compostos', label: 'juros compostos, com a taxa líquida', texts }]
}
