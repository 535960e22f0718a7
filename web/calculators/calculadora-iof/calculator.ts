import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatDay, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { iofCredito, iofCreditoSpecial } from '#web/finance/tables/credit/iof-credito.ts'
import { iofCambio, iofCambioInvestimento } from '#web/finance/tables/exchange/iof-cambio.ts'
import { iofInjunction } from '#web/finance/tables/exchange/iof-injunction.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento, iofInvestimentoZero } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { iofVgbl } from '#web/finance/tables/pension/iof-vgbl.ts'
import { defineCalculator, type Shown, type Table } from '../form/calculator.ts'
import type { Texts, Values } from '../form/fields.ts'
import { calculateIof } from './calculate.ts'
import { fields } from './fields.ts'
import type {
  CreditAnswer,
  CreditQuestion,
  ExchangeAnswer,
  ExchangeQuestion,
  IofInput,
  IofResult,
  RedemptionAnswer,
  RedemptionQuestion,
  VgblAnswer,
} from './question.ts'
import {
  creditSummary,
  exchangeSummary,
  excludedInWords,
  noticesInWords,
  redemptionSummary,
  refusalInWords,
  sinceInWords,
  titleInWords,
  vgblSummary,
} from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void
type Answer = Extract<IofResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'calculadora-iof',
  fields,
  toInput,
  calculate: calculateIof,
  refusal: refusalInWords,
  show,
  whatIf: ({ tab }) => {
    if (tab === 'credito')
      return { rows: { field: 'months', add: 6 }, columns: { field: 'amount', times: 0.2 } }
    if (tab === 'investimento')
      return { rows: { field: 'days', add: 5 }, columns: { field: 'yield', times: 0.2 } }
    return undefined
  },
  tables: [
    fixedIncomeIr,
    iofCambio,
    iofCambioInvestimento,
    iofCredito,
    ...Object.values(iofCreditoSpecial),
    iofInjunction,
    iofInvestimento,
    iofInvestimentoZero,
    iofVgbl,
  ],
  ruleDates: { field: 'date', since: '1992-01-01', among: tablesOf },
  checking: () => import('./checking.ts').then(({ checking }) => checking),
  isChecked: ({ tab }) => tab === 'credito',
})

function tablesOf({ tab, operation, purpose, borrower }: Texts) {
  const has =
    (name = '') =>
    ({ rates }: { rates: object }) =>
      name in rates
  if (tab === 'cambio')
    return [(operation === 'investment' ? iofCambioInvestimento : iofCambio).filter(has(operation))]
  if (tab === 'investimento') return [iofInvestimento]
  const special = Object.entries(iofCreditoSpecial).find(([name]) => name === purpose)
  return [special ? special[1] : iofCredito.filter(has(borrower))]
}

/** Fields that are not asked get any value: no question of that mode reads them. */
function toInput(typed: Typed, refuse: Refuse): IofInput {
  const { tab, date = '2000-01-01', amount = 0, contributions = [] } = typed
  switch (tab) {
    case 'cambio':
      return { tab, date, operation: typed.operation ?? 'card', amount }
    case 'credito':
      return creditQuestion(typed, refuse)
    case 'investimento': {
      const { yield: gain = 0, days = 1, product = 'fixed-income' } = typed
      return { tab, date, yield: gain, days, product }
    }
    case 'vgbl':
      return { tab, contributions }
  }
}

const leastLoan = 100_00

function creditQuestion(typed: Typed, refuse: Refuse): CreditQuestion {
  const { date = '2000-01-01', amount = 0, monthlyRate = 0, months = 1 } = typed
  const { borrower = 'individual', purpose = 'ordinary', system = 'price' } = typed
  const { monthLength = '30-days', financed = false } = typed
  if (amount < leastLoan) refuse('amount', 'O valor mínimo de um empréstimo aqui é R$\u00A0100,00.')
  return {
    tab: 'credito',
    ...{ date, amount, monthlyRate, months, borrower, purpose, system, monthLength, financed },
  }
}

function show(answer: Answer, input: IofInput): Shown {
  const own = ownOf(answer, input)
  return {
    title: titleInWords(input),
    stamp: stampOf(answer),
    headline: { label: 'IOF', amount: answer.iof },
    rows: answer.lines,
    warnings: answer.notices.map((notice) => noticesInWords[notice]),
    excluded: excludedInWords(input),
    ...own,
    tables: [...(own.tables ?? []), historyTable(answer)],
  }
}

function ownOf(answer: Answer, input: IofInput): Omit<Shown, 'title' | 'headline' | 'rows' | 'excluded'> {
  // The tab of an answer is that of its question.
  switch (answer.tab) {
    case 'cambio':
      return exchangeOf(answer, input as ExchangeQuestion)
    case 'credito':
      return creditOf(answer, input as CreditQuestion)
    case 'investimento':
      return redemptionOf(answer, input as RedemptionQuestion)
    case 'vgbl':
      return vgblOf(answer)
  }
}

function exchangeOf(answer: ExchangeAnswer, question: ExchangeQuestion) {
  const { total, iof, rate } = answer
  const isInflow = question.operation === 'inflow'
  return {
    aside: { label: isInflow ? 'Você recebe' : 'Você paga ao todo', amount: total },
    parts: partsOf([
      [isInflow ? 'para você' : 'do câmbio', isInflow ? total : question.amount],
      ['de IOF', iof],
    ]),
    total: { label: isInflow ? 'Você recebe' : 'Total com IOF', amount: total },
    summary: exchangeSummary(question, answer),
    notes:
      iof === 0 || isInflow
        ? []
        : [`O IOF é ${percentInWords(answer.shareOfCost, 2)} do total que você paga.`],
    excel: `=ARRED(${reais(question.amount)}*${percent(rate)};2)`,
  }
}

