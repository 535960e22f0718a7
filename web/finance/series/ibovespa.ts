import { type IsoMonth, monthOf } from './ipca.ts'

export const ibovespaSource = {
  from: '2025-01-31',
  source: 'Ibovespa, fechamento do último pregão do mês (cópia pública de ^BVSP)',
  confidence: 'known',
} as const

/** Close of the last session of each month from January of 2025, in points: the only ones there are here. */
const closes = [
  126_135, 122_799, 130_260, 135_067, 137_027, 138_855, 133_071, 141_422, 146_237, 149_540, 159_072, 161_125,
  181_364, 188_787,
]

export const ibovespaCloses: ReadonlyMap<IsoMonth, number> = new Map(
  closes.map((points, index): [IsoMonth, number] => [monthOf(2025, index + 1), points]),
)
