import { env } from '#web/env.ts'
import { dayInBrasilia, formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { refuseEmpty, rewritesPast } from '../feeds/plausible.ts'
import { fetchSgs, type SgsPoint, type SgsSeries } from '../providers/bcb-sgs.ts'
import type { IndicatorId } from '../series.ts'
import { type Feed, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

/** An official rate as a line of the strip: its value and of when it is; no value when no source answered. */
export type Indicator = {
  id: Exclude<IndicatorId, 'ibov'>
  label: string
  value: string | null
  since: string
  simulated: boolean
}

/** Selic, CDI and IPCA as the Central Bank last published them. */
export async function readIndicators(): Promise<Indicator[]> {
  const [selic, cdi, ipca] = await Promise.all([
    readIndicator('selic', 'selicTarget', 'Selic', (points) => `desde ${shortDay(currentSince(points))}`),
    readIndicator('cdi', 'cdiYear', 'CDI ao ano', (points) => `de ${shortDay(points.at(-1)?.day)}`),
    readIndicator('ipca', 'ipca12Months', 'IPCA 12 m', (points) => `até ${monthOf(points.at(-1)?.day)}`),
  ])
  return [selic, cdi, ipca]
}

async function readIndicator(
  id: Indicator['id'],
  series: SgsSeries,
  label: string,
  sinceOf: (points: readonly SgsPoint[]) => string,
): Promise<Indicator> {
  const year = Number(dayInBrasilia(new Date()).slice(0, 4))
  // The last rates may be of the year before; a year from its first day on is a day.
  const { held } = await read(indicator(series, `${year - 1}-01-01` as IsoDate))
  const newest = held?.value.at(-1)
  if (!(held && newest)) return { id, label, value: null, since: '', simulated: false }
  return {
    id,
    label,
    value: formatPercent(newest.value / 100),
    since: sinceOf(held.value),
    simulated: held.simulated,
  }
}

/** The first day of the value that the newest point has. */
export function currentSince(points: readonly SgsPoint[]): IsoDate | undefined {
  const value = points.at(-1)?.value
  const before = points.findLastIndex((point) => point.value !== value)
  return points[before + 1]?.day
}

function shortDay(day: IsoDate | undefined): string {
  return day ? formatDay(day).slice(0, 5) : ''
}

function monthOf(day: IsoDate | undefined): string {
  return day ? formatDay(day).slice(3) : ''
}

/** A series of the Central Bank since `first`. */
export function indicator(series: SgsSeries, first: IsoDate): Feed<SgsPoint[]> {
  const ask = () => fetchSgs(series, first, dayInBrasilia(new Date()), sourceUrl('bcb-sgs'))
  return {
    key: `sgs:${series}:${first}`,
    attempts: [{ source: 'bcb-sgs', ask }],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 45 * 24 * 3600,
    refuse: refuseEmpty,
    isJump: rewritesPast,
  }
}
