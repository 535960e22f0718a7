import { formatNumber } from '#web/finance/core/format.ts'
import type { Calculator } from '../calculator.ts'
import type { Texts } from '../fields.ts'
import {
  type CheckedLine,
  type Checking,
  type Hypothesis,
  isPart,
  lineNamed,
  plainName,
  type Values,
  withSums,
} from './checking.ts'
import { amountIn, type DocumentRow } from './read-document.ts'

/** Centavos by which a line may differ because a program rounds elsewhere. */
const roundingCents = 2

/** A row of the document beside our line; `theirs` is of all rows that mean the same line. */
export type ComparedRow = {
  line?: CheckedLine
  /** In Portuguese, why its amount cannot be read. */
  wrong?: string
  ours?: number
  theirs?: number
}

/** Why lines may differ. Never certain: another cause may give the same amounts. */
export type Cause = Pick<Hypothesis, 'key' | 'when' | 'ask'> & {
  cause: string
  /** Keys of the lines whose amounts it gives. */
  explains: readonly string[]
}

export type Comparison = {
  /** The document that it was compared as. */
  checking: Checking
  rows: readonly ComparedRow[]
  causes: readonly Cause[]
  /** Keys of the lines that differ for a reason that we do not find. */
  unexplained: readonly string[]
}

/** With the lines as they would be. */
type Found = Cause & { values: Values }

/** A document beside our answer, by line. */
type Beside = {
  calculator: Calculator
  checking: Checking
  texts: Texts
  ours: Values
  theirs: Values
  /** Rows that are no line of ours. */
  strange: readonly { name: string; amount: number }[]
}

/**
 * The rows of a document beside the answer to `texts`, and hypotheses for the lines that differ: the first that gives the
 * amounts of most of them, to two centavos, then the same for those that are left. What a hypothesis gives comes before what
 * a free value would, and of each the larger difference first.
 *
 * @returns undefined where the question has no answer
 */
export function compareDocument(
  calculator: Calculator,
  checking: Checking,
  texts: Texts,
  rows: readonly DocumentRow[],
): Comparison | undefined {
  const ours = valuesOf(calculator, checking, texts)
  if (!ours) return undefined
  const read = rows.map((row) => ({ name: row.name, line: lineOf(checking, row), ...amountIn(row) }))
  const theirs = amountsByLine(read, ours)
  const instead = checking.insteadFor?.(theirs)
  if (instead) return compareDocument(calculator, instead, texts, rows)
  const strange = read.flatMap(({ name, line, amount }) => (!line && amount ? [{ name, amount }] : []))
  const beside = { calculator, checking, texts, ours, theirs, strange }
  const gaps = comparedKeys(beside).map((key) => ({ key, gap: gapOf(beside, key, ours) }))
  const off = gaps.filter(({ gap }) => Math.abs(gap) > roundingCents).map(({ key }) => key)
  const causes: Found[] = []
  const sizeNow = ({ explains }: Found) => sizeOf(beside, explains, ours)
  for (const tried of triedOf(checking)) {
    const found = causesOf(beside, leftOf(off, causes), tried)
    causes.push(...found.toSorted((one, other) => sizeNow(other) - sizeNow(one)))
  }
  const isExact = (key: string) => causes.some(({ values }) => gapOf(beside, key, values) === 0)
  const rounded = gaps.flatMap(({ key, gap }) =>
    gap === 0 || off.includes(key) || isExact(key) ? [] : [key],
  )
  const left = leftOf(off, causes)
  const whole = left.flatMap((key) => causeOfWhole(beside, key) ?? [])
  const ofSums = leftOf(left, whole).flatMap((key) => causeOfSum(beside, key) ?? [])
  return {
    checking,
    rows: read.map(({ line, wrong }) => ({
      line,
      wrong,
      ours: line && ours[line.key],
      theirs: line && theirs[line.key],
    })),
    causes: [
      // Of a paper whose total is ours the lines may all be right.
      ...merged([...whole, ...causes, ...ofSums]),
      ...(rounded.length > 0 ? [{ ...rounding, explains: rounded }] : []),
    ],
    unexplained: leftOf(left, [...whole, ...ofSums]),
  }
}

