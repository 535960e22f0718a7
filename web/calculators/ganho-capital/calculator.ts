import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { RuleSource, Step } from '#web/finance/core/statement.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates, propertyRules, smallSales } from '#web/finance/tables/income-tax/ganho-capital.ts'
import {
  type Chart,
  defineCalculator,
  type Headline,
  type NotaRow,
  type Shown,
  type Table,
} from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { answeringMonths } from '../form/open-day.ts'
import { ruleInWords, shortBrl, stepRow } from '../form/words.ts'
import { calculateGain, type GainResult, type NoticeCode } from './calculate.ts'
import type { Decision } from './calculate-decisions.ts'
import { fields } from './fields.ts'
import type { GainInput } from './question.ts'
import {
  excludedInWords,
  noticeInWords,
  paymentNotes,
  refusalInWords,
  summaryInWords,
  titleOf,
} from './words.ts'

type Answer = Extract<GainResult, { ok: true }>
type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void

export const calculator = answeringMonths(
  defineCalculator({
    slug: 'ganho-capital',
    fields,
    toInput,
    calculate: calculateGain,
    refusal: refusalInWords,
    show,
    whatIf: ({ instalments = '' }) =>
      // Instalments must add up to the price: it cannot vary alone.
      instalments.trim() === ''
        ? { rows: { field: 'cost', times: 0.1 }, columns: { field: 'price', times: 0.1 } }
        : undefined,
    tables: [capitalGainsRates, cryptoTables, darf, foreignIncomeTables, propertyRules, smallSales],
    ruleDates: { field: 'soldOn', since: '2017-01-01' },
  }),
)

/** Amounts and answers that the question does not have are nothing and no. */
const nothing = {
  saleExpenses: 0,
  itbi: 0,
  purchaseBrokerage: 0,
  improvements: 0,
  interest: 0,
  reinvested: 0,
  earlierGain: 0,
  isOnlyProperty: false,
  soldOtherInFiveYears: false,
  isResidential: false,
  usedReinvestmentInFiveYears: false,
  isFinancialAbroad: false,
  instalments: [],
}

function toInput(typed: Typed, refuse: Refuse): GainInput {
  refuseConflicts(typed, refuse)
  const { custody, ...asked } = typed
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  // Empty fields are left out, so that they do not hide `nothing`: those that may be empty are all in there.
  const input = { ...nothing, ...(Object.fromEntries(given) as Omit<Typed, 'custody'> & typeof nothing) }
  return custody === 'exterior' ? { ...input, kind: 'exterior', isFinancialAbroad: true } : input
}

/** Between fields that are right alone. */
function refuseConflicts(typed: Typed, refuse: Refuse) {
  const { boughtOn, soldOn, price, saleExpenses = 0, share, monthSales = Infinity, instalments = [] } = typed
  if (boughtOn > soldOn) refuse('soldOn', 'A data da venda não pode ser antes da compra.')
  if (saleExpenses > price) refuse('saleExpenses', 'A corretagem não pode passar do valor de venda.')
  if (monthSales < Math.round(price * share)) {
    refuse('monthSales', 'As vendas do mês incluem esta: não podem ser menores que a sua parte dela.')
  }
  const sum = instalments.reduce((total, { amount }) => total + amount, 0)
  if (instalments.length > 0 && sum !== price) {
    refuse('instalments', `As parcelas somam ${formatBrl(sum)}; o valor de venda é ${formatBrl(price)}.`)
  }
  if (instalments.some(({ date }) => date < soldOn)) {
    refuse('instalments', 'Nenhuma parcela pode ser antes da venda.')
  }
}

