import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay, timeInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { dayOf, isDay } from '#web/rates/chart-ranges.ts'
import { definitions } from '#web/rates/providers/all.ts'
import type { Instant } from '#web/rates/quote.ts'
import { isSourceError } from '#web/rates/source-error.ts'
import { sourceUrl } from '#web/rates/source-reader/source-url.ts'
import { isLeftOut } from '#web/rates/source-usage.ts'
import { keyVariables } from '#web/rates/source-variables.ts'
import type { SourceId } from '#web/rates/sources.ts'
import { failureInWords } from './failure-words.ts'

const keys: Partial<Record<SourceId, (typeof keyVariables)[keyof typeof keyVariables]>> = keyVariables

/** Outcome of one question to a source, or the reason of its failure, in words; `out` was not asked. */
export type Outcome = { name: string; host: string; state: 'good' | 'bad' | 'out'; text: string }

const WEEK = 7
const MINUTES_AHEAD = 2

/** Asks every source once, all at the same time. What is old, or of the future, is no good answer. */
export function askSources(): Promise<Outcome[]> {
  // The keys of an object written out.
  return Promise.all((Object.keys(definitions) as SourceId[]).map(askSource))
}

async function askSource(source: SourceId): Promise<Outcome> {
  const url = sourceUrl(source)
  const { name, ask, withoutAdvertising, restsDays = WEEK } = definitions[source]
  const key = keys[source] && env[keys[source]]
  const { host } = new URL(url)
  if (isLeftOut(source)) return { name, host, state: 'out', text: `fica fora: ${withoutAdvertising}` }
  try {
    const { text, at, simulated } = await ask(url, { today: dayInBrasilia(new Date()), key })
    const wrong = at && wrongMoment(at, restsDays)
    const said = [text, at ? inWords(at) : 'sem data', ...(wrong ? [wrong] : [])].join(', ')
    return { name, host, state: wrong ? 'bad' : 'good', text: simulated ? `${said} (simulado)` : said }
  } catch (error) {
    const text = isSourceError(error) ? failureInWords(error, host) : String(error)
    return { name, host, state: 'bad', text }
  }
}

/** Why a number is not of now, or nothing. */
function wrongMoment(at: Instant | IsoDate, restsDays: number): string | null {
  const today = dayInBrasilia(new Date())
  const isAhead = isDay(at) ? at > addDays(today, 1) : Date.parse(at) > Date.now() + MINUTES_AHEAD * 60_000
  if (isAhead) return 'que é no futuro'
  return dayOf(at) < addDays(today, -restsDays) ? `que é antigo: o site não usa` : null
}

function inWords(at: Instant | IsoDate): string {
  const day = formatDay(dayOf(at))
  return isDay(at) ? day : `${day} ${timeInBrasilia(new Date(at))}`
}
