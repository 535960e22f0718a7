import useSWR from 'swr'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { RatesOfYear } from './rates-of-year.ts'

/** `failed`: no answer; `none`: the source does not have that currency or that year. */
export type AskedRates = RatesOfYear | 'asking' | 'failed' | 'none'

/** Currencies on a day of the past. */
export type DayQuestion = { day: IsoDate; codes: readonly string[] }

/** The year of each currency that `question` asks about, in its order; nothing is asked without a question. */
export function useDayRates(question: DayQuestion | undefined): readonly AskedRates[] | undefined {
  const year = question?.day.slice(0, 4)
  const addresses = question?.codes.map((code) => `/api/cambio?moeda=${code}&ano=${year}`)
  const { data } = useSWR(addresses ?? null, (asked: string[]) => Promise.all(asked.map(ask)), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  return data
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
