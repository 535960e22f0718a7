import { dayNumber } from '../calendar/days.ts'
import type { Cents, Fraction, IsoDate } from '../core/money.ts'

/** Money in is positive, money out negative. */
export type DatedFlow = { date: IsoDate; amount: Cents }

/** `time` is counted in periods of the rate. */
type TimedFlow = { time: number; amount: number }

export type InternalRate =
  /** Not unique when another rate between −99,9 % and +109.000 % zeroes the flows too; `rate` is the one nearest to 0. */
  { ok: true; rate: Fraction; isUnique: boolean } | { ok: false; reason: 'no-solution' }

/** Excel's XIRR and the CET count a year of 365 days, in leap years too. */
const daysPerYear = 365

/** Search in x = ln(1 + rate). A root beyond is a rate that a double cannot tell from −100 % or from infinity. */
const farthest = 700
/** From −99,9 % to +109.000 % per period, where several roots are looked for. */
const scanned = { upTo: 7, steps: 1400 }

/**
 * Present value of flows one period apart, the first one today: Σ aⱼ ÷ (1 + r)ʲ. Unrounded centavos.
 * `rate` is per period, a fraction above −1.
 */
export function netPresentValue(rate: Fraction, amounts: readonly Cents[]): number {
  return presentValue(rate, periodic(amounts))
}

/** Present value on the earliest of the dates: Σ aⱼ ÷ (1 + r)^(days ÷ 365). `annualRate` above −1. Unrounded. */
export function datedPresentValue(annualRate: Fraction, flows: readonly DatedFlow[]): number {
  return presentValue(annualRate, dated(flows))
}

/** The rate per period that zeroes the present value of flows one period apart (IRR, TIR). Unrounded. */
export function internalRate(amounts: readonly Cents[]): InternalRate {
  return solve(periodic(amounts))
}

/**
 * The annual rate that zeroes the present value of flows on any dates (XIRR, XTIR), year of 365 days. The order of
 * the flows does not matter. Unrounded.
 */
export function datedInternalRate(flows: readonly DatedFlow[]): InternalRate {
  return solve(dated(flows))
}

function periodic(amounts: readonly Cents[]): TimedFlow[] {
  return merged(amounts.map((amount, time) => ({ time, amount })))
}

function dated(flows: readonly DatedFlow[]): TimedFlow[] {
  const days = flows.map(({ date, amount }) => ({ time: dayNumber(date), amount }))
  const first = days.reduce((least, { time }) => Math.min(least, time), Number.POSITIVE_INFINITY)
  return merged(days.map(({ time, amount }) => ({ time: (time - first) / daysPerYear, amount })))
}

/** In order of time, one flow for each time, none of zero. */
function merged(flows: TimedFlow[]): TimedFlow[] {
  for (const { time, amount } of flows) {
    if (!(Number.isFinite(amount) && Number.isFinite(time))) throw new RangeError(`not a flow: ${amount}`)
  }
  const ordered = flows.toSorted((a, b) => a.time - b.time)
  const totals: TimedFlow[] = []
  for (const { time, amount } of ordered) {
    const last = totals.at(-1)
    if (last?.time === time) last.amount += amount
    else totals.push({ time, amount })
  }
  return totals.filter(({ amount }) => amount !== 0)
}

function presentValue(rate: Fraction, flows: TimedFlow[]): number {
  if (!(rate > -1 && Number.isFinite(rate))) throw new RangeError(`not a rate: ${rate}`)
  const x = Math.log1p(rate)
  return flows.reduce((sum, { time, amount }) => sum + amount * Math.exp(-x * time), 0)
}

/**
 * By Descartes' rule the present value has no more zeros than the flows have changes of sign: none without a change,
 * exactly one with a single change. Between two opposite signs the search always ends, whatever the flows. With more
 * changes the roots are looked for in steps of 1 %: two of them closer than that may be missed together.
 */
function solve(flows: TimedFlow[]): InternalRate {
  const changes = signChanges(flows)
  if (changes === 0) return { ok: false, reason: 'no-solution' }
  const brackets = changes === 1 ? [] : scan(flows)
  if (brackets.length === 0) {
    // An even number of changes leaves the same sign at both ends.
    const outer = changes % 2 === 1 ? expand(flows) : undefined
    if (!outer) return { ok: false, reason: 'no-solution' }
    brackets.push(outer)
  }
  const rates = brackets
    .map((bracket) => Math.expm1(root(flows, bracket)))
    .filter((rate) => rate > -1 && Number.isFinite(rate))
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  const [rate] = rates
  if (rate === undefined) return { ok: false, reason: 'no-solution' }
  return { ok: true, rate, isUnique: rates.length === 1 }
}

function signChanges(flows: TimedFlow[]): number {
  return flows.filter(({ amount }, index) => index > 0 && amount > 0 !== (flows[index - 1]?.amount ?? 0) > 0)
    .length
}

/**
 * The present value at x = ln(1 + rate) and its derivative, both times one positive number: scaled by the largest
 * power, so that neither overflows. The sign is that of the present value.
 */
function scaledValue(flows: TimedFlow[], x: number): { value: number; slope: number } {
  const end = flows.at(x > 0 ? 0 : -1)?.time ?? 0
  let value = 0
  let slope = 0
  for (const { time, amount } of flows) {
    const term = amount * Math.exp(x * (end - time))
    value += term
    slope += term * (end - time)
  }
  return { value, slope }
}

const isPositive = (flows: TimedFlow[], x: number): boolean => scaledValue(flows, x).value > 0

type Bracket = { low: number; high: number }

function scan(flows: TimedFlow[]): Bracket[] {
  const brackets: Bracket[] = []
  const width = (2 * scanned.upTo) / scanned.steps
  let low = -scanned.upTo
  let wasPositive = isPositive(flows, low)
  for (let step = 1; step <= scanned.steps; step++) {
    const high = step * width - scanned.upTo
    const nowPositive = isPositive(flows, high)
    if (nowPositive !== wasPositive) brackets.push({ low, high })
    low = high
    wasPositive = nowPositive
  }
  return brackets
}

function expand(flows: TimedFlow[]): Bracket | undefined {
  for (let reach = 0.1; reach <= farthest; reach *= 2) {
    if (isPositive(flows, -reach) !== isPositive(flows, reach)) return { low: -reach, high: reach }
  }
  return undefined
}

/** Newton's steps, halving the bracket where one would leave it; bisection, which always ends, if they do not settle. */
function root(flows: TimedFlow[], bracket: Bracket): number {
  let { low, high } = bracket
  const lowIsPositive = isPositive(flows, low)
  let x = (low + high) / 2
  for (let step = 0; step < 40; step++) {
    const { value, slope } = scaledValue(flows, x)
    if (value > 0 === lowIsPositive) low = x
    else high = x
    const newton = x - value / slope
    const next = newton >= low && newton <= high ? newton : (low + high) / 2
    if (Math.abs(next - x) <= Number.EPSILON * (1 + Math.abs(x))) return next
    x = next
  }
  return bisect(flows, bracket)
}

function bisect(flows: TimedFlow[], bracket: Bracket): number {
  let { low, high } = bracket
  const lowIsPositive = isPositive(flows, low)
  // 80 halvings of the widest bracket end below the spacing of doubles.
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (isPositive(flows, middle) === lowIsPositive) low = middle
    else high = middle
  }
  return (low + high) / 2
}
