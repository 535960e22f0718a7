import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { fixedIncomeIrRate, iofOnYieldShare } from '#web/finance/fixed-income/redemption.ts'
import { yieldInWords } from '#web/finance/fixed-income/yields.ts'
import { fgcTables } from '#web/finance/tables/fixed-income/fgc.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { poupanca } from '#web/finance/tables/fixed-income/poupanca.ts'
import { tesouroCustody } from '#web/finance/tables/fixed-income/tesouro-direto.ts'
import {
  anniversaryTable,
  besideNotes,
  besideTable,
  converterTexts,
  courseChart,
  factorFormula,
  fgcInWords,
  fgcPart,
  paidLaterInWords,
  stepNotes,
} from '../form/bank-paper.ts'
import { defineCalculator, type Shown, type Table } from '../form/calculator.ts'
import { countInWords, shortBrl } from '../form/words.ts'
import { yieldDoubts, yieldFrom } from '../form/yield-fields.ts'
import { type CdbInput, type CdbRefusal, type CdbResult, calculateCdb } from './calculate.ts'
import { fields } from './fields.ts'

type Answer = Extract<CdbResult, { ok: true }>

// The example to copy for a new calculator: what it asks is in fields.ts, its law in calculate.ts, and here what it says.
export const calculator = defineCalculator({
  slug: 'cdb',
  fields,
  toInput({ kind, rate, annualCdi, annualIpca, liquidity, ...typed }, refuse): CdbInput {
    if (typed.maturity <= typed.date) refuse('maturity', 'A data final precisa ser depois da inicial.')
    const paper = yieldFrom({ kind, rate, annualCdi, annualIpca }, refuse)
    return { ...typed, annualCdi, paper, isLiquid: liquidity === 'daily' }
  },
  calculate: calculateCdb,
  refusal: refusalInWords,
  show,
  whatIf: ({ kind }) => ({
    rows: { field: 'rate', add: kind === 'cdi-share' ? 10 : 1 },
    columns: { field: 'amount', times: 0.2 },
  }),
  tables: [fgcTables, fixedIncomeIr, iofInvestimento, poupanca, tesouroCustody],
  ruleDates: { field: 'date', since: '2013-05-24' },
  checking: () => import('./checking.ts').then(({ checking }) => checking),
})

function show(answer: Answer, input: CdbInput): Shown {
  const { lines, total, invested, iof, ir, annualRate, fgc, beside, notices } = answer
  const { amount, paper, date, maturity } = input
  const net = total - invested
  const course = { ...answer, amount, maturity: answer.paidOn }
  return {
    title: `CDB de ${shortBrl(amount)} até ${formatDay(maturity)}`,
    stamp: yieldInWords(paper),
    headline: { label: 'Você recebe, líquido', amount: total },
    parts: [
      { label: 'do que você aplicou', value: invested },
      { label: 'de rendimento que fica', value: net },
      { label: 'de imposto', value: iof + ir },
    ].filter(({ value }) => value > 0),
    rows: lines,
    total: { label: 'Líquido', amount: total },
    apart: [fgcPart(fgc)],
    summary: summaryInWords(answer),
    notes: notesOf(answer),
    warnings: [...yieldDoubts(paper), ...notices.map((notice) => noticeInWords(notice, answer, input))],
    excluded: excludedInWords(input),
    chart: courseChart(
      course,
      `A ${formatPercent(annualRate)} ao ano bruto, ficam ${formatBrl(total)} depois do imposto`,
    ),
    tables: [
      anniversaryTable(course),
      besideTable([{ label: 'Este CDB', net: total }], beside, invested),
      breakEvenTable(answer),
      ...(answer.early.length > 0 ? [earlyTable(answer)] : []),
    ],
    excel: excelOf(answer, input),
    carry: [
      {
        to: 'conversor-cdi',
        label: 'conversor de CDI, com esta taxa',
        texts: {
          ...converterTexts(paper, amount, date, maturity),
          c: typedPercent(input.annualCdi),
          x: 'nao',
        },
      },
    ],
  }
}

function notesOf({ steps, beside }: Answer): string[] {
  return [
    ...stepNotes(steps),
    'Os dias úteis são os do calendário. A calculadora de juros compostos usa meses iguais, e o total dela difere um pouco.',
    ...besideNotes(beside),
  ]
}