/** One for each cause, with the lines of all that are the same. */
function merged(causes: readonly Cause[]): Cause[] {
  const isSame = (one: Cause, other: Cause) => one.key === other.key && one.cause === other.cause
  return causes
    .filter((cause, index) => causes.findIndex((one) => isSame(one, cause)) === index)
    .map((cause) => ({
      ...cause,
      explains: causes.flatMap((one) => (isSame(one, cause) ? one.explains : [])),
    }))
}

type Read = { name: string; line?: CheckedLine; amount?: number }

/** Rows of one line are added, unless a foot repeats it or each of them repeats our amount. */
function amountsByLine(read: readonly Read[], ours: Values): Values {
  const amounts = new Map<string, number[]>()
  const isRepeated = ({ name, line }: Read) => line?.repeated?.test(plainName(name)) === true
  for (const [index, row] of read.entries()) {
    const { line, amount } = row
    if (!line || amount === undefined) continue
    const isAgain = (one: Read, at: number) =>
      one.line === line && one.amount !== undefined && (at < index || !isRepeated(one))
    if (isRepeated(row) && read.some((one, at) => at !== index && isAgain(one, at))) continue
    amounts.set(line.key, [...(amounts.get(line.key) ?? []), amount])
  }
  return Object.fromEntries(
    Array.from(amounts, ([key, found]) => {
      // A total that is told again is no second one.
      const isTotal = read.some(({ line }) => line?.key === key && line.sum)
      const again = isTotal ? found[0] : ours[key]
      const isSame = found.every((amount) => amount === again)
      return [key, isSame ? again : found.reduce((sum, amount) => sum + amount, 0)]
    }),
  )
}

/** Ours by line, the sums among them. Undefined where the question has no answer. */
export function valuesOf(calculator: Calculator, checking: Checking, texts: Texts): Values | undefined {
  const evaluation = calculator.evaluate(texts)
  if (!('result' in evaluation)) return undefined
  const { answer } = evaluation.result
  const own = checking.lines.map(({ key, ours }) => [key, ours?.(answer, texts)] as const)
  return withSums(checking, Object.fromEntries(own))
}

const rounding = {
  key: 'rounding',
  cause: 'o arredondamento',
  when: 'Programas arredondam cada parte ou só a soma, e a diferença fica em um ou dois centavos por linha.',
  ask: 'Em que passo o valor é arredondado?',
}

function lineOf(checking: Checking, { name, key }: DocumentRow): CheckedLine | undefined {
  return key === undefined ? lineNamed(checking, name) : checking.lines.find((line) => line.key === key)
}

function leftOf(keys: readonly string[], causes: readonly Cause[]): string[] {
  return keys.filter((key) => !causes.some(({ explains }) => explains.includes(key)))
}

/** Of the lines of the document, in its order. */
function comparedKeys({ checking, theirs }: Beside): string[] {
  const told = checking.lines.flatMap(({ key, isInformation }) => (isInformation ? [key] : []))
  return Object.keys(theirs).filter((key) => !told.includes(key))
}

/** Theirs less `values` of a line; of a sum, less what its lines in the document add up to, with `values` for the others. */
function gapOf({ checking, theirs }: Beside, key: string, values: Values): number {
  const isSum = checking.lines.some((line) => line.key === key && line.sum)
  const expected = isSum ? withSums(checking, { ...values, ...theirs }) : values
  return (theirs[key] ?? 0) - (expected[key] ?? 0)
}

/** A hypothesis, after another that it goes with. */
type Tried = { hypothesis: Hypothesis; after?: Extract<Hypothesis, { change: unknown }> }

