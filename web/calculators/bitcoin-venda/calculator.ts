import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { byMonthInWords } from '#web/finance/income-tax/coins-by-month.ts'
import { cryptoTables } from '#web/finance/tables/income-tax/crypto.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { defineCalculator, type NotaRow, type Shown } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { type CoinSaleInput, type CoinSaleResult, calculateCoinSale, numberInWords } from './calculate.ts'
import { fields, most, satsPerCoin } from './fields.ts'
import { noticeInWords, paymentInWords, refusalInWords, reportInWords, summaryInWords } from './words.ts'

export type Sale = Extract<CoinSaleResult, { ok: true }>

const limits = {
  btc: { min: 1e-8, max: 21_000_000, message: 'Digite de 0,00000001 a 21.000.000 bitcoins.' },
  sats: {
    min: 1,
    max: 21_000_000 * satsPerCoin,
    message: 'Digite de 1 a 2.100.000.000.000.000 satoshis, sem decimais.',
  },
  reais: { min: 0.01, max: 1e12, message: 'Digite de 0,01 a 1 trilhão de reais.' },
} as const

export const calculator = defineCalculator({
  slug: 'bitcoin-venda',
  fields,
  toInput,
  calculate: calculateCoinSale,
  refusal: refusalInWords,
  show,
  // `paid` is the cost of all coins sold: it varies instead of their number. A sale in reais with it does not follow the price.
  whatIf: ({ unit, paid }) => ({
    rows: { field: unit === 'reais' && paid ? 'amount' : 'price', times: 0.1 },
    columns: { field: paid ? 'paid' : 'amount', times: 0.2 },
  }),
  tables: [capitalGainsRates, cryptoTables, darf, foreignIncomeTables],
  ruleDates: { field: 'date', since: '2019-08-01' },
})

function toInput(
  { amount, unit, ...typed }: Values<typeof fields>,
  refuse: (field: keyof typeof fields, message: string) => void,
): CoinSaleInput {
  const { min, max, message } = limits[unit]
  const isWhole = unit !== 'sats' || Number.isInteger(amount)
  const quantity = unit === 'sats' ? amount / satsPerCoin : amount
  const gross = roundCents(unit === 'reais' ? amount * 100 : quantity * typed.price)
  if (!(isWhole && amount >= min && amount <= max)) refuse('amount', message)
  else if (gross > most) refuse('amount', 'A venda passa de 1 trilhão de reais. Diminua a quantia.')
  const coins = unit === 'reais' ? gross / typed.price : quantity
  if (typed.paid !== undefined && typed.averageCost !== undefined)
    refuse('averageCost', 'Preencha só um: quanto você pagou ou o preço médio.')
  if (coins * (typed.averageCost ?? 0) > most)
    refuse('averageCost', 'O custo do que foi vendido passa de 1 trilhão de reais. Confira o preço médio.')
  return { ...typed, sold: unit === 'reais' ? { gross } : { quantity } }
}

function show(sale: Sale, input: CoinSaleInput): Shown {
  const { lines, total, gross, tax, quantity, gainStatement, payment, notices } = sale
  return {
    title: `Venda de ${numberInWords(quantity)} bitcoin`,
    stamp: `1 bitcoin a ${formatBrl(input.price)}`,
    headline: { label: gainStatement ? 'Você fica com' : 'Você recebe, antes do imposto', amount: total },
    parts: [
      { label: 'ficam com você', value: total },
      { label: 'imposto', value: tax },
      { label: 'corretagem', value: gross - tax - total },
    ].filter(({ value }) => value > 0),
    rows: lines,
    total: { label: gainStatement ? 'Fica com você' : 'Recebe', amount: total },
    apart: apartOf(sale),
    summary: `${summaryInWords(sale)} ${byMonthOf(sale, input)}`.trimEnd(),
    notes: [
      ...(payment ? [paymentInWords(payment)] : []),
      reportInWords(sale, input),
      'Sua corretora pode pagar outro preço.',
    ],
    warnings: notices.map((code) => noticeInWords(code, sale)),
    excluded: [
      ...(gainStatement ? [] : ['O imposto: sem o custo de compra não há ganho a calcular.']),
      'Taxa de saque e de rede.',
      'Ganhos e perdas de outras vendas e de outras moedas.',
      ...(input.custody === 'exterior'
        ? ['Imposto pago no exterior e a conversão pelo dólar do Banco Central, que a declaração usa.']
        : ['Multa e juros de um DARF pago depois do prazo.']),
    ],
    excel: excelOf(sale, input),
    carry: carryOf(sale, input),
  }
}

/** Abroad there is no limit of the month. */
function byMonthOf({ exemption, gross, tax }: Sale, { date }: CoinSaleInput): string {
  return exemption ? byMonthInWords({ sale: gross, otherSales: exemption.sold - gross, date }, tax) : ''
}

/** Of a sale whose cost is known, on the page that takes it apart by the law. */
function carryOf(
  { gross, quantity }: Sale,
  { paid, averageCost, date, monthSales, custody }: CoinSaleInput,
): Shown['carry'] {
  if (paid === undefined && averageCost === undefined) return []
  const reais = (amount: number) => String(Math.round(amount) / 100)
  const texts = {
    k: 'cripto',
    v: reais(gross),
    c: reais(paid ?? quantity * (averageCost ?? 0)),
    d: formatDay(date),
    w: custody === 'exterior' ? 'exterior' : 'brasil',
    ...(monthSales !== undefined && { m: reais(monthSales) }),
  }
  return [{ to: 'ganho-capital', label: 'ganho de capital, com a isenção passo a passo', texts }]
}

/** The taxed gain, and the month that decides whether it is taxed. */
function apartOf({ gainStatement, gain, loss, exemption }: Sale): { title: string; rows: NotaRow[] }[] {
  const result = { label: gain < loss ? 'Prejuízo' : 'Ganho', amount: gain - loss, kind: 'subtotal' as const }
  const { sold = 0, limit = 0, source } = exemption ?? {}
  return [
    ...(gainStatement ? [{ title: 'O ganho desta venda', rows: [...gainStatement.lines, result] }] : []),
    ...(exemption
      ? [
          {
            title: 'O mês da venda',
            rows: [
              {
                label: 'Vendas de todas as moedas',
                text: formatBrl(sold),
                formula: `o ganho é isento até ${formatBrl(limit)} no mês`,
                source,
              },
            ],
          },
        ]
      : []),
  ]
}

/** Gross and brokerage as the spreadsheet multiplies them; the tax, by brackets, as it came out. */
function excelOf({ gross, tax }: Sale, { sold, price, brokerage }: CoinSaleInput): string {
  const reais = (amount: number) => excelNumber(amount / 100, 2)
  const sale = 'gross' in sold ? reais(gross) : `ARRED(${excelNumber(sold.quantity)}*${reais(price)};2)`
  return `=${sale}-ARRED(${excelNumber(brokerage * 100)}%*${reais(gross)};2)${tax > 0 ? `-${reais(tax)}` : ''}`
}
