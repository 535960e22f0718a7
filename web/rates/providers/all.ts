// Written by `npm run typegen` from the files of web/rates/providers.

import type { SourceId } from '../sources.ts'
import { source as awesomeapi } from './awesomeapi.ts'
import { source as b3Cotahist } from './b3-cotahist.ts'
import { source as bcbFocus } from './bcb-focus.ts'
import { source as bcbPtax } from './bcb-ptax.ts'
import { source as bcbSgs } from './bcb-sgs.ts'
import { source as binance } from './binance.ts'
import { source as brapi } from './brapi.ts'
import { source as brasilapi } from './brasilapi.ts'
import { source as coingecko } from './coingecko.ts'
import { source as frankfurter } from './frankfurter.ts'
import { source as mercadoBitcoin } from './mercado-bitcoin.ts'
import type { Source } from './source.ts'
import { source as tesouroTransparente } from './tesouro-transparente.ts'

/** Every source whole, with its question and what it needs: for scripts and tests. */
export const definitions: Readonly<Record<SourceId, Source>> = {
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
}
