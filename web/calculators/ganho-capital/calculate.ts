type How = { how: 'darf'; code: string; schedule: Payment[] } | { how: 'annual-return'; year: number }

import { formatBrl, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type Line, ruleOn, type Statement, type Step, statement } from '#web/finance/core/statement.ts'
import { calculateForeignIncome } from '#web/finance/income-tax/foreign-income.ts'
import { capitalGainsSlices } from '#web/finance/income-tax/ganho-capital.ts'
import { darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { foreignIncomeTables } from '#web/finance/tables/income-tax/foreign-income.ts'
import { capitalGainsRates } from '#web/finance/tables/income-tax/ganho-capital.ts'
import { type Deal, dealOf } from './calculate-deal.ts'
import { type Decision, decisionsOf } from './calculate-decisions.ts'
import { gainLines } from './calculate-lines.ts'
import { type NoticeCode, noticesOf } from './calculate-notices.ts'
import { type Payment, paymentsOf } from './calculate-payments.ts'
import { propertyGain } from './calculate-property.ts'
import type { GainInput } from './calculate-question.ts'

export type GainResult =
  | ({
      ok: true
      /** Slices of the tax; `total` is the tax. */
      lines: readonly Line[]
      steps: Step[]
      /** From the price to what is taxed; its total is the base of the tax. */
      gainStatement: Statement
      /** What the seller keeps of the price. */
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
  const { lines, tax } = due
  return {
    ok: true,
    ...statement(lines, tax),
    steps: property?.steps ?? [],
    gainStatement: statement(gainLines(input, deal, property, decided.exemptBy), base),
    netStatement: netOf(deal, tax),
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
  return { lines, tax: answer.tax }
}

function annualTax({ soldOn }: GainInput, base: Cents) {
  const table = inForce(foreignIncomeTables, soldOn)
  const source = ruleOn(foreignIncomeTables, soldOn)
  const answer = calculateForeignIncome({ year: Number(soldOn.slice(0, 4)), income: base })
  if (!(table && source && answer.ok)) return undefined
  const formula = `${percentInWords(table.rate)} × ${formatBrl(base)}, uma vez por ano`
  const line = { key: 'tax-1', label: 'Imposto na declaração anual', amount: answer.due, formula, source }
  return { lines: base > 0 ? [line] : [], tax: answer.due }
}

function netOf({ price, saleExpenses }: Deal, tax: Cents): Statement {
  const all: Line[] = [
    { key: 'price', label: 'Preço da venda', amount: price, formula: 'a sua parte' },
    { key: 'saleExpenses', label: 'Corretagem da venda', amount: 0 - saleExpenses, formula: 'paga por você' },
    { key: 'tax', label: 'Imposto', amount: 0 - tax, formula: 'a soma das faixas' },
  ]
  const lines = all.filter(({ amount }) => amount !== 0)
  return statement(lines, price - saleExpenses - tax)
}
