import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatCents, formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { MonthResult, TradedMonth } from '#web/finance/income-tax/exchange-months.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { jcp } from '#web/finance/tables/income-tax/jcp.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import { defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import { carriedRows, exemptionRows, monthInWords, noticeInWords } from '../form/exchange.ts'
import type { Values } from '../form/fields.ts'
import { calculateExchange, type ExchangeInput, type ExchangeResult } from './calculate.ts'
import { fields } from './fields.ts'
import { earlierProfitNote, payoutDoubtInWords, refusalInWords, summaryInWords } from './words.ts'

type Typed = Values<typeof fields>
type Answer = Extract<ExchangeResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'acoes-mensal',
  fields,
  toInput,
  calculate: calculateExchange,
  refusal: refusalInWords,
  show,
  whatIf: { rows: { field: 'shareResult', times: 0.2 }, columns: { field: 'shareSales', times: 0.6 } },
  tables: [darf, dividendTables, jcp, rendaVariavel],
  ruleDates: { field: 'date', since: '2005-01-01' },
})

function toInput(
  { date, earlier = [], ...typed }: Typed,
  refuse: (field: keyof typeof fields, message: string) => void,
): ExchangeInput {
  const {
    otherResult = 0,
    dayTradeResult = 0,
    fiiResult = 0,
    commonWithheld = 0,
    dayTradeWithheld = 0,
  } = typed
  const { commonLoss = 0, dayTradeLoss = 0, fiiLoss = 0, pendingTax = 0, withheld = 0 } = typed
  const { shareSales, shareResult, dividends = 0, jcp = 0, profitOf, approvedOn } = typed
  const later = profitOf === 'later' ? 'later' : 'ask'
  if (shareResult > shareSales) refuse('shareResult', beyondSales)
  const before = earlier.map((row): TradedMonth => {
    if (row.shareResult > row.shareSales) refuse('earlier', beyondSales)
    return { ...unused, ...row, month: firstDayOf(row.date) }
  })
  const month = firstDayOf(date)
  const all = [...before.map((one) => one.month), month]
  if (all.some((one, index) => index > 0 && (all[index - 1] ?? '') >= one))
    refuse('earlier', 'Digite os meses em ordem, cada um uma vez, e antes do mês das vendas.')
  const traded = { shareSales, shareResult, otherResult, dayTradeResult, fiiResult }
  return {
    months: [...before, { month, ...traded, commonWithheld, dayTradeWithheld }],
    carried: { commonLoss, dayTradeLoss, fiiLoss, pendingTax, withheld },
    payouts: { dividends, jcp, profit: approvedOn ? { of: 'until2025', approvedOn } : { of: later } },
  }
}

const beyondSales = 'O lucro não pode passar do total vendido. Em “Vendas”, digite o total, não o lucro.'
const unused = { otherResult: 0, fiiResult: 0, commonWithheld: 0, dayTradeWithheld: 0 }

function firstDayOf(date: IsoDate): IsoDate {
  // The slice is that of a day.
  return `${date.slice(0, 8)}01` as IsoDate
}

function show(answer: Answer, { months }: ExchangeInput): Shown {
  const { code, payouts, carried } = answer
  const month = answer.months.at(-1)
  const traded = months.at(-1)
  if (!(month && traded)) throw new RangeError('no month')
  const { lines, total, payBy, exemption, notices } = month
  return {
    title: `Bolsa em ${monthInWords(month.month)}`,
    stamp: payBy ? `Pague até ${formatDay(payBy)}` : undefined,
    headline: { label: `DARF ${code} do mês`, amount: total },
    rows: lines,
    total: { label: `DARF ${code}`, amount: total },
    apart: [
      { title: 'Vendas de ações no mês', rows: exemptionRows(month) },
      ...(payouts.lines.length > 0
        ? [
            {
              title: 'Dividendos e JCP',
              rows: [...payouts.lines, receivedRow(payouts)],
            },
          ]
        : []),
      ...(carriedRows(carried).length > 0
        ? [{ title: 'Fica para os próximos meses', rows: carriedRows(carried) }]
        : []),
    ],
    summary: summaryInWords(month, code),
    notes: [
      'O resultado já é sem corretagem e taxas. Cada prejuízo só diminui ganho do mesmo tipo, sem prazo.',
      ...(payouts.isEarlierProfit ? [earlierProfitNote] : []),
      ...(payBy ? [] : total > 0 ? ['O DARF vence no último dia útil do mês seguinte.'] : []),
    ],
    warnings: [
      ...notices.map((notice) => noticeInWords(notice, exemption, month.month)),
      ...(payouts.doubt ? [payoutDoubtInWords(payouts.doubt, month.month)] : []),
    ],
    excluded: [
      'Multa e juros de um DARF pago depois do prazo: estão na calculadora de preço médio.',
      'ETF de renda fixa, aluguel de ações e operações no exterior.',
      'O preço médio de cada papel, que tem calculadora própria: aqui o lucro é o que você digitou.',
      'O imposto mínimo de quem tem renda muito alta no ano.',
    ],
    tables: answer.months.length > 1 ? [monthsTable(answer.months)] : undefined,
    excel: excelOf(month),
  }
}

/** While the year of the profit decides about a tax, from the amount after it to the whole. */
function receivedRow({ total, doubt }: Answer['payouts']): NotaRow {
  const row = { label: 'Você recebe', kind: 'subtotal' } as const
  return doubt?.kind === 'profit-year'
    ? { ...row, text: `${formatCents(total)} a ${formatCents(total + doubt.ir)}` }
    : { ...row, amount: total }
}

function monthsTable(months: readonly MonthResult[]): Table {
  return {
    caption: 'Mês a mês, em reais',
    columns: [
      'Mês',
      'Vendas de ações',
      'DARF',
      'Vence em',
      'Prejuízo comum que fica',
      'Prejuízo em day trade que fica',
    ],
    rows: months.map(({ month, exemption, total, payBy, carried }) => [
      monthInWords(month),
      exemption.sold,
      total,
      payBy ? formatDay(payBy) : 'sem DARF',
      carried.commonLoss,
      carried.dayTradeLoss,
    ]),
  }
}

/** The tax of each kind on its base, less what was withheld and plus what waited. */
function excelOf({ kinds, lines }: MonthResult): string {
  const taxes = kinds
    .filter(({ tax }) => tax > 0)
    .map(({ base, rate }) => `ARRED(${excelNumber(base / 100, 2)}*${excelNumber(rate * 100)}%;2)`)
  const others = lines
    .filter(({ key }) => key === 'withheld' || key === 'pending' || key === 'waits')
    .map(({ amount }) => excelNumber(amount / 100, 2))
  return `=SOMA(${[...taxes, ...others, '0'].join(';')})`
}
