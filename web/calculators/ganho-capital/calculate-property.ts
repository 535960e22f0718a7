import { addDays } from '#web/finance/calendar/days.ts'
import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, ruleSource, type Step } from '#web/finance/core/statement.ts'
import { gainOf } from '#web/finance/income-tax/ganho-capital.ts'
import { calculatePropertySale } from '#web/finance/income-tax/ganho-imovel.ts'
import { propertyRules } from '#web/finance/tables/income-tax/ganho-capital.ts'
import type { GainInput } from './question.ts'

/** The amounts of the seller's share. One of gain and loss is zero. */
export type Deal = {
  price: Cents
  saleExpenses: Cents
  cost: Cents
  gain: Cents
  loss: Cents
  costs: CostItem[]
}

type CostItem = { key: string; label: string; amount: Cents }

/** The seller's share of each amount, rounded one by one, and the gain that they leave. */
export function dealOf(input: GainInput): Deal {
  if (!(input.share > 0 && input.share <= 1)) throw new RangeError(`not a share: ${input.share}`)
  const ofSeller = (amount: Cents) => roundCents(amount * input.share)
  const costs = [
    { key: 'cost', label: 'Custo de compra', amount: ofSeller(input.cost) },
    { key: 'itbi', label: 'ITBI e cartório da compra', amount: ofSeller(input.itbi) },
    { key: 'purchaseBrokerage', label: 'Corretagem da compra', amount: ofSeller(input.purchaseBrokerage) },
    { key: 'improvements', label: 'Obras e reformas', amount: ofSeller(input.improvements) },
    { key: 'interest', label: 'Juros do financiamento', amount: ofSeller(input.interest) },
  ]
  const cost = costs.reduce((sum, { amount }) => sum + amount, 0)
  const [price, saleExpenses] = [ofSeller(input.price), ofSeller(input.saleExpenses)]
  return { price, saleExpenses, cost, costs, ...gainOf({ cost, sale: price, saleExpenses }) }
}

export type PropertyGain = { ok: true; base: Cents; lines: Line[]; steps: Step[]; reinvestBy: IsoDate }

type Rules = (typeof propertyRules)[number]
type Sale = Extract<ReturnType<typeof calculatePropertySale>, { ok: true }>

/** Reductions and exemptions of land and buildings, each as a negative line on the gain; undefined without a table. */
export function propertyGain(input: GainInput, deal: Deal): PropertyGain | { ok: false } {
  const { boughtOn, soldOn, isResidential } = input
  const rules = inForce(propertyRules, soldOn)
  const sale = calculatePropertySale({
    boughtOn,
    soldOn,
    cost: deal.cost,
    sale: deal.price,
    saleExpenses: deal.saleExpenses,
    isOnlyProperty: input.isOnlyProperty && !input.soldOtherInFiveYears,
    reinvested: isResidential && !input.usedReinvestmentInFiveYears ? input.reinvested : 0,
  })
  if (!(rules && sale.ok)) return { ok: false }
  return {
    ok: true,
    base: sale.base,
    lines: reductionLines(input, deal, sale, rules).filter(({ amount }) => amount !== 0),
    steps: factorSteps(sale, rules),
    reinvestBy: addDays(soldOn, rules.reinvestment.days),
  }
}

function reductionLines({ boughtOn, reinvested }: GainInput, deal: Deal, sale: Sale, rules: Rules): Line[] {
  const { gain, reducedGain, factor1, factor2, gainAfterFactors, base, reinvestedFraction } = sale
  const afterFirst = roundCents(reducedGain * factor1)
  const factors = lawOf(rules, 'factors')
  const isOnly = sale.exemption === 'only-property'
  return [
    {
      key: 'purchaseReduction',
      label: `Redução por compra em ${boughtOn.slice(0, 4)}`,
      amount: reducedGain - gain,
      formula: `${formatPercent(sale.purchaseReduction, 0)} × ${formatBrl(gain)}`,
      source: lawOf(rules, 'purchaseReduction'),
    },
    {
      key: 'factor1',
      label: 'Fator de redução 1 (FR1)',
      amount: afterFirst - reducedGain,
      formula: `${formatBrl(reducedGain)} × (1 − ${formatNumber(factor1, 6)}): ${monthsInWords(sale.months1)} até ${monthInWords(rules.factor1.through)}`,
      source: factors,
    },
    {
      key: 'factor2',
      label: 'Fator de redução 2 (FR2)',
      amount: gainAfterFactors - afterFirst,
      formula: `${formatBrl(afterFirst)} × (1 − ${formatNumber(factor2, 6)}): ${monthsInWords(sale.months2)} até a venda`,
      source: factors,
    },
    {
      key: 'onlyProperty',
      label: 'Isenção do único imóvel',
      amount: isOnly ? 0 - gainAfterFactors : 0,
      formula: `venda de até ${formatBrl(rules.onlyPropertyUpTo)}`,
      source: lawOf(rules, 'onlyProperty'),
    },
    {
      key: 'reinvestment',
      label: 'Isenção pela compra de outro imóvel',
      amount: isOnly ? 0 : base - gainAfterFactors,
      formula: `${formatBrl(gainAfterFactors)} × ${formatBrl(Math.min(reinvested, deal.price))} ÷ ${formatBrl(deal.price)} (${formatPercent(reinvestedFraction)})`,
      source: lawOf(rules, 'reinvestment'),
    },
  ]
}

function factorSteps({ months1, months2, factor1, factor2 }: Sale, rules: Rules): Step[] {
  const source = lawOf(rules, 'factors')
  const power = (rate: number, months: number) => `1 ÷ ${formatNumber(1 + rate, 4)}^${months}`
  return [
    {
      key: 'months1',
      label: 'Meses do FR1',
      unit: 'months',
      value: months1,
      formula: `do mês da compra, ou de ${monthInWords(rules.factor1.from)}, até ${monthInWords(rules.factor1.through)}, contando os dois`,
      source,
    },
    {
      key: 'factor1',
      label: 'FR1',
      unit: 'factor',
      value: factor1,
      formula: power(rules.factor1.monthlyRate, months1),
      source,
    },
    {
      key: 'months2',
      label: 'Meses do FR2',
      unit: 'months',
      value: months2,
      formula: `de ${monthInWords(rules.factor2.from)}, ou do mês da compra, até o mês da venda, contando os dois`,
      source,
    },
    {
      key: 'factor2',
      label: 'FR2',
      unit: 'factor',
      value: factor2,
      formula: power(rules.factor2.monthlyRate, months2),
      source,
    },
  ]
}

export function lawOf(rules: Rules, article: keyof Rules['articles']) {
  return { ...ruleSource(rules), ...rules.articles[article] }
}

function monthsInWords(months: number): string {
  return `${months} ${months === 1 ? 'mês' : 'meses'}`
}

/** '2005-11' → `11/2005`. */
function monthInWords(month: string): string {
  return month.split('-').reverse().join('/')
}
