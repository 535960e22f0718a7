import { join } from 'node:path'
import { pageTypes } from './schemas/document-types.ts'

const root = import.meta.dirname

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // A second stack beside `npm start` (tests, benches) builds into a folder of its own.
  distDir: process.env.SITE_DIST_DIR || '.next',
  turbopack: { root },
  outputFileTracingRoot: root,
  // The content store resizes: what nobody uses cannot be asked to fetch and decode for strangers.
  images: { unoptimized: true },
  typescript: { tsconfigPath: '../tsconfig.json' },
  cacheHandler: process.env.NODE_ENV === 'production' ? join(root, 'scripts/cache-handler.mjs') : undefined,
  // An asset is a static page of its own behind one fixed path; its inner address is none for readers.
  redirects: async () => [
    { source: '/detalhe-ativo/:codigo', destination: '/detalhe-ativo?codigo=:codigo', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/detalhe-ativo',
        has: [{ type: 'query', key: 'codigo', value: '(?<codigo>[A-Za-z0-9]{1,12})' }],
        destination: '/detalhe-ativo/:codigo',
      },
      // What cannot be a code is one that does not exist.
      {
        source: '/detalhe-ativo',
        has: [{ type: 'query', key: 'codigo' }],
        destination: '/detalhe-ativo/nenhum',
      },
    ],
  }),
  headers: async () => [
    // The Studio reads from the page itself which version it shows.
    ...Array.from(new Set(pageTypes.map(({ path }) => path)), (path) => ({
      source: `${path}/:slug`,
      headers: [
        { key: 'Access-Control-Allow-Origin', value: process.env.STUDIO_URL || 'http://localhost:3333' },
      ],
    })),
    {
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}
