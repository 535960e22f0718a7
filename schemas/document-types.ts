import type { AllSanitySchemaTypes } from '#web/content/sanity.types.ts'

/** The types of schemas/documents, as `npm run typegen` found them; the store's own begin with `sanity.`. */
export type DocumentType = Exclude<
  Extract<AllSanitySchemaTypes, { _id: string }>['_type'],
  `sanity.${string}`
>

type Traits = {
  /** The type's name on the desk. */
  plural: string
  /** Cache tag of whatever shows any document of this type. */
  tag: string
} & (
  | {
      /** Each document is a page at `path/slug`; `path` itself lists them, under the name `list`. */
      page: { path: `/${string}`; list: string }
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
    page: { path: '/blog', list: 'Lista do blog' },
  },
  author: {
    plural: 'Autores',
    tag: 'authors',
    page: null,
    shownIn: 'O nome aparece nos artigos que a pessoa escreveu.',
  },
  category: {
    plural: 'Categorias',
    tag: 'categories',
    page: null,
    shownIn: 'O nome aparece nos artigos da categoria.',
  },
} as const satisfies Record<DocumentType, Traits>

export function isDocumentType(type: string): type is DocumentType {
  return Object.hasOwn(documentTypes, type)
}

/** Every type, in the order above. */
export const allTypes = Object.keys(documentTypes).filter(isDocumentType)

/** The types with a page for each document. */
export const pageTypes = allTypes.flatMap((type) => {
  const { page } = documentTypes[type]
  return page ? [{ type, ...page }] : []
})
