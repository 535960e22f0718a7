import { addMonths } from '#web/finance/calendar/days.ts'
import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { type RuleSource, ruleOn } from '#web/finance/core/statement.ts'
import { calculateSchedule, type Schedule } from '#web/finance/credit/amortization.ts'
import { exchangeCost } from '#web/finance/exchange/exchange-cost.ts'
import { calculatePropertySale } from '#web/finance/income-tax/ganho-imovel.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import type { CostPart } from '#web/finance/interest/present-cost.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'
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

/** A part with what it adds up to in the money of its days, where some of it is not paid today. */
function part(
  key: string,
  label: string,
  formula: string,
  amounts: readonly number[],
  source?: RuleSource,
): CostPart {
  const later = amounts.slice(1).some((amount) => amount !== 0)
  const sum = formatBrl(roundCents(amounts.reduce((total, amount) => total + amount, 0)))
  return {
    key,
    label,
    formula: later ? `${formula}: ${sum} ao todo, trazidos para hoje` : formula,
    amounts,
    source,
  }
}

function byInstalments({ cashPrice, instalments, instalment, firstAt }: InstalmentsQuestion): Candidate[] {
  const paid = new Array<number>(instalments).fill(instalment)
  const first = firstAt === 'now' ? 'a primeira hoje' : 'a primeira em um mês'
  const formula = `${instalments} × ${formatBrl(instalment)}, ${first}`
  const amounts = firstAt === 'now' ? paid : [0, ...paid]
  return [
    { key: 'cash-price', parts: [part('price', 'Preço à vista', 'Pago hoje', [cashPrice])] },
    { key: 'instalments', parts: [part('instalments', 'Parcelas', formula, amounts)] },
  ]
}

/** The value of a year after `month` months: it changes once every twelve. */
const adjusted = (amount: Cents, growth: Fraction, month: number) =>
  amount * (1 + growth) ** Math.floor((month - 1) / 12)

function perMonth(amount: Cents, growth: Fraction): string {
  return `${formatBrl(amount)} por mês${growth === 0 ? '' : `, com ${formatPercent(growth)} a cada ano`}`
}

function rented({ years, rent, annualAdjustment }: RentOrBuyQuestion): Candidate {
  const amounts = monthly(years * 12, (month) => adjusted(rent, annualAdjustment, month))
  return { key: 'rent', parts: [part('rent', 'Aluguel', perMonth(rent, annualAdjustment), amounts)] }
}

function bought(question: RentOrBuyQuestion): Candidate {
  const { downPayment, purchaseCosts, ownerCosts, annualAdjustment, loanCharges } = question
  const rows = loanRows(question)
  const months = question.years * 12
  const system = question.system === 'sac' ? 'SAC' : 'Price'
  const loan = `${system}, ${formatPercent(question.annualLoanRate)} ao ano, ${question.loanMonths} ${question.loanMonths === 1 ? 'mês' : 'meses'}`
  const parts = [
    part('down-payment', 'Entrada', 'Paga hoje', [downPayment]),
    part('purchase-costs', 'ITBI e registro', 'Pagos hoje', [purchaseCosts]),
    part(
      'instalments',
      'Parcelas do financiamento',
      rows.length === 0 ? 'Sem financiamento' : loan,
      monthly(months, (month) => rows[month - 1]?.instalment ?? 0),
    ),
    part(
      'loan-charges',
      'Seguros e tarifa do financiamento',
      `${formatBrl(loanCharges)} por mês enquanto há dívida`,
      monthly(months, (month) => (month <= rows.length ? loanCharges : 0)),
    ),
    part(
      'owner-costs',
      'Manutenção e custos de dono',
      perMonth(ownerCosts, annualAdjustment),
      monthly(months, (month) => adjusted(ownerCosts, annualAdjustment, month)),
    ),
  ]
  const saleAt = (month: number) => saleAfter(month, question, rows)
  const sale = saleAt(months)
  return {
    key: 'buy',
    parts: parts.filter(({ key }) => key !== 'loan-charges' || loanCharges > 0),
    exit: {
      label: 'Venda do imóvel no fim',
      formula: saleInWords(sale, question.years),
      source: sale.taxRule,
      valueAt: (month) => saleAt(month).left,
    },
  }
}

type PropertySale = {
  price: number
  cost: number
  debt: number
  tax: Cents
  left: number
  taxRule?: RuleSource
}

