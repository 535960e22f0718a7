import * as z from 'zod'
import { firstIndexYear } from '#web/rates/daily/index-rates.ts'
import { type IndexSeriesId, indexSeries } from '#web/rates/index-series.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'

// The keys of objects written out are those of their types; there is a first index.
export const indexIds = Object.keys(indexSeries) as [IndexSeriesId, ...IndexSeriesId[]]
const sourceIds = Object.keys(sources) as SourceId[]
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
  source: z.object({
    id: z.enum(sourceIds),
    name: z.string(),
    url: z.url(),
    licence: z.string().describe('Em que termos o dado pode ser mostrado'),
  }),
  simulated: z.boolean().describe('Verdadeiro quando os números são do simulador'),
  fetchedAt: z.iso.datetime().describe('Quando buscamos'),
})

/** 400, 503. */
export const indexFailure = z.object({ error: z.string().describe('O que houve') })
