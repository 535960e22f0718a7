import { formatBrl } from '../core/format.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type IsoDate } from '../core/money.ts'
import { cryptoTables } from '../tables/income-tax/crypto.ts'

type Question = {
  /** Of coins kept in Brazil or by their owner, on `date`. */
  sale: Cents
  /** Of all coins in the same month. */
  otherSales: Cents
  date: IsoDate
}

/**
 * In how many months a sale fits the limit of each: the gain then pays nothing. This month counts where its other sales leave
 * room. Undefined where the sale fits this month already, or before the law.
 *
 * @see Lei 9.250/1995, art. 22, II
 */
export function monthsWithinLimit({ sale, otherSales, date }: Question) {
  const limit = inForce(cryptoTables, date)?.exemptSalesUpTo
  if (limit === undefined || checkCents(sale) + checkCents(otherSales) <= limit) return undefined
  const room = Math.max(0, limit - otherSales)
  return { limit, startsNow: room > 0, months: Math.ceil((sale - room) / limit) + (room > 0 ? 1 : 0) }
}

/** Sales spread so that no month passes the limit, against `tax` for one sale; empty where spreading changes nothing. */
export function byMonthInWords(question: Question, tax: Cents): string {
  const split = tax > 0 ? monthsWithinLimit(question) : undefined
  if (!split) return ''
  const { limit, startsNow, months } = split
  const start = startsNow ? 'em' : 'a partir do mês que vem, em'
  const time = `${start} ${months}\u00A0${months === 1 ? 'mês' : 'meses'}`
  return `Tudo neste mês, o imposto é de ${formatBrl(tax)}; ${time}, sem passar de ${formatBrl(limit)} em nenhum, é zero, mas o preço muda no caminho.`
}
