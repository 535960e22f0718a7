import { type Cents, roundCents } from '#web/finance/core/money.ts'
import type { Financing } from '#web/finance/credit/financing.ts'
import { financingMonths } from '#web/finance/credit/financing.ts'
import type { FinancingInput, GoalAnswer } from './types.ts'

type Outcome = { months: number; interest: number }

/**
 * The smallest extra per month, in whole centavos and beside the dated ones, that ends the loan in time or saves enough
 * interest against the contract. Extras shorten the term: more of them never costs more interest.
 */
export function solveGoal(
  goal: NonNullable<FinancingInput['goal']>,
  contract: Financing,
  datedIn: (month: number) => Cents,
): GoalAnswer {
  if (contract.system !== 'price' && contract.system !== 'sac')
    return { ok: false, reason: 'needs-price-or-sac' }
  const outcomeWith = (monthly: Cents) =>
    outcomeOf({ ...contract, keep: 'instalment', extraIn: (month) => monthly + datedIn(month) })
  const plain = outcomeOf(contract)
  const isMet = ({ months, interest }: Outcome) =>
    goal.kind === 'months' ? months <= goal.months : plain.interest - interest >= goal.amount
  if (isMet(outcomeWith(0))) return { ok: false, reason: 'already-met' }
  let tooLittle = 0
  let enough = contract.loan.principal * 2
  if (!isMet(outcomeWith(enough))) return { ok: false, reason: 'impossible' }
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (isMet(outcomeWith(middle))) enough = middle
    else tooLittle = middle
  }
  const { months, interest } = outcomeWith(enough)
  return { ok: true, monthlyExtra: enough, months, interestSaved: roundCents(plain.interest - interest) }
}

function outcomeOf(financing: Financing): Outcome {
  const months = financingMonths(financing)
  return { months: months.length, interest: months.reduce((sum, { interest }) => sum + interest, 0) }
}
