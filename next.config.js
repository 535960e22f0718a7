// @ts-check
import { join } from 'node:path'
import { pageTypes } from './schemas/document-types.ts'

const root = import.meta.dirname

/**
 * Parameters of the blog's address besides words, with their meaning when they are absent.
 *
 * @type {Record<string, string>}
 */
const blogFilters = { tema: 'todos', ordem: 'atualizados', pagina: '1' }

/** @typedef {import('next/dist/lib/load-custom-routes.js').RouteHas} Asked */

/**
 * That a query asks for something.
 *
 * @param {string} key
 * @param {string} value
 * @returns {Asked}
 */
const asksFor = (key, value) => ({ type: 'query', key, value })

/**
 * Each list is a static page of its own behind one fixed path, the more is asked for the sooner its rule comes.
 *
 * @returns {import('next/dist/lib/load-custom-routes.js').Rewrite[]}
 */
function blogRewrites() {
  const names = Object.keys(blogFilters)
  const chosen = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => names.filter((_, index) => bits & (1 << index)))
  const lists = chosen
    .filter((asked) => asked.length > 0)
    .toSorted((one, other) => other.length - one.length)
    .map((asked) => ({
      source: '/blog',
      has: asked.map((key) => asksFor(key, `(?<${key}>[\\w-]{1,80})`)),
      destination: `/blog/lista/${names.map((name) => (asked.includes(name) ? `:${name}` : blogFilters[name])).join('/')}`,
    }))
  const none = names.map((key) => ({
    source: '/blog',
    has: [asksFor(key, '.*[^\\w-].*')],
    destination: '/blog/lista/nenhum/nenhum/nenhuma',
  }))
  return [...none, ...lists]
}

const immutable = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }

/**
 * The request of a reader who asks for less data.
 *
 * @type {Asked}
 */
const lessData = { type: 'header', key: 'save-data', value: 'on' }

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // A second stack beside `npm start` (tests, benches) builds into a folder of its own.
  distDir: process.env.SITE_DIST_DIR || '.next',
  turbopack: { root },
  // A page that ends in `.dev.tsx` is one while somebody works on the site, and no build knows it (docs/decisions/0019).
  ...(process.env.NODE_ENV === 'development' ? { pageExtensions: ['dev.tsx', 'tsx', 'ts'] } : {}),
  outputFileTracingRoot: root,
  // The content store resizes: what nobody uses cannot be asked to fetch and decode for strangers.
  images: { unoptimized: true },
  // Types are a question of `npm run check`, which asks it of everything: a build would ask it again, for seconds.
  typescript: { tsconfigPath: '../tsconfig.json', ignoreBuildErrors: true },
  // Where nothing of a build is kept for the next one, writing it all down takes longer than it gives.
  experimental: { turbopackFileSystemCacheForBuild: !process.env.CI },
  cacheHandler:
    process.env.NODE_ENV === 'production' ? join(root, 'scripts/server/cache-handler.ts') : undefined,
  // An asset is a static page of its own behind one fixed path; its inner address is none for readers.
  redirects: async () => [
    { source: '/detalhe-ativo/:codigo', destination: '/detalhe-ativo?codigo=:codigo', permanent: true },
    { source: '/blog/lista/:rest*', destination: '/blog', permanent: true },
    // Where the articles were searched alone; the question goes along.
    { source: '/blog', has: [{ type: 'query', key: 'q' }], destination: '/busca', permanent: true },
    // The names of two templates, as the specification writes them.
    { source: '/blog/:name(\\{token\\}|%7Btoken%7D)', destination: '/blog?tema=cripto', permanent: true },
    {
      source: '/blog/:name(\\{name\\}|%7Bname%7D)-impacto-financeiro',
      destination: '/blog?tema=planejamento',
      permanent: true,
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...blogRewrites(),
      // No web font for a browser that says so, also without JavaScript: the pages stay the same for all.
      { source: '/fonts/:path*', has: [lessData], destination: '/api/fonts' },
      {
        source: '/detalhe-ativo',
        has: [{ type: 'query', key: 'codigo', value: '(?<codigo>[A-Za-z0-9À-ÿ ()’.&]{1,40})' }],
        destination: '/detalhe-ativo/:codigo',
      },
      // Not a possible code: it does not exist.
      {
        source: '/detalhe-ativo',
        has: [{ type: 'query', key: 'codigo' }],
        destination: '/detalhe-ativo/nenhum',
      },
    ],
  }),
  headers: async () => [
    {
      // A draft is for the editor who opened it.
      source: '/:path((?!_next/|fonts/).*)*',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
      headers: [
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    },
    // The Studio reads from the page itself which version it shows.
    ...Array.from(new Set(pageTypes.map(({ path }) => path)), (path) => ({
      // An address with a dot is a file, and says itself who may read it.
      source: `${path}/:slug([^./]+)`,
      headers: [
        { key: 'Access-Control-Allow-Origin', value: process.env.STUDIO_URL || 'http://localhost:3333' },
      ],
    })),
    { source: '/proprio/:path*', headers: [immutable] },
    // Who asks for less data has none: see the rewrite.
    { source: '/fonts/:path*', headers: [immutable, { key: 'Vary', value: 'Save-Data' }] },
    { source: '/fonts/:path*', has: [lessData], headers: [{ key: 'Cache-Control', value: 'no-store' }] },
  ],
}