function show(answer: Answer, input: GainInput): Shown {
  const { lines, total, base, gain, effectiveRate, gainStatement, netStatement, steps, notices } = answer
  const said = (codes: readonly NoticeCode[]) => codes.map((code) => noticeInWords(code))
  return {
    title: `${titleOf(input.kind)} por ${shortBrl(input.price)}`,
    stamp: stampOf(answer),
    headline: { label: 'Imposto a pagar', amount: total },
    aside: asideOf(answer),
    parts: partsOf(answer).map(({ share, value }) => ({ label: share, value })),
    rows: [
      { label: 'Ganho tributado', text: formatBrl(base), formula: 'do preço até aqui, abaixo' },
      ...lines,
      ...(total > 0
        ? [
            {
              label: 'Alíquota efetiva',
              text: percentInWords(effectiveRate, 2),
              formula: 'imposto ÷ ganho, antes das reduções',
            },
          ]
        : []),
    ],
    total: { label: 'Imposto', amount: total },
    apart: [
      {
        title: 'Do preço ao ganho tributado',
        rows: [...gainStatement.lines, { label: 'Ganho tributado', amount: base, kind: 'subtotal' }],
      },
      ...(gain > 0
        ? [
            {
              title: 'As isenções, passo a passo',
              rows: [...answer.decisions.map(decisionRow), ...deadlineRows(answer, input)],
            },
          ]
        : []),
      {
        title: 'O que sobra da venda',
        rows: [
          ...netStatement.lines,
          { label: 'Fica com você', amount: netStatement.total, kind: 'subtotal' },
        ],
      },
    ],
    summary: summaryInWords(answer, input),
    notes: [...stepNotes(gain > 0 ? steps : []), ...paymentNotes(answer), ...said(notices.filter(isMethod))],
    // That of the revalued property stands among what is left out.
    warnings: said(notices.filter((code) => !isMethod(code) && code !== 'rearp')),
    excluded: excludedInWords(input),
    chart: chartOf(answer),
    tables: [...scheduleTables(answer), ratesTable(input)].filter((table) => table !== undefined),
    excel: excelOf(answer, input),
    carry: carryOf(answer, input),
  }
}

function carryOf({ netStatement }: Answer, { kind, price, share, monthSales }: GainInput): Shown['carry'] {
  const reais = (amount: number) => String(amount / 100)
  const coin = {
    to: 'bitcoin-venda' as const,
    label: 'venda de bitcoin, pelo preço de agora',
    texts: {
      q: reais(Math.round(price * share)),
      u: 'reais',
      ...(monthSales !== undefined && { t: reais(monthSales) }),
    },
  }
  const interest = {
    to: 'juros-compostos' as const,
    label: 'juros compostos, aplicando o que sobra',
    texts: { v: reais(netStatement.total), a: '0' },
  }
  return [...(kind === 'cripto' ? [coin] : []), ...(netStatement.total > 0 ? [interest] : [])]
}

/** How the sum is made, not what its reader must look out for. */
function isMethod(code: NoticeCode): boolean {
  return code === 'last-centavo' || code === 'decripto'
}

/** The factors of reduction that take something. */
function stepNotes(steps: readonly Step[]): string[] {
  const used = steps.filter(({ key }) =>
    steps.some((step) => step.key === `months${key.at(-1)}` && step.value !== 0),
  )
  return used.map((step) => {
    const { label, formula, source, ...row } = stepRow(step)
    const value = 'text' in row ? `: ${row.text}` : ''
    return `${label}${value} (${formula}). ${source ? ruleInWords(source) : ''}`.trimEnd()
  })
}

/** The newest law that the result rests on. */
function stampOf({ lines, gainStatement, decisions }: Answer): string | undefined {
  const sources = [...lines, ...gainStatement.lines, ...decisions].flatMap(({ source }) => source ?? [])
  const newest = sources
    .map(({ from }: RuleSource) => from)
    .toSorted()
    .at(-1)
  return newest && `Regra de ${formatDay(newest)}`
}

/** With what and until when the tax is paid; the first of several. */
function asideOf({ payment, total }: Answer): Headline | undefined {
  if (total === 0) return undefined
  if (payment.how === 'annual-return') {
    return { label: 'Pague com', value: payment.year, text: `a declaração de ${payment.year}` }
  }
  const [first] = payment.schedule
  if (!first) return undefined
  const isOne = payment.schedule.length === 1
  const label = `DARF ${payment.code}${isOne ? '' : ', o primeiro'}`
  if (first.isBelowMinimum) return { label, value: 0, text: 'espera o próximo' }
  if (!first.payBy) return { label, value: 0, text: 'fim do mês seguinte' }
  return { label, value: Number(first.payBy.replaceAll('-', '')), text: `até ${formatDay(first.payBy)}` }
}

/** Where the price goes. None where it did not cover the cost. */
function partsOf({ gainStatement, netStatement, gain, loss, total }: Answer) {
  const price = gainStatement.lines[0]?.amount ?? 0
  if (loss > 0 || netStatement.total < 0) return []
  return [
    { label: 'Custo e despesas', share: 'o que custou', value: price - gain },
    { label: 'Ganho que fica', share: 'ganho que fica', value: gain - total },
    { label: 'Imposto', share: 'imposto', value: total },
  ].filter(({ value }) => value > 0)
}