/** In the money of that month. */
function saleAfter(month: number, question: RentOrBuyQuestion, rows: Schedule['rows']): PropertySale {
  const { propertyValue, downPayment, purchaseCosts, appreciation, sellingCost, taxesGain, date } = question
  const price = propertyValue * (1 + appreciation) ** (month / 12)
  const cost = price * sellingCost
  const debt = month >= rows.length ? 0 : (rows[month - 1]?.balance ?? propertyValue - downPayment)
  const soldOn = addMonths(date, month)
  const taxed = taxesGain
    ? calculatePropertySale({
        boughtOn: date,
        soldOn,
        cost: propertyValue + purchaseCosts,
        sale: roundCents(price),
        saleExpenses: roundCents(cost),
      })
    : undefined
  const tax = taxed?.ok ? taxed.tax : 0
  const taxRule = tax > 0 ? ruleOn(capitalGainsRates, soldOn) : undefined
  return { price, cost, debt, tax, left: price - cost - debt - tax, taxRule }
}

function saleInWords({ price, cost, debt, tax, left }: PropertySale, years: number): string {
  const taken = [
    `${formatBrl(roundCents(cost))} de custo de venda`,
    `${formatBrl(roundCents(debt))} de saldo devedor`,
    ...(tax > 0 ? [`${formatBrl(tax)} de imposto sobre o lucro`] : []),
  ]
  const when = `em ${years} ${years === 1 ? 'ano' : 'anos'}`
  return `${formatBrl(roundCents(price))} de preço − ${taken.join(' − ')} = ${formatBrl(roundCents(left))} ${when}, trazidos para hoje`
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
  const { years, price, depreciation, ipvaRate, insurance, maintenance, kmPerMonth } = question
  const { fuelPerKm, appPerKm, subscription } = question
  const months = years * 12
  const worth = (month: number) => price * (1 - depreciation) ** (month / 12)
  const ipvaIn = (month: number) => (worth(Math.floor((month - 1) / 12) * 12) * ipvaRate) / 12
  const km = (perKm: number) => `${formatNumber(kmPerMonth, 0)} km por mês × ${reaisPerKm(perKm)}`
  const fuel = part(
    'fuel',
    'Combustível',
    km(fuelPerKm),
    monthly(months, () => kmPerMonth * fuelPerKm),
  )
  const resale = formatBrl(roundCents(worth(months)))
  const own: Candidate = {
    key: 'own-car',
    parts: [
      part('price', 'Compra do carro', 'Paga hoje', [price]),
      part('ipva', 'IPVA', `${formatPercent(ipvaRate)} ao ano do valor de cada ano`, monthly(months, ipvaIn)),
      part(
        'insurance',
        'Seguro',
        `${formatBrl(insurance)} por ano`,
        monthly(months, () => insurance / 12),
      ),
      part(
        'maintenance',
        'Manutenção',
        `${formatBrl(maintenance)} por ano`,
        monthly(months, () => maintenance / 12),
      ),
      fuel,
    ],
    exit: {
      label: 'Venda do carro no fim',
      formula: `${formatBrl(price)} com ${formatPercent(depreciation)} de perda ao ano: ${resale} em ${years} ${years === 1 ? 'ano' : 'anos'}, trazidos para hoje`,
      valueAt: worth,
    },
  }
  const rides = part(
    'rides',
    'Corridas',
    km(appPerKm),
    monthly(months, () => kmPerMonth * appPerKm),
  )
  const options: Candidate[] = [own, { key: 'app', parts: [rides] }]
  if (subscription === undefined) return options
  const fee = part(
    'subscription',
    'Assinatura',
    `${formatBrl(subscription)} por mês`,
    monthly(months, () => subscription),
  )
  return [...options, { key: 'subscription', parts: [fee, fuel] }]
}

/** Centavos with their fraction: 60 → `R$ 0,60`, 60.5 → `R$ 0,605`. */
function reaisPerKm(perKm: number): string {
  const decimals = Math.max(
    2,
    Number((perKm / 100).toFixed(4))
      .toString()
      .split('.')[1]?.length ?? 0,
  )
  return `R$\u00A0${formatNumber(perKm / 100, decimals)}`
}

/** Pix abroad is a remittance to a third party: no clause of its own was found (facts/01-iof.md §2). */
const operations = { card: 'card', account: 'own-account', cash: 'cash', pix: 'third-party' } as const

function abroad(question: AbroadQuestion): Candidate[] | undefined {
  const { date, amount, currency, commercialRate, cardPaidAt } = question
  const discount = formatNumber(1 + monthlyRateFrom(question.annualYield), 8)
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
      if (!isLater) return { ...line, amounts: [value] }
      const formula = `${line.formula}. Na fatura, em um mês: ${formatBrl(value)} ÷ ${discount}`
      return { ...line, formula, amounts: [0, value] }
    })
    options.push({ key: way, parts })
  }
  return options
}
