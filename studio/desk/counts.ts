import { type MissedCount, partnerPlace } from '#schemas/counts.ts'
import { today } from '#schemas/day.ts'
import { placeTitle } from '#schemas/documents/ad-slot.ts'
import { isFollowed, ownPath } from '#schemas/redirects.ts'
import { isSiteRoute } from '#schemas/site-routes.ts'
import { percentInWords } from '#web/finance/core/format.ts'

/** Days of a table, today among them. */
export const daysShown = 30

export type Sum = { views: number; clicks: number }

/** Where no server has counted on any day of a table. */
export const noCounts = `Sem dados nos últimos ${daysShown} dias: o site só conta se tiver a variável SANITY_COUNT_TOKEN.`

/** What one run of the site's server counted in a day; of a piece by place, or of a place by piece. */
export type DayRows = { day: string; rows: (Sum & { name: string })[] }

/** Of each type that is counted: which rows are its own, and how the parts of its sums are told apart. */
const countedTypes = {
  adCreative: {
    rows: `ads[piece == $name && place != "${partnerPlace}"]{"name": place, views, clicks}`,
    nameOf: ({ slug }: Counted) => slug?.current,
    parts: 'Lugar',
    titleOf: (place: string) => placeTitle(place) ?? place,
  },
  adSlot: {
    rows: 'ads[place == $name]{"name": piece, views, clicks}',
    nameOf: ({ place }: Counted) => place,
    parts: 'Peça',
    titleOf: (piece: string) => piece,
  },
  affiliatePartner: {
    rows: `ads[piece == $name && place == "${partnerPlace}"]{"name": place, views, clicks}`,
    nameOf: ({ _id }: Counted) => _id?.replace(/^drafts\./, ''),
    parts: 'Lugar',
    titleOf: () => 'Ofertas em textos',
  },
}

export type Counted = { _id?: string; place?: string; slug?: { current?: string } }
export type CountedType = keyof typeof countedTypes

export function isCountedType(type: string): type is CountedType {
  return Object.hasOwn(countedTypes, type)
}

/** For `$name` and `$from`, the first day. */
export function adCountsQuery(type: CountedType): string {
  return `*[_type == "counts" && day >= $from]{day, "rows": ${countedTypes[type].rows}}`
}

export const countedAs = (type: CountedType) => countedTypes[type]

/** Sums of the days from `first` to `last`, by name; null where no server has counted on any of them, which is not zero. */
export function sumsBetween(days: readonly DayRows[], first: string, last: string): Map<string, Sum> | null {
  const within = days.filter(({ day }) => day >= first && day <= last)
  if (within.length === 0) return null
  const sums = new Map<string, Sum>()
  for (const { name, views, clicks } of within.flatMap(({ rows }) => rows)) {
    const sum = sums.get(name) ?? { views: 0, clicks: 0 }
    sums.set(name, { views: sum.views + views, clicks: sum.clicks + clicks })
  }
  return sums
}

export function totalOf(sums: Map<string, Sum>): Sum {
  const all = [...sums.values()]
  return {
    views: all.reduce((sum, { views }) => sum + views, 0),
    clicks: all.reduce((sum, { clicks }) => sum + clicks, 0),
  }
}

const whole = new Intl.NumberFormat('pt-BR')

/** Views, clicks and clicks for each view, as they stand in three cells. */
export function cellsOf(sum: Sum | null): [string, string, string] {
  if (!sum) return ['sem dados', 'sem dados', '–']
  const { views, clicks } = sum
  return [whole.format(views), whole.format(clicks), views > 0 ? percentInWords(clicks / views, 1) : '–']
}

/** How many of the days of a table some server has counted on. */
export function daysCounted(days: readonly { day: string }[]): number {
  return new Set(days.map(({ day }) => day)).size
}

export const missedQuery = `{
  "days": *[_type == "counts" && day >= $from]{day, missed},
  "redirects": *[_type == "redirect"]{_id, from, to, kind}
}`

type Redirect = { _id: string; from: string | null; to: string | null; kind: string | null }
export type MissedAnswer = { days: { day: string; missed: MissedCount[] }[]; redirects: Redirect[] }

/** `draft`: the id of a redirect that somebody has begun. */
export type Missed = { path: string; week: number; month: number; last: string; draft?: string | undefined }

/** Addresses that readers asked for and missed, the most asked for first, without those that lead somewhere by now. */
export function missedOf({ days, redirects }: MissedAnswer, pages: ReadonlySet<string>): Missed[] {
  const followed = new Set(redirects.filter(isFollowed).map(({ from }) => ownPath(from)))
  const drafts = new Map(redirects.map(({ _id, from }) => [ownPath(from), _id.replace(/^drafts\./, '')]))
  const asked = days.flatMap(({ day, missed }) => missed.map((count) => ({ ...count, day })))
  const rows = [...new Set(asked.map(({ path }) => path))]
    .filter((path) => !followed.has(path) && !pages.has(path) && !isSiteRoute(path))
    .map((path) => ({ path, counts: asked.filter((count) => count.path === path) }))
    .map(({ path, counts }) => ({
      path,
      week: timesOf(counts.filter(({ day }) => day >= today(-6))),
      month: timesOf(counts),
      last:
        counts
          .map(({ day }) => day)
          .toSorted()
          .at(-1) ?? '',
      draft: drafts.get(path),
    }))
  return rows.toSorted((a, b) => b.month - a.month || a.path.localeCompare(b.path))
}

function timesOf(counts: readonly MissedCount[]): number {
  return counts.reduce((sum, { times }) => sum + times, 0)
}
