import * as z from 'zod'
import { firstIndexYear } from '#web/rates/daily/index-rates.ts'
import { type IndexSeriesId, indexSeries } from '#web/rates/index-series.ts'
import { originAnswer } from '../origin-answer.ts'

// The keys of an object written out are those of its type; there is a first index.
export const indexIds = Object.keys(indexSeries) as [IndexSeriesId, ...IndexSeriesId[]]
const year = z.coerce.number().int().min(firstIndexYear).max(9999)

/** `?indice=ipca&de=2020&ate=2026` */
export const indexQuery = z.object({ indice: z.enum(indexIds), de: year, ate: year })

/** 200. */
export const indexAnswer = z.object({
  index: z.enum(indexIds),
  title: z.string().describe('O nome do índice em português'),
  from: z.number().int(),
  to: z.number().int(),
  unit: z.string().describe('De que é cada porcentagem'),
  points: z
    .array(
      z.object({
        day: z.iso.date().describe('O dia da taxa, ou o primeiro do período dela'),
        percent: z.number(),
      }),
    )
    .describe('Do mais antigo ao mais novo'),
  ...originAnswer,
})

/** 400, 503. */
export const indexFailure = z.object({ error: z.string().describe('O que houve') })
