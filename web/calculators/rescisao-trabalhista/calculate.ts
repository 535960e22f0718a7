import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, IsoDate } from '#web/finance/core/money.ts'
import { type Statement, type Step, statement } from '#web/finance/core/statement.ts'
import { calculateRescisao } from '#web/finance/labour/rescisao.ts'
import { rescisaoTables } from '#web/finance/tables/labour/rescisao.ts'
import { discountLines } from './calculate-discounts.ts'
import { type DocumentKey, documentsOf } from './calculate-documents.ts'
import { type FgtsAccounts, fgtsAccounts } from './calculate-fgts.ts'
import { type NoticeCode, noticesOf } from './calculate-notices.ts'
import { overdueVacationsOf, paidLines, type RescisaoLine } from './calculate-paid.ts'
import type { RescisaoInput } from './calculate-question.ts'
import { stepsOf } from './calculate-steps.ts'
import { compareTrct, type TrctComparison } from './calculate-trct.ts'
import { type Unemployment, unemploymentOf } from './calculate-unemployment.ts'

export type RescisaoTrabalhistaResult =
  | ({
      ok: true
      lines: readonly RescisaoLine[]
      steps: Step[]
      totalPaid: Cents
      totalDiscounts: Cents
      /** Ten calendar days after the end of the contract. */
      payBy: IsoDate
      noticeDays: number
      projectedDate: IsoDate
      /** Debts that may not be taken now: beyond one month's pay, and what the payroll loan still is. */
      stillOwed: { beyondCap: Cents; loan: Cents; uncovered: Cents }
      /** Apart: it is not part of the net pay. */
      fgts: FgtsAccounts
      unemployment: Unemployment
      documents: DocumentKey[]
      notices: NoticeCode[]
      trct?: TrctComparison
    } & Statement)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * What an employee receives at the end of a contract, line by line; `total` is the net pay. FGTS and
 * seguro-desemprego stand apart.
 *
 * @throws RangeError for more overdue vacations than complete years, or an end before the admission
 * @see `calculateRescisao`; facts/02-rescisao.md
 */
export function calculateRescisaoTrabalhista(input: RescisaoInput): RescisaoTrabalhistaResult {
  const table = inForce(rescisaoTables, input.lastDay)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const overdue = overdueVacationsOf(input, table)
  const law = calculateRescisao({ ...input, overdueVacations: overdue })
  if (!law.ok) return law
  const fgts = fgtsAccounts(input, law)
  const unemployment = unemploymentOf(input, table)
  if (!(fgts && unemployment)) return { ok: false, reason: 'no-table-in-force' }
  const lines: RescisaoLine[] = [...paidLines(input, law, overdue), ...discountLines(input, law)]
  return {
    ok: true,
    ...statement(lines, law.net),
    lines,
    steps: stepsOf(input, law),
    totalPaid: law.totalPaid,
    totalDiscounts: law.totalDiscounts,
    payBy: law.payBy,
    noticeDays: law.noticeDays,
    projectedDate: law.projectedDate,
    stillOwed: { beyondCap: law.beyondCap, loan: law.loanLeft, uncovered: law.uncovered },
    fgts,
    unemployment,
    documents: documentsOf(input),
    notices: noticesOf(input, law),
    ...(input.trct && { trct: compareTrct(lines, input.trct) }),
  }
}
