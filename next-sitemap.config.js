// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pageTypes } from './schemas/document-types.ts'
import { lockedSlugs } from './schemas/locked-slugs.ts'
import { calculators } from './web/calculators/registry.ts'
import { assetPath } from './web/rates/catalogue/asset-rows.ts'
import { assets } from './web/rates/catalogue/assets.ts'

const siteUrl = process.env.SITE_URL || 'http://localhost:3000'

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()

/** A copy without its history says nothing, and a shallow one that everything is of one day. */
const hasHistory =
  existsSync(new URL('.git', import.meta.url)) && git('rev-parse', '--is-shallow-repository') === 'false'

/**
 * When a calculator, or what explains it on its page, last changed. The other fixed pages show prices, articles or rules:
 * this file is written once, after the build, and would be wrong a minute later.
 *
 * @param {string} path
 */
function changedAt(path) {
  const calculator = Object.entries(calculators).find(([, { path: own }]) => own === path)
  if (!hasHistory || !calculator || path !== `/${calculator[0]}`) return undefined
  return git('log', '-1', '--format=%cI', '--', `web/app${path}`, `web/calculators${path}`) || undefined
}

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl,
  sourceDir: `web/${process.env.SITE_DIST_DIR || '.next'}`,
  outDir: 'web/public',
  generateIndexSitemap: true,
  generateRobotsTxt: true,
  // Pages of editors are in /server-sitemap.xml, which follows publication; this file is written once, after the build.
  exclude: [
    '/server-sitemap.xml',
    '/.well-known/*',
    '/enderecos.json',
    ...pageTypes.flatMap(({ path }) => (path === '' ? [] : `${path}/*`)),
    ...[...lockedSlugs.legalPage, ...lockedSlugs.sitePage].map((slug) => `/${slug}`),
    '/api',
    '/busca',
    '/api/*',
    '/offline',
    '/endereco-removido',
    '/indisponivel',
    // It leads to the assets, each of which is a page: see additionalPaths.
    '/detalhe-ativo',
    '/detalhe-ativo/*',
    '/ads.txt',
    '/favicon.ico',
    '/icon.svg',
    '/apple-icon.png',
    '/manifest.webmanifest',
  ],
  additionalPaths: async () => assets.map(({ code }) => ({ loc: assetPath(code) })),
  robotsTxtOptions: { additionalSitemaps: [new URL('/server-sitemap.xml', siteUrl).href] },
  // The time of the build is not the time of a change. Nobody reads how often, or how much, a site thinks it changes.
  autoLastmod: false,
  transform: async (_, path) => ({ loc: path, lastmod: changedAt(path) }),
}
