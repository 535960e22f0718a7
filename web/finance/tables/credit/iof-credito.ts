import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

/** `simples`: a company of the Simples Nacional or MEI. */
export type Borrower = 'individual' | 'company' | 'simples'

export type CreditRates = {
  /** Per calendar day. */
  daily: Fraction
  /** Once, on the principal. */
  additional: Fraction
}

type IofCredito = Edition & {
  /** A borrower that is missing has no rate in our sources for that time. */
  rates: Readonly<Partial<Record<Borrower, CreditRates>>>
  /** Days charged at most, when the principal is fixed. */
  maxDays: number
  /** Principal up to which the rate of the Simples holds; above it, the rate of any company. */
  simplesUpTo: Cents
}

const compiled = 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm'
const decree12499 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm'
const decree176 = 'https://www.planalto.gov.br/ccivil_03/DLG/DLG176-2025-CN.htm'

const sameInAll = { maxDays: 365, simplesUpTo: 30_000_00 } as const

const ordinary = {
  individual: { daily: 0.000082, additional: 0.0038 },
  company: { daily: 0.000041, additional: 0.0038 },
  simples: { daily: 0.0000137, additional: 0.0038 },
} as const

const doubledForCompanies = {
  individual: { daily: 0.000082, additional: 0.0038 },
  company: { daily: 0.000082, additional: 0.0038 },
  simples: { daily: 0.0000274, additional: 0.0038 },
} as const

const zero = {
  individual: { daily: 0, additional: 0 },
  company: { daily: 0, additional: 0 },
  simples: { daily: 0, additional: 0 },
} as const

/**
 * IOF on credit. Contracts of 27/06 to 16/07/2025 pay the rates from before the decrees of that year.
 *
 * The rates of the Simples before 17/07/2025 are known ones, not looked up again (facts/01-iof.md §3).
 */
export const iofCredito: readonly IofCredito[] = [
  {
    from: '2025-07-17',
    source:
      'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 12.499/2025 (STF, ADC 96, 16 e 18/07/2025)',
    url: decree12499,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: doubledForCompanies,
    ...sameInAll,
  },
  {
    from: '2025-06-27',
    source: 'Decreto Legislativo 176/2025 (e cautelar do STF de 04/07/2025): alíquotas anteriores',
    url: decree176,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: ordinary,
    ...sameInAll,
  },
  {
    from: '2025-06-11',
    source: 'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 12.499/2025',
    url: decree12499,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: doubledForCompanies,
    ...sameInAll,
  },
  {
    from: '2025-05-23',
    source: 'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 12.466/2025',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: {
      individual: { daily: 0.000082, additional: 0.0038 },
      company: { daily: 0.000082, additional: 0.0095 },
      simples: { daily: 0.0000274, additional: 0.0095 },
    },
    ...sameInAll,
  },
  {
    from: '2022-01-01',
    source: 'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 8.392/2015',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: ordinary,
    ...sameInAll,
  },
  {
    from: '2021-09-20',
    // Its list of items leaves out item VI, the rate of the Simples.
    source: 'Decreto 6.306/2007, art. 7º, § 22, incluído pelo Decreto 10.797/2021',
    url: 'https://garciaemoreno.com.br/legislacao/21678/decreto_n__10.797:_governo_federal_aumenta_aliquotas_do_iof.html',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    rates: {
      individual: { daily: 0.0001118, additional: 0.0038 },
      company: { daily: 0.0000559, additional: 0.0038 },
      simples: { daily: 0.0000137, additional: 0.0038 },
    },
    ...sameInAll,
  },
  {
    from: '2021-01-01',
    source: 'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 8.392/2015',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: ordinary,
    ...sameInAll,
  },
  {
    from: '2020-12-15',
    source:
      'Decreto 6.306/2007, arts. 7º, § 20-A, e 8º, § 7º, incluídos pelo Decreto 10.572/2020: alíquota zero',
    url: 'https://abrapp.org.br/legislacao/decreto-no-10-572-de-11-de-dezembro-de-2020',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    rates: zero,
    ...sameInAll,
  },
  {
    from: '2020-11-27',
    source: 'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 8.392/2015',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: ordinary,
    ...sameInAll,
  },
  {
    from: '2020-04-03',
    source:
      'Decreto 6.306/2007, arts. 7º, § 20, e 8º, § 6º, dos Decretos 10.305, 10.414, 10.504 e 10.551/2020: alíquota zero',
    url: 'https://normasbrasil.com.br/norma/decreto-10551-2020_404935.html',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    rates: zero,
    ...sameInAll,
  },
  {
    from: '2015-01-22',
    source: 'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 8.392/2015',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rates: ordinary,
    ...sameInAll,
  },
  {
    from: '2008-01-03',
    source: 'Decreto 6.306/2007, arts. 7º e 8º, redação do Decreto 6.339/2008',
    url: compiled,
    checkedOn: '2026-11-20',
    confidence: 'known',
    rates: { company: ordinary.company, simples: ordinary.simples },
    ...sameInAll,
  },
]

/** Purpose of a loan, where it takes the tax away or most of it. `relief-vehicle`: Lei 8.383/1991, art. 72. */
export type SpecialCredit = 'housing' | 'rural' | 'portability' | 'relief-vehicle'

type IofCreditoSpecial = Edition & {
  daily: Fraction
  additional: Fraction
  /** The rule is older than this edition, which is only where our table begins. */
  isOlder?: true
}

/** IOF on credit by purpose. A zero rate still pays the additional one where art. 8º, § 5º names it: rural does. */
export const iofCreditoSpecial: Readonly<Record<SpecialCredit, readonly IofCreditoSpecial[]>> = {
  housing: [
    {
      from: '2008-01-03',
      source: 'Decreto 6.306/2007, art. 9º, I: operação para fins habitacionais, isenta',
      url: compiled,
      checkedOn: '2026-11-20',
      confidence: 'known',
      isOlder: true,
      daily: 0,
      additional: 0,
    },
  ],
  rural: [
    {
      from: '2008-01-03',
      source: 'Decreto 6.306/2007, art. 8º, IV e § 5º: crédito rural, alíquota zero mais a adicional',
      url: 'https://www.jusbrasil.com.br/topicos/10815597/artigo-8-do-decreto-n-6306-de-14-de-dezembro-de-2007/jurisprudencia',
      checkedOn: '2026-11-21',
      confidence: 'known',
      isOlder: true,
      daily: 0,
      additional: 0.0038,
    },
  ],
  portability: [
    {
      from: '2008-01-03',
      source: 'Decreto 6.306/2007, art. 8º, XXV: portabilidade, até o valor portado',
      url: compiled,
      checkedOn: '2026-11-20',
      confidence: 'known',
      isOlder: true,
      daily: 0,
      additional: 0,
    },
  ],
  'relief-vehicle': [
    {
      from: '1992-01-01',
      source: 'Lei 8.383/1991, art. 72: automóvel de taxista ou de pessoa com deficiência, isento',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8383.htm',
      checkedOn: '2026-11-20',
      confidence: 'known',
      daily: 0,
      additional: 0,
    },
  ],
}
