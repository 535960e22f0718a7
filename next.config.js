import { join } from 'node:path'

const root = import.meta.dirname

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // A second stack beside `npm start` (tests, benches) builds into a folder of its own.
  distDir: process.env.SITE_DIST_DIR || '.next',
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { tsconfigPath: '../tsconfig.json' },
  cacheHandler: process.env.NODE_ENV === 'production' ? join(root, 'scripts/cache-handler.mjs') : undefined,
  headers: async () => [
    {
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}
