import { daysBetween } from '#web/finance/calendar/business-days.ts'
import { type Cents, roundCents } from '#web/finance/core/money.ts'
import type { Item, TripInput } from './types.ts'

export type Length = { days: number; nights: number }

export function lengthOf({ departure, return: back }: TripInput): Length {
  const nights = daysBetween(departure, back)
  return { days: nights + 1, nights }
}

export type Spent = { item: Item; quantity: number; amount: Cents; contingency: Cents }

/** Each item times its quantity, in its own currency, rounded; children pay their share of what is per person. */
export function spentOn(input: TripInput, length: Length): Spent[] {
  return input.items.map((item) => {
    const quantity = quantityOf(item.per, input, length)
    const amount = roundCents(item.amount * quantity)
    return { item, quantity, amount, contingency: roundCents(amount * input.contingency) }
  })
}

function quantityOf(
  per: Item['per'],
  { adults, children, childShare }: TripInput,
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
