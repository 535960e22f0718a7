import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, checkCount, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { salarioFamiliaTables } from '../tables/labour/salario-familia.ts'

type InssResult =
  | { ok: true; contribution: Cents; effectiveRate: Fraction; source: string }
  | { ok: false; reason: 'no-table-in-force' }

type SalarioFamiliaResult =
  | { ok: true; amount: Cents; source: string }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * INSS withheld from an employee's monthly `salary`, or from the 13º, which is calculated apart.
 *
 * Each slice of the salary pays its own bracket's rate; nothing is due above the ceiling. The slices are added in
 * full and rounded once, half up: the ceiling of 2026 is 988,09, not the 988,07 of systems that truncate each slice.
 * `effectiveRate` is the contribution over the salary, zero for none.
 *
 * @see EC 103/2019, art. 28; facts/03-inss-irrf.md §1
 */
export function calculateInss({ salary, date }: { salary: Cents; date: IsoDate }): InssResult {
  checkCents(salary)
  const table = inForce(inssTables, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const due = inssSlices(salary, date).reduce((sum, { part, rate }) => sum + part * rate, 0)
  // Six decimals of a centavo: more than the rates have, fewer than binary addition disturbs.
  const contribution = roundCents(Number(due.toFixed(6)))
  return { ok: true, contribution, effectiveRate: salary && contribution / salary, source: table.source }
}

/** The slices of `salary`, lowest first, each with the rate of its bracket; none before the oldest table. */
export function inssSlices(salary: Cents, date: IsoDate): { part: Cents; rate: Fraction }[] {
  const brackets = inForce(inssTables, date)?.brackets ?? []
  return brackets
    .map(({ upTo, rate }, index) => ({
      part: Math.min(salary, upTo) - (brackets[index - 1]?.upTo ?? 0),
      rate,
    }))
    .filter(({ part }) => part > 0)
}

/**
 * Salário-família of a month: the quota for each child up to 14 or disabled, when `pay` does not pass the limit.
 *
 * @see Lei 8.213/1991, arts. 65 to 70
 */
export function calculateSalarioFamilia({
  pay,
  children,
  date,
}: {
  pay: Cents
  children: number
  date: IsoDate
}): SalarioFamiliaResult {
  checkCents(pay)
  checkCount(children)
  const table = inForce(salarioFamiliaTables, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  return { ok: true, amount: pay <= table.limit ? table.quota * children : 0, source: table.source }
}
