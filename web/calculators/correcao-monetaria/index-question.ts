import { parseDay } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { realSince } from '#web/finance/interest/inflation.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import type { AskedIndex, IndexQuestion } from '#web/rates/daily/ask-index-rates.ts'
import type { Texts } from '../form/fields.ts'
import { type IndexSeries, type KnownSeries, seriesOf } from './calculate.ts'
import { fields } from './fields.ts'
import { publishedSeries } from './published-series.ts'

/** The series that the fields ask for; undefined while they are wrong, and where the page has all of it already. */
export function questionOf(texts: Texts, today = todayInBrasilia()): IndexQuestion | undefined {
  const [start, end] = [parseDay(texts.start ?? ''), parseDay(texts.end ?? '')]
  const index = fields.index.read(texts.index ?? '', () => undefined, texts)
  if (!(start && end && index) || start < realSince || end < start || start > today) return undefined
  const id = seriesOf(index, start)
  const newest = Array.from(publishedSeries[id]?.rates.keys() ?? []).at(-1)
  if (newest && end.slice(0, 7) <= newest.slice(0, 7)) return undefined
  // Of what comes with the page only newer months lack, from its last year on.
  const from = newest && newest > start ? newest : start
  return { id, from: yearOf(from), to: Math.min(yearOf(end), yearOf(today)) }
}

/** The series with what came of the question; the Central Bank's revisions replace what was known. */
export function withAnswer(
  known: KnownSeries,
  { id }: IndexQuestion,
  answer: AskedIndex | 'asking',
): KnownSeries {
  const before: IndexSeries = known[id] ?? { rates: new Map(), simulated: false }
  if (typeof answer === 'string') return { ...known, [id]: { ...before, state: answer } }
  const rates = new Map<IsoDate, Fraction>(before.rates)
  // 0.16 / 100 has a tail of binary noise that fifteen digits cut.
  for (const { day, percent } of answer.points) rates.set(day, Number((percent / 100).toPrecision(15)))
  return { ...known, [id]: { rates, simulated: before.simulated || answer.simulated } }
}

const yearOf = (day: IsoDate) => Number(day.slice(0, 4))
