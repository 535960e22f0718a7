import type { Fraction } from '../core/money.ts'

/** `YYYY-MM`. Compared as a string. */
export type IsoMonth = `${number}-${number}`

const percentByYear: readonly { year: number; months: readonly number[] }[] = [
  { year: 2024, months: [0.42, 0.83, 0.16, 0.38, 0.46, 0.21, 0.38, -0.02, 0.44, 0.56, 0.39, 0.52] },
  { year: 2025, months: [0.16, 1.31, 0.56, 0.43, 0.26, 0.24, 0.26, -0.11, 0.48, 0.09, 0.18, 0.33] },
  { year: 2026, months: [0.33, 0.7, 0.88, 0.67, 0.58, 0.16, 0.07, -0.32, 0.82] },
]

/**
 * Where the series is from. January to August of 2026 as SGS 433 answered; September from one monitor file, and the
 * accumulated figures recompute; 2024 to May 2025 known, their totals match the official 4,83 % and 4,26 %.
 */
export const ipcaSource = {
  from: '2024-01-01',
  source: 'IBGE, IPCA; Banco Central, SGS 433',
  url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.433/dados',
  confidence: 'known',
} as const

/** IPCA of each month, oldest first. */
export const ipcaMonths: ReadonlyMap<IsoMonth, Fraction> = new Map(
  percentByYear.flatMap(({ year, months }) =>
    months.map((percent, index): [IsoMonth, Fraction] => [
      monthOf(year, index + 1),
      Number((percent / 100).toFixed(4)),
    ]),
  ),
)

/** 2026 and 9 → `2026-09`; 2026 and 13 → `2027-01`. */
export function monthOf(year: number, month: number): IsoMonth {
  const index = year * 12 + month - 1
  // Four digits and two, in the order of the type.
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}` as IsoMonth
}
