import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { apportion } from '#web/finance/core/statement.ts'
import { darfDueDate } from '#web/finance/income-tax/darf.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import type { Deal } from './calculate-deal.ts'
import type { GainInput } from './calculate-question.ts'

export type Payment = {
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
export function paymentsOf({ instalments, soldOn, price }: GainInput, deal: Deal, tax: Cents): Payment[] {
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
