import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type SalarioMinimo = Edition & { monthly: Cents }

/** A month. The 1.741,00 of the 2027 budget bill is a projection and not an edition. */
export const salarioMinimoTables: readonly SalarioMinimo[] = [
  {
    from: '2026-01-01',
    source: 'Decreto 12.797/2025',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    renewal: {
      due: '2027-01-01',
      name: 'Tabela do salário mínimo',
      published: 'Decreto do Executivo, no Diário Oficial, na última semana de dezembro (Lei 14.663/2023)',
    },
    monthly: 1621_00,
  },
  {
    from: '2025-01-01',
    source: 'Decreto 12.342/2024',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    monthly: 1518_00,
  },
  {
    from: '2024-01-01',
    source: 'Decreto 11.864/2023',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    monthly: 1412_00,
  },
]
