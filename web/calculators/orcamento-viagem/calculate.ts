import { daysBetween, monthsBetween } from '#web/finance/calendar/days.ts'
import { formatBrl, formatPercent } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { apportion, type Line, statement } from '#web/finance/core/statement.ts'
import { amountIn, rateInReais, smallestAmount, symbolOf } from '#web/finance/exchange/currencies.ts'
import { type ExchangeCost, exchangeCost } from '#web/finance/exchange/exchange-cost.ts'
import { fxRateHistory } from '#web/finance/exchange/iof-cambio.ts'
import { dependsOnInjunction } from '#web/finance/exchange/iof-injunction.ts'
import { contributionForGoal } from '#web/finance/interest/annuity.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import type {
  Item,
  ItemKind,
  Notice,
  PaymentWay,
  Purse,
  TripAnswer,
  TripInput,
  TripResult,
} from './question.ts'

/** By how much currencies may move until the trip, for what it would cost then. */
export const shockBy = 0.1

const operations = { card: 'card', account: 'own-account', cash: 'cash' } as const

/**
 * Cost of a trip in reais: each item at the commercial rate, the contingency, then spread and IOF by way to pay.
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
    purses: pursesOf(input, exchanged),
    allIn: allInOf(input, spent),
    inReais: totalIn(spent, 'BRL'),
    shock: { cheaper: shocked(input, 1 - shockBy, total), dearer: shocked(input, 1 + shockBy, total) },
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
  const smallest = smallestAmount(code)
  const parts = apportion(
    amount / smallest,
    payments.map(({ share }) => share),
  ).map((part) => part * smallest)
  const exchanged: Exchanged[] = []
  for (const [index, { way, spread }] of payments.entries()) {
    const part = parts[index] ?? 0
    if (part === 0) continue
    const exchange = { amount: part, currency: symbolOf(code), commercialRate: rate, spread, fee: 0, date }
    const cost = exchangeCost({ ...exchange, operation: operations[way] })
    if (!cost.ok) return undefined
    exchanged.push({ way, currency: code, cost })
  }
  return exchanged
}

/** Each way to pay that has a spread, with all that is foreign in it. */
function allInOf(input: TripInput, spent: readonly Spent[]): TripAnswer['allIn'] {
  const inReais = totalIn(spent, 'BRL')
  return input.payments
    .flatMap((payment) => {
      const alone = { ...input, payments: [{ ...payment, share: 1 }] }
      const parts = input.currencies.map(({ code, rate }) =>
        exchangeAll(alone, code, rate, totalIn(spent, code)),
      )
      if (parts.some((part) => part === undefined)) return []
      const exchanged = parts.flatMap((part) => part ?? [])
      const total = exchanged.reduce((sum, { cost }) => sum + cost.total, inReais)
      return exchanged.length > 0 ? [{ way: payment.way, total }] : []
    })
    .toSorted((one, other) => one.total - other.total)
}

function pursesOf({ currencies, payments }: TripInput, exchanged: readonly Exchanged[]): Purse[] {
  return exchanged.map(({ way, currency, cost }) => {
    const { amount, iofRate, total, vet } = cost
    const commercialRate = rateIn(currencies, currency)
    const spread = payments.find((payment) => payment.way === way)?.spread ?? 0
    return { way, currency, amount, commercialRate, spread, iofRate, total, vet }
  })
}

function rateIn(currencies: TripInput['currencies'], code: string): number {
  return currencies.find((currency) => currency.code === code)?.rate ?? 1
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
  const rateOf = (code: string) => rateIn(input.currencies, code)
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
    [dollarRate === undefined && shopping + cash > 0 && exchanged.length > 0, 'limits-unknown'],
    [input.departure < input.date, 'departure-past'],
    [missing === 0, 'enough-saved'],
  ]
  return rules.filter(([holds]) => holds).map(([, notice]) => notice)
}

type Length = { days: number; nights: number }

function lengthOf({ departure, return: back }: TripInput): Length {
  const nights = daysBetween(departure, back)
  return { days: nights + 1, nights }
}

type Spent = { item: Item; quantity: number; amount: Cents; contingency: Cents }

/** Each item times its quantity, rounded to what its currency pays; children pay their share of each that is per person. */
function spentOn(input: TripInput, length: Length): Spent[] {
  return input.items.map((item) => {
    const quantity = quantityOf(item, input, length)
    const smallest = smallestAmount(item.currency)
    const rounded = (amount: number) => roundCents(amount / smallest) * smallest
    const amount = rounded(item.amount * quantity)
    return { item, quantity, amount, contingency: rounded(amount * input.contingency) }
  })
}

function quantityOf(
  { per, childShare }: Item,
  { adults, children }: TripInput,
  { days, nights }: Length,
): number {
  const people = adults + children * childShare
  switch (per) {
    case 'trip':
      return 1
    case 'day':
      return days
    case 'night':
      return nights
    case 'person':
      return people
    case 'person-day':
      return people * days
  }
}

/** By one way to pay, in one currency. */
type Exchanged = { way: PaymentWay; currency: string; cost: ExchangeCost }