function breakEvenTable({ breakEven }: Answer): Table {
  return {
    caption: 'A LCI ou LCA, isenta, que deixa o mesmo',
    columns: ['Prazo', 'IR do CDB', 'Taxa isenta ao ano', 'Em % do CDI'],
    rows: breakEven.map(({ label, days, isOwn, irRate, annualRate, share }) => [
      isOwn ? `Seu prazo, ${countInWords(days, 'days')}` : label,
      percentInWords(irRate),
      formatPercent(annualRate),
      share === undefined ? 'não há' : formatPercent(share),
    ]),
  }
}

function earlyTable({ early }: Answer): Table {
  return {
    caption: 'Se você resgatar antes o que aplicou no primeiro dia, em reais',
    columns: ['Depois de', 'Em', 'IOF', 'Imposto de renda', 'Você recebe'],
    rows: early.map(({ days, date, iof, ir, net }) => [
      countInWords(days, 'days'),
      formatDay(date),
      iof,
      ir,
      net,
    ]),
  }
}

/** Of one application: with contributions no single formula says it. */
function excelOf({ term, gross, invested: applied }: Answer, input: CdbInput): string | undefined {
  const { amount, monthlyContribution, paper, maturity } = input
  const irRate = fixedIncomeIrRate(term.days, maturity)
  const iofShare = iofOnYieldShare(term.days, maturity)
  if (monthlyContribution > 0 || irRate === undefined || iofShare === undefined) return undefined
  const invested = excelNumber(amount / 100, 2)
  const gain = `(ARRED(${invested}*${factorFormula(paper, term.businessDays)};2)-${invested})`
  // With prices that fall there may be a loss, and nothing is taxed.
  if (gross <= applied) return `=${invested}+${gain}`
  const left = iofShare > 0 ? `(${gain}-ARRED(${gain}*${excelNumber(iofShare * 100)}%;2))` : gain
  return `=${invested}+${left}-ARRED(${left}*${excelNumber(irRate * 100)}%;2)`
}

function typedPercent(rate: number): string {
  return String(Number((rate * 100).toFixed(6)))
}

export function refusalInWords({ reason }: CdbRefusal): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela de imposto ou de garantia para essa data: as regras guardadas começam em 2013. Use uma data de aplicação mais recente.'
    case 'too-large':
      return 'O resultado passa de R$\u00A010 trilhões, mais do que esta conta mostra ao centavo. Diminua o valor, a taxa ou o prazo.'
  }
}

export function noticeInWords(
  notice: Answer['notices'][number],
  answer: Answer,
  input: Pick<CdbInput, 'otherDeposits' | 'date' | 'maturity'>,
): string {
  const { fgc, iof } = answer
  switch (notice) {
    case 'above-fgc':
      return fgcInWords(fgc, input.otherDeposits)
    case 'paid-later':
      return paidLaterInWords(answer, { ...input, exempt: false })
    case 'iof':
      return `Parte do dinheiro fica menos de 30 dias e paga ${formatBrl(iof)} de IOF sobre o rendimento.`
  }
}

/** Names a savings account where it would leave more. */
function summaryInWords({ invested, total, beside: { poupanca } }: Answer): string {
  const left = `de ${shortBrl(invested)}, você fica com ${formatBrl(total - invested)} de rendimento depois do imposto.`
  if (!poupanca) return left
  const more = total - poupanca.net
  if (more === 0) return `${left} A poupança deixaria o mesmo.`
  return `${left} ${more > 0 ? 'São' : 'A poupança deixaria'} ${formatBrl(Math.abs(more))} a mais${more > 0 ? ' do que na poupança' : ''}.`
}

function excludedInWords({ isLiquid, maturity }: CdbInput): string[] {
  return [
    'Inflação: o valor do vencimento é em dinheiro daquele dia.',
    'Mudança do CDI ou do IPCA no caminho: o índice fica constante.',
    isLiquid
      ? 'Carência: alguns bancos só liberam o resgate diário depois de alguns dias.'
      : `Resgate antes de ${formatDay(maturity)}: o banco não é obrigado a aceitar, e o preço pode ser menor.`,
    'Intervenção no banco: o FGC paga o saldo até aquele dia, e depois dele o dinheiro não rende mais.',
  ]
}
