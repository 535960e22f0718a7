import { formatNumber } from '#web/finance/core/format.ts'

/** The dollar around the elections of the United States. */

export const months = ['ago', 'set', 'out', 'nov'] as const

/**
 * Mean of the month, reais per dollar, August to November: Federal Reserve, release G.5 (FRED, EXBZUS), as the public
 * package datasets/exchange-rates had it on 21/07/2026. Not the PTAX, which our sources have for few days only.
 */
const means = {
  2016: [3.2086, 3.2532, 3.1854, 3.3369],
  2017: [3.1478, 3.1325, 3.1923, 3.2629],
  2018: [3.9333, 4.1087, 3.7611, 3.786],
  2019: [4.022, 4.1195, 4.0825, 4.1558],
  2020: [5.4685, 5.4, 5.6253, 5.4482],
  2021: [5.2487, 5.279, 5.5416, 5.5668],
  2022: [5.1404, 5.2436, 5.2521, 5.268],
  2023: [4.9012, 4.9387, 5.0559, 4.898],
  2024: [5.5517, 5.5378, 5.6278, 5.7961],
  2025: [5.4455, 5.363, 5.3832, 5.3415],
} as const satisfies Record<number, readonly [number, number, number, number]>

export type Year = keyof typeof means

export const electionYears = [2016, 2018, 2020, 2022, 2024] as const satisfies readonly Year[]
export const otherYears = [2017, 2019, 2021, 2023, 2025] as const satisfies readonly Year[]

export const meansOf = (year: Year): readonly number[] => means[year]

/** From the mean of August to that of `month` (0 is August), as a fraction. */
export function changeOf(year: Year, month = 3): number {
  const [august] = means[year]
  return (meansOf(year)[month] ?? august) / august - 1
}

/** `+4,4 %`, `−3,7 %`. */
export const signed = (change: number): string =>
  `${change < 0 ? '−' : '+'}${formatNumber(Math.abs(change) * 100, 1)} %`

export const meanChange = (years: readonly Year[]): number =>
  years.reduce((total, year) => total + changeOf(year), 0) / years.length

/** What so many dollars cost, in centavos, all in one month or a quarter in each. */
export const allIn = (year: Year, month: number, dollars: number): number =>
  Math.round((meansOf(year)[month] ?? 0) * dollars * 100)
export const inQuarters = (year: Year, dollars: number): number =>
  Math.round((meansOf(year).reduce((total, mean) => total + mean, 0) / months.length) * dollars * 100)
