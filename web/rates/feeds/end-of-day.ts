import type { IsoDate } from '#web/finance/core/money.ts'
import { type ClosedSession, fetchCotahist } from '../providers/b3-cotahist.ts'
import type { ListedStock } from '../providers/brapi.ts'
import { isSourceError, SourceError } from '../source-error.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { sessionAt, sessionBefore } from './b3-clock.ts'

/** What is traded on B3. `day`: the session it is of; null while the source does not say it. */
export type StockList = { day: IsoDate | null; stocks: ListedStock[] }

/** The newest session that is over in the exchange's own files, with the change since the one before; a file comes out at night. */
export async function fetchEndOfDay(baseUrl: string, now: Date): Promise<Answer<StockList>> {
  const newest = sessionAt(now)
  const last = newest && (newest.isOver ? newest.day : sessionBefore(newest.day))
  if (!last) throw new SourceError('not-found', 'sem calendário', { field: 'DATA' })
  const { day, answer } = await newestFile(last, baseUrl)
  const earlier = sessionBefore(day)
  const before = earlier ? await fetchCotahist(earlier, baseUrl) : null
  const closesBefore = new Map(before?.value.map(({ symbol, close }) => [symbol, close]))
  return {
    value: { day, stocks: answer.value.map((row) => listed(row, closesBefore.get(row.symbol))) },
    simulated: answer.simulated || before?.simulated === true,
  }
}

async function newestFile(day: IsoDate, baseUrl: string) {
  try {
    return { day, answer: await fetchCotahist(day, baseUrl) }
  } catch (error) {
    const earlier = sessionBefore(day)
    if (!(isSourceError(error) && error.reason === 'not-found' && earlier)) throw error
    return { day: earlier, answer: await fetchCotahist(earlier, baseUrl) }
  }
}

function listed({ symbol, close, volume }: ClosedSession, before: number | undefined): ListedStock {
  return {
    symbol,
    name: symbol,
    close,
    changeFraction: before === undefined ? null : close / before - 1,
    volume,
    marketCap: null,
    sector: null,
    kind: 'stock',
  }
}
