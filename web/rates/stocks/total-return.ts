import type { IsoDate } from '#web/finance/core/money.ts'
import type { ClosingPrice } from '../chart-ranges.ts'
import type { DailyBar } from '../providers/brapi.ts'
import type { Payout } from '../providers/brapi-corporate.ts'

/**
 * Meaning of closes for a return: the price alone; with payouts put back (gross, reinvested); or closes that the source
 * adjusted already, so that nothing may be added to them.
 */
export type ReturnBasis = 'price' | 'with-payouts' | 'adjusted-by-source'

/** Adjusted and plain closes nearer than this are the same number, rounded. */
const SAME = 0.0005

/**
 * The closes to count a return with. brapi's `adjustedClose` has payouts and splits put back; its newer answers give
 * adjusted prices in `close` too, and then the two are equal although something was paid (brapi-typescript,
 * `v2/stocks.ts`: "`close` coincide com `adjustedClose`"). Adding payouts to those would count them twice.
 */
export function returnsOf(
  bars: readonly DailyBar[],
  payouts: readonly Payout[] | null,
): { closes: ClosingPrice[]; basis: ReturnBasis } {
  const plain = bars.map(({ day, close }) => ({ day, close }))
  if (bars.some(({ adjusted }) => adjusted === null)) return { closes: plain, basis: 'price' }
  const adjusted = adjustedCloses(bars)
  if (adjusted.length > 0) return { closes: adjusted, basis: 'with-payouts' }
  if (payouts === null) return { closes: plain, basis: 'price' }
  const basis = paidBetween(payouts, bars[0]?.day, bars.at(-1)?.day) ? 'adjusted-by-source' : 'with-payouts'
  return { closes: plain, basis }
}

/** The closes as the source adjusts them for splits and payouts; none where it gives no others than the plain ones. */
export function adjustedCloses(bars: readonly DailyBar[]): ClosingPrice[] {
  const adjusted = bars.flatMap(({ day, adjusted }) => (adjusted === null ? [] : [{ day, close: adjusted }]))
  const differ = bars.some(({ close, adjusted }) => Math.abs((adjusted ?? close) / close - 1) > SAME)
  return differ && adjusted.length === bars.length ? adjusted : []
}

/** The newest session still has its payout in the price. */
function paidBetween(payouts: readonly Payout[], first: IsoDate | undefined, last: IsoDate | undefined) {
  if (!(first && last)) return false
  return payouts.some(({ heldOn }) => heldOn !== null && first <= heldOn && heldOn < last)
}

export const basisWords: Record<ReturnBasis, string> = {
  price: 'sem dividendos, custos nem imposto',
  'with-payouts': 'com os proventos reinvestidos antes do imposto, sem custos',
  'adjusted-by-source': 'com o preço que a fonte já ajusta por proventos, sem custos nem imposto',
}
