const siteUrl = process.env.SITE_URL || 'http://localhost:3000'

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl,
  sourceDir: `web/${process.env.SITE_DIST_DIR || '.next'}`,
  outDir: 'web/public',
  generateIndexSitemap: true,
  generateRobotsTxt: true,
  // Articles are in /server-sitemap.xml, which follows publication; this file is written once, after the build.
  exclude: [
    '/server-sitemap.xml',
    '/blog/*',
    '/api/*',
    '/offline',
    '/icon.svg',
    '/apple-icon.png',
    '/manifest.webmanifest',
  ],
  robotsTxtOptions: { additionalSitemaps: [new URL('/server-sitemap.xml', siteUrl).href] },
  // The time of the build is not the time of a change.
  autoLastmod: false,
}
