import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Cents, Fraction } from '#web/finance/core/money.ts'
import { calculateSchedule } from '#web/finance/credit/amortization.ts'
import { exchangeCost } from '#web/finance/exchange/exchange-cost.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import type { CostPart } from '#web/finance/interest/present-cost.ts'
import type {
  AbroadQuestion,
  Candidate,
  CarQuestion,
  ComparisonInput,
  InstalmentsQuestion,
  RentOrBuyQuestion,
} from './question.ts'

/** The options of a question with what each pays by month; undefined when the exchange has no rate on that day. */
export function candidatesOf(input: ComparisonInput): Candidate[] | undefined {
  switch (input.mode) {
    case 'instalments':
      return byInstalments(input)
    case 'rent-or-buy':
      return [rented(input), bought(input)]
    case 'car':
      return byCar(input)
    case 'abroad':
      return abroad(input)
  }
}

/** `amount` in each of `months` months, from the first on; nothing today. */
function monthly(months: number, amountIn: (month: number) => number): number[] {
  return [0, ...Array.from({ length: months }, (_, index) => amountIn(index + 1))]
}

function byInstalments({ cashPrice, instalments, instalment, firstAt }: InstalmentsQuestion): Candidate[] {
  const paid = new Array<number>(instalments).fill(instalment)
  return [
    {
      key: 'cash-price',
      parts: [{ key: 'price', label: 'Preço à vista', formula: 'Pago hoje', amounts: [cashPrice] }],
    },
    {
      key: 'instalments',
      parts: [
        {
          key: 'instalments',
          label: 'Parcelas',
          formula: `${instalments} × ${formatBrl(instalment)}, a primeira ${firstAt === 'now' ? 'hoje' : 'em um mês'}, em dinheiro de hoje`,
          amounts: firstAt === 'now' ? paid : [0, ...paid],
        },
      ],
    },
  ]
}

/** The value of a year after `month` months: it changes once every twelve. */
const adjusted = (amount: Cents, growth: Fraction, month: number) =>
  amount * (1 + growth) ** Math.floor((month - 1) / 12)

function rented({ years, rent, annualAdjustment }: RentOrBuyQuestion): Candidate {
  const amounts = monthly(years * 12, (month) => adjusted(rent, annualAdjustment, month))
  const formula = `${formatBrl(rent)} por mês por ${years} anos, mais ${formatPercent(annualAdjustment)} a cada ano, em dinheiro de hoje`
  return { key: 'rent', parts: [{ key: 'rent', label: 'Aluguel', formula, amounts }] }
}

function bought(question: RentOrBuyQuestion): Candidate {
  const {
    years,
    propertyValue,
    downPayment,
    purchaseCosts,
    ownerCosts,
    annualAdjustment,
    appreciation,
    sellingCost,
  } = question
  const rows = loanRows(question)
  const months = years * 12
  const parts: CostPart[] = [
    { key: 'down-payment', label: 'Entrada', formula: 'Paga hoje', amounts: [downPayment] },
    { key: 'purchase-costs', label: 'ITBI e registro', formula: 'Pagos hoje', amounts: [purchaseCosts] },
    {
      key: 'instalments',
      label: 'Parcelas do financiamento',
      formula: `${question.system === 'sac' ? 'SAC' : 'Price'}, ${formatPercent(question.annualLoanRate)} ao ano, ${question.loanMonths} meses, em dinheiro de hoje`,
      amounts: monthly(months, (month) => rows[month - 1]?.instalment ?? 0),
    },
    {
      key: 'owner-costs',
      label: 'Manutenção e custos de dono',
      formula: `${formatBrl(ownerCosts)} por mês, mais ${formatPercent(annualAdjustment)} a cada ano, em dinheiro de hoje`,
      amounts: monthly(months, (month) => adjusted(ownerCosts, annualAdjustment, month)),
    },
  ]
  const valueAt = (month: number) => {
    const owed = month >= rows.length ? 0 : (rows[month - 1]?.balance ?? propertyValue - downPayment)
    return propertyValue * (1 + appreciation) ** (month / 12) * (1 - sellingCost) - owed
  }
  const formula = `Preço com ${formatPercent(appreciation)} ao ano, menos ${formatPercent(sellingCost)} de custo de venda e o saldo devedor, em dinheiro de hoje`
  return { key: 'buy', parts, exit: { label: 'Venda do imóvel no fim', formula, valueAt } }
}