function creditOf(answer: CreditAnswer, question: CreditQuestion) {
  const { total, iof, loan, interest, installments, steps } = answer
  return {
    aside: {
      label: question.financed ? 'Você fica devendo' : 'Cai na sua conta',
      amount: question.financed ? answer.principal : loan.total,
    },
    parts: partsOf([
      ['do que você usa', loan.total],
      ['de juros', interest],
      ['de IOF', iof],
    ]),
    total: { label: 'IOF do empréstimo', amount: total },
    apart: [
      {
        title: 'O que cai na conta',
        rows: [...loan.lines, { label: 'Você recebe', amount: loan.total, kind: 'subtotal' as const }],
      },
    ],
    summary: creditSummary(question, answer),
    notes: [
      'Cada parcela paga IOF pelos dias da liberação até o seu vencimento. A parte por dia é arredondada uma vez, e a adicional também.',
    ],
    tables: installments.length > 1 ? [installmentTable(answer)] : [],
    excel: creditFormula(answer, question, steps.find(({ key }) => key === 'average-days')?.value),
  }
}

/** With the IOF in the loan the principal is itself rounded, and one formula would miss a centavo. */
function creditFormula(
  { principal, rates }: CreditAnswer,
  { financed }: CreditQuestion,
  average: unknown,
): string | undefined {
  if (financed || typeof average !== 'number') return undefined
  const daily = `ARRED(${reais(principal)}*${percent(rates.daily)}*${excelNumber(average, 12)};2)`
  return `=${daily}+ARRED(${reais(principal)}*${percent(rates.additional)};2)`
}

function installmentTable({ installments }: CreditAnswer): Table {
  const rows = installments.map(
    ({ month, dueOn, days, amortization, iof }) =>
      [`${month}ª`, formatDay(dueOn), String(days), amortization, iof] as const,
  )
  const columns = ['Parcela', 'Vencimento', 'Dias', 'Amortização', 'IOF por dia']
  const caption = 'O IOF por dia de cada parcela, em reais'
  if (installments.length <= 24) return { caption, columns, rows }
  const years = Array.from({ length: Math.ceil(rows.length / 12) }, (_, year) =>
    rows.slice(year * 12, year * 12 + 12),
  )
  const sum = (months: typeof rows, cell: 3 | 4) => months.reduce((added, row) => added + row[cell], 0)
  return {
    caption,
    columns,
    rows: years.map((months, year) => [
      `${year + 1}º ano`,
      `até ${months.at(-1)?.[1] ?? ''}`,
      '',
      sum(months, 3),
      sum(months, 4),
    ]),
    folded: years.map((months, year) => ({ label: `Parcelas do ${year + 1}º ano`, rows: months })),
  }
}

function redemptionOf(answer: RedemptionAnswer, question: RedemptionQuestion) {
  const { total, iof, rate, days } = answer
  const ir = question.yield - iof - total
  return {
    aside: { label: 'Do rendimento ficam', amount: total },
    parts: partsOf([
      ['do rendimento que fica', total],
      ['de IOF', iof],
      ['de imposto de renda', ir],
    ]),
    total: { label: 'Rendimento líquido', amount: total },
    summary: redemptionSummary(question, answer),
    notes:
      days.length > 0
        ? [
            'O 1º dia é o seguinte ao da aplicação. O IOF é descontado antes, e o imposto de renda incide sobre o resto.',
          ]
        : [],
    tables: days.length > 0 ? [daysTable(days)] : [],
    excel: `=ARRED(${reais(question.yield)}*${percent(rate)};2)`,
  }
}

function daysTable(days: RedemptionAnswer['days']): Table {
  return {
    caption: 'Este rendimento resgatado em cada um dos 30 dias, em reais',
    columns: ['Dia', 'Parte do rendimento', 'IOF', 'Imposto de renda', 'Fica'],
    rows: days.map(({ day, share, iof, ir, netYield }) => [
      `${day}º`,
      formatPercent(share, 0),
      iof,
      ir,
      netYield,
    ]),
  }
}

function vgblOf(answer: VgblAnswer) {
  const { total, iof, contributed, charged } = answer
  const sums = charged
    .filter(({ taxed, rate }) => taxed * rate > 0)
    .map(({ taxed, rate }) => `ARRED(${reais(taxed)}*${percent(rate)};2)`)
  return {
    aside: { label: 'Aportes do ano', amount: contributed },
    parts: partsOf([
      ['de aporte', contributed],
      ['de IOF', iof],
    ]),
    total: { label: 'IOF a pagar', amount: total },
    summary: vgblSummary(answer),
    notes: ['Cada aporte paga pela regra do seu dia, sobre o que ele acrescenta acima do limite do período.'],
    excel: `=${sums.join('+') || '0'}`,
  }
}

/** The rule on the first line that has one: the newest that the result rests on. */
function stampOf({ lines }: Answer): string | undefined {
  const newest = lines
    .flatMap(({ source }) => source?.from ?? [])
    .toSorted()
    .at(-1)
  return newest && `Regra de ${formatDay(newest)}`
}

function historyTable({ history }: Answer): Table {
  return {
    caption: 'Como a regra mudou',
    columns: ['Desde', 'Regra', 'Norma'],
    rows: history.map((change) => [sinceInWords(change), change.words, change.rule.source]),
  }
}

function partsOf(parts: readonly (readonly [label: string, value: number])[]) {
  return parts.map(([label, value]) => ({ label, value })).filter(({ value }) => value > 0)
}

function reais(amount: number): string {
  return excelNumber(amount / 100, 2)
}

function percent(rate: number): string {
  return `${excelNumber(rate * 100)}%`
}
