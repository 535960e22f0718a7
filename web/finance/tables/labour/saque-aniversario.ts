import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type SaqueAniversario = Edition & {
  /** Of each yearly withdrawal that a bank pays in advance. */
  least: Cents
  most: Cents
  /** Yearly withdrawals that may be paid in advance. */
  withdrawals: number
  /** From the option for the saque-aniversário to the first contract. */
  waitingDays: number
}

const resolution = {
  source: 'Resolução CCFGTS 958/2020, art. 1º, §§ 2º a 4º, e Resolução CCFGTS 1.130/2025, art. 2º',
  url: 'https://www.barrosassessoria.com.br/legislacoes/2025/10/20/resolucao-ccfgts-no-1130-de-07-10-2025.html',
  checkedOn: '2026-11-27',
  confidence: 'confirmed',
  least: 100_00,
  most: 500_00,
  waitingDays: 90,
} as const

/** FGTS birthday withdrawals that a bank may pay in advance; without limits of the fund's council before. */
export const saqueAniversarioTables: readonly SaqueAniversario[] = [
  {
    from: '2026-11-01',
    ...resolution,
    withdrawals: 3,
    news: 'Quem antecipa o saque-aniversário no banco pode adiantar 3 saques por contrato; antes eram 5.',
  },
  // The first day is from the press: the resolution gives the Caixa until then to be ready.
  { from: '2025-11-01', ...resolution, withdrawals: 5 },
]
