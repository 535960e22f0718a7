import { type Edition, inForce } from './in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from './money.ts'

/** Which rule gives a number: law with its article, first day in force, where to read it, how sure we are, when it is renewed. */
export type RuleSource = Pick<Edition, 'from' | 'source' | 'url' | 'confidence' | 'renewal'>

/** One line of a result: what it is, how much, by which sum and by which rule. */
export type Line = {
  /** Stable name, for tests and for other programs: `salary-balance`. */
  key: string
  /** In Portuguese, as the Nota shows it. */
  label: string
  /** Signed: what takes away is negative. */
  amount: Cents
  /** The sum in words, with its numbers: `20/30 × R$ 3.500,00`. */
  formula: string
  /** Absent where there is no rule but arithmetic, or a value the reader typed. */
  source?: RuleSource
}

/** A number on the way to the result that is not itself part of the total. */
export type Step = {
  key: string
  label: string
  formula: string
  source?: RuleSource
} & (
  | { unit: 'cents'; value: Cents }
  | { unit: 'fraction'; value: Fraction }
  | { unit: 'days' | 'months' | 'years' | 'count' | 'factor' | 'points'; value: number }
  | { unit: 'day'; value: IsoDate }
)

/** Lines whose signed amounts add up to `total`. */
export type Statement = { lines: readonly Line[]; total: Cents }

/**
 * The lines with the total that the law's own formula gave.
 *
 * @throws RangeError when they do not add up: a page must rather fail than show it
 */
export function statement(lines: readonly Line[], total: Cents): Statement {
  const sum = lines.reduce((added, { amount }) => added + amount, 0)
  if (sum === total && lines.every(({ amount }) => Number.isSafeInteger(amount))) return { lines, total }
  throw new RangeError(`lines add up to ${sum}, not to ${total}: ${lines.map(({ key }) => key).join(', ')}`)
}

/** A line that is subtracted: `amount`, not negative, is shown below zero. */
export function discountLine(
  key: string,
  label: string,
  amount: Cents,
  formula: string,
  source?: RuleSource,
): Line {
  // Not `-amount`: minus zero is another number.
  return { key, label, amount: 0 - amount, formula, ...(source && { source }) }
}

/** Source of a line: the edition of its table, with `article` when the line rests on a narrower article. */
export function ruleSource(
  { from, source, url, confidence, renewal }: Edition,
  article?: string,
): RuleSource {
  return { from, source: article ? `${source}, ${article}` : source, url, confidence, renewal }
}

/** The rule that holds on `date`, as `ruleSource` tells it; undefined before the oldest edition. */
export function ruleOn(
  editions: readonly Edition[],
  date: IsoDate,
  article?: string,
): RuleSource | undefined {
  const edition = inForce(editions, date)
  return edition && ruleSource(edition, article)
}

/**
 * `total` in whole centavos by `weights`, each part rounded down or up so that the parts add up to the total: the
 * largest remainders get the centavos that are left (Hamilton's method).
 *
 * @throws RangeError for negative weights, or when all are zero
 */
export function apportion(total: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(whole > 0) || weights.some((weight) => weight < 0)) throw new RangeError(`no weights: ${weights}`)
  const exact = weights.map((weight) => (total * weight) / whole)
  const parts = exact.map(Math.floor)
  let left = roundCents(total) - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
  for (const { index } of byRemainder.toSorted((a, b) => b.remainder - a.remainder)) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left--
  }
  return parts
}
