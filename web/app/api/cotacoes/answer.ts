import * as z from 'zod'
import { type SeriesId, series } from '#web/rates/series.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'

// The keys of an object written out are those of its type.
const seriesIds = Object.keys(series) as SeriesId[]
const sourceIds = Object.keys(sources) as SourceId[]

const instant = z.iso.datetime()
const reais = z.number().positive()

/** `?series=usd-brl` */
export const quoteQuery = z.object({ series: z.enum(seriesIds).describe('Qual cotação') })

const quote = z.object({
  kind: z
    .enum(['spot', 'ptax', 'daily'])
    .describe('spot: preço de mercado; ptax: fechamento oficial; daily: taxa de referência do dia'),
  last: reais.describe('O número principal, em reais por unidade: venda, ou último negócio'),
  bid: reais.nullable().describe('Compra'),
  ask: reais.nullable().describe('Venda'),
  low: reais.nullable().describe('Mínima do dia, ou de 24 horas no que não fecha'),
  high: reais.nullable().describe('Máxima do dia, ou de 24 horas no que não fecha'),
  change: z.number().nullable().describe('Variação em reais desde o fechamento anterior, ou em 24 horas'),
  changeFraction: z.number().nullable().describe('A mesma variação em fração: 0.0042 é 0,42 %'),
  pricedAt: instant.describe('Hora do preço, não do pedido; de uma taxa diária só o dia conta'),
  simulated: z.boolean().describe('Verdadeiro quando o preço é do simulador'),
  source: z.enum(sourceIds).describe('Quem deu o preço'),
  depth: z.number().int().nonnegative().describe('Lugar da fonte na ordem de escolha; 0 é a primeira'),
  fetchedAt: instant.describe('Quando buscamos'),
})

/** With 200 or, with a null `quote`, 503. */
export const quoteAnswer = z.object({
  series: z.enum(seriesIds),
  quote: quote.nullable().describe('Nulo quando não há valor das últimas 24 horas'),
  failedAt: instant.nullable().describe('Quando falhou a última tentativa de renovar; nulo se não falhou'),
  provenance: z
    .object({
      source: z.enum(sourceIds),
      name: z.string(),
      url: z.url(),
      licence: z.string().describe('Em que termos o dado pode ser mostrado'),
    })
    .nullable()
    .describe('A quem dar o crédito'),
})

/** 400. */
export const quoteFailure = z.object({ error: z.string().describe('O que está errado no pedido') })
