import type { SanityDocument } from '@sanity/client'
import type { DocumentType } from '#schemas/document-types.ts'
import { adCreatives, adSlots, campaigns } from './ads.ts'
import { articles } from './articles.ts'
import { glossaryTerms } from './glossary.ts'
import { guides } from './guides.ts'
import { legalPages } from './legal.ts'
import { sitePages } from './pages.ts'
import { AUTHOR, REVIEWER, type Seed, slug } from './seed-document.ts'
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

/** Some of each type, so that every page exists after a first start, and for the tests. */
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
  article: articles,
  guide: guides,
  legalPage: legalPages,
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
  // Empty: the site has its own.
  siteTexts: [{ _id: 'site-texts', _type: 'siteTexts' }],
  siteSettings: [siteSettings],
}

/** Documents of a new content store. Ids are fixed, so that seeding twice creates nothing twice. */
export const documents: NewDocument[] = Object.values(seeds).flat()