/** Of one currency, contingency inside. */
function totalIn(spent: readonly Spent[], currency: string): Cents {
  const ofIt = spent.filter(({ item }) => item.currency === currency)
  return ofIt.reduce((sum, { amount, contingency }) => sum + amount + contingency, 0)
}

const commercialOf = (cost: ExchangeCost): Cents => partOf(cost, 'exchange')

function partOf(cost: ExchangeCost, key: string): Cents {
  return cost.lines.find((line) => line.key === key)?.amount ?? 0
}

/** Each item at the commercial rate, and the contingency of all. */
function itemLines(input: TripInput, spent: readonly Spent[], exchanged: readonly Exchanged[]): Line[] {
  const reais = inReais(spent, exchanged)
  const lines = spent.map(({ item }, index): Line => {
    const rate = input.currencies.find(({ code }) => code === item.currency)?.rate
    const sum = `${amountIn(item.amount, item.currency)} ${timesInWords(item, input)}`
    return {
      key: `${item.kind}-${index + 1}`,
      label: item.name ?? itemsInWords[item.kind],
      amount: reais[index]?.amount ?? 0,
      formula: rate === undefined ? sum : `${sum}, a ${rateInReais(rate)}`,
    }
  })
  const contingency = reais.reduce((sum, part) => sum + part.contingency, 0)
  const formula = `${formatPercent(input.contingency, 0)} de cada gasto`
  return [...lines, { key: 'contingency', label: 'Imprevistos', amount: contingency, formula }]
}

/** `por pessoa e por dia × 10 dias × (2 adultos + 1 criança a 50 %)` */
function timesInWords({ per, childShare }: Item, input: TripInput): string {
  const { days, nights } = lengthOf(input)
  const { adults, children } = input
  const grown = count(adults, 'adulto', 'adultos')
  const people =
    children === 0 || childShare === 0
      ? grown
      : `(${grown} + ${count(children, 'criança', 'crianças')} a ${formatPercent(childShare, 0)})`
  const times = {
    trip: '',
    day: ` × ${count(days, 'dia', 'dias')}`,
    night: ` × ${count(nights, 'noite', 'noites')}`,
    person: ` × ${people}`,
    'person-day': ` × ${count(days, 'dia', 'dias')} × ${people}`,
  }
  return persInWords[per] + times[per]
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** At the commercial rate of the exchange, shared out among the items of that currency. */
function inReais(
  spent: readonly Spent[],
  exchanged: readonly Exchanged[],
): { amount: Cents; contingency: Cents }[] {
  const shared = new Map<string, Cents[]>()
  for (const code of new Set(spent.map(({ item }) => item.currency))) {
    const total = totalIn(spent, code)
    const ofIt = exchanged.filter(({ currency }) => currency === code)
    const value = code === 'BRL' ? total : ofIt.reduce((sum, { cost }) => sum + commercialOf(cost), 0)
    const weights = spent
      .filter(({ item }) => item.currency === code)
      .flatMap(({ amount, contingency }) => [amount, contingency])
    shared.set(code, total === 0 ? [] : apportion(value, weights))
  }
  return spent.map(({ item }) => {
    const [amount = 0, contingency = 0] = shared.get(item.currency)?.splice(0, 2) ?? []
    return { amount, contingency }
  })
}

function exchangeLines({ payments }: TripInput, exchanged: readonly Exchanged[]): Line[] {
  return payments.flatMap(({ way, spread }): Line[] => {
    const ofIt = exchanged.filter((one) => one.way === way)
    const [first] = ofIt
    if (!first) return []
    const sum = (key: string) => ofIt.reduce((total, { cost }) => total + partOf(cost, key), 0)
    const commercial = ofIt.reduce((total, { cost }) => total + commercialOf(cost), 0)
    const name = waysInWords[way]
    return [
      {
        key: `${way}-spread`,
        label: `Spread, ${name}`,
        amount: sum('spread'),
        formula: `${formatBrl(commercial)} × ${formatPercent(spread)}`,
      },
      {
        key: `${way}-iof`,
        label: `IOF, ${name}`,
        amount: sum('iof'),
        formula: `(${formatBrl(commercial)} + ${formatBrl(sum('spread'))}) × ${formatPercent(first.cost.iofRate)}`,
        source: first.cost.rule,
      },
    ]
  })
}

const itemsInWords: Readonly<Record<ItemKind, string>> = {
  tickets: 'Passagens',
  lodging: 'Hospedagem',
  food: 'Alimentação',
  transport: 'Transporte',
  tours: 'Passeios',
  shopping: 'Compras',
  insurance: 'Seguro-viagem',
  visa: 'Visto ou autorização',
  phone: 'Chip de celular',
  other: 'Outros',
}

const persInWords: Readonly<Record<Item['per'], string>> = {
  trip: 'na viagem',
  day: 'por dia',
  night: 'por noite',
  person: 'por pessoa',
  'person-day': 'por pessoa e por dia',
}

const waysInWords: Readonly<Record<PaymentWay, string>> = {
  card: 'cartão',
  account: 'conta global',
  cash: 'espécie',
}
