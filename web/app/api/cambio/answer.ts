import * as z from 'zod'
import { firstYear, type RatedCurrency, ratedCurrencies } from '#web/rates/daily/rates-of-year.ts'
import { originAnswer } from '../origin-answer.ts'

// There is a first currency.
const currencies = ratedCurrencies as [RatedCurrency, ...RatedCurrency[]]

/** `?moeda=USD&ano=2020` */
export const exchangeQuery = z.object({
  moeda: z.enum(currencies).describe('Qual moeda'),
  ano: z.coerce.number().int().min(firstYear).max(9999).describe('De que ano'),
})

/** 200. */
export const exchangeAnswer = z.object({
  currency: z.enum(currencies),
  year: z.number().int(),
  kind: z
    .enum(['ptax', 'daily'])
    .describe('ptax: PTAX de venda, fechamento; daily: referência do Banco Central Europeu'),
  rates: z
    .array(
      z.object({ day: z.iso.date(), rate: z.number().positive().describe('Reais por uma unidade da moeda') }),
    )
    .describe('Dias úteis do ano, e os últimos do ano anterior; do mais antigo ao mais novo'),
  ...originAnswer,
})

/** 400, 404, 503. */
export const exchangeFailure = z.object({ error: z.string().describe('O que houve') })
