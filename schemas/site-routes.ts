import { calculators } from '#web/calculators/registry.ts'
import { documentTypes } from './document-types.ts'
import { lockedSlugs } from './locked-slugs.ts'

/**
 * The addresses that web/app/ answers whatever editors write, but for the calculators; site-routes.test.ts compares. Those of
 * programs are below /api/.
 */
const inCode = [
  '/',
  '/.well-known/security.txt',
  '/acoes',
  '/ads.txt',
  '/alertas-cambio',
  '/alertas-cambio/feed.xml',
  '/alertas-cambio/lembrete.ics',
  '/api',
  '/bitcoin-hoje',
  '/blog',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/blog/lista/busca',
  '/blog/rss.xml',
  '/calculadoras',
  '/criptomoedas',
  '/detalhe-ativo',
  '/detalhe-ativo/codigo-desconhecido',
  '/dolar-hoje',
  '/endereco-removido',
  '/enderecos.json',
  '/euro-hoje',
  '/indisponivel',
  '/offline',
  '/server-sitemap.xml',
  '/status-mercado',
  '/status-mercado/feriados.ics',
] as const

/** With the pages whose frame is in the code and whose text an editor writes. */
export const siteRoutes: readonly string[] = [
  ...inCode,
  ...Object.entries(calculators).flatMap(([slug, { path }]) => (path === `/${slug}` ? path : [])),
  ...[...lockedSlugs.legalPage, ...lockedSlugs.sitePage].map((slug) => `/${slug}`),
  ...lockedSlugs.guide.map((slug) => `${documentTypes.guide.page.path}/${slug}`),
]

/** Of programs, of the framework, and the pictures of shared links. */
const inFolders = ['/api/', '/_next/', '/imagens/']

/** Whether the site answers an address by its code alone. */
export function isSiteRoute(path: string): boolean {
  return siteRoutes.includes(path) || inFolders.some((folder) => path.startsWith(folder))
}

/** The slug of the article whose page an address would be. */
export function articleSlugOf(path: string): string | undefined {
  return RegExp(`^${documentTypes.article.page.path}/([^/]+)$`).exec(path)?.[1]
}
