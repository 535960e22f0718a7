import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

/** Purpose of the exchange. */
export type FxOperation =
  | 'card'
  | 'withdrawal'
  | 'prepaid-card'
  | 'cash'
  | 'own-account'
  | 'investment'
  | 'third-party'
  | 'inflow'
  | 'goods-import'

type IofCambio = Edition & {
  /** Of the amount in reais. An operation that is missing has no rate in our sources for that time. */
  rates: Readonly<Partial<Record<FxOperation, Fraction>>>
  /** Operations whose rate is older than this edition, which is only where our table of them begins. */
  older?: readonly FxOperation[]
}

/** Item of art. 15-B of Decreto 6.306/2007 for each operation. */
export const fxClauses: Readonly<Record<FxOperation, string>> = {
  card: 'art. 15-B, VII',
  withdrawal: 'art. 15-B, IX',
  'prepaid-card': 'art. 15-B, X',
  cash: 'art. 15-B, XX',
  'own-account': 'art. 15-B, XXI',
  investment: 'art. 15-B, XXI-A',
  'third-party': 'art. 15-B, XXIV',
  inflow: 'art. 15-B, XXV',
  'goods-import': 'art. 15-B, I',
}

const compiled = 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm'
const decree12499 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm'
const decree176 = 'https://www.planalto.gov.br/ccivil_03/DLG/DLG176-2025-CN.htm'

/**
 * IOF on exchange, all operations but investment abroad.
 *
 * The Supreme Court gave Decreto 12.499/2025 its force back since 11/06/2025, but not over the operations of
 * 27/06 to 16/07/2025, which pay the rates from before it.
 */
export const iofCambio: readonly IofCambio[] = [
  {
    from: '2025-07-17',
    source: 'Decreto 6.306/2007, art. 15-B, redação do Decreto 12.499/2025 (STF, ADC 96, 16 e 18/07/2025)',
    url: decree12499,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: {
      card: 0.035,
      withdrawal: 0.035,
      'prepaid-card': 0.035,
      cash: 0.035,
      'own-account': 0.035,
      'third-party': 0.035,
      inflow: 0.0038,
      'goods-import': 0,
    },
  },
  {
    from: '2025-06-27',
    source: 'Decreto Legislativo 176/2025 (e cautelar do STF de 04/07/2025): alíquotas anteriores',
    url: decree176,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: {
      card: 0.0338,
      withdrawal: 0.0338,
      'prepaid-card': 0.0338,
      cash: 0.011,
      'own-account': 0.011,
      'third-party': 0.0038,
      inflow: 0.0038,
      'goods-import': 0,
    },
  },
  {
    from: '2025-05-23',
    source:
      'Decreto 6.306/2007, art. 15-B, redação do Decreto 12.466/2025 e, desde 11/06/2025, do Decreto 12.499/2025',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: {
      card: 0.035,
      withdrawal: 0.035,
      'prepaid-card': 0.035,
      cash: 0.035,
      'own-account': 0.035,
      'third-party': 0.035,
      inflow: 0.0038,
      'goods-import': 0,
    },
  },
  {
    from: '2025-01-02',
    source: 'Decreto 6.306/2007, arts. 15-B e 15-C, redação do Decreto 10.997/2022',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: {
      card: 0.0338,
      withdrawal: 0.0338,
      'prepaid-card': 0.0338,
      cash: 0.011,
      'own-account': 0.011,
      'third-party': 0.0038,
      inflow: 0.0038,
      'goods-import': 0,
    },
  },
  {
    from: '2024-01-02',
    source: 'Decreto 6.306/2007, arts. 15-B e 15-C, redação do Decreto 10.997/2022',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: {
      card: 0.0438,
      withdrawal: 0.0438,
      'prepaid-card': 0.0438,
      cash: 0.011,
      'own-account': 0.011,
      'third-party': 0.0038,
      inflow: 0.0038,
      'goods-import': 0,
    },
  },
  {
    from: '2023-01-02',
    source: 'Decreto 6.306/2007, arts. 15-B e 15-C, redação do Decreto 10.997/2022',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: {
      card: 0.0538,
      withdrawal: 0.0538,
      'prepaid-card': 0.0538,
      cash: 0.011,
      'own-account': 0.011,
      'third-party': 0.0038,
      inflow: 0.0038,
      'goods-import': 0,
    },
  },
  {
    from: '2018-03-03',
    // The 6.38 % of cards are older than this decree; what the law was between them was not looked up.
    source: 'Decreto 6.306/2007, art. 15-B, redação do Decreto 9.297/2018',
    url: compiled,
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    rates: {
      card: 0.0638,
      withdrawal: 0.0638,
      'prepaid-card': 0.0638,
      cash: 0.011,
      'own-account': 0.011,
      'third-party': 0.0038,
      inflow: 0.0038,
      'goods-import': 0,
    },
    older: ['card', 'withdrawal', 'prepaid-card', 'cash'],
  },
  {
    from: '2008-01-03',
    source: 'Decreto 6.306/2007, art. 15-B, redação anterior ao Decreto 9.297/2018',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: { 'third-party': 0.0038, inflow: 0.0038, 'goods-import': 0 },
    older: ['third-party', 'inflow', 'goods-import'],
  },
]

/** Remittance to one's own account to invest. Before 17/07/2025 the sources disagree (0.38 % or 1.10 %). */
export const iofCambioInvestimento: readonly IofCambio[] = [
  {
    from: '2025-07-17',
    source:
      'Decreto 6.306/2007, art. 15-B, XXI-A, redação do Decreto 12.499/2025 (STF, ADC 96, 16 e 18/07/2025)',
    url: decree12499,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: { investment: 0.011 },
  },
  {
    from: '2025-06-27',
    source: 'Decreto Legislativo 176/2025 (e cautelar do STF de 04/07/2025): alíquotas anteriores',
    url: decree176,
    checkedOn: '2026-11-20',
    confidence: 'uncertain',
    rates: { investment: 0.0038 },
  },
  {
    from: '2025-05-23',
    source:
      'Decreto 6.306/2007, art. 15-B, XXI-A, redação do Decreto 12.467/2025 e, desde 11/06/2025, do Decreto 12.499/2025',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'uncertain',
    rates: { investment: 0.011 },
  },
  {
    from: '2018-03-03',
    source: 'Decreto 6.306/2007, art. 15-B, caput: prática do mercado',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'uncertain',
    rates: { investment: 0.0038 },
    older: ['investment'],
  },
]
