import { dayInBrasilia } from '#web/finance/core/format.ts'
import { expectations } from '../feeds/daily-feeds.ts'
import { type FocusId, focusQuestions } from '../feeds/focus-questions.ts'
import type { Expectation } from '../providers/bcb-focus.ts'
import type { Instant } from '../quote.ts'
import { read } from '../source-reader/source-reader.ts'

export type FocusReading = {
  id: FocusId
  /** Of this year and the ones after it, nearest first; empty when there is nothing to show. */
  years: Expectation[]
  origin: { simulated: boolean; fetchedAt: Instant; depth: number } | null
  /** When the last attempt to renew it failed, if it did. */
  failedAt: Instant | null
}

/** What the market expects, which is never the rate in force: that one is the Central Bank's series (indicators.ts). */
export async function readFocus(id: FocusId): Promise<FocusReading> {
  const { held, failedAt } = await read(expectations(focusQuestions[id].indicator))
  if (!held) return { id, years: [], origin: null, failedAt }
  const { value, simulated, fetchedAt, depth } = held
  const thisYear = Number(dayInBrasilia(new Date()).slice(0, 4))
  return {
    id,
    years: value.filter(({ year }) => year >= thisYear),
    origin: { simulated, fetchedAt, depth },
    failedAt,
  }
}
