import * as z from 'zod'
import { type SourceId, sources } from '#web/rates/sources.ts'

// The keys of an object written out are those of its type.
const sourceIds = Object.keys(sources) as SourceId[]

/** Where the numbers of an answer come from, and when. */
export const originAnswer = {
  source: z.object({
    id: z.enum(sourceIds),
    name: z.string(),
    url: z.url(),
    licence: z.string().describe('Em que termos o dado pode ser mostrado'),
  }),
  simulated: z.boolean().describe('Verdadeiro quando os números são do simulador'),
  fetchedAt: z.iso.datetime().describe('Quando buscamos'),
}
