// Written by `npm run typegen` from the files of web/rates/providers.

import type { SourceId } from './sources.ts'

/** The variable of the environment with another address of a source, such as a proxy. */
export const urlVariables = {
  awesomeapi: 'AWESOMEAPI_URL',
  'b3-cotahist': 'B3_COTAHIST_URL',
  'bcb-focus': 'BCB_FOCUS_URL',
  'bcb-ptax': 'BCB_PTAX_URL',
  'bcb-sgs': 'BCB_SGS_URL',
  binance: 'BINANCE_URL',
  brapi: 'BRAPI_URL',
  brasilapi: 'BRASILAPI_URL',
  coingecko: 'COINGECKO_URL',
  frankfurter: 'FRANKFURTER_URL',
  'mercado-bitcoin': 'MERCADO_BITCOIN_URL',
  'tesouro-transparente': 'TESOURO_TRANSPARENTE_URL',
} as const satisfies Record<SourceId, string>

/** The variable with its key. */
export const keyVariables = {
  awesomeapi: 'AWESOMEAPI_KEY',
  brapi: 'BRAPI_TOKEN',
  coingecko: 'COINGECKO_KEY',
} as const satisfies Partial<Record<SourceId, string>>

/** Requests that a source answers, where its documents say so; of the least plan where a key has several. */
export const limits: Readonly<Partial<Record<SourceId, { minute?: number; month?: number }>>> = {
  awesomeapi: { month: 100000 },
  brapi: { month: 15000 },
  coingecko: { minute: 30, month: 10000 },
  'mercado-bitcoin': { minute: 60 },
}

/** Sources that their terms leave out of a site with advertisements. */
export const withoutAdvertising: readonly SourceId[] = ['b3-cotahist', 'coingecko']

/** The plans that a key may be of, by the variable that says which, the least first. */
export const plans = { BRAPI_PLAN: ['free', 'startup', 'pro'] } as const
