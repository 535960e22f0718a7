/** Addresses that the specification fixes: their documents keep them. */
export const lockedSlugs = {
  article: [
    'planejamento-financeiro-fim-ano',
    'seguros-viagem-ferias-verao',
    'investimentos-commodities-agricolas-primavera',
    'cotacao-dolar-setembro-eleicoes-americanas',
    'declaracao-imposto-renda-2026-organizacao',
    'financiamento-veiculos-melhores-condicoes-primavera',
    'economia-domestica-reduzindo-gastos-energia-primavera',
    'cartao-credito-viagens',
    'investimentos-acoes-iniciantes',
    'criptomoeda-imposto-renda',
    'tesouro-direto-vs-renda-fixa-primavera-2025',
    'fundos-imobiliarios-diversificar-carteira-outono',
    'previdencia-privada-vale-pena-comecar-30-anos',
    'mudancas-iof-2025',
    'ia-investimentos-brasil-2025',
    'pix-internacional-impacto-2025',
    'cripto-regulamentacao-brasil-2025',
    'renda-fixa-ano-2025',
    'richard-mille-investimento-relogios-luxo',
    'onix-2026-lancamento',
    'carros-autonomos-brasil-2025',
    'varejo-brasil-2025',
    'formulas-calculadoras-excel',
  ],
  guide: ['tesouro-direto', 'acoes', 'fundos-imobiliarios', 'cdb', 'lci-lca'],
  legalPage: ['politica-privacidade', 'termos-uso'],
  sitePage: ['investimentos', 'sobre-nos', 'contato'],
} as const

/** The tokens that may have a text of their own: few, each written and reviewed, never one page per coin. */
export const tokenSlugs = ['bitcoin', 'ethereum', 'solana', 'usdt', 'usdc', 'xrp'] as const

/** Types that have exactly the documents of the list, and no other. */
export const fixedTypes = ['guide', 'legalPage', 'sitePage'] as const satisfies (keyof typeof lockedSlugs)[]

type FixedType = (typeof fixedTypes)[number]

/** Ids of fixed documents: this, then their slug. */
const fixedIds = { guide: 'guide', legalPage: 'legal', sitePage: 'page' } as const satisfies Record<
  FixedType,
  string
>

/** Types with one document each, by its id. */
export const singleIds = { siteTexts: 'site-texts', siteSettings: 'site-settings' } as const

export function isFixedType(type: string): type is FixedType {
  return fixedTypes.some((fixed) => fixed === type)
}

/** The documents of a fixed type, each with its one id: `guide-cdb`. */
export function fixedDocuments<T extends FixedType>(type: T) {
  return lockedSlugs[type].map((slug) => ({ slug, id: `${fixedIds[type]}-${slug}` }))
}

export function isLockedSlug(type: string, slug: string | undefined): boolean {
  const locked: Readonly<Record<string, readonly string[]>> = lockedSlugs
  return slug !== undefined && (locked[type]?.includes(slug) ?? false)
}

export function isTokenSlug(slug: string): boolean {
  return tokenSlugs.some((token) => token === slug)
}