/** Hypotheses alone, then two together, a zero, and what explains anything. */
function triedOf({ hypotheses }: Checking): readonly Tried[][] {
  const [alone, last] = [false, true].map((isLast) =>
    hypotheses.filter((one) => (one.isLast ?? false) === isLast).map((hypothesis) => ({ hypothesis })),
  )
  const joining = hypotheses.filter(({ joins }) => joins)
  const pairs = joining.flatMap((after) =>
    'change' in after
      ? joining.filter((one) => one !== after).map((hypothesis) => ({ hypothesis, after }))
      : [],
  )
  return [alone ?? [], pairs, [{ hypothesis: zero }], last ?? []]
}

const zero: Hypothesis = {
  key: 'zero',
  cause: 'um valor que falta',
  when: 'O papel tem zero onde esta conta tem um valor. Ele pode estar em outra linha ou em outro recibo.',
  ask: 'Por que está zerado, ou onde foi pago ou cobrado?',
  values: (_, __, theirs) => Object.fromEntries(Object.entries(theirs).filter(([, value]) => value === 0)),
}

/** How much of these lines is left over `values`. */
function sizeOf(beside: Beside, keys: readonly string[], values: Values): number {
  return keys.reduce((size, key) => size + Math.abs(gapOf(beside, key, values)), 0)
}

/** For these lines: of the hypotheses that give most of them, those that fit most of the other lines, the most exact. */
function causesOf(beside: Beside, off: readonly string[], hypotheses: readonly Tried[]): Found[] {
  if (off.length === 0) return []
  const fits = (key: string, values: Values) => Math.abs(gapOf(beside, key, values)) <= roundingCents
  const tried = hypotheses.flatMap(({ hypothesis, after }) => {
    const first = after ? outcomeOf(beside, after)?.texts : beside.texts
    const outcome = first && outcomeOf({ ...beside, texts: first }, hypothesis)
    if (!outcome) return []
    const explains = off.filter((key) => fits(key, outcome.values))
    const fitting = comparedKeys(beside).filter((key) => fits(key, outcome.values)).length
    const parts = after ? [after, hypothesis] : [hypothesis]
    // A free value is exact whatever it is.
    const rest = hypothesis.isLast ? 0 : sizeOf(beside, explains, outcome.values)
    return explains.length > 0 ? [{ parts, explains, fitting, rest, ...outcome }] : []
  })
  const [best] = tried.toSorted(
    (one, other) =>
      other.explains.length - one.explains.length || other.fitting - one.fitting || one.rest - other.rest,
  )
  if (!best) return []
  const { explains, parts, texts, values } = best
  const gap = gapOf(beside, explains[0] ?? '', beside.ours)
  const together = (part: (one: Hypothesis) => string, by: string) => parts.map(part).join(by)
  const found = {
    key: together(({ key }) => key, '+'),
    cause: together(({ cause }) => (typeof cause === 'string' ? cause : cause(texts, gap)), ', e também '),
    when: together(({ when }) => when, ' '),
    ask: together(({ ask }) => ask, ' '),
    explains,
    values,
  }
  return [found, ...causesOf(beside, leftOf(off, [found]), hypotheses)]
}

/** The lines, if the hypothesis were true; undefined where it cannot be, or has no answer. */
function outcomeOf(beside: Beside, hypothesis: Hypothesis): { texts: Texts; values: Values } | undefined {
  const { calculator, checking, ours, theirs } = beside
  const solve = (field: string, line: string, most: number) => solved(beside, field, line, most)
  const texts = 'change' in hypothesis ? hypothesis.change(beside.texts, { theirs, solve }) : beside.texts
  if (!texts) return undefined
  const values =
    'values' in hypothesis ? changedValues(beside, hypothesis.values) : valuesOf(calculator, checking, texts)
  if (!values) return undefined
  const { lines } = hypothesis
  const changed = lines ? Object.fromEntries(lines.map((key) => [key, values[key]])) : values
  return { texts, values: withSums(checking, { ...ours, ...changed }) }
}

