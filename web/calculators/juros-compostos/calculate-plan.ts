import { addMonths, dayNumber } from '#web/finance/calendar/days.ts'
import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/core/money.ts'
import { type Line, type Statement, statement } from '#web/finance/core/statement.ts'
import {
  grownLot,
  type LotsRedemption,
  redeemLots,
  redemptionTaxLines,
} from '#web/finance/fixed-income/redemption.ts'
import { fixedFromCdiShare } from '#web/finance/fixed-income/yields.ts'
import {
  annualRateFrom,
  growthFactor,
  inTodaysMoney,
  monthlyRateFrom,
  realRateFrom,
} from '#web/finance/interest/interest.ts'
import { combineRates } from '#web/finance/interest/rate-conversion.ts'
import { type ContributionAt, futureValue } from '#web/finance/interest/savings.ts'

/** Per year or month; or a share of the CDI, or a rate over the IPCA, with that index per year. */
export type Rate =
  | { value: Fraction; per: 'year' | 'month' }
  | { value: Fraction; per: 'cdi' | 'ipca'; index: Fraction }

/** The same rate per year and per month, compounded. Unrounded. facts/06-taxas.md §1 */
function ratesOf(rate: Rate): { annualRate: Fraction; monthlyRate: Fraction } {
  if (rate.per === 'month') return { annualRate: annualRateFrom(rate.value), monthlyRate: rate.value }
  const annualRate = annualRateOf(rate)
  return { annualRate, monthlyRate: monthlyRateFrom(annualRate) }
}

function annualRateOf(rate: Rate): Fraction {
  if (rate.per === 'cdi') return fixedFromCdiShare(rate.value, rate.index).annualRate
  return rate.per === 'ipca' ? combineRates([rate.index, rate.value]) : rate.value
}

export const maxMonths = 720
/** From R$ 10 trilhões on, a double no longer holds every centavo. */
export const maxTotal: Cents = 1_000_000_000_000_000

export type Plan = {
  initial: Cents
  /** The contribution of the first year. */
  monthlyContribution: Cents
  rate: Rate
  months: number
  contributionAt: ContributionAt
  /** Per year: after each twelve contributions the next twelve are this much larger, rounded to the centavo. */
  contributionGrowth: Fraction
  /** Per year. */
  inflation?: Fraction
  /** Day of the initial amount, when the redemption pays IOF and income tax as fixed income. */
  taxedFrom?: IsoDate
}

export type Projection = Statement & {
  ok: true
  /** The plan asked about, with the value that was solved for filled in. `total` is after its taxes. */
  plan: Plan
  /** initial + contributions + interest = gross, to the centavo; gross − IOF − income tax = total. */
  gross: Cents
  tax?: { iof: Cents; ir: Cents; redeemedOn: IsoDate }
  contributions: Cents
  invested: Cents
  interest: Cents
  /** The total at the prices of today, when the plan has an inflation. */
  todaysMoney?: { total: Cents; realAnnualRate: Fraction }
  monthlyRate: Fraction
  annualRate: Fraction
  months: MonthRow[]
  years: YearRow[]
  /** The first month whose interest exceeds its contribution (a virada). */
  turn?: number
  /** The month, with its fraction, in which the goal is reached. Only when solved for months without growth. */
  exactMonths?: number
}

export type Refusal = {
  ok: false
  reason:
    | 'too-large'
    | 'unreachable'
    | 'already-reached'
    | 'contribution-not-needed'
    | 'rate-not-needed'
    | 'no-table-in-force'
}

/**
 * The plan's course and total.
 *
 * Only the balance is compounded, unrounded; each figure shown is rounded once, and the interest of any span is what
 * the rounded balances leave after the contributions, so that every table adds up.
 *
 * @see facts/09-planejamento.md §1; taxes: Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32
 */
