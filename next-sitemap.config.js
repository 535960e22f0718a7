import { pageTypes } from './schemas/document-types.ts'
import { lockedSlugs } from './schemas/locked-slugs.ts'
import { assetPath } from './web/rates/catalogue/asset-rows.ts'
import { assets } from './web/rates/catalogue/assets.ts'

const siteUrl = process.env.SITE_URL || 'http://localhost:3000'

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl,
  sourceDir: `web/${process.env.SITE_DIST_DIR || '.next'}`,
  outDir: 'web/public',
  generateIndexSitemap: true,
  generateRobotsTxt: true,
  // What editors write is in /server-sitemap.xml, which follows publication; this file is written once, after the build.
  exclude: [
    '/server-sitemap.xml',
    ...pageTypes.flatMap(({ path }) => (path === '' ? [] : `${path}/*`)),
    ...[...lockedSlugs.legalPage, ...lockedSlugs.sitePage].map((slug) => `/${slug}`),
    '/api',
    '/api/*',
    '/offline',
    '/endereco-removido',
    '/indisponivel',
    // It leads to the assets, each of which is a page: see additionalPaths.
    '/detalhe-ativo',
    '/detalhe-ativo/*',
    '/icon.svg',
    '/apple-icon.png',
    '/manifest.webmanifest',
  ],
  additionalPaths: async () => assets.map(({ code }) => ({ loc: assetPath(code) })),
  robotsTxtOptions: { additionalSitemaps: [new URL('/server-sitemap.xml', siteUrl).href] },
  // The time of the build is not the time of a change.
  autoLastmod: false,
}
