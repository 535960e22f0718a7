import { inForce } from '../core/in-force.ts'
import { checkCount, type Fraction, type IsoDate } from '../core/money.ts'
import { completeMonths, monthsAfter } from '../labour/service-time.ts'
import { generalRuleTables, tollRuleTables, transitionTables } from '../tables/pension/retirement.ts'
import type { RetirementRule, Sex } from './retirement-rules.ts'

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
 * Age and contribution count in complete months, each on its own day of the month. The result is that of asking
 * `rulesMet` on every day.
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
