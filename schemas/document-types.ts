import type { AllSanitySchemaTypes } from '#web/content/sanity.types.ts'

/** The types of schemas/documents, as `npm run typegen` found them; the store's own begin with `sanity.`. */
export type DocumentType = Exclude<
  Extract<AllSanitySchemaTypes, { _id: string }>['_type'],
  `sanity.${string}`
>

/** The groups of the desk, from what changes every day to what hardly ever does. */
export type DeskGroup = 'texts' | 'fixed' | 'season' | 'ads' | 'registers' | 'settings'

type Traits = {
  /** The type's name on the desk. */
  plural: string
  /** Cache tag of whatever shows any document of this type. */
  tag: string
  /** Where its list stands on the desk: texts have queues of their own, the others a group. */
  desk: DeskGroup
} & (
  | {
      /**
       * Each document is a page at `path/slug`. `path` itself lists them, under the name `list`; null: the pages stand
       * on their own, each with a folder of its own in web/app/.
       */
      page: { path: `/${string}`; list: string } | { path: ''; list: null }
    }
  | {
      page: null
      /** Where a document without a page shows, told beside its form. */
      shownIn: string
    }
)

/** What the desk, the preview, the cache tags and the sitemap derive from. Pages come first, in the order of the desk. */
export const documentTypes = {
  article: {
    plural: 'Artigos',
    tag: 'articles',
    desk: 'texts',
    page: { path: '/blog', list: 'Lista do blog' },
  },
  guide: {
    plural: 'Guias de investimento',
    tag: 'guides',
    desk: 'fixed',
    page: { path: '/investimentos', list: 'Guia de investimentos' },
  },
  legalPage: { plural: 'Textos legais', tag: 'legal', desk: 'fixed', page: { path: '', list: null } },
  sitePage: { plural: 'Páginas fixas', tag: 'site-pages', desk: 'fixed', page: { path: '', list: null } },
  author: {
    plural: 'Autores',
    tag: 'authors',
    desk: 'registers',
    page: null,
    shownIn: 'O nome aparece nos textos que a pessoa escreveu ou revisou, e em /sobre-nos.',
  },
  category: {
    plural: 'Categorias',
    tag: 'categories',
    desk: 'registers',
    page: null,
    shownIn: 'O nome aparece nos artigos da categoria e é um tema do blog.',
  },
  glossaryTerm: {
    plural: 'Glossário',
    tag: 'glossary',
    desk: 'season',
    page: null,
    shownIn: 'A explicação aparece nos textos que marcam o termo e em /investimentos.',
  },
  marketNote: {
    plural: 'Notas do dia',
    tag: 'market-notes',
    desk: 'season',
    page: null,
    shownIn: 'Aparece nas páginas de cotação até as 23:59 do dia da nota.',
  },
  homeModule: {
    plural: 'Contas do momento',
    tag: 'home-modules',
    desk: 'season',
    page: null,
    shownIn: 'Aparece na página inicial, do primeiro ao último dia.',
  },
  redirect: {
    plural: 'Redirecionamentos',
    tag: 'redirects',
    desk: 'registers',
    page: null,
    shownIn: 'Quem abre o endereço antigo chega ao novo.',
  },
  disclosure: {
    plural: 'Avisos legais',
    tag: 'disclosures',
    desk: 'registers',
    page: null,
    shownIn: 'Aparece no alto dos textos que usam o aviso.',
  },
  adSlot: {
    plural: 'Lugares de anúncio',
    tag: 'ads',
    desk: 'ads',
    page: null,
    shownIn: 'Muda em todas as páginas em menos de um minuto, sem que elas sejam refeitas.',
  },
  adCreative: {
    plural: 'Peças',
    tag: 'ads',
    desk: 'ads',
    page: null,
    shownIn: 'Aparece nos lugares que a usam, enquanto a campanha dela vale.',
  },
  campaign: {
    plural: 'Campanhas',
    tag: 'ads',
    desk: 'ads',
    page: null,
    shownIn: 'Decide quando e em que páginas as peças dela aparecem.',
  },
  affiliatePartner: {
    plural: 'Parceiros',
    // Of its own: texts that link to a partner show it, and a new advertisement is not to make them anew.
    tag: 'partners',
    desk: 'ads',
    page: null,
    shownIn: 'Links para o parceiro recebem a marca de publicidade, em qualquer texto.',
  },
  siteSettings: {
    plural: 'Configurações do site',
    tag: 'settings',
    desk: 'settings',
    page: null,
    shownIn: 'Vale para todas as páginas.',
  },
} as const satisfies Record<DocumentType, Traits>

export function isDocumentType(type: string): type is DocumentType {
  return Object.hasOwn(documentTypes, type)
}

/** Every type, in the order above. */
export const allTypes = Object.keys(documentTypes).filter(isDocumentType)

export const typesOnDesk = (group: DeskGroup) => allTypes.filter((type) => documentTypes[type].desk === group)

/** The types with a page for each document. */
export const pageTypes = allTypes.flatMap((type) => {
  const { page } = documentTypes[type]
  return page ? [{ type, ...page }] : []
})
