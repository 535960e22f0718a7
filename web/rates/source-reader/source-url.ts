import { env } from '#web/env.ts'
import { type SourceId, sources } from '../sources.ts'

const given: Record<SourceId, string | undefined> = {
  awesomeapi: env.AWESOMEAPI_URL,
  'bcb-ptax': env.BCB_OLINDA_URL,
  'bcb-sgs': env.BCB_SGS_URL,
  'bcb-focus': env.BCB_OLINDA_URL,
  frankfurter: env.FRANKFURTER_URL,
  coingecko: env.COINGECKO_URL,
  'mercado-bitcoin': env.MERCADO_BITCOIN_URL,
  binance: env.BINANCE_URL,
  brapi: env.BRAPI_URL,
  'tesouro-transparente': env.TESOURO_URL,
  'b3-cotahist': env.B3_URL,
  brasilapi: env.BRASILAPI_URL,
}

/** Where a source answers: its own address, the one of the environment, or the simulator's under the source's name. */
export function sourceUrl(source: SourceId): string {
  const { host } = sources[source]
  if (env.MARKET === 'simulated') return `${env.SIMULATOR_URL}/${host}`
  return given[source] ?? `https://${host}`
}
