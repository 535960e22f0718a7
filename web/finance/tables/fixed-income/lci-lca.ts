import type { Edition } from '../../core/in-force.ts'

export type ExemptPaper = 'lci' | 'lca'

/** The least that a paper lasts, and during which it is not redeemed. */
export type MinimumTerm = { months: number } | { days: number }

type LciLcaTerms = Edition & {
  /** Without a price index: percent of CDI, CDI plus a spread, fixed. By the day on which the paper is issued. */
  minimum: Record<ExemptPaper, MinimumTerm>
}

export const lciLcaTerms: readonly LciLcaTerms[] = [
  {
    from: '2025-05-23',
    source: 'Resolução CMN 5.215/2025',
    url: 'https://www.pinheiroguimaraes.com.br/cmn-atualiza-regras-aplicaveis-aos-prazos-de-vencimento-das-lcis-e-lcas',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    minimum: { lci: { months: 6 }, lca: { months: 6 } },
  },
  {
    from: '2024-08-23',
    // No source that we reached gives the number of the resolution.
    source: 'Decisão do CMN de 22/08/2024 (número da resolução não confirmado)',
    url: 'https://dinheirama.com/cmn-reduz-prazo-minimo-de-vencimento-das-lcis-para-9-meses-e-equaliza-as-lcas',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    minimum: { lci: { months: 9 }, lca: { months: 9 } },
  },
  {
    from: '2024-02-02',
    source: 'Resolução CMN 5.119/2024',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    minimum: { lci: { months: 12 }, lca: { months: 9 } },
  },
  {
    from: '2015-06-01',
    source: 'Resolução CMN 4.410/2015',
    checkedOn: '2026-11-20',
    // The 90 days are confirmed; the first day and the number of the resolution are from memory.
    confidence: 'known',
    minimum: { lci: { days: 90 }, lca: { days: 90 } },
  },
]

type PriceIndexedTerms = Edition & { months: number }

/** `elsewhere`: months by a source that disagrees. */
type DisputedTerms = PriceIndexedTerms & { elsewhere: number }

/**
 * Minimum terms of papers that follow a price index. The LCI's is for monthly correction; any other lasts as one without
 * an index. The LCA's is as banks say, not confirmed: a page may warn by it, not refuse.
 */
export const priceIndexedTerms: { lci: readonly PriceIndexedTerms[]; lca: readonly DisputedTerms[] } = {
  lci: [
    {
      from: '2025-05-23',
      source: 'Resolução CMN 4.410/2015, art. 4º, I, redação da Resolução CMN 5.215/2025',
      url: 'https://legisweb.com.br/legislacao/?legislacao=285225',
      checkedOn: '2026-11-22',
      // Item I as the resolution stands on a page of 05/11/2025; item II, "nos demais casos", in the DOU of 26/05/2025.
      confidence: 'confirmed',
      months: 36,
    },
  ],
  lca: [
    {
      from: '2025-05-23',
      // Agência Brasil, copied by nioaqueonline and rcn67 in 05/2025, says nine months for LCI and LCA alike.
      source:
        'Resolução CMN 5.215/2025 (títulos por índice de preços): 12 meses segundo bancos, nove segundo a Agência Brasil (05/2025)',
      checkedOn: '2026-11-27',
      confidence: 'uncertain',
      months: 12,
      elsewhere: 9,
    },
  ],
}
