import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type RuleSource, ruleSource } from '#web/finance/core/statement.ts'
import { completeMonths } from '#web/finance/labour/service-time.ts'
import {
  calculateBenefit,
  type RetirementRule,
  type RuleDate,
  retirementDates,
} from '#web/finance/pension/retirement.ts'
import { benefitTables, retirementArticles } from '#web/finance/tables/pension/retirement.ts'
import type { RetirementInput } from './calculate-question.ts'

export type RuleRow = {
  rule: RetirementRule
  label: string
  /** Absent for a rule that will not be met. */
  metOn?: IsoDate
  /** Already met on the day of the question. */
  isMet: boolean
  /** On `metOn`, in complete months. */
  ageMonths?: number
  contributedMonths?: number
  coefficient?: Fraction
  /** Absent when a number is missing: the fator previdenciário of the 50 % toll. */
  benefit?: Cents
  formula?: string
  source: RuleSource
}

const labels: Record<RetirementRule, string> = {
  general: 'Idade',
  points: 'Pontos',
  'progressive-age': 'Idade progressiva',
  'toll-50': 'Pedágio de 50 %',
  'toll-100': 'Pedágio de 100 %',
}

/** Every rule open to the person, the earliest first; undefined before the oldest table. */
export function ruleRows(input: RetirementInput, monthsAtReform: number | undefined): RuleRow[] | undefined {
  const { sex, birth, date, contributedMonths, goesOn } = input
  const answer = retirementDates({ sex, birth, date, contributedMonths, monthsAtReform, goesOn })
  if (!answer.ok) return undefined
  const rows: RuleRow[] = []
  for (const dated of answer.rules) {
    const row = rowOf(input, dated)
    if (!row) return undefined
    rows.push(row)
  }
  return rows.toSorted((a, b) => ((a.metOn ?? '9999') < (b.metOn ?? '9999') ? -1 : 1))
}

function rowOf(input: RetirementInput, { rule, metOn }: RuleDate): RuleRow | undefined {
  const table = inForce(benefitTables, input.date)
  if (!table) return undefined
  const source = { ...ruleSource(table), source: `${retirementArticles[rule]}; ${table.source}` }
  const row = { rule, label: labels[rule], isMet: metOn === input.date, source }
  // Nobody is helped by the day on which a rule would be met at a hundred years of age.
  const ageMonths = metOn === undefined ? 0 : completeMonths(input.birth, metOn)
  if (metOn === undefined || ageMonths > 1200) return { ...row, isMet: false }
  const contributedMonths = input.contributedMonths + (input.goesOn ? completeMonths(input.date, metOn) : 0)
  const met = { ...row, metOn, ageMonths, contributedMonths }
  if (rule === 'toll-50' && input.tollFactor === undefined) return met
  const { sex, mean, date, tollFactor = 0 } = input
  const answer = calculateBenefit({
    sex,
    contributionYears: contributedMonths / 12,
    mean,
    rule: rule === 'toll-50' ? { toll50: tollFactor } : rule,
    date,
  })
  if (!answer.ok) return undefined
  const { coefficient, benefit } = answer
  return {
    ...met,
    coefficient,
    benefit,
    formula: benefitInWords(input, rule, { coefficient, benefit, contributedMonths }),
  }
}

function benefitInWords(
  { mean, sex, date }: RetirementInput,
  rule: RetirementRule,
  {
    coefficient,
    benefit,
    contributedMonths,
  }: { coefficient: Fraction; benefit: Cents; contributedMonths: number },
): string {
  const whole = Math.round(mean * coefficient)
  const limited =
    benefit < whole ? ', limitado ao teto' : benefit > whole ? ', elevado ao salário mínimo' : ''
  if (rule === 'toll-100') return `100 % da média de ${formatBrl(mean)}${limited}`
  if (rule === 'toll-50') return `fator ${formatNumber(coefficient, 4)} × ${formatBrl(mean)}${limited}`
  const { base = 0, perYear = 0, baseYears } = inForce(benefitTables, date) ?? {}
  const years = Math.floor(contributedMonths / 12)
  const beyond = Math.max(0, years - (baseYears?.[sex] ?? 0))
  return `(${percentInWords(base)} + ${beyond} × ${percentInWords(perYear)}) × ${formatBrl(mean)}, com ${years} anos de contribuição${limited}`
}
