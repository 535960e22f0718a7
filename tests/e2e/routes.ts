import { pageTypes } from '#schemas/document-types.ts'
import { lockedSlugs } from '#schemas/locked-slugs.ts'
import { calculatorPages } from '#web/calculators/pages.ts'

type Route = {
  /** Addresses at which the tests read it: one for each layout that it can have. */
  visits: readonly [string, ...string[]]
  /** The sitemap that lists it. */
  sitemap: 'sitemap-0.xml' | 'server-sitemap.xml' | 'none'
}

const calculatorRoutes = Object.fromEntries(
  Object.keys(calculatorPages).map((path): [string, Route] => [
    path,
    { visits: [path], sitemap: 'sitemap-0.xml' },
  ]),
)

/** Every page of `web/app/`, by its folder there; tests/gates/routes.test.ts names the one that is missing here. */
export const routes: Readonly<Record<string, Route>> = {
  ...calculatorRoutes,
  // Addresses without a page: old ones lead elsewhere (newsroom/redirects.e2e.ts).
  '/[...path]': { visits: ['/nao-existe'], sitemap: 'none' },
  '/': { visits: ['/'], sitemap: 'sitemap-0.xml' },
  '/acoes': { visits: ['/acoes'], sitemap: 'sitemap-0.xml' },
  '/alertas-cambio': {
    visits: ['/alertas-cambio', '/alertas-cambio#a=usd-brl_abaixo_5.05_2026-12-20'],
    sitemap: 'sitemap-0.xml',
  },
  '/api': { visits: ['/api'], sitemap: 'none' },
  '/bitcoin-hoje': { visits: ['/bitcoin-hoje'], sitemap: 'sitemap-0.xml' },
  '/blog': { visits: ['/blog'], sitemap: 'sitemap-0.xml' },
  '/blog/lista/[tema]/[ordem]/[pagina]': { visits: ['/blog?tema=impostos'], sitemap: 'none' },
  '/blog/lista/busca': { visits: ['/blog?q=iof'], sitemap: 'none' },
  '/blog/[slug]': {
    visits: ['/blog/formulas-calculadoras-excel', '/blog/cartao-credito-viagens'],
    sitemap: 'server-sitemap.xml',
  },
  '/calculadoras': { visits: ['/calculadoras'], sitemap: 'sitemap-0.xml' },
  '/criptomoedas': { visits: ['/criptomoedas'], sitemap: 'sitemap-0.xml' },
  '/detalhe-ativo': { visits: ['/detalhe-ativo'], sitemap: 'none' },
  '/detalhe-ativo/[codigo]': {
    visits: ['/detalhe-ativo?codigo=PETR4', '/detalhe-ativo?codigo=USDT'],
    sitemap: 'sitemap-0.xml',
  },
  '/detalhe-ativo/codigo-desconhecido': { visits: ['/detalhe-ativo?codigo=XYZ99'], sitemap: 'none' },
  '/contato': { visits: ['/contato'], sitemap: 'server-sitemap.xml' },
  '/dolar-hoje': { visits: ['/dolar-hoje'], sitemap: 'sitemap-0.xml' },
  '/endereco-removido': { visits: ['/endereco-removido'], sitemap: 'none' },
  '/euro-hoje': { visits: ['/euro-hoje'], sitemap: 'sitemap-0.xml' },
  '/indisponivel': { visits: ['/indisponivel'], sitemap: 'none' },
  '/investimentos': { visits: ['/investimentos'], sitemap: 'server-sitemap.xml' },
  '/investimentos/[slug]': {
    visits: ['/investimentos/tesouro-direto', '/investimentos/fundos-imobiliarios'],
    sitemap: 'server-sitemap.xml',
  },
  '/politica-privacidade': { visits: ['/politica-privacidade'], sitemap: 'server-sitemap.xml' },
  '/sobre-nos': { visits: ['/sobre-nos'], sitemap: 'server-sitemap.xml' },
  '/termos-uso': { visits: ['/termos-uso'], sitemap: 'server-sitemap.xml' },
  '/offline': { visits: ['/offline'], sitemap: 'none' },
  '/status-mercado': { visits: ['/status-mercado'], sitemap: 'sitemap-0.xml' },
}

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
  '/blog/lista/busca': 'behind /blog?q=; its own address leads to /blog',
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