function loanRows({ propertyValue, downPayment, annualLoanRate, loanMonths, system }: RentOrBuyQuestion) {
  const principal = propertyValue - downPayment
  if (principal === 0) return []
  return calculateSchedule(system, {
    principal,
    monthlyRate: monthlyRateFrom(annualLoanRate),
    months: loanMonths,
  }).rows
}

function byCar(question: CarQuestion): Candidate[] {
  const { years, price, depreciation, ipvaRate, insurance, maintenance, kmPerMonth, fuelPerKm, appPerKm } =
    question
  const months = years * 12
  const worth = (month: number) => price * (1 - depreciation) ** (month / 12)
  const each = (
    key: string,
    label: string,
    formula: string,
    amountIn: (month: number) => number,
  ): CostPart => ({
    key,
    label,
    formula: `${formula}, em dinheiro de hoje`,
    amounts: monthly(months, amountIn),
  })
  const km = formatNumber(kmPerMonth, 0)
  const fuel = each(
    'fuel',
    'Combustível',
    `${km} km por mês × ${formatBrl(Math.round(fuelPerKm))}`,
    () => kmPerMonth * fuelPerKm,
  )
  const own: Candidate = {
    key: 'own-car',
    parts: [
      { key: 'price', label: 'Compra do carro', formula: 'Paga hoje', amounts: [price] },
      each(
        'ipva',
        'IPVA',
        `${formatPercent(ipvaRate)} ao ano do valor de cada ano`,
        (month) => (worth(Math.floor((month - 1) / 12) * 12) * ipvaRate) / 12,
      ),
      each('insurance', 'Seguro', `${formatBrl(insurance)} por ano`, () => insurance / 12),
      each('maintenance', 'Manutenção', `${formatBrl(maintenance)} por ano`, () => maintenance / 12),
      fuel,
    ],
    exit: {
      label: 'Venda do carro no fim',
      formula: `${formatBrl(price)} com ${formatPercent(depreciation)} de perda ao ano, em dinheiro de hoje`,
      valueAt: worth,
    },
  }
  const rides = each(
    'rides',
    'Corridas',
    `${km} km por mês × ${formatBrl(Math.round(appPerKm))}`,
    () => kmPerMonth * appPerKm,
  )
  const options: Candidate[] = [own, { key: 'app', parts: [rides] }]
  const { subscription } = question
  if (subscription !== undefined) {
    const fee = each('subscription', 'Assinatura', `${formatBrl(subscription)} por mês`, () => subscription)
    options.push({ key: 'subscription', parts: [fee, fuel] })
  }
  return options
}

/** Pix abroad is a remittance to a third party: no clause of its own was found (facts/01-iof.md §2). */
const operations = { card: 'card', account: 'own-account', cash: 'cash', pix: 'third-party' } as const

function abroad(question: AbroadQuestion): Candidate[] | undefined {
  const { date, amount, currency, commercialRate, cardPaidAt } = question
  const options: Candidate[] = []
  for (const { way, spread, fee } of question.ways) {
    const cost = exchangeCost({
      date,
      amount,
      currency,
      commercialRate,
      spread,
      fee,
      operation: operations[way],
    })
    if (!cost.ok) return undefined
    const isLater = way === 'card' && cardPaidAt === 'next-month'
    const parts = cost.lines.map(({ amount: value, ...line }): CostPart => {
      const formula = isLater ? `${line.formula}; pago na fatura, em um mês` : line.formula
      return { ...line, formula, amounts: isLater ? [0, value] : [value] }
    })
    options.push({ key: way, parts })
  }
  return options
}
