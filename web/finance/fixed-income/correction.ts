import { addDays, addMonths } from '../calendar/days.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { realSince } from '../interest/inflation.ts'
import { poupancaBase } from './poupanca.ts'

/** By the first day of what each rate is of: a month, a period of a month, or one day. */
export type DatedRates = ReadonlyMap<IsoDate, Fraction>

/** How an index counts between two days. */
export type CorrectionRule =
  /** Prices: the months of both days, whole. */
  | 'months'
  /** Selic as Receita adds it: the months between those of the two days. */
  | 'months-between'
  /** Selic compounded: each day from the first, counted, to the last, not counted. */
  | 'days'
  /** TR: whole months from the first day on. */
  | 'anniversaries'
  /** Savings: the same, a deposit of the 29th to the 31st from day 1 of the next month on. */
  | 'savings'

export type CorrectionPeriod = {
  from: IsoDate
  /** The day after its last one. */
  until: IsoDate
  rate: Fraction
}

export type Accumulated =
  | {
      ok: true
      periods: readonly CorrectionPeriod[]
      /** First day whose rate is not published; absent when all are. */
      missingFrom?: IsoDate
    }
  | { ok: false; reason: 'other-currency' | 'not-published' | 'gap' }

/**
 * Published periods of an index from `start` to `end`, oldest first; after the newest rate they end, and say so. A hole among
 * the rates is a `gap`: what is missing there would make another number of the rest.
 *
 * @see Banco Central, Calculadora do cidadão, "Metodologia da correção": both months of a price index count; savings count up to
 * the last anniversary
 */
export function periodsBetween(
  rates: DatedRates,
  rule: CorrectionRule,
  start: IsoDate,
  end: IsoDate,
): Accumulated {
  if (end < start) throw new RangeError(`${end} is before ${start}`)
  if (start < realSince) return { ok: false, reason: 'other-currency' }
  const newest = [...rates.keys()].reduce((last, day) => (day > last ? day : last), '' as IsoDate | '')
  const spans = spansOf(rule, start, end)
  if (rule === 'days') return compoundedDays(rates, spans, newest)
  const published = spans.filter(({ from }) => from <= newest)
  const periods = published.flatMap(({ from, until }) => {
    const rate = rates.get(from)
    return rate === undefined ? [] : [{ from, until, rate }]
  })
  if (periods.length < published.length) return { ok: false, reason: 'gap' }
  return ending(periods, spans, spans[published.length]?.from)
}

type Span = Omit<CorrectionPeriod, 'rate'>

function spansOf(rule: CorrectionRule, start: IsoDate, end: IsoDate): Span[] {
  switch (rule) {
    case 'months':
      return monthSpans(firstOfMonth(start), addMonths(firstOfMonth(end), 1))
    case 'months-between':
      return monthSpans(addMonths(firstOfMonth(start), 1), firstOfMonth(end))
    case 'anniversaries':
      return monthSpans(start, end)
    case 'savings':
      return monthSpans(poupancaBase(start), end)
    case 'days':
      return monthPieces(start, end)
  }
}

/** The whole months from `first` on that end by `last`. */
function monthSpans(first: IsoDate, last: IsoDate): Span[] {
  const spans: Span[] = []
  for (let count = 0; addMonths(first, count + 1) <= last; count++) {
    spans.push({ from: addMonths(first, count), until: addMonths(first, count + 1) })
  }
  return spans
}

/** Calendar months, the first and the last in part. */
function monthPieces(start: IsoDate, end: IsoDate): Span[] {
  const pieces: Span[] = []
  for (let from = start; from < end; ) {
    const next = addMonths(firstOfMonth(from), 1)
    const until = next < end ? next : end
    pieces.push({ from, until })
    from = until
  }
  return pieces
}

/** The longest run of days without business, around Carnaval or the end of a year, has fewer. */
const LONGEST_REST = 10

/** A day without a rate is one without business, but not ten in a row; what lies after the newest is not published. */
function compoundedDays(rates: DatedRates, spans: readonly Span[], newest: IsoDate | ''): Accumulated {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!(first && last)) return { ok: true, periods: [] }
  if (newest < first.from) return { ok: false, reason: 'not-published' }
  // The guard above has thrown out the empty text.
  const known = addDays(newest as IsoDate, 1)
  const isCut = last.until > known
  const end = isCut ? known : last.until
  let rest = 0
  for (let day = first.from; day < end; day = addDays(day, 1)) {
    rest = rates.has(day) ? 0 : rest + 1
    if (rest === LONGEST_REST) return { ok: false, reason: 'gap' }
  }
  const periods = monthPieces(first.from, end).map((span) => ({ ...span, rate: dayByDay(rates, span) }))
  return ending(periods, spans, isCut ? known : undefined)
}

function dayByDay(rates: DatedRates, { from, until }: Span): Fraction {
  let factor = 1
  for (let day = from; day < until; day = addDays(day, 1)) factor *= 1 + (rates.get(day) ?? 0)
  return factor - 1
}

function ending(
  periods: readonly CorrectionPeriod[],
  spans: readonly Span[],
  missingFrom: IsoDate | undefined,
): Accumulated {
  if (spans.length > 0 && periods.length === 0) return { ok: false, reason: 'not-published' }
  return { ok: true, periods, ...(missingFrom && { missingFrom }) }
}

export function firstOfMonth(day: IsoDate): IsoDate {
  // The month of a day and its first.
  return `${day.slice(0, 7)}-01` as IsoDate
}
