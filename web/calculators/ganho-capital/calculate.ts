import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import {
  apportion,
  type Line,
  type RuleSource,
  ruleOn,
  type Statement,
  type Step,
  statement,
} from '#web/finance/core/statement.ts'
import { darfDueDate } from '#web/finance/income-tax/darf.ts'
import { calculateForeignIncome } from '#web/finance/income-tax/foreign-income.ts'
import { capitalGainsSlices } from '#web/finance/income-tax/ganho-capital.ts'
import { darf, darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates, propertyRules } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { type Decision, decisionsOf } from './calculate-decisions.ts'
import { type Deal, dealOf, lawOf, type PropertyGain, propertyGain } from './calculate-property.ts'
import type { GainInput } from './question.ts'

type How = { how: 'darf'; code: string; schedule: Payment[] } | { how: 'annual-return'; year: number }

export type GainResult =
  | ({
      ok: true
      /** Slices of the tax; `total` is the tax. */
      lines: readonly Line[]
      slices: readonly { amount: Cents; rate: Fraction }[]
      base: Cents
      steps: Step[]
      /** From the price to what is taxed; its total is the base of the tax. */
      gainStatement: Statement
      netStatement: Statement
      gain: Cents
      loss: Cents
      /** Of the gain before reductions; 0 without gain. */
      effectiveRate: Fraction
      decisions: Decision[]
      /** Where and when the tax is paid: with a DARF, or in the annual return of the next year. */
      payment: How
      /** Last day to buy another home. */
      reinvestBy?: IsoDate
      notices: NoticeCode[]
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Income tax of a person who sells a good with a gain, with the exemptions asked one by one.
 *
 * @throws RangeError for a sale before the purchase, or instalments that do not add up to the price
 * @see facts/04-ganho-capital.md
 */
export function calculateGain(input: GainInput): GainResult {
  if (input.soldOn < input.boughtOn) throw new RangeError(`sold before ${input.boughtOn}`)
  const deal = dealOf(input)
  const property = input.kind === 'imovel' ? propertyGain(input, deal) : undefined
  const decided = decisionsOf(input, deal)
  if (!decided || property?.ok === false) return { ok: false, reason: 'no-table-in-force' }
  const base = property ? property.base : decided.isExempt ? 0 : deal.gain
  const due = isAnnual(input) ? annualTax(input, base) : slicedTax(input, base)
  if (!due) return { ok: false, reason: 'no-table-in-force' }
  const { lines, tax, slices } = due
  return {
    ok: true,
    ...statement(lines, tax),
    slices,
    base,
    steps: property?.steps ?? [],
    gainStatement: statement(gainLines(input, deal, property, decided.exemptBy), base),
    netStatement: netOf(input, deal, tax),
    gain: deal.gain,
    loss: deal.loss,
    effectiveRate: tax / Math.max(1, deal.gain),
    decisions: decided.decisions,
    payment: paymentOf(input, deal, tax),
    ...(property && { reinvestBy: property.reinvestBy }),
    notices: noticesOf(input, deal, { tax, isExempt: base === 0 && deal.gain > 0 }),
  }
}

function isAnnual({ kind, isFinancialAbroad }: GainInput): boolean {
  return kind === 'exterior' && isFinancialAbroad
}

function paymentOf(input: GainInput, deal: Deal, tax: Cents): How {
  if (isAnnual(input)) return { how: 'annual-return', year: Number(input.soldOn.slice(0, 4)) + 1 }
  const code = input.kind === 'exterior' ? darfCodes.goodsAbroad : darfCodes.capitalGain
  return { how: 'darf', code, schedule: paymentsOf(input, deal, tax) }
}

function slicedTax({ soldOn, earlierGain }: GainInput, base: Cents) {
  const answer = capitalGainsSlices({ gain: base, earlierGain, date: soldOn })
  const source = ruleOn(capitalGainsRates, soldOn)
  if (!(answer.ok && source)) return undefined
  const lines = answer.slices.map(({ amount, rate, tax }, index) => ({
    key: `tax-${index + 1}`,
    label: `Imposto de ${percentInWords(rate)}`,
    amount: tax,
    formula: `${percentInWords(rate)} × ${formatBrl(amount)}`,
    source,
  }))
  return { lines, tax: answer.tax, slices: answer.slices }
}

function annualTax({ soldOn }: GainInput, base: Cents) {
  const table = inForce(foreignIncomeTables, soldOn)
  const source = ruleOn(foreignIncomeTables, soldOn)
  const answer = calculateForeignIncome({ year: Number(soldOn.slice(0, 4)), income: base })
  if (!(table && source && answer.ok)) return undefined
  const formula = `${percentInWords(table.rate)} × ${formatBrl(base)}, uma vez por ano`
  const line = { key: 'tax-1', label: 'Imposto na declaração anual', amount: answer.due, formula, source }
  const slices = base > 0 ? [{ amount: base, rate: table.rate }] : []
  return { lines: base > 0 ? [line] : [], tax: answer.due, slices }
}

function netOf({ share }: GainInput, { price, saleExpenses }: Deal, tax: Cents): Statement {
  const all: Line[] = [
    {
      key: 'price',
      label: 'Preço da venda',
      amount: price,
      formula: share < 1 ? 'a sua parte' : 'o que o comprador paga',
    },
    { key: 'saleExpenses', label: 'Corretagem da venda', amount: 0 - saleExpenses, formula: 'paga por você' },
    { key: 'tax', label: 'Imposto', amount: 0 - tax, formula: 'calculado acima' },
  ]
  const lines = all.filter(({ amount }) => amount !== 0)
  return statement(lines, price - saleExpenses - tax)
}

function gainLines(
  input: GainInput,
  deal: Deal,
  property: PropertyGain | undefined,
  exemptBy: RuleSource | undefined,
): Line[] {
  const edition = inForce(propertyRules, input.soldOn)
  const costRule = edition && !isAnnual(input) && lawOf(edition, 'cost')
  const part = input.share < 1 ? `${formatPercent(input.share)} de ` : ''
  const whole = { price: input.price, saleExpenses: input.saleExpenses, ...pick(input) }
  const taken = [
    { key: 'saleExpenses', label: 'Corretagem da venda', amount: deal.saleExpenses },
    ...deal.costs,
  ]
  const lines: Line[] = [
    {
      key: 'price',
      label: 'Preço da venda',
      amount: deal.price,
      formula: `${part}${formatBrl(input.price)}`,
    },
    ...taken.map(({ key, label, amount }) => ({
      key,
      label,
      amount: 0 - amount,
      formula: `${part}${formatBrl(whole[key as keyof typeof whole])}`,
      ...(costRule && { source: costRule }),
    })),
    {
      key: 'loss',
      label: lossLabel(input),
      amount: deal.loss,
      formula: `custo e despesas de ${formatBrl(deal.cost + deal.saleExpenses)} contra ${formatBrl(deal.price)}`,
    },
    ...(property ? property.lines : exemptionLine(deal, exemptBy)),
  ]
  return lines.filter(({ amount, key }) => amount !== 0 || key === 'price' || key === 'cost')
}

function lossLabel({ kind, isFinancialAbroad }: GainInput): string {
  return kind === 'exterior' && isFinancialAbroad
    ? 'Prejuízo: diminui outros ganhos do ano no exterior'
    : 'Prejuízo: sem imposto, e não compensa outro ganho'
}

function exemptionLine({ gain }: Deal, source: RuleSource | undefined): Line[] {
  if (!source) return []
  const formula = `o ganho inteiro, ${formatBrl(gain)}`
  return [{ key: 'exemption', label: 'Isenção de bens de pequeno valor', amount: 0 - gain, formula, source }]
}

function pick({ cost, itbi, purchaseBrokerage, improvements, interest }: GainInput) {
  return { cost, itbi, purchaseBrokerage, improvements, interest }
}

type Payment = {
  receivedOn: IsoDate
  /** Of the seller's share. */
  received: Cents
  tax: Cents
  /** Last business day of the next month; absent for a year whose holidays are not in the calendar. */
  payBy?: IsoDate
  /** Below the least that a DARF may have: it waits for the next one. */
  isBelowMinimum: boolean
}

/** The tax falls due as the price comes in: each instalment pays in proportion to what it is of the price. */
function paymentsOf({ instalments, soldOn, price }: GainInput, deal: Deal, tax: Cents): Payment[] {
  if (tax === 0) return []
  const parts = instalments.length > 0 ? instalments : [{ date: soldOn, amount: price }]
  const amounts = parts.map(({ amount }) => amount)
  const sum = amounts.reduce<number>((total, amount) => total + amount, 0)
  if (sum !== price) throw new RangeError(`instalments of ${sum} for a price of ${price}`)
  const taxes = apportion(tax, amounts)
  const received = apportion(deal.price, amounts)
  return parts.map(({ date }, index) => {
    const due = darfDueDate(date)
    const part = taxes[index] ?? 0
    return {
      receivedOn: date,
      received: received[index] ?? 0,
      tax: part,
      ...(due.ok && { payBy: due.payBy }),
      isBelowMinimum: part < (inForce(darf, date)?.minimum ?? 0),
    }
  })
}

export type NoticeCode =
  | 'loss'
  | 'loss-abroad'
  | 'declare-exempt'
  | 'reinvestment-pending'
  | 'last-centavo'
  | 'improvements-dates'
  | 'rearp'
  | 'coowned'
  | 'decripto'
  | 'abroad-quotes'
  | 'instalments'

function noticesOf(
  input: GainInput,
  deal: Deal,
  { tax, isExempt }: { tax: Cents; isExempt: boolean },
): NoticeCode[] {
  const isProperty = input.kind === 'imovel'
  const isAnnual = input.kind === 'exterior' && input.isFinancialAbroad
  const found: [boolean, NoticeCode][] = [
    [deal.loss > 0 && !isAnnual, 'loss'],
    [deal.loss > 0 && isAnnual, 'loss-abroad'],
    [isExempt, 'declare-exempt'],
    [
      isProperty && input.reinvested > 0 && !input.usedReinvestmentInFiveYears && input.isResidential,
      'reinvestment-pending',
    ],
    [isProperty && tax > 0, 'last-centavo'],
    [isProperty && input.improvements > 0, 'improvements-dates'],
    [isProperty && deal.gain > 0, 'rearp'],
    [input.share < 1, 'coowned'],
    [input.kind === 'cripto', 'decripto'],
    [input.kind === 'exterior', 'abroad-quotes'],
    [input.instalments.length > 0 && tax > 0, 'instalments'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}
