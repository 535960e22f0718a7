import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { DeductionForm } from '#web/finance/core/progressive-tax.ts'
import { educationTables } from '#web/finance/tables/income-tax/education.ts'
import { irpfAnualTables } from '#web/finance/tables/income-tax/irpf-anual.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { irrfTables } from '#web/finance/tables/income-tax/irrf.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import {
  defineCalculator,
  type Headline,
  type NotaRow,
  type Shown,
  type Table,
  type Verdict,
} from '../form/calculator.ts'
import { calculateReturn, type Filing, type ReturnInput, type ReturnResult } from './calculate.ts'
import { fields } from './fields.ts'

type Answer = Extract<ReturnResult, { ok: true }>

const formsInWords = { legal: 'completa', simplified: 'simplificada' } as const

export const calculator = defineCalculator({
  slug: 'imposto-de-renda',
  fields,
  toInput: ({
    withheld = 0,
    inss = 0,
    dependants = 0,
    health = 0,
    education = [],
    alimony = 0,
    pension = 0,
    otherIncome = 0,
    otherTax = 0,
    profitTax = 0,
    ...typed
  }): ReturnInput => ({
    ...typed,
    ...{ withheld, inss, dependants, health, alimony, pension, otherIncome, otherTax, profitTax },
    education: education.map(({ amount }) => amount),
  }),
  calculate: calculateReturn,
  refusal: refusalInWords,
  show,
  whatIf: { rows: { field: 'income', times: 0.1 }, columns: { field: 'withheld', times: 0.1 } },
  tables: [educationTables, inssTables, irpfAnualTables, irpfm, irrfTables, pgblTables],
})

function show(answer: Answer, input: ReturnInput): Shown {
  const { form, filings, lines, total, minimumTax } = answer
  return {
    title: `Declaração ${formsInWords[form]} da renda de ${input.year}`,
    headline: headlineOf(answer),
    verdict: verdictInWords(answer),
    rows: lines,
    total: { label: total < 0 ? 'Restituição' : 'Imposto a pagar', amount: total },
    apart: [{ title: `A base, na ${formsInWords[form]}`, rows: baseRows(filings[form], input) }],
    summary: summaryInWords(answer),
    notes: [
      'Vale o modelo que paga menos. O desconto simplificado substitui todas as deduções.',
      'A redução olha os rendimentos tributáveis, antes de qualquer dedução (Lei 9.250/1995, art. 11-A).',
      'PGBL só diminui a base de quem também paga INSS ou outra previdência pública (Lei 9.532/1997, art. 11).',
    ],
    warnings: [...yetToComeOf(input), ...warningsOf(answer, minimumTax)],
    excluded: [
      'Livro-caixa, carnê-leão mês a mês, aluguel com despesas, renda dos dependentes e rendimentos do exterior.',
      'Doações e outros incentivos que diminuem o imposto, e a parte isenta de quem tem 65 anos.',
      'Ganho de capital e bolsa, que pagam à parte.',
      'O redutor do imposto mínimo pelo que a empresa já pagou (Lei 9.250/1995, art. 16-B).',
    ],
    tables: [formsTable(answer, input)],
    excel: excelOf(answer, input),
  }
}

function baseRows({ deductions, base }: Filing, { income }: ReturnInput): NotaRow[] {
  return [
    { label: 'Rendimentos tributáveis', amount: income, formula: 'os do ano' },
    ...deductions,
    { label: 'Base', amount: base, kind: 'subtotal' },
  ]
}

function headlineOf({ total }: Answer): Headline {
  return total < 0
    ? { label: 'Volta para você', amount: -total, opposite: true }
    : { label: 'Imposto a pagar', amount: total }
}

function verdictInWords({ form, filings }: Answer): Verdict {
  const other: DeductionForm = form === 'legal' ? 'simplified' : 'legal'
  const saved = filings[other].tax - filings[form].tax
  return saved > 0
    ? {
        short: form === 'legal' ? 'Melhor a completa' : 'Melhor a simplificada',
        why: `Paga ${formatBrl(saved)} menos que a ${formsInWords[other]}.`,
      }
    : { short: 'Tanto faz', why: 'A simplificada e a completa dão o mesmo imposto.' }
}

function summaryInWords({ total }: Answer): string {
  return total > 0
    ? `faltam ${formatBrl(total)} de imposto.`
    : total < 0
      ? `voltam ${formatBrl(-total)} para você.`
      : 'não há o que pagar nem receber.'
}

/** The tables of a year may come as late as its last days. */
function yetToComeOf({ year }: ReturnInput): string[] {
  const newest = Number(irpfAnualTables[0]?.from.slice(0, 4))
  return year > newest
    ? [`Conta feita com as tabelas de ${newest}, as últimas que temos: para ${year} elas podem mudar.`]
    : []
}

function warningsOf({ lost }: Answer, minimumTax: number): string[] {
  return [
    ...(lost.education > 0
      ? [`Dos gastos com escola, ${formatBrl(lost.education)} passam do limite por pessoa e não entram.`]
      : []),
    ...(lost.pension > 0
      ? [`Do PGBL, ${formatBrl(lost.pension)} passam do limite do ano e não entram.`]
      : []),
    ...(minimumTax > 0
      ? [
          'O imposto mínimo vale para a renda de 2026 em diante. A lista do que fica fora da conta (poupança, LCI, LCA, FII) não foi lida num texto oficial: digite só o que conta.',
        ]
      : []),
  ]
}

export function refusalInWords({ reason }: Extract<ReturnResult, { ok: false }>): string {
  switch (reason) {
    case 'no-table-in-force':
      return 'Não há tabela anual para essa renda: as guardadas começam em 2024. Use um ano mais recente.'
  }
}

function formsTable({ filings }: Answer, { income }: ReturnInput): Table {
  const row = (form: DeductionForm) => {
    const { deducted, base, tableTax, reduction, tax } = filings[form]
    return [`Declaração ${formsInWords[form]}`, income, deducted, base, tableTax, reduction, tax]
  }
  return {
    caption: 'Os dois modelos, em reais',
    columns: ['Modelo', 'Rendimentos', 'Deduções', 'Base', 'Imposto da tabela', 'Redução', 'Imposto'],
    rows: [row('simplified'), row('legal')],
  }
}

/** The tax of the base by its bracket, less the reduction, and the other lines. */
function excelOf({ filings, form, lines }: Answer, { year }: ReturnInput): string {
  const reais = (cents: number) => excelNumber(cents / 100, 2)
  const { base, rate, tableTax, reduction } = filings[form]
  const bracket = inForce(irpfAnualTables, `${year}-12-31` as const)?.brackets.find(
    ({ upTo }) => base <= upTo,
  )
  const tax =
    tableTax > 0
      ? `ARRED(${reais(base)}*${excelNumber(rate * 100)}%;2)-${reais(bracket?.deduction ?? 0)}-${reais(reduction)}`
      : '0'
  const rest = lines
    .filter(({ key }) => key !== 'tax' && key !== 'reduction')
    .map(({ amount }) => `${amount < 0 ? '-' : '+'}${reais(Math.abs(amount))}`)
  return `=${tax}${rest.join('')}`
}
