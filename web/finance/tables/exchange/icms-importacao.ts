import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

// biome-ignore format: one line per ten is easier to check
export const states = [
  'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA',
  'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN',
  'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO',
] as const

export type State = (typeof states)[number]

type IcmsImportacao = Edition & {
  rate: Fraction
  /** States with a rate of their own. */
  exceptions: Readonly<Partial<Record<State, Fraction>>>
}

export const icmsImportacao: readonly IcmsImportacao[] = [
  {
    from: '2025-04-01',
    // MG gave the increase up (Decreto 49.012/2025); changes of states after April 2025 were not found in a law.
    source: 'Convênios ICMS 81/2023 e 135/2024',
    url: 'https://nanobits.tv.br/noticias/minas-gerais-desiste-aumentar-icms-sobre-compras-internacionais',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0.17,
    exceptions: { AC: 0.2, AL: 0.2, BA: 0.2, CE: 0.2, PB: 0.2, PI: 0.2, RN: 0.2, RR: 0.2, SE: 0.2 },
  },
  {
    from: '2023-08-01',
    source: 'Convênio ICMS 81/2023',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0.17,
    exceptions: {},
  },
]