export function project(input: Plan): Projection | Refusal {
  const plan = planOf(input)
  const gross = grossOf(plan)
  if (gross > maxTotal) return refuse('too-large')
  const taxes = plan.taxedFrom && taxesIn(plan, plan.taxedFrom)
  if (taxes && !taxes.redeemed.ok) return refuse(taxes.redeemed.reason)
  const { monthlyRate, annualRate } = ratesOf(plan.rate)
  const months = monthRows({ ...plan, monthlyRate, contributionIn: (month) => contributionIn(plan, month) })
  const invested = months.at(-1)?.invested ?? plan.initial
  const [contributions, interest] = [invested - plan.initial, gross - invested]
  const total = taxes?.redeemed.ok ? gross - taxes.redeemed.iof - taxes.redeemed.ir : gross
  const tax = taxes?.redeemed.ok ? { redeemed: taxes.redeemed, redeemedOn: taxes.redeemedOn } : undefined
  return {
    ok: true,
    plan,
    ...statement(linesOf({ ...plan, contributions, interest, monthlyRate, ...(tax && { tax }) }), total),
    gross,
    ...(tax && { tax: { iof: tax.redeemed.iof, ir: tax.redeemed.ir, redeemedOn: tax.redeemedOn } }),
    contributions,
    invested,
    interest,
    todaysMoney: todaysMoney(plan, total, annualRate),
    monthlyRate,
    annualRate,
    months,
    years: yearRows(months),
    turn: months.find((row) => row.contribution > 0 && row.interest > row.contribution)?.month,
  }
}

/** The total alone, after taxes, for comparing plans. Above `maxTotal` it is only an order of magnitude. */
export function totalOf(plan: Plan): Cents {
  const gross = grossOf(plan)
  const redeemed = plan.taxedFrom && taxesIn(plan, plan.taxedFrom).redeemed
  return redeemed?.ok ? gross - redeemed.iof - redeemed.ir : gross
}

/** The total before taxes, rounded once. Above `maxTotal` it is only an order of magnitude. */
export function grossOf(plan: Plan): Cents {
  return roundCents(balanceAfter(plan, plan.months))
}

function taxesIn(plan: Plan, from: IsoDate) {
  const contributionOf = (month: number) => contributionIn(plan, month)
  return taxesOf({
    ...plan,
    from,
    monthlyRate: ratesOf(plan.rate).monthlyRate,
    contributionIn: contributionOf,
  })
}

function todaysMoney({ inflation, months }: Plan, total: Cents, annualRate: Fraction) {
  if (inflation === undefined) return undefined
  const inToday = roundCents(inTodaysMoney(total, inflation, months))
  return { total: inToday, realAnnualRate: realRateFrom(annualRate, inflation) }
}

/** Year by year, because the contribution changes with the year. Unrounded centavos. */
function balanceAfter(plan: Plan, months: number): number {
  const { contributionAt } = plan
  const { monthlyRate } = ratesOf(plan.rate)
  let balance: number = plan.initial
  for (let done = 0; done < months; done += 12) {
    const contribution = contributionIn(plan, done + 1)
    const span = Math.min(12, months - done)
    balance = futureValue({ initial: balance, contribution, monthlyRate, months: span, contributionAt })
  }
  return balance
}

function contributionIn({ monthlyContribution, contributionGrowth }: Plan, month: number): Cents {
  return roundCents(monthlyContribution * (1 + contributionGrowth) ** Math.floor((month - 1) / 12))
}

function planOf(input: Plan): Plan {
  const {
    initial,
    monthlyContribution,
    rate,
    months,
    contributionAt,
    contributionGrowth,
    inflation,
    taxedFrom,
  } = input
  const possible =
    Number.isSafeInteger(initial) &&
    Number.isSafeInteger(monthlyContribution) &&
    Math.min(initial, monthlyContribution, rate.value) >= 0 &&
    Number.isInteger(months) &&
    months >= 1 &&
    months <= maxMonths &&
    contributionGrowth > -1
  if (!possible) throw new RangeError(`not a plan: ${JSON.stringify(input)}`)
  return {
    initial,
    monthlyContribution,
    rate,
    months,
    contributionAt,
    contributionGrowth,
    inflation,
    taxedFrom,
  }
}

export function refuse(reason: Refusal['reason']): Refusal {
  return { ok: false, reason }
}

type MonthRow = {
  month: number
  contribution: Cents
  interest: Cents
  invested: Cents
  balance: Cents
}