const answers: Readonly<Record<Decision['outcome'], string>> = {
  exempt: 'sim: isento',
  'partly-exempt': 'sim, em parte',
  'goes-on': 'não',
}

function decisionRow({ question, answer, outcome, because, breaks, source }: Decision): NotaRow {
  const text = answer === 'yes' && outcome === 'goes-on' ? 'sim' : answers[outcome]
  return { label: question, text, formula: `${because}. ${breaks}`, source }
}

/** The last day to buy another home, for who sold one. */
function deadlineRows({ reinvestBy, total }: Answer, { isResidential }: GainInput): NotaRow[] {
  if (!reinvestBy || !isResidential || total === 0) return []
  return [
    {
      label: 'Último dia para comprar outro imóvel',
      text: formatDay(reinvestBy),
      formula: 'do contrato de venda; vale a parte do preço usada até lá',
    },
  ]
}

function chartOf(answer: Answer): Chart | undefined {
  const { gainStatement, total, loss, gain } = answer
  const price = gainStatement.lines[0]?.amount ?? 0
  const bars =
    loss > 0
      ? [
          { label: 'Preço da venda', value: price },
          { label: 'Custo e despesas', value: price + loss },
        ]
      : partsOf(answer)
  if (bars.length === 0) return undefined
  const ofGain = total > 0 ? `o imposto leva ${formatBrl(total)}` : 'nada é imposto'
  const title =
    loss > 0 ? `A venda deu prejuízo de ${formatBrl(loss)}` : `De ${formatBrl(gain)} de ganho, ${ofGain}`
  return {
    kind: 'bars',
    title,
    subtitle: `Para onde vai o preço de ${formatBrl(price)}, em reais`,
    series: [{ label: 'valor', values: bars.map(({ value }) => value) }],
    labels: bars.map(({ label }) => label),
  }
}

/** For a sale in instalments: what each receipt pays, and until when. */
function scheduleTables({ payment }: Answer): Table[] {
  if (payment.how !== 'darf' || payment.schedule.length < 2) return []
  return [
    {
      caption: `O DARF ${payment.code} de cada recebimento, em reais`,
      columns: ['Recebe em', 'Recebe', 'Imposto', 'Pague até'],
      rows: payment.schedule.map(({ receivedOn, received, tax, payBy, isBelowMinimum }) => [
        formatDay(receivedOn),
        received,
        tax,
        isBelowMinimum ? 'junte ao próximo' : payBy ? formatDay(payBy) : 'último dia útil do mês seguinte',
      ]),
    },
  ]
}

function ratesTable({ soldOn, kind, isFinancialAbroad }: GainInput): Table | undefined {
  const rates = inForce(capitalGainsRates, soldOn)
  if (!rates || (kind === 'exterior' && isFinancialAbroad)) return undefined
  return {
    caption: 'Quanto paga cada parte do ganho',
    columns: ['Parte do ganho', 'Imposto'],
    rows: rates.brackets.map(({ upTo, rate }, index) => {
      const above = rates.brackets[index - 1]?.upTo
      const from = above === undefined ? '' : `acima de ${shortBrl(above)}`
      const to = Number.isFinite(upTo) ? `até ${shortBrl(upTo)}` : ''
      return [[from, to].filter(Boolean).join(' ') || 'todo o ganho', percentInWords(rate)]
    }),
  }
}

/** The gain from its own lines at one rate, or the sum of its slices. */
function excelOf({ slices, gainStatement }: Answer, { soldOn }: GainInput): string | undefined {
  const percent = (rate: number) => `${excelNumber(rate * 100)}%`
  if (slices.length > 1) {
    return `=ARRED(${slices.map(({ amount, rate }) => `${excelNumber(amount / 100, 2)}*${percent(rate)}`).join('+')};2)`
  }
  const rate = slices[0]?.rate ?? inForce(capitalGainsRates, soldOn)?.brackets[0]?.rate
  if (rate === undefined) return undefined
  const terms = gainStatement.lines.map(({ amount }) => excelNumber(amount / 100, 2)).join('+')
  return `=ARRED((${terms.replaceAll('+-', '-')})*${percent(rate)};2)`
}
