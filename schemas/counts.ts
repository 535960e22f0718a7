import { today } from './day.ts'

/** Sums of a day by one run of the site's server: of a piece in a place, and of an address without a page. */
export type Counts = {
  _id: string
  _type: 'counts'
  day: string
  ads: AdCount[]
  missed: MissedCount[]
}

/** `piece` is the code of a piece; in the place `partnerPlace`, the id of a partner. */
export type AdCount = { place: string; piece: string; views: number; clicks: number }
export type MissedCount = { path: string; times: number }

/** Where the offer of a partner stands in a text: no place of web/ads/slots.ts. */
export const partnerPlace = 'texto'

/** Days for which counts stay. */
export const countsKept = 400

/** The most that a run of the server counts in a day: what is beyond comes from callers who invent it. */
export const mostAds = 500
export const mostMissed = 100
export const longestPath = 120

type Content = { [field: string]: unknown } | null

/** Why a program that counts may not make a change: it writes the sums of today anew, none of them smaller, and deletes old ones. */
export function refusalToCount(change: {
  documentId: string
  before: Content
  after: Content
}): string | undefined {
  const { before, after, documentId } = change
  if (after === null) {
    const isOld = before === null || String(before.day) < today(-countsKept)
    return isOld ? undefined : `As contagens ficam por ${countsKept} dias.`
  }
  const counts = readCounts(after)
  // A minute before midnight may arrive after it.
  const isNow = [today(), today(-1)].some(
    (day) => documentId.startsWith(`counts.${day}.`) && after.day === day,
  )
  if (!counts || !isNow) return 'Isto não é uma contagem de hoje.'
  const earlier = readCounts(before)?.ads ?? []
  const isLess = earlier.some((row) => {
    const now = counts.ads.find(({ place, piece }) => place === row.place && piece === row.piece)
    return !now || now.views < row.views || now.clicks < row.clicks
  })
  return isLess ? 'Uma contagem só cresce.' : undefined
}

/** Undefined for what is not whole, or has more than a day can have. */
function readCounts(document: Content): Pick<Counts, 'ads' | 'missed'> | undefined {
  const { ads, missed } = document ?? {}
  const isWhole = isListOf(ads, isAdCount, mostAds) && isListOf(missed, isMissedCount, mostMissed)
  return isWhole ? { ads, missed } : undefined
}

function isListOf<Row>(value: unknown, is: (row: unknown) => row is Row, most: number): value is Row[] {
  return Array.isArray(value) && value.length <= most && value.every(is)
}

function isAdCount(row: unknown): row is AdCount {
  const { place, piece, views, clicks } = (row ?? {}) as Record<string, unknown>
  return isName(place) && isName(piece) && isSum(views) && isSum(clicks)
}

function isMissedCount(row: unknown): row is MissedCount {
  const { path, times } = (row ?? {}) as Record<string, unknown>
  return isName(path) && path.startsWith('/') && isSum(times)
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= longestPath
const isSum = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
