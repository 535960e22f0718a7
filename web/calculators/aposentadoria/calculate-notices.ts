import { inForce } from '#web/finance/core/in-force.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import type { Complement } from './calculate-complement.ts'
import type { RetirementInput } from './calculate-question.ts'
import type { RuleRow } from './calculate-rules.ts'

/** What the page must warn about; its text is in `words.ts`. */
export type NoticeCode =
  | 'estimate-only'
  | 'months-at-reform'
  | 'stops-paying'
  | 'few-years'
  | 'ceiling'
  | 'toll-factor'
  | 'already-met'
  | 'shortfall'
  | 'choice-at-withdrawal'
  | 'above-deduction'
  | 'no-deduction'
  | 'vgbl-iof'

export function noticesOf(
  input: RetirementInput,
  rules: readonly RuleRow[],
  chosen: RuleRow,
  { shortfall, deduction, iof, monthlyContribution }: Complement,
): NoticeCode[] {
  const ceiling = inForce(inssTables, input.date)?.brackets.at(-1)?.upTo
  const found: [boolean, NoticeCode][] = [
    [true, 'estimate-only'],
    [input.wasInsuredBeforeReform && input.monthsAtReform === undefined, 'months-at-reform'],
    [!input.goesOn, 'stops-paying'],
    [input.contributedMonths < 180, 'few-years'],
    [chosen.benefit === ceiling, 'ceiling'],
    [rules.some(({ rule, benefit }) => rule === 'toll-50' && benefit === undefined), 'toll-factor'],
    [chosen.isMet, 'already-met'],
    [shortfall > 0, 'shortfall'],
    [input.plan !== 'livre' && monthlyContribution > 0, 'choice-at-withdrawal'],
    [(deduction?.excess ?? 0) > 0, 'above-deduction'],
    [deduction !== undefined && deduction.deducted > 0 && deduction.saving === 0, 'no-deduction'],
    [(iof?.perYear ?? 0) > 0, 'vgbl-iof'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}
