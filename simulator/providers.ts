// Written by `npm run typegen` from the files of web/rates/providers.

import type { Provider } from './provider.ts'
import { awesomeapi } from './providers/awesomeapi.ts'
import { b3Cotahist } from './providers/b3-cotahist.ts'
import { bcbFocus } from './providers/bcb-focus.ts'
import { bcbPtax } from './providers/bcb-ptax.ts'
import { bcbSgs } from './providers/bcb-sgs.ts'
import { binance } from './providers/binance.ts'
import { brapi } from './providers/brapi.ts'
import { brasilapi } from './providers/brasilapi.ts'
import { coingecko } from './providers/coingecko.ts'
import { frankfurter } from './providers/frankfurter.ts'
import { mercadoBitcoin } from './providers/mercado-bitcoin.ts'
import { tesouroTransparente } from './providers/tesouro-transparente.ts'

/** Who is simulated, each by the name that the site has for it, which is also its address here. */
export const providers = {
  awesomeapi,
  'b3-cotahist': b3Cotahist,
  'bcb-focus': bcbFocus,
  'bcb-ptax': bcbPtax,
  'bcb-sgs': bcbSgs,
  binance,
  brapi,
  brasilapi,
  coingecko,
  frankfurter,
  'mercado-bitcoin': mercadoBitcoin,
  'tesouro-transparente': tesouroTransparente,
} as const satisfies Record<string, Provider>

export type ProviderName = keyof typeof providers
