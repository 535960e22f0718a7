import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { daysOfMonth, readMonth } from '#web/finance/core/typed-day.ts'
import type { Calculator, Evaluation, Headline, NotaRow, Result, Shown } from './calculator.ts'
import { type Fields, isAsked, type Texts } from './fields.ts'
import { headlineInWords, headlineValue } from './words.ts'

type Month = { name: string; label: string; days: readonly IsoDate[] }
type Case<Answer> = { day: IsoDate; result: Result<Answer> }
/** Days that follow each other with the same answer. */
type Run<Answer> = { cases: readonly Case<Answer>[]; headline: Headline }

/**
 * The same calculator, which also answers where a day that `mayBeMonth` is a month alone: from the lowest to the highest answer
 * of its days, with what each gives. Days that contradict the other texts are left out; where all do, or none has an answer, the
 * first day says why. Nothing is varied or compared further.
 */
export function answeringMonths<Answer>(calculator: Calculator<Answer>): Calculator<Answer> {
  const { fields, evaluate, whatIf, isChecked } = calculator
  return {
    ...calculator,
    evaluate(texts) {
      const month = monthAsked(fields, texts)
      return month ? acrossDays(texts, month, evaluate) : evaluate(texts)
    },
    whatIf: (texts) => (monthAsked(fields, texts) ? undefined : whatIf?.(texts)),
    isChecked: (texts) => !monthAsked(fields, texts) && (isChecked?.(texts) ?? true),
  }
}

/** The field that says a month alone, and the days that it may be. */
function monthAsked(fields: Fields, texts: Texts): Month | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const month = field.mayBeMonth && isAsked(field, texts) && readMonth(texts[name] ?? '')
    if (month) return { name, label: field.label, days: daysOfMonth(month) }
  }
  return undefined
}

function acrossDays<Answer>(
  texts: Texts,
  { name, label, days }: Month,
  evaluate: (texts: Texts) => Evaluation<Answer>,
): Evaluation<Answer> {
  const cases = days.flatMap((day) => {
    const evaluation = evaluate({ ...texts, [name]: formatDay(day) })
    return 'result' in evaluation ? [{ day, result: evaluation.result }] : []
  })
  const runs = runsOf(cases)
  const [lowest, ...others] = runs.toSorted(
    (one, other) => headlineValue(one.headline) - headlineValue(other.headline),
  )
  if (!lowest) return evaluate(texts)
  const highest = others.at(-1) ?? lowest
  // Of equal days the two that lie farthest apart.
  const low = lowest.cases.at(-1)
  const high = highest.cases.at(0)
  if (!(low && high)) return evaluate(texts)
  return { result: { ...low.result, texts, shown: shownOpen({ label, low, high, lowest, highest, runs }) } }
}

function runsOf<Answer>(cases: readonly Case<Answer>[]): Run<Answer>[] {
  const runs: Run<Answer>[] = []
  for (const one of cases) {
    const { headline } = one.result.shown
    const last = runs.at(-1)
    if (last && headlineInWords(last.headline) === headlineInWords(headline)) {
      runs[runs.length - 1] = { ...last, cases: [...last.cases, one] }
    } else runs.push({ headline, cases: [one] })
  }
  return runs
}

type Open<Answer> = {
  label: string
  low: Case<Answer>
  high: Case<Answer>
  lowest: Run<Answer>
  highest: Run<Answer>
  runs: readonly Run<Answer>[]
}

/** What two days have in common once, and each day's own by its name. */
function shownOpen<Answer>(answer: Open<Answer>): Shown {
  const { low, high, lowest, highest } = answer
  const [one, other] = [low.result.shown, high.result.shown]
  const isOne = lowest === highest
  const days = [low.day, high.day] as const
  return {
    title: one.title,
    stamp: same(one.stamp, other.stamp),
    headline: isOne ? one.headline : rangeOf(one.headline, other.headline),
    aside: same(one.aside, other.aside),
    verdict: same(one.verdict, other.verdict),
    parts: same(one.parts, other.parts),
    rows: isOne ? one.rows : [heading(`Se for ${daysOf(lowest)}`), ...one.rows],
    total:
      isOne || !one.total
        ? one.total
        : { ...one.total, label: `${one.total.label}, se for ${daysOf(lowest)}` },
    apart: [
      ...(isOne ? [] : [{ title: `Se for ${daysOf(highest)}`, rows: withTotal(other) }]),
      ...ownAndShared([one.apart, other.apart], days, (section, day) => ({
        ...section,
        title: `${section.title} (se for ${day})`,
      })),
    ],
    summary: summaryOf(answer),
    notes: shared(one.notes, other.notes),
    warnings: ownAndShared([one.warnings, other.warnings], days, (text, day) => `Se for ${day}: ${text}`),
    excluded: [...new Set([...one.excluded, ...other.excluded])],
    dates: one.dates && { ...one.dates, days: shared(one.dates.days, other.dates?.days) },
    chart: same(one.chart, other.chart),
    tables: shared(one.tables, other.tables),
    excel: same(one.excel, other.excel),
    carry: same(one.carry, other.carry),
  }
}

function rangeOf(low: Headline, high: Headline): Headline {
  return 'amount' in low && 'amount' in high
    ? { ...low, upTo: high.upTo ?? high.amount }
    : { ...low, text: `de ${headlineInWords(low)} a ${headlineInWords(high)}` }
}

function heading(label: string): NotaRow {
  return { label, kind: 'heading', text: '' }
}

function withTotal({ rows, total }: Shown): readonly NotaRow[] {
  return total ? [...rows, { ...total, kind: 'subtotal' }] : rows
}

/** `de 01 a 16/04/2024`, `30/04/2024`. */
function daysOf<Answer>({ cases }: Run<Answer>): string {
  const [first, last] = [cases.at(0), cases.at(-1)].map((one) => (one ? formatDay(one.day) : ''))
  return first === last ? `${first}` : `de ${first?.slice(0, 2)} a ${last}`
}

function summaryOf<Answer>({ label, low, high, lowest, highest, runs }: Open<Answer>): string {
  const [one, other] = [low.result.shown.summary, high.result.shown.summary]
  if (one === other) return one
  const rest = shared(sentencesOf(one), sentencesOf(other))
  const each = runs.map((run) => `${headlineInWords(run.headline)} se for ${daysOf(run)}`)
  const said =
    lowest === highest
      ? `${headlineInWords(lowest.headline)} em qualquer dia do mês.`
      : `${headlineInWords(rangeOf(lowest.headline, highest.headline))}. O que decide é o dia em “${label}”: ${each.join('; ')}.`
  return [said, ...rest].join(' ')
}

const sentencesOf = (text: string) => text.split(/(?<=\.) (?=\p{Lu})/u)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function same<Value>(one: Value, other: Value): Value | undefined {
  return isSame(one, other) ? one : undefined
}

/** Those of `list` that are also in the other. */
function shared<Item>(list: readonly Item[] = [], other: readonly Item[] = []): Item[] {
  return list.filter((item) => other.some((one) => isSame(item, one)))
}

/** What both days have, then what each has alone, with its day. */
function ownAndShared<Item>(
  [one = [], other = []]: readonly (readonly Item[] | undefined)[],
  days: readonly [IsoDate, IsoDate],
  named: (item: Item, day: string) => Item,
): Item[] {
  const both = shared(one, other)
  const own = (list: readonly Item[], day: IsoDate) =>
    list.filter((item) => shared([item], both).length === 0).map((item) => named(item, formatDay(day)))
  return [...both, ...own(one, days[0]), ...own(other, days[1])]
}
