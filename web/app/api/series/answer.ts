import * as z from 'zod/mini'
import { rangeIds } from '#web/rates/history.ts'
import { type SeriesId, series } from '#web/rates/series.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'

// The keys of an object written out are those of its type.
const seriesIds = Object.keys(series) as SeriesId[]
const sourceIds = Object.keys(sources) as SourceId[]

const asked = { series: z.enum(seriesIds), range: z.enum(rangeIds) }

/** `?series=usd-brl&range=1M`, and `&formato=csv` for a table. */
export const seriesQuery = z.object({ ...asked, formato: z.optional(z.enum(['json', 'csv'])) })

/** 200: every point of the range, oldest first. */
export const seriesAnswer = z.object({
  ...asked,
  currency: z.literal('BRL'),
  /** What each point is, in Portuguese: `PTAX de venda`. */
  measure: z.string(),
  /** A day in Brasília, or an instant in UTC; reais per unit. */
  points: z.array(z.object({ at: z.union([z.iso.date(), z.iso.datetime()]), price: z.number() })),
  source: z.object({ id: z.enum(sourceIds), name: z.string(), url: z.url(), licence: z.string() }),
  simulated: z.boolean(),
})

/** 400 and 503. */
export const seriesFailure = z.object({ error: z.string() })
