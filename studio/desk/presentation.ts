import { defineDocuments, defineLocations } from 'sanity/presentation'
import { documentTypes } from '#schemas/document-traits.ts'
import { allTypes, type DocumentType, pageTypes } from '#schemas/document-types.ts'
import { documents } from '#schemas/documents.ts'

/** Where a document shows on the site, listed beside its form. */
export const locations = Object.fromEntries(allTypes.map((type) => [type, locationsOf(type)]))

function locationsOf(type: DocumentType) {
  const traits = documentTypes[type]
  if (!traits.page) return defineLocations({ message: traits.shownIn, tone: 'caution' })
  const { path, list } = traits.page
  const typeTitle = documents[type].title
  return defineLocations({
    select: { title: 'title', slug: 'slug.current' },
    resolve: (document) => {
      if (!document?.slug) return { locations: [] }
      const own = { title: document.title || `${typeTitle} sem título`, href: `${path}/${document.slug}` }
      return { locations: list === null ? [own] : [own, { title: list.name, href: path }] }
    },
  })
}

/** Which document an address of the site is about, so that opening a page opens its form. */
export const mainDocuments = defineDocuments(
  pageTypes.map(({ type, path }) => ({
    route: `${path}/:slug`,
    filter: `_type == "${type}" && slug.current == $slug`,
  })),
)
