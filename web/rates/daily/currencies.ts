import { env } from '#web/env.ts'
import type { OtherCurrency } from '#web/finance/exchange/currencies.ts'
import { dayOfRate, medianMove } from '../feeds/plausible.ts'
import { requireConfirmation } from '../feeds/require-confirmation.ts'
import { type EuroReference, fetchEcbReference } from '../providers/frankfurter.ts'
import { type Feed, type FeedState, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

const DAY = 24 * 3600
/** The median currency does not move so much in a day: a list that did is another one. */
const LARGEST_MOVE = 0.15

/** Those of the page that the European Central Bank gives a reference of; it has none of South America but the real. */
export const ecbCurrencies = [
  'GBP', 'MXN', 'CAD', 'AUD', 'NZD', 'CHF', 'JPY', 'CNY', 'HKD', 'KRW', 'INR', 'THB', 'TRY', 'ILS', 'ZAR', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK',
] as const satisfies readonly OtherCurrency[] // biome-ignore format: a list of names
export type EcbCurrency = (typeof ecbCurrencies)[number]

/** One euro in reais and in the currencies that have no price of the market here, on one day. */
export function readCurrencies(): Promise<FeedState<EuroReference>> {
  return read(currencyReference())
}

function currencyReference(): Feed<EuroReference> {
  const ask = async () => {
    const { value, simulated } = await fetchEcbReference(['BRL'], sourceUrl('frankfurter'), ecbCurrencies)
    return { value: { ...value, day: dayOfRate(value.day, Date.now()) }, simulated }
  }
  return requireConfirmation({
    key: 'ecb-currencies',
    attempts: [{ source: 'frankfurter', ask }],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 7 * DAY,
    isJump: (now, before) =>
      medianMove(
        rowsOf(now),
        rowsOf(before),
        ([code]) => code,
        ([, rate]) => rate,
      ) > LARGEST_MOVE,
  })
}

const rowsOf = ({ rates }: EuroReference) => Object.entries(rates)

/** Reais for one of each: the euro in reais over the euro in that currency, to five digits as the bank gives them. */
export function inReais({ rates: { BRL: reais, ...others } }: EuroReference): [string, number][] {
  if (reais === undefined) return []
  return Object.entries(others).map(([code, rate]) => [code, Number((reais / rate).toPrecision(5))])
}
