import { formatBrl } from '#web/finance/core/format.ts'
import { type Cents, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { calculateThirteenth } from '#web/finance/labour/payroll.ts'

/** The last business day for the second instalment: the 20th of December of 2026 is a Sunday. */
export const secondInstalmentOn: IsoDate = '2026-12-18'

type Figure = 'gross' | 'first' | 'inss' | 'tax' | 'second' | 'net'
type ThirteenthSalary = Record<Figure, string> & { amounts: Record<Figure | 'reduction', Cents> }
type Case = { avos?: number; dependants?: number; on?: IsoDate | undefined }

/**
 * A 13º as in the texts, of 2026 unless they say another day: half of the gross in November, the rest of the net in
 * December.
 *
 * @throws RangeError when no table is in force
 */
export function thirteenthSalary(
  salary: Cents,
  { avos = 12, dependants = 0, on = secondInstalmentOn }: Case = {},
): ThirteenthSalary {
  const first = roundCents((salary * avos) / 12 / 2)
  const paid = calculateThirteenth({ salary, avos, date: on, advance: first, dependants })
  if (!paid.ok) throw new RangeError(paid.reason)
  const { gross, inss, tax, net, reduction, secondInstalment: second } = paid
  return {
    gross: formatBrl(gross),
    first: formatBrl(first),
    inss: formatBrl(inss),
    tax: formatBrl(tax),
    second: formatBrl(second),
    net: formatBrl(net),
    amounts: { gross, first, inss, tax, second, net, reduction },
  }
}