/** `interest` is that of the year; the last year may have fewer than twelve months. */
type YearRow = { year: number; invested: Cents; interest: Cents; balance: Cents }

type Course = {
  initial: Cents
  months: number
  monthlyRate: Fraction
  contributionAt: ContributionAt
  contributionIn: (month: number) => Cents
}

/** Each month, before any tax. Each balance is rounded once; the interest is what it leaves. */
function monthRows({ initial, months, monthlyRate, contributionAt, contributionIn }: Course): MonthRow[] {
  const rows: MonthRow[] = []
  let yearOpening: number = initial
  let balance = initial
  let invested = initial
  for (let month = 1; month <= months; month++) {
    const contribution = contributionIn(month)
    const monthOfYear = ((month - 1) % 12) + 1
    const exact = futureValue({
      initial: yearOpening,
      contribution,
      monthlyRate,
      months: monthOfYear,
      contributionAt,
    })
    const next = roundCents(exact)
    invested += contribution
    rows.push({ month, contribution, interest: next - balance - contribution, invested, balance: next })
    balance = next
    if (monthOfYear === 12) yearOpening = exact
  }
  return rows
}

function yearRows(months: readonly MonthRow[]): YearRow[] {
  const years: YearRow[] = []
  for (const { month, interest, invested, balance } of months) {
    const year = Math.ceil(month / 12)
    const earlier = years[year - 1]?.interest ?? 0
    years[year - 1] = { year, invested, interest: earlier + interest, balance }
  }
  return years
}

type Taxed = {
  /** Day of the initial amount; the redemption is `months` later. */
  from: IsoDate
  initial: Cents
  months: number
  monthlyRate: Fraction
  contributionAt: ContributionAt
  contributionIn: (month: number) => Cents
}

/** The taxes of a redemption whose every contribution has its own age. Their gross values may miss the total by centavos. */
function taxesOf(plan: Taxed): { redeemedOn: IsoDate; redeemed: LotsRedemption } {
  const { from, initial, months, monthlyRate, contributionAt, contributionIn } = plan
  const redeemedOn = addMonths(from, months)
  const end = dayNumber(redeemedOn)
  const lots = [grownLot(initial, growthFactor(monthlyRate, months), end - dayNumber(from))]
  for (let month = 1; month <= months; month++) {
    const opened = contributionAt === 'end' ? month : month - 1
    const days = end - dayNumber(addMonths(from, opened))
    lots.push(grownLot(contributionIn(month), growthFactor(monthlyRate, months - opened), days))
  }
  const put = lots.filter(({ amount }) => amount > 0)
  return { redeemedOn, redeemed: redeemLots({ lots: put, date: redeemedOn, exempt: false }) }
}

type Result = {
  initial: Cents
  contributions: Cents
  interest: Cents
  monthlyRate: Fraction
  months: number
  monthlyContribution: Cents
  contributionGrowth: Fraction
  tax?: { redeemed: Extract<LotsRedemption, { ok: true }>; redeemedOn: IsoDate }
}

function linesOf({ initial, contributions, interest, monthlyRate, tax, ...plan }: Result): Line[] {
  return [
    { key: 'initial', label: 'Valor inicial', amount: initial, formula: 'como no formulário' },
    {
      key: 'contributions',
      label: 'Aportes',
      amount: contributions,
      formula: contributionsInWords(plan),
    },
    {
      key: 'interest',
      label: 'Juros',
      amount: interest,
      formula: `${formatPercent(monthlyRate, 4)} ao mês sobre o saldo`,
    },
    ...(tax ? redemptionTaxLines(tax.redeemed, tax.redeemedOn, ['depósito', 'depósitos']) : []),
  ]
}

function contributionsInWords(
  plan: Pick<Result, 'months' | 'monthlyContribution' | 'contributionGrowth'>,
): string {
  const { months, monthlyContribution, contributionGrowth } = plan
  const count = months === 1 ? '1 mês' : `${formatNumber(months, 0)} meses`
  if (contributionGrowth === 0) return `${count} × ${formatBrl(monthlyContribution)}`
  return `${count}, começando em ${formatBrl(monthlyContribution)}`
}
