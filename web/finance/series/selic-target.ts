import { type Edition, inForce } from '../core/in-force.ts'
import type { Fraction, IsoDate } from '../core/money.ts'

type SelicTarget = Edition & { annualRate: Fraction }

const confirmedFrom = '2026-01-01'

/** First business day in force and the target in percent. 2026 by the recorded answers of SGS 432; earlier ones known. */
const decisions: readonly [IsoDate, number][] = [
  ['2026-09-17', 13.75],
  ['2026-08-06', 14],
  ['2026-06-18', 14.25],
  ['2026-04-30', 14.5],
  ['2026-03-19', 14.75],
  ['2025-06-20', 15],
  ['2025-05-08', 14.75],
  ['2025-03-20', 14.25],
  ['2025-01-30', 13.25],
  ['2024-12-12', 12.25],
  ['2024-11-07', 11.25],
  ['2024-09-19', 10.75],
  ['2024-05-09', 10.5],
  ['2024-03-21', 10.75],
  ['2024-02-01', 11.25],
  ['2023-12-14', 11.75],
]

/** Last day for which the target is known: what the Copom decided on 04/11/2026 was not found. */
const selicKnownUntil: IsoDate = '2026-11-04'

/** Target of the Selic set by the Copom, newest first. The rate of today comes from the provider, not from here. */
export const selicTargets: readonly SelicTarget[] = decisions.map(([from, percent]) => ({
  from,
  source: 'Copom; Banco Central, SGS 432',
  url: 'https://api.bcb.gov.br/dados/serie/bcdata.sgs.432/dados',
  checkedOn: '2026-11-20',
  confidence: from >= confirmedFrom ? 'confirmed' : 'known',
  annualRate: Number((percent / 100).toFixed(4)),
}))

/** In 2024 to 2026 the CDI was the target of the Selic less this (B3 and SGS 4389: 13,65 % under 13,75 %). */
const cdiBelowSelic: Fraction = 0.001

export const cdiSource = {
  from: '2023-12-14',
  source: 'Meta da Selic menos 0,10 ponto (Banco Central, SGS 432 e 4389)',
  confidence: 'known',
} as const

/** The CDI per year of a day of the series; undefined outside it. */
export function cdiOn(day: IsoDate): Fraction | undefined {
  if (day > selicKnownUntil) return undefined
  const target = inForce(selicTargets, day)
  return target && Number((target.annualRate - cdiBelowSelic).toFixed(4))
}
