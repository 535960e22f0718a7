import type { IsoDate } from '#web/finance/core/money.ts'
import type { RatesOfYear } from './rates-of-year.ts'

/** `failed`: no answer; `none`: the source does not have that currency or that year. */
export type AskedRates = RatesOfYear | 'asking' | 'failed' | 'none'

/** Currencies on a day of the past. */
export type DayQuestion = { day: IsoDate; codes: readonly string[] }

/** Asks the site for the year of each currency, in their order. Never rejects. */
export function askDayRates({ day, codes }: DayQuestion): Promise<AskedRates[]> {
  return Promise.all(codes.map((code) => ask(`/api/cambio?moeda=${code}&ano=${day.slice(0, 4)}`)))
}

async function ask(address: string): Promise<AskedRates> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
    if (response.status === 400 || response.status === 404) return 'none'
    return response.ok ? await response.json() : 'failed'
  } catch {
    return 'failed'
  }
}
