import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

export type Insurance =
  /** Life, personal accidents, prestamista. */
  | 'life'
  | 'health'
  /** Car, home and everything that the others do not name. */
  | 'general'
  /** Mortgage of the SFH, rural, reinsurance, export credit. */
  | 'zero-rated'

type IofSeguro = Edition & { rates: Readonly<Record<Insurance, Fraction>> }

/** IOF on insurance premiums. VGBL has its own table, `iofVgbl`. */
export const iofSeguro: readonly IofSeguro[] = [
  {
    from: '2008-01-03',
    source: 'Decreto 6.306/2007, art. 22, redação do Decreto 6.339/2008',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: { life: 0.0038, health: 0.0238, general: 0.0738, 'zero-rated': 0 },
  },
]
