import { monthsBetween } from '#web/finance/calendar/term.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { ruleSource } from '#web/finance/core/statement.ts'
import { checkSfh } from '#web/finance/credit/sfh.ts'
import { creditPractice } from '#web/finance/tables/credit/credit-practice.ts'
import { mcmvTables } from '#web/finance/tables/credit/mcmv.ts'
import type { FinancingInput, Housing, Notice } from './types.ts'

export type Checks = {
  incomeNeeded?: Cents
  longestMonths?: number
  housing?: Housing
  notices: Notice[]
}

/** What a bank would ask about income, age and the home: notices, never refusals. */
export function checksOf(input: FinancingInput, firstPaid: Cents, annualRate: Fraction): Checks {
  const practice = inForce(creditPractice, input.date)
  const asked = practice ? practiceOf(input, firstPaid, practice) : { notices: [] }
  if (input.asset !== 'property') return asked
  const sfh = checkSfh(input.assetValue, annualRate, input.date)
  if (sfh.ok && !(sfh.fitsProperty && sfh.fitsCost)) asked.notices.push('outside-sfh')
  return { ...asked, housing: { ...(sfh.ok && { sfh }), mcmv: mcmvOf(input) } }
}

function practiceOf(
  { asset, assetValue, downPayment, date, months, familyIncome, oldestBirth }: FinancingInput,
  firstPaid: Cents,
  { incomeShare, oldestAgeMonths, loanToValue }: (typeof creditPractice)[number],
): Checks {
  const longestMonths = oldestBirth && Math.max(0, oldestAgeMonths - monthsBetween(oldestBirth, date))
  const rules: [holds: boolean, notice: Notice][] = [
    [firstPaid > (familyIncome ?? Number.POSITIVE_INFINITY) * incomeShare, 'income'],
    [months > (longestMonths ?? months), 'age'],
    [asset === 'property' && assetValue - downPayment > assetValue * loanToValue, 'low-down-payment'],
  ]
  const notices = rules.filter(([holds]) => holds).map(([, notice]) => notice)
  return { incomeNeeded: roundCents(firstPaid / incomeShare), longestMonths, notices }
}

function mcmvOf({ date, familyIncome, assetValue }: FinancingInput): Housing['mcmv'] {
  const table = inForce(mcmvTables, date)
  if (!table || familyIncome === undefined) return undefined
  const band = table.bands.find(({ incomeUpTo }) => familyIncome <= incomeUpTo)
  if (!band || assetValue > (band.propertyUpTo ?? Number.POSITIVE_INFINITY)) return undefined
  return { band: band.name, annualRate: band.annualRate, rule: ruleSource(table) }
}
