import { appAddresses } from './app-addresses.ts'
import { documentTypes } from './document-traits.ts'
import { lockedSlugs } from './locked-slugs.ts'

const guides = lockedSlugs.guide.map((slug) => `${documentTypes.guide.page.path}/${slug}`)

/** Of programs, of the framework, and the pictures of shared links. */
const inFolders = ['/api/', '/_next/', '/imagens/']

/** Whether the site answers an address by its code alone. */
export function isSiteRoute(path: string): boolean {
  return (
    appAddresses.includes(path) ||
    guides.includes(path) ||
    inFolders.some((folder) => path.startsWith(folder))
  )
}

/** The slug of the article whose page an address would be. */
export function articleSlugOf(path: string): string | undefined {
  return RegExp(`^${documentTypes.article.page.path}/([^/]+)$`).exec(path)?.[1]
}
