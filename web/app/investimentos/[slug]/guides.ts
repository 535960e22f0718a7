import type { CalculatorSlug } from '#web/calculators/registry.ts'

/** Facts of each guide that the code knows, by its address: the five are those of the specification. */
export const guides = {
  acoes: { name: 'Ações', calculator: 'acoes-mensal' },
  cdb: { name: 'CDB', calculator: 'cdb' },
  'fundos-imobiliarios': { name: 'Fundos imobiliários', calculator: 'fundos-imobiliarios' },
  'lci-lca': { name: 'LCI e LCA', calculator: 'lci-lca' },
  'tesouro-direto': { name: 'Tesouro Direto', calculator: 'tesouro-direto' },
} as const satisfies Record<string, { name: string; calculator: CalculatorSlug }>

export type GuideSlug = keyof typeof guides

export function isGuide(slug: string): slug is GuideSlug {
  return Object.hasOwn(guides, slug)
}
