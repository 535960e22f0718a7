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
 * Whether there is a right at all is another question: `monthsOfLast` beside `entitlementOn`.
 *
 * @see Lei 7.998/1990, arts. 4º and 5º; Lei 13.134/2015; facts/02-rescisao.md §4
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
  const steps = rowForRequest(table.instalments, request)
  const instalments = steps?.find(({ months }) => monthsWorked >= months)?.count ?? 0
  const instalment = instalments > 0 ? Math.max(floor.monthly, instalmentOf(table, average)) : 0
  return { ok: true, average, instalment, instalments, source: table.source }
}

/** The months with salary that `request` (1, 2, 3 or a later one) asks for; undefined before the oldest table. */
export function entitlementOn(request: number, date: IsoDate): Entitlement | undefined {
  const table = inForce(seguroDesempregoTables, date)
  return table && rowForRequest(table.entitlement, request)
}

function rowForRequest<Row>(rows: readonly Row[], request: number): Row | undefined {
  return rows[Math.min(request, rows.length) - 1]
}

/** So many months with salary of the last so many. */
export type Entitlement = { months: number; ofLast: number }

type WorkRecord = {
  /** Whole months of the contract that ends. */
  contract: number
  /** Months that the indemnified notice adds to it: courts count them, an authority may not. */
  notice: number
  /** Months with salary of the last `ofLast`, in any job, when known. */
  recent?: number
  /** Months with salary of the last 36, in any job, when known. */
  total?: number
}

/**
 * Between how many of the last `ofLast` months had salary: equal when the record decides it.
 *
 * Earlier jobs may lie anywhere outside the contract. Of `total` in 36, those that do not fit in the 36 − `ofLast`
 * months before the window are in it.
 *
 * @see Lei 7.998/1990, art. 3º, I; LC 150/2015, art. 28, I
 */
export function monthsOfLast(
  ofLast: number,
  { contract, notice, recent, total }: WorkRecord,
): { least: number; most: number } {
  const withNotice = (months: number) => Math.min(ofLast, checkCount(months) + checkCount(notice))
  if (recent !== undefined) return { least: Math.min(ofLast, recent), most: withNotice(recent) }
  if (total === undefined)
    return { least: Math.min(ofLast, contract), most: contract >= ofLast ? ofLast : withNotice(ofLast) }
  const outside = referenceMonths - ofLast
  return {
    least: Math.min(ofLast, Math.max(Math.min(contract, total), total - outside)),
    most: withNotice(total),
  }
}

/** Before the dismissal, in which months count for the number of instalments (art. 4º). */
export const referenceMonths = 36

function instalmentOf({ first, second, ceiling }: (typeof seguroDesempregoTables)[number], average: Cents) {
  if (average <= first.upTo) return roundCents(average * first.rate)
  if (average > second.upTo) return ceiling
  return roundCents((average - first.upTo) * second.rate) + second.plus
}
