import { dayNumber } from '../calendar/days.ts'
import type { Cents, Fraction, IsoDate } from '../core/money.ts'

/** Money in is positive, money out negative. */
export type DatedFlow = { date: IsoDate; amount: Cents }

/** `time` is counted in periods of the rate. */
export type TimedFlow = { time: number; amount: number }

export type InternalRate =
  | { ok: true; rate: Fraction }
  /** No single answer: each of `rates`, in ascending order, zeroes the flows. */
  | { ok: false; reason: 'several'; rates: readonly Fraction[] }
  | { ok: false; reason: 'no-solution' }

/** Excel's XIRR and the CET count a year of 365 days, in leap years too. */
const daysPerYear = 365

/** Search in x = ln(1 + rate). A root beyond is a rate that a double cannot tell from −100 % or from infinity. */
const farthest = 700
/** Each one is a level of the search; beyond, roots are looked for in steps of 1 % from −99,9 % to +109.000 %. */
const maxSignChanges = 40
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
  return mergedFlows(amounts.map((amount, time) => ({ time, amount })))
}

function dated(flows: readonly DatedFlow[]): TimedFlow[] {
  const days = flows.map(({ date, amount }) => ({ time: dayNumber(date), amount }))
  const first = days.reduce((least, { time }) => Math.min(least, time), Number.POSITIVE_INFINITY)
  return mergedFlows(days.map(({ time, amount }) => ({ time: (time - first) / daysPerYear, amount })))
}

/** In order of time, one flow for each time, none of zero. */
export function mergedFlows(flows: readonly TimedFlow[]): TimedFlow[] {
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

function solve(flows: TimedFlow[]): InternalRate {
  const rates = rootsOf(flows)
    .map((x) => Math.expm1(x))
    .filter((rate) => rate > -1 && Number.isFinite(rate))
  const [rate] = rates
  if (rate === undefined) return { ok: false, reason: 'no-solution' }
  return rates.length === 1 ? { ok: true, rate } : { ok: false, reason: 'several', rates }
}

/**
 * All x = ln(1 + rate) that zero the present value f, in ascending order, by the proof of Descartes' rule: with c between
 * the times of a change of sign, e^(cx)·f has a derivative with one change less, and at most one zero between two
 * neighbouring zeros of it. Without a change of sign there is none.
 *
 * @see Descartes' rule for exponential sums (Pólya and Szegő, Problems and Theorems in Analysis II, part V)
 */
function rootsOf(flows: TimedFlow[]): number[] {
  const changes = signChanges(flows)
  if (changes === 0) return []
  const inner = changes > maxSignChanges ? steps() : rootsOf(derivativeOf(flows))
  const ends = [-farthest, ...inner, farthest]
  return ends.flatMap((high, at) => {
    const low = ends[at - 1]
    if (low === undefined) return []
    const isHighRoot = at < ends.length - 1 && isZero(flows, high)
    if (isHighRoot) return [high]
    const isCrossed = !(at > 1 && isZero(flows, low)) && isPositive(flows, low) !== isPositive(flows, high)
    return isCrossed ? [root(flows, { low, high })] : []
  })
}

const steps = () =>
  Array.from(
    { length: scanned.steps + 1 },
    (_, step) => (2 * scanned.upTo * step) / scanned.steps - scanned.upTo,
  )

/** The derivative of e^(cx) times the present value, without that factor: c lies halfway between two flows of opposite signs. */
function derivativeOf(flows: TimedFlow[]): TimedFlow[] {
  const at = flows.findIndex(
    ({ amount }, index) => index > 0 && amount > 0 !== (flows[index - 1]?.amount ?? 0) > 0,
  )
  const middle = ((flows[at - 1]?.time ?? 0) + (flows[at]?.time ?? 0)) / 2
  const terms = flows.map(({ time, amount }) => ({ time, amount: amount * (middle - time) }))
  const maxAmount = Math.max(...terms.map(({ amount }) => Math.abs(amount)))
  return terms.map(({ time, amount }) => ({ time, amount: amount / maxAmount }))
}

/** Whether what is left of the flows is no more than the rounding of their sum: a root that the curve touches. */
function isZero(flows: TimedFlow[], x: number): boolean {
  const { value, size } = scaledValue(flows, x)
  return Math.abs(value) <= 1e-13 * size
}

/** How often the sign changes from one flow to the next. */
export function signChanges(flows: readonly TimedFlow[]): number {
  return flows.filter(({ amount }, index) => index > 0 && amount > 0 !== (flows[index - 1]?.amount ?? 0) > 0)
    .length
}

/**
 * The present value at x = ln(1 + rate) and its derivative, both times one positive number: scaled by the largest
 * power, so that neither overflows; the sign stays. `size`: the sum of the terms' absolute values.
 */
function scaledValue(flows: TimedFlow[], x: number): { value: number; slope: number; size: number } {
  const end = flows.at(x > 0 ? 0 : -1)?.time ?? 0
  let value = 0
  let slope = 0
  let size = 0
  for (const { time, amount } of flows) {
    const term = amount * Math.exp(x * (end - time))
    value += term
    slope += term * (end - time)
    size += Math.abs(term)
  }
  return { value, slope, size }
}

const isPositive = (flows: TimedFlow[], x: number): boolean => scaledValue(flows, x).value > 0

type Bracket = { low: number; high: number }

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
