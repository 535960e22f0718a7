import * as z from 'zod/mini'
import { assetOf } from '#web/rates/catalogue/assets.ts'
import { rangeIds } from '#web/rates/chart-ranges.ts'
import { type SeriesId, series } from '#web/rates/series.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'

// The keys of an object written out are those of its type.
const seriesIds = Object.keys(series) as SeriesId[]
const sourceIds = Object.keys(sources) as SourceId[]

/** Of a share, a fund or a coin with a page of its own. */
const assetCode = z.string().check(z.refine((code) => assetOf(code)?.code === code, 'código desconhecido'))

const asked = { series: z.union([z.enum(seriesIds), assetCode]), range: z.enum(rangeIds) }

/** `?series=usd-brl&range=1M` or `?series=PETR4&range=1A`, and `&formato=csv` for a table. */
export const seriesQuery = z.object({ ...asked, formato: z.optional(z.enum(['json', 'csv'])) })

/** 200: every point of the range, oldest first. */
export const seriesAnswer = z.object({
  ...asked,
  currency: z.literal('BRL'),
  /** In Portuguese: `PTAX de venda`. */
  measure: z.string(),
  /** A day in Brasília, or an instant in UTC; reais per unit. */
  points: z.array(
    z.object({
      at: z.union([z.iso.date(), z.iso.datetime()]),
      price: z.number(),
      /** Of a share or fund: the price with what was paid since put back, before tax; absent where it is not known. */
      withPayouts: z.optional(z.number()),
    }),
  ),
  source: z.object({ id: z.enum(sourceIds), name: z.string(), url: z.url(), licence: z.string() }),
  simulated: z.boolean(),
})

/** 400 and 503. */
export const seriesFailure = z.object({ error: z.string() })
