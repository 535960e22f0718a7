import { type Cents, checkCents, roundCents } from '../core/money.ts'
import type { consignadoTables } from '../tables/credit/consignado.ts'
import type { RescisaoTable } from '../tables/labour/rescisao.ts'
import { type Contract, owedByEmployee, remuneration } from './rescisao-verbas.ts'

/** What may be taken off the severance beside the taxes. */
export type Claims = {
  /** Loss that the employer proved for the early end of a fixed term by the employee. */
  provedLoss?: Cents
  /** First instalment of this year's 13º, already received. */
  thirteenthAdvance?: Cents
  /** Advances of salary and other debts to the employer. */
  employerDebts?: Cents
  /** Alimony that the court's decision takes from the balance of salary and from the 13º. */
  alimony?: { balance: Cents; thirteenth: Cents }
  /** What is still owed of a payroll loan. */
  payrollLoan?: Cents
}

type Debts = {
  notice: Cents
  earlyEnd: Cents
  thirteenthAdvance: Cents
  employerDebts: Cents
  alimony: Cents
  payrollLoan: Cents
}

/**
 * What each claim takes, and what stays owed outside the severance.
 *
 * The debts to the employer together take at most one month's pay, in this order: notice not worked, early end, the
 * part of the 13º advance beyond the 13º, others. The advance itself comes off the 13º without that limit. The payroll
 * loan takes at most its share of what is paid less INSS, income tax and alimony (`available`).
 *
 * @see CLT, arts. 477 § 5º, 480 and 487 § 2º; Lei 4.749/1965, art. 3º; Lei 10.820/2003, art. 1º § 1º
 */
export function debtsOf(
  contract: Contract,
  claims: Claims,
  { thirteenth, available }: { thirteenth: Cents; available: Cents },
  table: RescisaoTable,
  loans: (typeof consignadoTables)[number],
): { debts: Debts; beyondCap: Cents; loanLeft: Cents } {
  const advance = checkCents(claims.thirteenthAdvance ?? 0)
  const onThirteenth = Math.min(advance, thirteenth)
  const owed = owedByEmployee(contract, claims.provedLoss ?? 0, table)
  const asked = [owed.notice, owed.earlyEnd, advance - onThirteenth, checkCents(claims.employerDebts ?? 0)]
  const [notice = 0, earlyEnd = 0, advanceBeyond = 0, employerDebts = 0] = upTo(remuneration(contract), asked)
  const { balance, thirteenth: ofThirteenth } = claims.alimony ?? { balance: 0, thirteenth: 0 }
  const alimony = checkCents(balance) + checkCents(ofThirteenth)
  const loan = checkCents(claims.payrollLoan ?? 0)
  const mostLoan = roundCents(Math.max(0, available - alimony) * loans.severanceShare)
  const payrollLoan = Math.min(loan, mostLoan)
  const thirteenthAdvance = onThirteenth + advanceBeyond
  return {
    debts: { notice, earlyEnd, thirteenthAdvance, employerDebts, alimony, payrollLoan },
    beyondCap: sum(asked) - (notice + earlyEnd + advanceBeyond + employerDebts),
    loanLeft: loan - payrollLoan,
  }
}

/** Each of `amounts` in turn, while their sum does not pass `cap`. */
function upTo(cap: Cents, amounts: readonly Cents[]): Cents[] {
  let left: number = cap
  return amounts.map((amount) => {
    const taken = Math.min(amount, left)
    left -= taken
    return taken
  })
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce<number>((total, amount) => total + amount, 0)
}
