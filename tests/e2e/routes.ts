import { globSync } from 'node:fs'
import { pageTypes } from '#schemas/document-types.ts'
import { lockedSlugs } from '#schemas/locked-slugs.ts'
import { addressOf } from '#schemas/page-address.ts'

type Route = {
  /** Addresses at which the tests read it: one for each layout that it can have. */
  visits: readonly [string, ...string[]]
  /** The sitemap that lists it. */
  sitemap: 'sitemap-0.xml' | 'server-sitemap.xml' | 'none'
}

/** The pages that are visited elsewhere than at their folder, or listed elsewhere than with the pages of the build. */
const special: Readonly<Record<string, Partial<Route>>> = {
  // Addresses without a page: old ones lead elsewhere (newsroom/redirects.e2e.ts).
  '/[...path]': { visits: ['/nao-existe'], sitemap: 'none' },
  '/alertas-cambio': { visits: ['/alertas-cambio', '/alertas-cambio#a=usd-brl_abaixo_5.05_2026-12-20'] },
  '/api': { sitemap: 'none' },
  '/blog/lista/[tema]/[ordem]/[pagina]': { visits: ['/blog?tema=impostos'], sitemap: 'none' },
  '/blog/[slug]': { visits: ['/blog/formulas-calculadoras-excel', '/blog/cartao-credito-viagens'] },
  '/busca': { visits: ['/busca?q=iof'], sitemap: 'none' },
  '/detalhe-ativo': { sitemap: 'none' },
  '/detalhe-ativo/[codigo]': { visits: ['/detalhe-ativo?codigo=PETR4', '/detalhe-ativo?codigo=USDT'] },
  '/detalhe-ativo/codigo-desconhecido': { visits: ['/detalhe-ativo?codigo=XYZ99'], sitemap: 'none' },
  '/endereco-removido': { sitemap: 'none' },
  '/indisponivel': { sitemap: 'none' },
  '/investimentos/[slug]': {
    visits: ['/investimentos/tesouro-direto', '/investimentos/fundos-imobiliarios'],
  },
  '/offline': { sitemap: 'none' },
}

const typesToVisit = pageTypes.filter(({ path }) => path !== '' && !special[`${path}/[slug]`])
/** A page of each type that is not named above: the first that a new site has. */
const seeded = typesToVisit.length > 0 ? (await import('#scripts/seed/documents.ts')).documents : []
const firstPages = new Map(
  typesToVisit.map(({ type, path }) => [
    `${path}/[slug]`,
    addressOf(type, seeded.find(({ _type }) => _type === type)?.slug),
  ]),
)

const fixed = [...lockedSlugs.legalPage, ...lockedSlugs.sitePage].map((slug) => `/${slug}`)
const documentRoutes = [...fixed, ...pageTypes.map(({ path }) => `${path}/[slug]`)]

/** Every page of `web/app/`, by its folder there. */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  globSync('**/page.tsx', { cwd: new URL('../../web/app', import.meta.url).pathname }).map((file) => {
    const path = `/${file.replace(/\/?page\.tsx$/, '')}`
    const sitemap = documentRoutes.includes(path) ? 'server-sitemap.xml' : 'sitemap-0.xml'
    const route: Route = { visits: [firstPages.get(path) ?? path], sitemap, ...special[path] }
    if (route.visits[0].includes('[')) throw new RangeError(`tests/e2e/routes.ts: say an address of ${path}`)
    return [path, route]
  }),
)

/** Every path of the table in spec/site.md §2, in its order. */
const fixedPaths = [
  '/',
  '/dolar-hoje',
  '/euro-hoje',
  '/bitcoin-hoje',
  '/calculadora-moedas',
  '/investimentos',
  '/investimentos/tesouro-direto',
  '/investimentos/acoes',
  '/investimentos/fundos-imobiliarios',
  '/investimentos/cdb',
  '/investimentos/lci-lca',
  '/juros-compostos',
  '/calculadora-iof',
  '/simulador-financiamento',
  '/rescisao-trabalhista',
  '/ganho-capital',
  '/calculadoras',
  '/conversor-taxas',
  '/rentabilidade-real',
  '/renda-passiva',
  '/independencia-financeira',
  '/aposentadoria',
  '/roi',
  '/conversor-cdi',
  '/status-mercado',
  '/acoes',
  '/criptomoedas',
  '/detalhe-ativo',
  '/orcamento-viagem',
  '/comparador-custos',
  '/alertas-cambio',
  '/sobre-nos',
  '/contato',
  '/politica-privacidade',
  '/termos-uso',
  '/blog',
] as const

/** Every address of spec/site.md §2: the table, and the articles but for the names of the two templates. */
export const specifiedPaths: readonly string[] = [
  ...fixedPaths,
  ...lockedSlugs.article.map((slug) => `/blog/${slug}`),
]

/** Pages that the specification does not name, each with what it is for. */
export const furtherPaths = {
  '/api': 'describes the public data',
  '/busca': 'answers what the field of the header asks, by kind; /blog?q= leads there',
  '/detalhe-ativo/codigo-desconhecido': 'the 404 of an asset; its own address has that status',
  '/endereco-removido': 'the 410 of what is gone',
  '/indisponivel': 'the 503 of what cannot be made',
  '/offline': 'kept by the service worker for who has no connection',
} as const

/** Everything that a reader can see. */
export const visits: readonly string[] = Object.values(routes).flatMap(({ visits }) => visits)

/** The route of an address that a sitemap lists. */
export function routeOf({ pathname, searchParams }: URL): string {
  if (pathname === '/detalhe-ativo' && searchParams.has('codigo')) return '/detalhe-ativo/[codigo]'
  const list = pathname.replace(/\/[^/]+$/, '')
  return pageTypes.some(({ path }) => path !== '' && path === list) ? `${list}/[slug]` : pathname
}
