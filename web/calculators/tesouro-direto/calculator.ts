import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { businessDayFrom } from '#web/finance/calendar/business-days.ts'
import { dayNumber } from '#web/finance/calendar/days.ts'
import { formatBrl, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { bondNames } from '#web/finance/fixed-income/tesouro-direto.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { tesouroBonds, tesouroCustody } from '#web/finance/tables/fixed-income/tesouro-direto.ts'
import { salarioMinimoTables } from '#web/finance/tables/labour/salario-minimo.ts'
import { type Chart, defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { shortBrl, stepRow } from '../form/words.ts'
import { calculateTesouro, type TesouroAnswer } from './calculate.ts'
import type { TesouroInput } from './calculate-position.ts'
import { fields } from './fields.ts'
import { dayOf } from './titles.ts'
import {
  excludedOf,
  noticeInWords,
  paidLaterInWords,
  refusalInWords,
  scenarioTitle,
  summaryInWords,
} from './words.ts'

type Typed = Values<typeof fields>

export const calculator = defineCalculator({
  slug: 'tesouro-direto',
  fields,
  toInput,
  calculate: calculateTesouro,
  refusal: refusalInWords,
  show,
  whatIf: ({ bond = '', until, saleRate, monthlyContribution = '' }) => {
    // Nine times decades of contributions, each with its coupons, would be felt while typing.
    if (hasManyPayments(bond) && (parseDecimal(monthlyContribution, 'R$') ?? 0) > 0) return undefined
    const rate = bond === 'selic' ? 'annualSelic' : 'annualRate'
    return {
      rows: { field: until === 'sale' && saleRate ? 'saleRate' : rate, add: 1 },
      columns: { field: 'amount', times: 0.2 },
    }
  },
  tables: [fixedIncomeIr, iofInvestimento, salarioMinimoTables, tesouroBonds, tesouroCustody],
  ruleDates: { field: 'date', since: '2023-01-30' },
})

const hasManyPayments = (bond: string) => bond.endsWith('-juros') || bond.endsWith('-mais')

type Refuse = (field: keyof typeof fields, message: string) => void

function toInput(typed: Typed, refuse: Refuse): TesouroInput {
  const { date, amount, monthlyContribution, otherBalance = 0 } = typed
  const { bond, year } = typed
  const maturity = dayOf(bond, year)
  if (maturity <= date) refuse('year', `Esse título vence em ${formatDay(maturity)}, antes da compra.`)
  if (bond === 'renda-mais' && year % 5 !== 0)
    refuse('year', 'O ano de um Renda+ termina em 0 ou 5, como 2030 ou 2035.')
  const { annualRate = 0, indexRate = 0 } = ratesOf(typed)
  const sale = saleOf(typed, maturity, annualRate, refuse)
  const bought = { bond, maturity, date, amount, monthlyContribution, annualRate, indexRate, otherBalance }
  return sale ? { ...bought, sale } : bought
}

function ratesOf({ bond, annualRate, selicSpread, annualSelic, annualIpca }: Typed) {
  if (bond === 'selic') return { annualRate: selicSpread, indexRate: annualSelic }
  return { annualRate, indexRate: bond.startsWith('prefixado') ? 0 : annualIpca }
}

function saleOf(
  { until, saleDay, saleRate, date }: Typed,
  maturity: IsoDate,
  rate: Fraction,
  refuse: Refuse,
) {
  if (until !== 'sale' || !saleDay) return undefined
  if (saleDay <= date) refuse('saleDay', 'A data da venda precisa ser depois da compra.')
  else if (saleDay > maturity)
    refuse('saleDay', `A data da venda precisa ser até o vencimento, em ${formatDay(maturity)}.`)
  return { day: saleDay, annualRate: saleRate ?? rate }
}

function show(answer: TesouroAnswer, input: TesouroInput): Shown {
  const { lines, total, invested, iof, ir, custody, net, income, realNet, notices, steps } = answer
  const name = `${bondNames[input.bond]} ${input.maturity.slice(0, 4)}`
  const paidLater = paidLaterInWords(input)
  return {
    title: `${shortBrl(input.amount)} no ${name}`,
    stamp: input.sale
      ? `Vendido em ${formatDay(businessDayFrom(input.sale.day))}`
      : income
        ? 'Até o último pagamento'
        : 'Até o vencimento',
    headline:
      income && !input.sale
        ? { label: 'Renda por mês, em dinheiro de hoje, antes do imposto', amount: income.monthly }
        : { label: 'Você recebe, líquido', amount: net },
    aside: realNet === undefined ? undefined : { label: 'Líquido, em dinheiro de hoje', amount: realNet },
    parts: [
      {
        label: net < invested ? 'o que volta do que aplicou' : 'o que você aplicou',
        value: Math.min(invested, net),
      },
      { label: 'rendimento que fica', value: net - invested },
      { label: 'imposto e custódia', value: iof + ir + custody },
    ].filter(({ value }) => value > 0),
    rows: lines,
    total: { label: income ? 'Líquido, somando o dinheiro de cada ano' : 'Líquido', amount: total },
    apart: [{ title: 'Prazo e preço', rows: [...steps.map(stepRow), ...incomeRows(answer)] }],
    summary: summaryInWords(answer, input),
    notes: [
      ...(input.sale ? [] : paidLater),
      'A quantidade comprada não é arredondada a centésimos de título, e o índice fica constante.',
    ],
    warnings: [...(input.sale ? paidLater : []), ...notices.map((notice) => noticeInWords(notice, answer))],
    excluded: excludedOf(input),
    chart: chartOf(answer, input),
    tables: tablesOf(answer, input),
    excel: excelOf(answer, input),
  }
}

function incomeRows({ income }: TesouroAnswer): NotaRow[] {
  if (!income) return []
  const { monthly, payments } = income
  return [
    {
      label: 'Pagamentos por mês',
      text: formatNumber(payments, 0),
      formula: `${formatNumber(payments, 0)} × ${formatBrl(monthly)} em dinheiro de hoje, antes do imposto`,
    },
  ]
}

function chartOf({ scenarios, scenarioDay }: TesouroAnswer, { bond }: TesouroInput): Chart | undefined {
  if (scenarios.length === 0 || !scenarioDay) return undefined
  return {
    kind: 'line',
    title: scenarioTitle(scenarios, bond === 'selic' ? 'o ágio' : 'a taxa'),
    subtitle: `O que você receberia, líquido, vendendo em ${formatDay(scenarioDay)}, pela taxa desse dia, em reais`,
    series: [{ label: 'líquido', values: scenarios.map(({ net }) => net) }],
    labels: scenarios.map(({ annualRate }) => formatPercent(annualRate)),
  }
}

function tablesOf(answer: TesouroAnswer, { date }: TesouroInput): Table[] {
  const { years, scenarios, scenarioDay, payments } = answer
  const scenarioTable: Table = {
    caption: `Se você vender em ${formatDay(scenarioDay ?? date)}, pela taxa desse dia, em reais`,
    columns: ['Taxa na venda', 'Bruto', 'Líquido', 'Ganho ou perda'],
    rows: scenarios.map(({ annualRate, gross, net, gain }) => [formatPercent(annualRate), gross, net, gain]),
  }
  const yearTable: Table = {
    caption: 'Ao fim de cada ano, se vendesse à taxa da compra; na última linha, o que você recebe, em reais',
    columns: ['Dia', 'Aplicado', 'Já recebido', 'Valor do que resta', 'Líquido'],
    rows: years.map(({ date, invested, value, received, net }) => [
      formatDay(date),
      invested,
      received,
      value,
      net,
    ]),
  }
  return [
    ...(scenarios.length > 0 ? [scenarioTable] : []),
    yearTable,
    ...(payments.length > 1 ? [paymentTable(payments)] : []),
  ]
}

/** Year by year, with the payments of each folded. */
function paymentTable(payments: TesouroAnswer['payments']): Table {
  const years = [...new Set(payments.map(({ day }) => day.slice(0, 4)))]
  const inYear = (year: string) => payments.filter(({ day }) => day.startsWith(year))
  const sum = (year: string, key: 'gross' | 'iof' | 'ir' | 'net') =>
    inYear(year).reduce((added, payment) => added + payment[key], 0)
  return {
    caption: 'Pagamentos de cada ano, antes da custódia, em reais',
    columns: ['Período', 'Bruto', 'Imposto', 'Líquido'],
    rows: years.map((year) => [
      year,
      sum(year, 'gross'),
      sum(year, 'iof') + sum(year, 'ir'),
      sum(year, 'net'),
    ]),
    folded: years.map((year) => ({
      label: `Pagamentos de ${year}`,
      rows: inYear(year).map(({ day, gross, iof, ir, net }) => [formatDay(day), gross, iof + ir, net]),
    })),
  }
}

/** One purchase with one payment, as the spreadsheet compounds it; the taxes and the fee as they came out. */
function excelOf(answer: TesouroAnswer, input: TesouroInput): string | undefined {
  const { payments, steps, iof, ir, custody, income } = answer
  const days = steps.find(({ key }) => key === 'business-days')
  const isPlain = payments.length === 1 && !input.sale && input.monthlyContribution === 0 && !income
  if (!(isPlain && days?.unit === 'days' && dayNumber(input.maturity) > dayNumber(input.date)))
    return undefined
  const percent = (rate: number) => `${excelNumber(rate * 100)}%`
  const growth = `((1+${percent(input.annualRate)})*(1+${percent(input.indexRate)}))^(${days.value}/252)`
  const taken = [iof, ir, custody]
    .filter((amount) => amount > 0)
    .map((amount) => `-${excelNumber(amount / 100, 2)}`)
  return `=ARRED(${excelNumber(input.amount / 100, 2)}*${growth};2)${taken.join('')}`
}
