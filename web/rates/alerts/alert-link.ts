import { addDays } from '#web/finance/calendar/days.ts'
import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { isSeriesId, type SeriesId, series } from '../series.ts'
import { conditionKeys } from './alert-words.ts'
import type { Alert, AlertCondition } from './alerts.ts'

/** A feed looks at most this far back and ahead: as long as the daily history that is answered for sure. */
const LONGEST_DAYS = 90
/** More than these are no list that a person made. */
const MOST_ALERTS = 20
const FRAGMENT_KEY = 'a'

const conditions = Object.entries(conditionKeys).map(([condition, key]) => ({
  // The keys of a record of conditions are conditions.
  condition: condition as AlertCondition,
  key,
}))

/** The alerts of a link's fragment, which never reaches a server: `a=usd-brl_abaixo_5.15_2026-12-20&a=…`. */
export function writeAlerts(alerts: readonly Alert[]): string {
  return alerts.map((alert) => `${FRAGMENT_KEY}=${alertKey(alert)}`).join('&')
}

/** Of a feed: without a last day it goes on for as long as somebody reads it. */
export type WatchedAlert = Omit<Alert, 'until'> & { until: IsoDate | undefined }

/** One alert as text: also its identity, as two that say the same are one. */
export function alertKey({ series: id, condition, threshold, until }: WatchedAlert): string {
  const key = [id, conditionKeys[condition], inPercent(condition, threshold)]
  return [...key, ...(until ? [until] : [])].join('_')
}

/** Each alert once, and whether some of it could not be read. */
export function readAlerts(hash: string): { alerts: Alert[]; isDamaged: boolean } {
  const texts = new URLSearchParams(hash.replace(/^#/, '')).getAll(FRAGMENT_KEY)
  const read = [...new Set(texts)].slice(0, MOST_ALERTS).map(readAlert)
  const alerts = read.filter((alert) => alert !== undefined)
  return { alerts, isDamaged: alerts.length < new Set(texts).size }
}

function readAlert(text: string): Alert | undefined {
  const [id = '', key, value = '', day = '', ...rest] = text.split('_')
  const condition = conditions.find((one) => one.key === key)?.condition
  const until = parseDay(day)
  if (!(isSeriesId(id) && condition && until) || rest.length > 0) return undefined
  const threshold = readThreshold(condition, value)
  return threshold === undefined ? undefined : { series: id, condition, threshold, until }
}

/** Percent is what people read and write in an address: `variacao=2` is 2 %. */
function inPercent(condition: AlertCondition, threshold: number): number {
  return condition === 'change' ? Number((threshold * 100).toFixed(4)) : threshold
}

/** A number with a point or a comma, above zero and not absurd. */
function readThreshold(condition: AlertCondition, text: string): number | undefined {
  if (!/^\d{1,9}([.,]\d{1,6})?$/.test(text)) return undefined
  const value = Number(text.replace(',', '.'))
  if (!(value > 0)) return undefined
  if (condition !== 'change') return value
  return value <= 100 ? value / 100 : undefined
}

/** The query of an alert's feed. `since`: the day on which it was made; no crossing before it is told. */
export function feedQuery(alert: WatchedAlert, since?: IsoDate): string {
  const { series: id, condition, threshold, until } = alert
  const query = new URLSearchParams({ par: series[id].pair })
  query.set(conditionKeys[condition], String(inPercent(condition, threshold)))
  if (since) query.set('desde', since)
  if (until) query.set('ate', until)
  return query.toString()
}

export type FeedRequest = { ok: true; alert: WatchedAlert; since: IsoDate } | { ok: false; error: string }

/** Reads `par`, one of `acima`, `abaixo` and `variacao` and, if given, `ate` and `desde`; or says in Portuguese what is wrong. */
export function readFeedQuery(query: URLSearchParams, today: IsoDate): FeedRequest {
  const id = seriesOfPair(query.get('par'))
  if (!id)
    return refused(
      `Diga o par em "par": ${Object.values(series)
        .map(({ pair }) => pair)
        .join(', ')}.`,
    )
  const given = conditions.filter(({ key }) => query.has(key))
  const [only] = given
  if (!only || given.length > 1) return refused('Diga uma condição só: "acima", "abaixo" ou "variacao".')
  const threshold = readThreshold(only.condition, query.get(only.key) ?? '')
  if (threshold === undefined)
    return refused(`O valor de "${only.key}" precisa ser um número, por exemplo 5.50.`)
  return withDays(query, { series: id, condition: only.condition, threshold }, today)
}

function withDays(query: URLSearchParams, what: Omit<Alert, 'until'>, today: IsoDate): FeedRequest {
  const isOpen = !query.has('ate')
  const until = isOpen ? today : isoDay(query.get('ate'))
  if (!until) return refused('A data de "ate" precisa ter a forma 2026-12-20.')
  if (until > addDays(today, LONGEST_DAYS)) {
    return refused(`A data de "ate" pode ser até ${LONGEST_DAYS} dias depois de hoje.`)
  }
  const earliest = addDays(until, -LONGEST_DAYS)
  const asked = query.has('desde') ? isoDay(query.get('desde')) : earliest
  if (!asked) return refused('A data de "desde" precisa ter a forma 2026-11-20.')
  const since = isOpen && asked < earliest ? earliest : asked
  if (isOpen && since > today) return refused('A data de "desde" precisa ser hoje ou antes.')
  if (since > until) return refused('A data de "ate" precisa ser depois da de "desde".')
  if (since < earliest) return refused(`Entre "desde" e "ate" cabem até ${LONGEST_DAYS} dias.`)
  return { ok: true, alert: { ...what, until: isOpen ? undefined : until }, since }
}

function refused(error: string): FeedRequest {
  return { ok: false, error }
}

function seriesOfPair(pair: string | null): SeriesId | undefined {
  const id = pair?.toLowerCase() ?? ''
  return isSeriesId(id) ? id : undefined
}

/** `2026-12-20`, and no other form. */
export function isoDay(text: string | null): IsoDate | undefined {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined
}
