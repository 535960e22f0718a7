import * as z from 'zod'
import { type FocusId, focusIds } from '#web/rates/catalogue/focus-questions.ts'
import { sources } from '#web/rates/sources.ts'

// Every name of the constant is one.
const ids = focusIds as [FocusId, ...FocusId[]]

/** `?indicador=cambio` */
export const expectationsQuery = z.object({ indicador: z.enum(ids).describe('Qual expectativa') })

/** 200 or, with no years, 503. */
export const expectationsAnswer = z.object({
  indicator: z.enum(ids),
  name: z.string().describe('O que se espera, em palavras'),
  unit: z.enum(['BRL', 'percent']).describe('BRL: reais por dólar; percent: por cento (4.99 é 4,99 %)'),
  isExpectation: z.literal(true).describe('Lembrete: nunca é a taxa em vigor'),
  years: z
    .array(
      z.object({
        year: z.number().int().describe('Ano de que se espera'),
        median: z.number().describe('Mediana das respostas dos últimos 30 dias'),
        respondents: z.number().int().nullable().describe('Quantos responderam'),
        surveyedOn: z.iso.date().describe('Último dia da pesquisa'),
      }),
    )
    .describe('Deste ano em diante; vazio quando não há o que mostrar'),
  provenance: z
    .object({
      source: z.literal('bcb-focus'),
      name: z.literal(sources['bcb-focus'].name),
      url: z.url(),
      licence: z.string().describe('Em que termos o dado pode ser mostrado'),
      depth: z.number().int().nonnegative().describe('Lugar da fonte na ordem de escolha; 0 é a primeira'),
      simulated: z.boolean().describe('Verdadeiro quando os números são do simulador'),
      fetchedAt: z.iso.datetime().describe('Quando buscamos'),
    })
    .nullable()
    .describe('A quem dar o crédito; nulo quando a fonte não respondeu'),
  failedAt: z.iso
    .datetime()
    .nullable()
    .describe('Quando falhou a última tentativa de renovar; nulo se não falhou'),
})

/** 400. */
export const expectationsFailure = z.object({ error: z.string().describe('O que está errado no pedido') })
