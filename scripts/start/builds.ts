import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './children.ts'
import { environments, siteVariables, studioVariables } from './environments.ts'
import { step } from './progress.mjs'
import type { StackSecrets } from './secrets.ts'
import { node, root, type Settings } from './settings.ts'

const siteInputs = [
  'web',
  'schemas',
  'next.config.js',
  'next-sitemap.config.js',
  'tsconfig.json',
  'package-lock.json',
  'scripts/server/cache-handler.ts',
  'scripts/finish-pages.ts',
  'scripts/pages',
  'scripts/pages/own-script.ts',
]
const studioInputs = [
  'studio',
  'schemas',
  'sanity.config.ts',
  'sanity.cli.ts',
  'web/calculators',
  'web/rates/series.ts',
  'web/ads',
  'package-lock.json',
]

/** The program of a dependency, to be run by Node 24 whatever the first line of its file says. */
export function bin(name: string): string {
  return join(root, 'node_modules/.bin', name)
}

/** A program that makes something: a name, and what Node runs. */
type Step = [name: string, args: string[]]

/** The programs that make the site, in their order. */
export function siteSteps(dist: string): Step[] {
  return [
    ['build-site', [bin('next'), 'build', 'web']],
    // A separate program, so that it has the site's variables and Node 24 whatever started this one.
    ['finish-pages', ['scripts/finish-pages.ts', dist]],
  ]
}

/** Written after the site is built, from its pages. */
export const sitemapStep: Step = ['sitemap', [bin('next-sitemap'), '--config', 'next-sitemap.config.js']]

export function studioStep(out: string): Step {
  return ['build-studio', [bin('sanity'), 'build', '--yes', out]]
}

/** Where `sanity build` puts the Studio of a data folder. */
export function studioDir({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'studio')
}

function needsSitemap({ siteUrl }: Settings): boolean {
  const robots = join(root, 'web/public/robots.txt')
  return !existsSync(robots) || !readFileSync(robots, 'utf8').includes(siteUrl)
}

/** Builds the site if it is stale. The content store and the simulator must answer: pages are rendered from them. */
export async function buildSite(settings: Settings, secrets: StackSecrets, logDir: string): Promise<void> {
  const env = environments(settings, secrets).site
  const dist = join(root, 'web', settings.distDir)
  const built = await buildUnlessFresh(dist, hashOf(siteInputs, siteVariables(settings)), () =>
    step('Construir o site', async () => {
      for (const [name, args] of siteSteps(dist)) await runChild(name, node, args, { env, logDir })
    }),
  )
  // The site reads the list of public files when it starts, so this comes before.
  if (built || needsSitemap(settings)) {
    const [name, args] = sitemapStep
    await step('Escrever o mapa do site', () => runChild(name, node, args, { env, logDir }))
  }
}

export async function buildStudio(settings: Settings, secrets: StackSecrets, logDir: string): Promise<void> {
  const env = environments(settings, secrets).studio
  const out = studioDir(settings)
  await buildUnlessFresh(out, hashOf(studioInputs, studioVariables(settings)), () => {
    rmSync(out, { recursive: true, force: true })
    const [name, args] = studioStep(out)
    return step('Construir o Studio', () => runChild(name, node, args, { env, logDir }))
  })
}

/** Generated or irrelevant to a build: changing them makes nothing stale. */
const ignored =
  /(^|\/)(\.next[^/]*|node_modules|next-env\.d\.ts|robots\.txt|proprio|sitemap[^/]*\.xml|[^/]+\.test\.tsx?|[^/]+\.tsbuildinfo)$/

function filesUnder(path: string): string[] {
  if (ignored.test(path)) return []
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** One hash of files (folders are walked) and variables: what a build is made from. */
export function hashOf(paths: string[], variables: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(variables).sort()))
  for (const path of paths.flatMap(filesUnder)) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Runs a build unless the stamp inside its result says that it was made from the same inputs. */
export async function buildUnlessFresh(
  resultDir: string,
  hash: string,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const stamp = join(resultDir, '.em-miudos')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  // Removed first: an interrupted build must not look fresh.
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, hash)
  return true
}
