import { appAddresses } from './app-addresses.ts'
import { documentTypes } from './document-traits.ts'
import { pageTypes } from './document-types.ts'
import { lockedSlugs } from './locked-slugs.ts'

const guides = lockedSlugs.guide.map((slug) => `${documentTypes.guide.page.path}/${slug}`)

/** Of programs, of the framework, and the pictures of shared links. */
const inFolders = ['/api/', '/_next/', '/imagens/']

export function isSiteRoute(path: string): boolean {
  return (
    appAddresses.includes(path) ||
    guides.includes(path) ||
    inFolders.some((folder) => path.startsWith(folder))
  )
}

export const pagesQuery = `*[_type in ${JSON.stringify(pageTypes.map(({ type }) => type))} && defined(slug.current)]
  | order(title asc) {_id, _type, slug, "title": coalesce(title, name, term, "Sem título")}`

/** Parameters of a question for the documents whose page an address would be. */
export function documentsAt(path: string) {
  const [, folder, slug = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  return { types: pageTypes.filter((page) => page.path === folder).map(({ type }) => type as string), slug }
}
