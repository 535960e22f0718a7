import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import {
  type Line,
  type RuleSource,
  ruleSource,
  type Statement,
  statement,
} from '#web/finance/core/statement.ts'
import { realRateFrom } from '#web/finance/interest/interest.ts'
import { combineRates } from '#web/finance/interest/rate-conversion.ts'
import { completeMonths } from '#web/finance/labour/service-time.ts'
import {
  calculateBenefit,
  type RetirementRule,
  type RuleDate,
  retirementDates,
} from '#web/finance/pension/retirement.ts'
import { inssTables } from '#web/finance/tables/labour/inss.ts'
import {
  benefitTables,
  reformDay,
  retirementArticles,
  tollRuleTables,
  transitionTables,
} from '#web/finance/tables/pension/retirement.ts'
import { type Complement, complementOf } from './calculate-complement.ts'
import type { RetirementInput, SpecialRegime } from './question.ts'

/** In months: a toll may be paid off at 97, and nobody waits that long for a larger benefit. */
const oldestWait = 75 * 12

export type RetirementResult =
  | ({
      ok: true
      /** The income: INSS and what must come from elsewhere. */
      lines: readonly Line[]
      rules: RuleRow[]
      /** The rule by which the second half was calculated: its benefit is known. */
      chosen: RuleRow
      /** Met before `chosen`, with a benefit that only the fator previdenciário would tell. */
      sooner?: RuleRow
      /** Points and minimum age of each year until they stop. */
      calendar: { year: number; points: number; ageYears: number }[]
      benefit: Cents
      gap: Cents
      complement: Complement
      /** Monthly saving if the return above inflation were a little lower or higher. */
      outlook: { realReturn: Fraction; monthlyContribution: Cents }[]
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
  const gap = Math.max(0, (input.desiredIncome ?? 0) - benefit)
  const complement = complementOf(input, { gap, benefit, metOn })
  if (typeof complement === 'string') return { ok: false, reason: complement }
  const sooner = rules.find((row) => (row.metOn ?? metOn) < metOn && row.benefit === undefined)
  return {
    ok: true,
    ...statement(incomeLines(input, chosen, { benefit, gap }), benefit + gap),
    rules,
    chosen,
    ...(input.retireBy === 'first' && sooner && { sooner }),
    calendar: calendarOf(input),
    benefit,
    gap,
    complement,
    outlook: outlookOf(input, { gap, benefit, metOn }),
    notices: noticesOf(input, rules, chosen, complement),
  }
}

/** The same savings with a return above inflation of up to two points less or more. */
function outlookOf(input: RetirementInput, asked: { gap: Cents; benefit: Cents; metOn: IsoDate }) {
  const { annualReturn, inflation } = input
  const real = realRateFrom(annualReturn, inflation)
  return [-0.02, -0.01, 0, 0.01, 0.02].flatMap((step) => {
    // Fifteen digits: 0.06 − 0.01 leaves a tail of binary noise.
    const realReturn = Number((real + step).toPrecision(15))
    const complement = complementOf({ ...input, annualReturn: combineRates([realReturn, inflation]) }, asked)
    if (typeof complement === 'string') return []
    return [{ realReturn, monthlyContribution: complement.monthlyContribution }]
  })
}

/** Of who was insured before: as typed, or as if no month since the reform had been missed. */
function monthsAtReformOf(input: RetirementInput): number | undefined {
  if (!input.wasInsuredBeforeReform) return undefined
  const since = completeMonths(reformDay, input.date)
  return input.monthsAtReform ?? Math.max(0, input.contributedMonths - since)
}

/**
 * The first rule to be met, or the largest benefit among those met until the age at which waiting ends. Of rules met on
 * the same day, the largest benefit, which the INSS has to grant.
 */
function chosenOf({ retireBy }: RetirementInput, rules: readonly RuleRow[]): RuleRow | undefined {
  const known = rules.filter(({ metOn, benefit }) => metOn !== undefined && benefit !== undefined)
  const [first, ...others] = known
  if (first === undefined) return undefined
  const inTime = others.filter(({ metOn, ageMonths = 0 }) =>
    retireBy === 'first' ? metOn === first.metOn : ageMonths <= oldestWait,
  )
  return inTime.reduce((best, row) => ((row.benefit ?? 0) > (best.benefit ?? 0) ? row : best), first)
}

function incomeLines(
  { desiredIncome = 0 }: RetirementInput,
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
function ruleRows(input: RetirementInput, monthsAtReform: number | undefined): RuleRow[] | undefined {
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
  const counted = Math.min(mean, ceilingOn(date))
  const whole = roundCents(counted * coefficient)
  const limited =
    benefit < whole ? ', e o benefício para no teto' : benefit > whole ? ', e sobe ao salário mínimo' : ''
  const of = `${formatBrl(counted)}${counted < mean ? ' (média limitada ao teto)' : ''}${limited}`
  if (rule === 'toll-100') return `100 % da média de ${of}`
  if (rule === 'toll-50') return `fator ${formatNumber(coefficient, 4)} × ${of}`
  const { base = 0, perYear = 0, baseYears } = inForce(benefitTables, date) ?? {}
  const years = Math.floor(contributedMonths / 12)
  const beyond = Math.max(0, years - (baseYears?.[sex] ?? 0))
  return `${years} anos de contribuição: (${percentInWords(base)} + ${beyond} × ${percentInWords(perYear)}) × ${of}`
}

/** Of contribution and of benefit. Infinity before the oldest table, where there is no answer anyway. */
function ceilingOn(date: IsoDate): Cents {
  return inForce(inssTables, date)?.brackets.at(-1)?.upTo ?? Number.POSITIVE_INFINITY
}

export type NoticeCode =
  | 'estimate-only'
  | 'months-at-reform'
  | 'stops-paying'
  | 'few-years'
  | 'ceiling'
  | 'mean-limited'
  | 'toll-factor'
  | 'toll-edge'
  | 'already-met'
  | 'shortfall'
  | 'choice-at-withdrawal'
  | 'above-deduction'
  | 'no-deduction'
  | 'vgbl-iof'

function noticesOf(
  input: RetirementInput,
  rules: readonly RuleRow[],
  chosen: RuleRow,
  { shortfall, deduction, iof, monthlyContribution }: Complement,
): NoticeCode[] {
  const ceiling = ceilingOn(input.date)
  const tollAsks = inForce(tollRuleTables, input.date)?.toll50.before[input.sex] ?? 0
  const found: [boolean, NoticeCode][] = [
    [true, 'estimate-only'],
    [input.wasInsuredBeforeReform && input.monthsAtReform === undefined, 'months-at-reform'],
    [!input.goesOn, 'stops-paying'],
    [input.contributedMonths < 180, 'few-years'],
    [chosen.benefit === ceiling, 'ceiling'],
    [input.mean > ceiling, 'mean-limited'],
    [monthsAtReformOf(input) === tollAsks * 12, 'toll-edge'],
    [rules.some(({ rule, benefit }) => rule === 'toll-50' && benefit === undefined), 'toll-factor'],
    [rules.some(({ isMet }) => isMet), 'already-met'],
    [shortfall > 0, 'shortfall'],
    [input.plan !== 'livre' && monthlyContribution > 0, 'choice-at-withdrawal'],
    [(deduction?.excess ?? 0) > 0, 'above-deduction'],
    [deduction !== undefined && deduction.deducted > 0 && deduction.saving === 0, 'no-deduction'],
    [(iof?.perYear ?? 0) > 0, 'vgbl-iof'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}
