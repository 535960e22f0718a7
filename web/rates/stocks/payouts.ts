import { readStock } from '../asset-detail/asset-reading.ts'
import type { Origin } from '../catalogue/asset-rows.ts'
import type { Asset } from '../catalogue/assets.ts'
import type { Payout, UnitEvent } from '../providers/brapi-corporate.ts'
import { netOf } from './payout-tax.ts'
import { readStocks } from './stocks.ts'

export type TaxedPayout = Payout & { net: number | null }

/** What a share or fund paid. `payouts` is null when the plan of the source has none, which is not that none was paid. */
export type AssetPayouts = {
  /** Newest first; what is announced and not yet paid is there too. */
  payouts: TaxedPayout[] | null
  events: UnitEvent[]
  origin: Origin
}

/** Null for a coin, and while no source answers. */
export async function readPayouts({ kind, code }: Asset): Promise<AssetPayouts | null> {
  if (kind === 'cripto') return null
  const { held } = await readStock(code, await readStocks())
  if (!held) return null
  const { value, source, simulated, depth, fetchedAt } = held
  const payouts = value.payouts?.map((payout) => ({ ...payout, net: netOf(payout) })) ?? null
  return { payouts, events: value.events, origin: { source, simulated, depth, fetchedAt } }
}
