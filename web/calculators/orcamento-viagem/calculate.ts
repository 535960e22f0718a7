import { monthsBetween } from '#web/finance/calendar/term.ts'
import { formatBrl } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { apportion, statement } from '#web/finance/core/statement.ts'
import { exchangeCost } from '#web/finance/exchange/exchange-cost.ts'
import { fxRateHistory } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import { contributionForGoal } from '#web/finance/interest/annuity.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { commercialOf, type Exchanged, exchangeLines, itemLines, totalIn } from './lines.ts'
import { lengthOf, type Spent, spentOn } from './spending.ts'
import type { Notice, Purse, TripAnswer, TripInput, TripResult } from './types.ts'

const operations = { card: 'card', account: 'own-account', cash: 'cash' } as const

/**
 * What a trip costs in reais: each item at the commercial rate, the contingency, then spread and IOF by way to pay.
 *
 * All that is spent in one currency is exchanged together, by the shares of the payments; its centavos are shared out
 * among the items, so that the lines add up. IOF and VET as in `exchangeCost`.
 *
 * @see Decreto 6.306/2007, art. 15-B; facts/09-planejamento.md §3
 */
export function calculateTrip(input: TripInput): TripResult {
  const length = lengthOf(input)
  const spent = spentOn(input, length)
  const exchanged: Exchanged[] = []
  for (const { code, rate } of input.currencies) {
    const found = exchangeAll(input, code, rate, totalIn(spent, code))
    if (!found) return { ok: false, reason: 'no-table-in-force' }
    exchanged.push(...found)
  }
  const total = totalIn(spent, 'BRL') + exchanged.reduce((sum, { cost }) => sum + cost.total, 0)
  if (total === 0) return { ok: false, reason: 'nothing-to-spend' }
  const people = input.adults + input.children
  const costs = exchanged.reduce((sum, { cost }) => sum + cost.total - commercialOf(cost), 0)
  const savings = savingsOf(input, total)
  return {
    ok: true,
    ...statement([...itemLines(input, spent, exchanged), ...exchangeLines(input, exchanged)], total),
    ...length,
    people,
    perPerson: roundCents(total / people),
    perDay: roundCents(total / length.days),
    perPersonDay: roundCents(total / people / length.days),
    exchangeCosts: costs,
    exchangeShare: costs / total,
    purses: pursesOf(exchanged),
    shock: { cheaper: shocked(input, 0.9, total), dearer: shocked(input, 1.1, total) },
    savings,
    steps: [
      {
        key: 'exchange-share',
        label: 'Parte do total que é spread e IOF',
        unit: 'fraction',
        value: costs / total,
        formula: `${formatBrl(costs)} ÷ ${formatBrl(total)}`,
      },
    ],
    notices: noticesOf(input, spent, exchanged, savings),
  }
}

/** The amount split by the payments, each part exchanged; undefined when one has no rate on that day. */
function exchangeAll(
  { date, payments }: TripInput,
  code: string,
  rate: number,
  amount: Cents,
): Exchanged[] | undefined {
  if (amount === 0) return []
  const parts = apportion(
    amount,
    payments.map(({ share }) => share),
  )
  const exchanged: Exchanged[] = []
  for (const [index, { way, spread }] of payments.entries()) {
    const part = parts[index] ?? 0
    if (part === 0) continue
    const exchange = { amount: part, currency: code, commercialRate: rate, spread, fee: 0, date }
    const cost = exchangeCost({ ...exchange, operation: operations[way] })
    if (!cost.ok) return undefined
    exchanged.push({ way, currency: code, cost })
  }
  return exchanged
}

function pursesOf(exchanged: readonly Exchanged[]): Purse[] {
  return exchanged.map(({ way, currency, cost }) => {
    const { amount, total, vet } = cost
    return { way, currency, amount, total, vet }
  })
}

function shocked(input: TripInput, factor: number, total: Cents): Cents {
  const currencies = input.currencies.map(({ code, rate }) => ({ code, rate: rate * factor }))
  const spent = spentOn(input, lengthOf(input))
  const exchanged = currencies.map(({ code, rate }) => exchangeAll(input, code, rate, totalIn(spent, code)))
  if (exchanged.some((part) => part === undefined)) return total
  return exchanged
    .flatMap((part) => part ?? [])
    .reduce((sum, { cost }) => sum + cost.total, totalIn(spent, 'BRL'))
}

function savingsOf({ date, departure, saved, annualYield }: TripInput, total: Cents): TripAnswer['savings'] {
  const months = Math.max(0, monthsBetween(date, departure))
  const missing = Math.max(0, total - saved)
  if (months === 0) return { months, missing, perMonth: missing }
  const monthlyRate = monthlyRateFrom(annualYield)
  const plan = { initial: saved, monthlyRate, months, contributionAt: 'end' as const }
  return { months, missing, perMonth: contributionForGoal(total, plan) }
}

function noticesOf(
  input: TripInput,
  spent: readonly Spent[],
  exchanged: readonly Exchanged[],
  { missing }: TripAnswer['savings'],
): Notice[] {
  const limits = inForce(travelLimits, input.date)
  const { dollarRate } = input
  const inDollars = (reais: number) => (dollarRate ? reais / dollarRate : 0)
  const rateOf = (code: string) => input.currencies.find((currency) => currency.code === code)?.rate ?? 1
  const shopping = spent
    .filter(({ item }) => item.kind === 'shopping')
    .reduce((sum, { item, amount }) => sum + amount * rateOf(item.currency), 0)
  const cash = exchanged
    .filter(({ way }) => way === 'cash')
    .reduce((sum, { cost, currency }) => sum + cost.amount * rateOf(currency), 0)
  const people = input.adults + input.children
  const ways = exchanged.map(({ way }) => way)
  const rules: [holds: boolean, notice: Notice][] = [
    [ways.some((way) => dependsOnInjunction(fxRateHistory(operations[way]), input.date)), 'iof-injunction'],
    [limits !== undefined && inDollars(shopping) > limits.baggageQuota * people, 'baggage-quota'],
    [limits !== undefined && inDollars(cash) > limits.declaredCash * people, 'declare-cash'],
    [input.departure < input.date, 'departure-past'],
    [missing === 0, 'enough-saved'],
  ]
  return rules.filter(([holds]) => holds).map(([, notice]) => notice)
}