function changedValues(
  { calculator, texts, ours, theirs }: Beside,
  change: Extract<Hypothesis, { values: unknown }>['values'],
): Values | undefined {
  const evaluation = calculator.evaluate(texts)
  const changed = 'result' in evaluation ? change(evaluation.result.answer, texts, theirs) : undefined
  return changed && { ...ours, ...changed }
}

/** By halves: the line grows with the field, or falls. */
function solved(
  { calculator, checking, texts, theirs }: Beside,
  field: string,
  line: string,
  most: number,
): Texts | undefined {
  const asked = theirs[line]
  if (asked === undefined) return undefined
  const withValue = (value: number) => ({ ...texts, [field]: formatNumber(value, 8) })
  const lineAt = (value: number) => valuesOf(calculator, checking, withValue(value))?.[line]
  const [least = 0, largest = 0] = [lineAt(0), lineAt(most)]
  const isBelow = (found: number) => (largest > least ? found < asked : found > asked)
  if (!isBelow(least) || isBelow(largest)) return undefined
  let [low, high] = [0, most]
  for (let half = 0; half < 40; half++) {
    const middle = (low + high) / 2
    if (isBelow(lineAt(middle) ?? 0)) low = middle
    else high = middle
  }
  return withValue(high)
}

/** For a sum that is ours though its lines are not: what they lack of it stands in the document too. */
function causeOfWhole({ checking, ours, theirs }: Beside, key: string): Cause | undefined {
  const isSum = checking.lines.some((line) => line.key === key && line.sum)
  if (!isSum || Math.abs((theirs[key] ?? 0) - (ours[key] ?? 0)) > roundingCents) return undefined
  return {
    key: 'untyped',
    cause: 'uma linha do papel que não está aqui',
    when: 'O total do papel é o desta conta, e as linhas digitadas não somam esse total.',
    ask: 'Que linhas entram no total?',
    explains: [key],
  }
}

/** For a sum that its lines do not give: a line of ours that the document may lack, or one of its own. */
function causeOfSum({ checking, ours, theirs, strange, ...beside }: Beside, key: string): Cause | undefined {
  const { lines } = checking
  const own = lines.find((line) => line.key === key)
  if (!own?.sum) return undefined
  const gap = gapOf({ checking, ours, theirs, strange, ...beside }, key, ours)
  const isGap = (amount: number | undefined) =>
    amount !== undefined && amount !== 0 && Math.abs(Math.abs(gap) - amount) <= roundingCents
  const missing = lines.find(
    (line) => isPart(line) && theirs[line.key] === undefined && isGap(ours[line.key]),
  )
  if (missing) {
    return {
      key: `missing-${missing.key}`,
      cause: `a falta da linha ${missing.label}`,
      when: 'É o que falta no total do papel, e você não digitou essa linha.',
      ask: `Por que não há a linha ${missing.label}?`,
      explains: [key],
    }
  }
  const sumOf = (some: Beside['strange']) => some.reduce((sum, { amount }) => sum + amount, 0)
  const extra = [...strange.map((one) => [one]), strange].find((some) => isGap(sumOf(some)))
  if (!extra) return undefined
  const names = `${extra.length === 1 ? 'a linha' : 'as linhas'} ${extra.map(({ name }) => name).join('; ')}`
  const isWhole = Math.abs((theirs[key] ?? 0) - (ours[key] ?? 0)) === Math.abs(gap)
  return {
    key: 'extra',
    cause: `${names}, que esta conta não tem`,
    when: isWhole
      ? `A diferença do total é o valor ${extra.length === 1 ? 'dessa linha' : 'dessas linhas'}.`
      : 'É o que ainda falta no total depois das outras diferenças.',
    ask: `De que ${extra.length === 1 ? 'é' : 'são'} ${names}, e por que regra?`,
    explains: [key],
  }
}
