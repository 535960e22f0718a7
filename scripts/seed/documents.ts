import type { SanityDocument } from '@sanity/client'
import type { DocumentType } from '#schemas/document-types.ts'
import { adCreatives, adSlots, campaigns } from './ads.ts'
import { articles } from './articles.ts'
import { glossaryTerms } from './glossary.ts'
import { acoes } from './guides/acoes.ts'
import { cdb } from './guides/cdb.ts'
import { fundosImobiliarios } from './guides/fundos-imobiliarios.ts'
import { guideDocument } from './guides/guide-seed.ts'
import { lciLca } from './guides/lci-lca.ts'
import { tesouroDireto } from './guides/tesouro-direto.ts'
import { legalDocument } from './legal/legal-seed.ts'
import { politicaPrivacidade } from './legal/politica-privacidade.ts'
import { termosUso } from './legal/termos-uso.ts'
import { sitePages } from './pages/site-pages.ts'
import { type ArticleSeed, unbroken } from './portable-text.ts'
import { reference, type Seed, slug } from './seed-document.ts'
import { disclosures, homeModules, marketNotes, redirects, siteSettings } from './site.ts'

/** The six categories of the blog, by slug. */
export const categories = {
  'cambio-e-viagem': {
    title: 'Câmbio e viagem',
    description: 'Dólar, euro, cartão no exterior, remessas e o que muda o preço da viagem.',
  },
  investimentos: {
    title: 'Investimentos',
    description: 'Renda fixa, Tesouro Direto, fundos e ações: regras, custos e contas líquidas.',
  },
  impostos: {
    title: 'Impostos',
    description: 'IOF, Imposto de Renda e o que mudou em cada regra, com a data.',
  },
  'credito-e-consumo': {
    title: 'Crédito e consumo',
    description: 'Financiamento, parcelas, custo efetivo e compras grandes.',
  },
  cripto: { title: 'Cripto', description: 'Criptoativos: regras, imposto e riscos, sem torcida.' },
  planejamento: {
    title: 'Planejamento',
    description: 'Orçamento, reserva, aposentadoria e as contas que dá para conferir em casa.',
  },
} as const

type NewDocument = Pick<SanityDocument, '_id' | '_type'> & Record<string, unknown>

const AUTHOR = 'author-redacao'
const REVIEWER = 'author-revisao'

function articleDocument({
  slug: address,
  category,
  sources,
  dek,
  keyPoints,
  changes,
  related,
  ...seed
}: ArticleSeed): Seed<'article'> {
  return {
    template: 'article',
    workflow: 'ready',
    affiliate: false,
    adPolicy: 'normal',
    ...seed,
    _id: `article-${address}`,
    _type: 'article',
    slug: slug(address),
    dek: unbroken(dek),
    keyPoints: keyPoints.map(unbroken),
    category: reference(`category-${category}`),
    ...(changes ? { changeLog: changeLogOf(changes) } : {}),
    ...(related ? { relatedManual: related.map((id) => ({ ...reference(id), _key: id })) } : {}),
    reviewedBy: reference(REVIEWER),
    reviewedOn: seed.updatedAt,
    authors: [{ ...reference(AUTHOR), _key: 'redacao' }],
    sources: sources.map((source, index) => ({
      ...source,
      title: unbroken(source.title),
      _type: 'source',
      _key: `s${index}`,
    })),
  }
}

function changeLogOf(changes: NonNullable<ArticleSeed['changes']>) {
  return changes.map(([date, what], index) => ({
    _type: 'change' as const,
    _key: `m${index}`,
    date,
    kind: 'update' as const,
    what: unbroken(what),
  }))
}

/** Some of each type, so that every page exists for whoever starts, and for the tests. */
const seeds: { [T in DocumentType]: Seed<T>[] } = {
  author: [
    {
      _id: AUTHOR,
      _type: 'author',
      name: 'Redação Em Miúdos',
      slug: slug('redacao'),
      isTeam: true,
      bio: 'Textos escritos e conferidos pela equipe do Em Miúdos. Cada número tem a norma, a data e o endereço da fonte.',
    },
    {
      _id: REVIEWER,
      _type: 'author',
      name: 'Revisão Em Miúdos',
      slug: slug('revisao'),
      isTeam: true,
      bio: 'Refaz as contas e relê as normas antes de um texto ir ao ar. Pela regra da casa, não é quem escreveu.',
    },
  ],
  category: Object.entries(categories).map(([address, category]) => ({
    ...category,
    _id: `category-${address}`,
    _type: 'category',
    slug: slug(address),
  })),
  article: articles.map(articleDocument),
  guide: [acoes, cdb, fundosImobiliarios, lciLca, tesouroDireto].map(guideDocument),
  legalPage: [politicaPrivacidade, termosUso].map(legalDocument),
  sitePage: sitePages,
  disclosure: disclosures,
  glossaryTerm: glossaryTerms,
  marketNote: marketNotes,
  homeModule: homeModules,
  redirect: redirects,
  adCreative: adCreatives,
  adSlot: adSlots,
  campaign: campaigns,
  // Never an invented one: marketing writes them.
  affiliatePartner: [],
  siteSettings: [siteSettings],
}

/** What an empty content store starts with. Ids are fixed, so that seeding twice creates nothing twice. */
export const documents: NewDocument[] = Object.values(seeds).flat()
