import { formatNumber } from '#web/finance/core/format.ts'
import { ageOf } from '../brasilia-time.ts'
import { readIndicators } from '../daily/indicators.ts'
import { type IndicatorId, indicators } from '../series.ts'
import { readIbovespa } from '../stocks/stocks.ts'

/** An official rate or the index, in words: `13,75 %`, `ao ano`, `desde 17/09`. */
export type IndicatorNow = { text: string; per: string; age: string; simulated: boolean }

/** Null while no source answers. */
export async function readIndicatorNow(id: IndicatorId): Promise<IndicatorNow | null> {
  const { per } = indicators[id]
  if (id === 'ibov') {
    const { held } = await readIbovespa()
    if (!held?.value) return null
    const { price, pricedAt } = held.value
    const age = ageOf(new Date(pricedAt), new Date())
    return { text: formatNumber(price, 0), per, age, simulated: held.simulated }
  }
  const found = (await readIndicators()).find((indicator) => indicator.id === id)
  if (!found?.value) return null
  return { text: found.value, per, age: found.since, simulated: found.simulated }
}
