import { inForce } from '#web/finance/core/in-force.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { jcp } from '#web/finance/tables/income-tax/jcp.ts'
import type { Origin } from '../catalogue/asset-rows.ts'
import type { Asset } from '../catalogue/assets.ts'
import type { Payout, UnitEvent } from '../providers/brapi-corporate.ts'
import { readStock, readStocks } from './stocks.ts'

export type TaxedPayout = Payout & { net: number | null }

/** `payouts` is null when the plan of the source has none, which is not that none was paid. */
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

/**
 * Net of a payout for a person who lives in Brazil, in reais for each unit: gross × (1 − rate withheld), by the
 * law of the day it is paid, or of its data-com while that day is not known. Not rounded: the tax is on the whole
 * payment. Null where no rule is known.
 *
 * JCP pay 17,5 % from 2026 and 15 % before (`jcp.ts`). Dividends have nothing withheld up to R$ 50.000 a month from one
 * company, which is what is counted here; above it they pay 10 % on the whole month (`dividends.ts`). Income of a fund
 * is exempt for the holder and the fund of `fii.ts`.
 */
export function netOf({ kind, gross, paidOn, heldOn }: Payout): number | null {
  const day = paidOn ?? heldOn
  const rate = day && withheld(kind, day)
  return rate === null || rate === undefined ? null : gross * (1 - rate)
}

function withheld(kind: Payout['kind'], day: IsoDate): Fraction | undefined {
  switch (kind) {
    case 'jcp':
      return inForce(jcp, day)?.rate
    case 'dividend':
      return inForce(dividendTables, day) && 0
    case 'fund-income':
      return inForce(fiiIncome, day) && 0
    case 'other':
      return undefined
  }
}
