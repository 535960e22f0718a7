import { daysBetween } from '#web/finance/calendar/days.ts'
import { iofCambio } from '#web/finance/tables/exchange/iof-cambio.ts'
import { iofInjunction } from '#web/finance/tables/exchange/iof-injunction.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { defineCalculator } from '../form/calculator.ts'
import type { Texts, Values } from '../form/fields.ts'
import { calculateTrip } from './calculate.ts'
import { destinationOf } from './destinations.ts'
import { fields, moneyOf } from './fields.ts'
import type { Item, TripInput } from './question.ts'
import { show } from './show.ts'
import { refusalInWords } from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void

const mostDays = 365

export const calculator = defineCalculator({
  slug: 'orcamento-viagem',
  fields,
  toInput,
  calculate: calculateTrip,
  refusal: refusalInWords,
  show,
  whatIf: (texts) => ({ rows: rateVariation(texts), columns: { field: 'lodging', times: 0.2 } }),
  tables: [iofCambio, iofInjunction, travelLimits],
  ruleDates: { field: 'date', since: '2018-03-03' },
})

/** The exchange moves a trip abroad most; in Brazil it is what one eats. */
function rateVariation(texts: Texts) {
  const currency = moneyOf(texts)
  if (currency === 'BRL') return { field: 'food', times: 0.2 } as const
  const field = currency === 'USD' ? 'dollarRate' : currency === 'EUR' ? 'euroRate' : 'otherRate'
  return { field, times: 0.1 } as const
}

function toInput(typed: Typed, refuse: Refuse): TripInput {
  const { date, departure, adults, children, contingency, saved, annualYield } = typed
  const currency = currencyOf(typed)
  const isAbroad = currency !== 'BRL'
  checkDates(typed, refuse)
  const currencies = isAbroad ? currenciesOf(typed, refuse) : []
  const known = ['BRL', ...currencies.map(({ code }) => code)]
  const unknown = typed.others?.find((other) => !known.includes(other.currency))
  if (unknown) {
    const message = isAbroad
      ? `Para usar ${unknown.currency}, escolha em “Outra moeda da viagem”.`
      : 'Na viagem pelo Brasil, os gastos são em BRL.'
    refuse('others', message)
  }
  return {
    date,
    departure,
    return: typed.return,
    adults,
    children,
    currencies,
    dollarRate: isAbroad ? typed.dollarRate : undefined,
    items: itemsOf(typed),
    contingency,
    payments: isAbroad ? paymentsOf(typed, refuse) : [],
    saved,
    annualYield,
    destination: destinationOf(typed.destination),
    unpriced: unpricedOf(typed),
  }
}

const currencyOf = ({ destination, currency }: Typed) =>
  moneyOf({ destination, ...(currency && { currency }) })

/** Empty kinds of spending count nothing, and that is said. */
function unpricedOf({ transport, tours, shopping, visa }: Typed): string[] {
  const amounts = { transporte: transport, passeios: tours, compras: shopping, 'visto ou autorização': visa }
  return Object.entries(amounts).flatMap(([name, amount]) => (amount === undefined ? [name] : []))
}

function checkDates({ departure, return: back }: Typed, refuse: Refuse) {
  if (back <= departure) refuse('return', 'A volta precisa ser depois da ida.')
  else if (daysBetween(departure, back) > mostDays)
    refuse('return', `A viagem pode ter no máximo ${mostDays} noites.`)
}

/** The destination's currency and the other one, each at its rate. */
function currenciesOf(typed: Typed, refuse: Refuse): TripInput['currencies'] {
  const { second = 'none', dollarRate, euroRate, otherRate, secondRate } = typed
  const currency = currencyOf(typed)
  if (second === currency) refuse('second', 'Escolha uma moeda diferente da do destino.')
  const codes = [currency, second].filter((code) => code !== 'none' && code !== 'BRL')
  if (codes.includes('USD') && dollarRate === undefined) refuse('dollarRate', 'Preencha o campo Dólar.')
  const rates: Readonly<Record<string, number | undefined>> = { USD: dollarRate, EUR: euroRate }
  return codes.map((code) => {
    const typedRate = code === currency ? otherRate : secondRate
    return { code, rate: rates[code] ?? typedRate ?? 1 }
  })
}

function paymentsOf(typed: Typed, refuse: Refuse): TripInput['payments'] {
  const { cardShare = 0, accountShare = 0, cashShare = 0 } = typed
  if (Math.abs(cardShare + accountShare + cashShare - 1) > 1e-9)
    refuse('cardShare', 'A soma das formas de pagamento precisa dar 100%.')
  return [
    { way: 'card', share: cardShare, spread: typed.cardSpread ?? 0 },
    { way: 'account', share: accountShare, spread: typed.accountSpread ?? 0 },
    { way: 'cash', share: cashShare, spread: typed.cashSpread ?? 0 },
  ]
}

const pers = {
  viagem: 'trip',
  dia: 'day',
  noite: 'night',
  pessoa: 'person',
  'pessoa-dia': 'person-day',
} as const

/** Each with the share of a child: a seat costs the whole, a meal may not. */
function itemsOf(typed: Typed): Item[] {
  const currency = currencyOf(typed)
  const { childTickets = 1, childFood = 1, childTours = 1, childInsurance = 1 } = typed
  const { childVisa = 1, childOthers = 1, others = [] } = typed
  const there = { currency, childShare: 1 }
  const here = { currency: 'BRL', childShare: 1 }
  return [
    { kind: 'tickets', amount: typed.tickets, per: 'person', ...here, childShare: childTickets },
    { kind: 'lodging', amount: typed.lodging, per: 'night', ...there },
    { kind: 'food', amount: typed.food, per: 'person-day', ...there, childShare: childFood },
    { kind: 'transport', amount: typed.transport ?? 0, per: 'day', ...there },
    { kind: 'tours', amount: typed.tours ?? 0, per: 'person', ...there, childShare: childTours },
    { kind: 'shopping', amount: typed.shopping ?? 0, per: 'trip', ...there },
    { kind: 'insurance', amount: typed.insurance, per: 'person-day', ...here, childShare: childInsurance },
    { kind: 'visa', amount: typed.visa ?? 0, per: 'person', ...there, childShare: childVisa },
    { kind: 'phone', amount: typed.phone, per: 'person', ...here, childShare: 0 },
    ...others.map(
      ({ name, amount, currency, per }): Item => ({
        kind: 'other',
        name,
        amount,
        currency,
        per: pers[per],
        childShare: childOthers,
      }),
    ),
  ]
}
