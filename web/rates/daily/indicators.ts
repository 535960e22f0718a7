import { env } from '#web/env.ts'
import { formatDay, formatPercent } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { shortDay, todayInBrasilia } from '../brasilia-time.ts'
import { refuseEmpty, rewritesPast } from '../feeds/plausible.ts'
import { requireConfirmation } from '../feeds/require-confirmation.ts'
import { fetchSgs, type SgsPoint, type SgsSeries } from '../providers/bcb-sgs.ts'
import { fetchRate, type RateName } from '../providers/brasilapi.ts'
import type { IndicatorId } from '../series.ts'
import { type Feed, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { type SourceId, sources } from '../sources.ts'

/** An official rate as a line of the strip: its value and of when it is; no value when no source answered. */
export type Indicator = {
  id: Exclude<IndicatorId, 'ibov'>
  label: string
  value: string | null
  since: string
  /** The first one while there is no value. */
  source: SourceId
  simulated: boolean
}

/** Selic, CDI and IPCA as the Central Bank last published them. */
export async function readIndicators(): Promise<Indicator[]> {
  const [selic, cdi, ipca] = await Promise.all([
    readIndicator(
      'selic',
      'selicTarget',
      'Meta Selic',
      (points) => `desde ${dayWords(currentSince(points))}`,
    ),
    readIndicator('cdi', 'cdiYear', 'CDI ao ano', (points) => `de ${dayWords(points.at(-1)?.day)}`),
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
  const year = Number(todayInBrasilia().slice(0, 4))
  // The last rates may be of the year before; a year from its first day on is a day.
  const { held } = await read(indicator(series, `${year - 1}-01-01` as IsoDate))
  const newest = held?.value.at(-1)
  if (!(held && newest)) return { id, label, value: null, since: '', source: 'bcb-sgs', simulated: false }
  return {
    id,
    label,
    value: formatPercent(newest.value / 100),
    since: newest.isUndated ? `${sources.brasilapi.name}, ${dayWords(newest.day)}` : sinceOf(held.value),
    source: held.source,
    simulated: held.simulated,
  }
}

/** The first day of the value that the newest point has. */
export function currentSince(points: readonly SgsPoint[]): IsoDate | undefined {
  const value = points.at(-1)?.value
  const before = points.findLastIndex((point) => point.value !== value)
  return points[before + 1]?.day
}

const dayWords = (day: IsoDate | undefined) => (day ? shortDay(day, todayInBrasilia()) : '')

function monthOf(day: IsoDate | undefined): string {
  return day ? formatDay(day).slice(3) : ''
}

/** BrasilAPI's names of the series, for a server that the Central Bank refuses: the newest value alone, without its day. */
const rateNames: Partial<Record<SgsSeries, RateName>> = {
  selicTarget: 'Selic',
  cdiYear: 'CDI',
  ipca12Months: 'IPCA',
}

/** A series of the Central Bank since `first`; of three of them BrasilAPI says the value of now. */
export function indicator(series: SgsSeries, first: IsoDate): Feed<SgsPoint[]> {
  const name = rateNames[series]
  const attempts: Feed<SgsPoint[]>['attempts'][number][] = [
    { source: 'bcb-sgs', ask: () => fetchSgs(series, first, todayInBrasilia(), sourceUrl('bcb-sgs')) },
  ]
  if (name) {
    attempts.push({
      source: 'brasilapi',
      ask: async () => {
        const { value, simulated } = await fetchRate(name, sourceUrl('brasilapi'))
        return { value: [{ day: todayInBrasilia(), isUndated: true, value }], simulated }
      },
    })
  }
  return requireConfirmation({
    key: `sgs:${series}:${first}`,
    attempts,
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 45 * 24 * 3600,
    refuse: refuseEmpty,
    isJump: rewritesPast,
  })
}
