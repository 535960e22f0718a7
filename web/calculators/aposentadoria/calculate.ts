import { formatBrl } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { type Line, type Statement, statement } from '#web/finance/core/statement.ts'
import { completeMonths } from '#web/finance/labour/service-time.ts'
import { reformDay, transitionTables } from '#web/finance/tables/pension/retirement.ts'
import { type Complement, complementOf } from './calculate-complement.ts'
import { type NoticeCode, noticesOf } from './calculate-notices.ts'
import type { RetirementInput, SpecialRegime } from './calculate-question.ts'
import { type RuleRow, ruleRows } from './calculate-rules.ts'

/** In months: a toll may be paid off at 97, and nobody waits that long for a larger benefit. */
const oldestWait = 75 * 12

export type RetirementResult =
  | ({
      ok: true
      /** The income: INSS and what must come from elsewhere. */
      lines: readonly Line[]
      rules: RuleRow[]
      /** The rule by which the second half was calculated. */
      chosen: RuleRow
      /** Points and minimum age of each year until they stop. */
      calendar: { year: number; points: number; ageYears: number }[]
      benefit: Cents
      gap: Cents
      complement: Complement
      notices: NoticeCode[]
    } & Statement)
  | { ok: false; reason: 'special-regime'; regime: SpecialRegime }
  | { ok: false; reason: 'no-table-in-force' | 'no-rule-reached' | 'too-large' }

/**
 * When each rule of the INSS is met and what it would pay, and how much to save for the rest of a desired income.
 *
 * Everything in today's money: the benefit has the floor and the ceiling of `date`, and the mean stays as it is.
 *
 * @see EC 103/2019; facts/09-planejamento.md §2, facts/05-renda-fixa.md §5
 */
export function calculateRetirement(input: RetirementInput): RetirementResult {
  if (input.regime !== 'geral') return { ok: false, reason: 'special-regime', regime: input.regime }
  if (input.birth > input.date) throw new RangeError(`born on ${input.birth}`)
  const rules = ruleRows(input, monthsAtReformOf(input))
  if (!rules) return { ok: false, reason: 'no-table-in-force' }
  const chosen = chosenOf(input, rules)
  if (chosen?.metOn === undefined || chosen.benefit === undefined)
    return { ok: false, reason: 'no-rule-reached' }
  const { benefit, metOn } = chosen
  const gap = Math.max(0, input.desiredIncome - benefit)
  const complement = complementOf(input, { gap, benefit, metOn })
  if (typeof complement === 'string') return { ok: false, reason: complement }
  return {
    ok: true,
    ...statement(incomeLines(input, chosen, { benefit, gap }), benefit + gap),
    rules,
    chosen,
    calendar: calendarOf(input),
    benefit,
    gap,
    complement,
    notices: noticesOf(input, rules, chosen, complement),
  }
}

/** Of who was insured before: as typed, or as if no month since the reform had been missed. */
function monthsAtReformOf(input: RetirementInput): number | undefined {
  if (!input.wasInsuredBeforeReform) return undefined
  const since = completeMonths(reformDay, input.date)
  return input.monthsAtReform ?? Math.max(0, input.contributedMonths - since)
}

/** The first rule to be met, or the largest benefit among those met until the age at which waiting ends. */
function chosenOf({ retireBy }: RetirementInput, rules: readonly RuleRow[]): RuleRow | undefined {
  const known = rules.filter(({ metOn, benefit }) => metOn !== undefined && benefit !== undefined)
  const [first, ...others] = known
  if (retireBy === 'first' || first === undefined) return first
  const inTime = others.filter(({ ageMonths = 0 }) => ageMonths <= oldestWait)
  return inTime.reduce((best, row) => ((row.benefit ?? 0) > (best.benefit ?? 0) ? row : best), first)
}

function incomeLines(
  { desiredIncome }: RetirementInput,
  { formula, source }: RuleRow,
  { benefit, gap }: { benefit: Cents; gap: Cents },
): Line[] {
  const rest = `${formatBrl(desiredIncome)} − ${formatBrl(benefit)}`
  const lines: Line[] = [
    { key: 'benefit', label: 'Benefício do INSS, estimado', amount: benefit, formula: formula ?? '', source },
    { key: 'gap', label: 'O que falta, para guardar por fora', amount: gap, formula: rest },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

function calendarOf({ date, sex }: RetirementInput) {
  const year = Number(date.slice(0, 4))
  const rows = transitionTables.map(({ from, points, age }) => ({
    year: Number(from.slice(0, 4)),
    points: points[sex],
    ageYears: age[sex],
  }))
  return rows.filter((row) => row.year >= year).toReversed()
}
