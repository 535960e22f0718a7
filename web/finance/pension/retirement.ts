import { inForce } from '../core/in-force.ts'
import { type Cents, checkCount, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { completeMonths, monthsAfter } from '../labour/service-time.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { salarioMinimoTables } from '../tables/labour/salario-minimo.ts'
import {
  type BySex,
  benefitTables,
  generalRuleTables,
  tollRuleTables,
  transitionTables,
} from '../tables/pension/retirement.ts'

export type Sex = keyof BySex

export type RetirementRule = 'general' | 'points' | 'progressive-age' | 'toll-50' | 'toll-100'

type NoTable = { ok: false; reason: 'no-table-in-force' }

type TransitionResult = { ok: true; points: BySex; age: BySex; source: string } | NoTable

/**
 * Requirements of the transition rules on `date`: points (age plus contribution, in years) and progressive minimum age,
 * in years and halves of a year.
 *
 * @see EC 103/2019, arts. 15 and 16; facts/09-planejamento.md §2
 */
export function transitionOn(date: IsoDate): TransitionResult {
  const table = inForce(transitionTables, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  return { ok: true, points: table.points, age: table.age, source: table.source }
}

type BenefitInput = {
  sex: Sex
  /** Years; only complete ones count. */
  contributionYears: number
  /** Of all contributions since July 1994, corrected. */
  mean: Cents
  /** Fator previdenciário, printed by Meu INSS; only the rule of the 50 % toll uses it. */
  rule: Exclude<RetirementRule, 'toll-50'> | { toll50: Fraction }
  date: IsoDate
}

type BenefitResult = { ok: true; coefficient: Fraction; benefit: Cents; source: string } | NoTable

/**
 * Monthly benefit at the start: mean × coefficient, rounded half up, between the minimum wage and the ceiling. The mean
 * itself counts up to the ceiling, before the coefficient.
 *
 * The coefficient is 60 % plus 2 % for each complete year beyond 20 (men) or 15 (women), and may pass 100 %; all of
 * the mean with the 100 % toll; the fator previdenciário with the 50 % toll. Whether the rule is met is not asked.
 *
 * @see EC 103/2019, arts. 17, 20 and 26 (§ 1º: the limit of the mean); Lei 8.213/1991, art. 33; facts/09-planejamento.md
 *   §2 and §4
 */
export function calculateBenefit({ sex, contributionYears, mean, rule, date }: BenefitInput): BenefitResult {
  if (!(contributionYears >= 0 && Number.isSafeInteger(mean) && mean >= 0))
    throw new RangeError(`not a contribution: ${contributionYears} years, ${mean}`)
  const table = inForce(benefitTables, date)
  const floor = inForce(salarioMinimoTables, date)?.monthly
  const ceiling = inForce(inssTables, date)?.brackets.at(-1)?.upTo
  if (!table || floor === undefined || ceiling === undefined)
    return { ok: false, reason: 'no-table-in-force' }
  const { base, perYear, baseYears, source } = table
  const yearsBeyond = Math.max(0, Math.floor(contributionYears) - baseYears[sex])
  // Four decimals are more than the law has: 0.6 + 15 × 0.02 arrives as 0.8999999999999999.
  const byYears = Number((base + perYear * yearsBeyond).toFixed(4))
  const coefficient = typeof rule === 'object' ? rule.toll50 : rule === 'toll-100' ? 1 : byYears
  return {
    ok: true,
    coefficient,
    benefit: Math.min(ceiling, Math.max(floor, roundCents(Math.min(ceiling, mean) * coefficient))),
    source,
  }
}

type Insured = {
  sex: Sex
  /** Complete months of age and of contribution on `date`. */
  ageMonths: number
  contributedMonths: number
  /** Complete months of contribution on the day of the reform; undefined for who joined later. */
  monthsAtReform?: number
  date: IsoDate
}

type RulesMet = { ok: true; rules: RetirementRule[] } | NoTable

/**
 * The rules that an insured person meets on `date`. The transition rules are only for who was insured on the day of
 * the reform. Teachers, special, rural and disability retirement are not covered.
 *
 * @see EC 103/2019, arts. 15 to 20; facts/09-planejamento.md §2
 */
export function rulesMet({ sex, ageMonths, contributedMonths, monthsAtReform, date }: Insured): RulesMet {
  const transition = inForce(transitionTables, date)
  const general = inForce(generalRuleTables, date)
  const tolls = inForce(tollRuleTables, date)
  if (!transition || !general || !tolls) return { ok: false, reason: 'no-table-in-force' }
  if (contributedMonths < general.minimumMonths) return { ok: true, rules: [] }
  const wasInsured = monthsAtReform !== undefined
  const generalYears = wasInsured ? general.contributionOfInsured : general.contribution
  const isOfAge = (age: BySex) => ageMonths >= age[sex] * 12
  const asked = tolls.contribution[sex] * 12
  const missing = Math.max(0, asked - (monthsAtReform ?? 0))
  const hasFullTime = wasInsured && contributedMonths >= asked
  const hasPaid = (extra: Fraction) => hasFullTime && contributedMonths >= asked + missing * extra
  const met: Record<RetirementRule, boolean> = {
    general: isOfAge(general.age) && contributedMonths >= generalYears[sex] * 12,
    points: hasFullTime && ageMonths + contributedMonths >= transition.points[sex] * 12,
    'progressive-age': hasFullTime && isOfAge(transition.age),
    // "Mais de" 33 years (28): exactly so many complete months are not more.
    'toll-50': hasPaid(tolls.toll50.extra) && (monthsAtReform ?? 0) > tolls.toll50.before[sex] * 12,
    'toll-100': hasPaid(tolls.toll100.extra) && isOfAge(tolls.toll100.age),
  }
  // The keys of the record above.
  return { ok: true, rules: (Object.keys(met) as RetirementRule[]).filter((rule) => met[rule]) }
}

export type InsuredPerson = {
  sex: Sex
  birth: IsoDate
  /** The day on which the months of contribution are counted, and from which one more counts each month. */
  date: IsoDate
  contributedMonths: number
  /** Complete months on the day of the reform; undefined for who joined later. */
  monthsAtReform?: number
  /** Whether a month of contribution is added each month from `date` on. */
  goesOn: boolean
}

/** `metOn` is `date` for a rule already met, and absent for one that will not be. */
export type RuleDate = { rule: RetirementRule; metOn?: IsoDate }

type DatesResult = { ok: true; rules: RuleDate[] } | { ok: false; reason: 'no-table-in-force' }

/**
 * The first day on which each rule that is open to the person is met, with the points and ages of each year.
 *
 * Age and contribution count in complete months, each on its own day of the month. Same result as `rulesMet` called
 * for every day.
 *
 * @see EC 103/2019, arts. 15 to 20; facts/09-planejamento.md §2
 */
export function retirementDates(person: InsuredPerson): DatesResult {
  const { sex, date, monthsAtReform } = person
  checkCount(person.contributedMonths)
  const general = inForce(generalRuleTables, date)
  const tolls = inForce(tollRuleTables, date)
  const transition = inForce(transitionTables, date)
  if (!(general && tolls && transition)) return { ok: false, reason: 'no-table-in-force' }
  const paid = (months: number) => whenPaid(person, Math.max(months, general.minimumMonths))
  const aged = (years: number) => whenAged(person, years)
  if (monthsAtReform === undefined) {
    const metOn = latest(date, aged(general.age[sex]), paid(general.contribution[sex] * 12))
    return { ok: true, rules: [{ rule: 'general', metOn }] }
  }
  const years = tolls.contribution[sex]
  const missing = Math.max(0, years * 12 - checkCount(monthsAtReform))
  const toll = (extra: Fraction) => paid(Math.ceil(years * 12 + missing * extra))
  const full = paid(years * 12)
  const points = firstEdition(date, (table) => latest(date, full, whenPoints(person, table.points[sex])))
  const age = firstEdition(date, (table) => latest(date, full, aged(table.age[sex])))
  const rules: RuleDate[] = [
    {
      rule: 'general',
      metOn: latest(date, aged(general.age[sex]), paid(general.contributionOfInsured[sex] * 12)),
    },
    { rule: 'points', metOn: points },
    { rule: 'progressive-age', metOn: age },
    { rule: 'toll-100', metOn: latest(date, aged(tolls.toll100.age[sex]), toll(tolls.toll100.extra)) },
  ]
  const mayPayHalf = monthsAtReform > tolls.toll50.before[sex] * 12
  return {
    ok: true,
    rules: mayPayHalf
      ? [...rules, { rule: 'toll-50', metOn: latest(date, toll(tolls.toll50.extra)) }]
      : rules,
  }
}

/** The first day of `metOn` that falls while the edition that gave it is in force. */
function firstEdition(
  date: IsoDate,
  metOn: (table: (typeof transitionTables)[number]) => IsoDate | undefined,
): IsoDate | undefined {
  const open = transitionTables.filter(
    (_, index) => (transitionTables[index - 1]?.from ?? '9999-12-31') > date,
  )
  for (const table of open.toReversed()) {
    const next = transitionTables[transitionTables.indexOf(table) - 1]?.from
    const met = latest(table.from, metOn(table))
    if (met === undefined || next === undefined || met < next) return met
  }
  return undefined
}

function whenPaid({ date, contributedMonths, goesOn }: InsuredPerson, months: number): IsoDate | undefined {
  if (months <= contributedMonths) return date
  return goesOn ? monthsAfter(date, months - contributedMonths) : undefined
}

function whenAged({ birth }: InsuredPerson, years: number): IsoDate {
  return monthsAfter(birth, years * 12)
}

/** Each month brings two more months of points, one of age and, `goesOn`, one of contribution. */
function whenPoints({ birth, date, contributedMonths, goesOn }: InsuredPerson, points: number): IsoDate {
  const age = completeMonths(birth, date)
  const missing = points * 12 - age - contributedMonths
  if (missing <= 0) return date
  if (!goesOn) return monthsAfter(birth, age + missing)
  const months = Math.ceil(missing / 2)
  const [older, longer] = [monthsAfter(birth, age + months), monthsAfter(date, months)].toSorted()
  // Both are there: an even number of months waits for the second of the two.
  return (missing % 2 === 0 ? longer : older) ?? date
}

function latest(...days: (IsoDate | undefined)[]): IsoDate | undefined {
  let last: IsoDate | undefined
  for (const day of days) {
    if (day === undefined) return undefined
    if (last === undefined || day > last) last = day
  }
  return last
}
