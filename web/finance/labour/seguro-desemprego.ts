import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, checkCount, type IsoDate, roundCents } from '../core/money.ts'
import { salarioMinimoTables } from '../tables/labour/salario-minimo.ts'
import { seguroDesempregoTables } from '../tables/labour/seguro-desemprego.ts'

type SeguroDesempregoResult =
  | { ok: true; average: Cents; instalment: Cents; instalments: number; source: string }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Seguro-desemprego of an employee dismissed on `date`, by the average of the last `salaries` (at most three).
 *
 * Instalment: average × 0,8; from the first limit on, the excess × 0,5 plus the fixed part; the ceiling above the
 * second; never below the minimum wage. Rounded half up, the average too. `instalments` counts on the months worked
 * in the 36 before the dismissal; when they are too few for this `request` (1, 2, 3 or a later one), both are 0.
 *
 * The other conditions (the months of the last 18 or 12, a request between day 7 and 120) are not looked at.
 *
 * @see Lei 7.998/1990, arts. 3º to 5º; Lei 13.134/2015; facts/02-rescisao.md §4
 */
export function calculateSeguroDesemprego({
  salaries,
  request,
  monthsWorked,
  date,
}: {
  salaries: readonly Cents[]
  request: number
  monthsWorked: number
  date: IsoDate
}): SeguroDesempregoResult {
  if (salaries.length < 1 || salaries.length > 3) throw new RangeError('between one and three salaries')
  if (checkCount(request) < 1) throw new RangeError(`not a request: ${request}`)
  checkCount(monthsWorked)
  const table = inForce(seguroDesempregoTables, date)
  const floor = inForce(salarioMinimoTables, date)
  if (!table || !floor) return { ok: false, reason: 'no-table-in-force' }
  const sum = salaries.reduce<number>((total, salary) => total + checkCents(salary), 0)
  const average = roundCents(sum / salaries.length)
  const steps = table.instalments[Math.min(request, table.instalments.length) - 1]
  const instalments = steps?.find(({ months }) => monthsWorked >= months)?.count ?? 0
  const instalment = instalments > 0 ? Math.max(floor.monthly, instalmentOf(table, average)) : 0
  return { ok: true, average, instalment, instalments, source: table.source }
}

function instalmentOf({ first, second, ceiling }: (typeof seguroDesempregoTables)[number], average: Cents) {
  if (average <= first.upTo) return roundCents(average * first.rate)
  if (average > second.upTo) return ceiling
  return roundCents((average - first.upTo) * second.rate) + second.plus
}
