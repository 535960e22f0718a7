import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'

/** Compressed, over what the pages of its kind have in common. */
const MAX_BYTES = 20_000
/**
 * The law of an ended job: 2025 and 2026 alone brought payroll loans, withdrawals at birthdays and other months to ask for; an
 * admission may be a month alone. The bands of the Minha Casa, Minha Vida with their rates, and the home that an income pays.
 */
const more: Partial<Record<CalculatorSlug, number>> = {
  'rescisao-trabalhista': 24_400,
  'simulador-financiamento': 20_500,
}

const slugs = Object.keys(calculators) as CalculatorSlug[] // its keys
/** Calculators with a page, or on a guide's. */
const withPage = slugs.filter(
  (slug) => calculators[slug].path === `/${slug}` || calculators[slug].path.startsWith('/investimentos/'),
)

async function scriptsOf(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text()
  const names = new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.js/g) ?? [])
  const texts = await Promise.all(
    [...names].map(async (name): Promise<[string, string]> => [name, await (await request.get(name)).text()]),
  )
  return new Map(texts)
}

const weightOf = (texts: Iterable<string>) =>
  [...texts].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)

test('a page loads its own calculator and no other, within its weight', async ({ request }) => {
  const pages = await Promise.all(
    withPage.map(async (slug) => ({ slug, scripts: await scriptsOf(request, calculators[slug].path) })),
  )
  const isGuide = (slug: CalculatorSlug) => calculators[slug].path.startsWith('/investimentos/')
  // By sums: the bundler may put what all pages share into a file of one of them.
  const floorOf = (slug: CalculatorSlug) => {
    const alike = pages.filter((page) => isGuide(page.slug) === isGuide(slug))
    const texts = new Map(alike.flatMap(({ scripts }) => [...scripts]))
    const isCommon = (name: string) =>
      alike.filter(({ scripts }) => scripts.has(name)).length > alike.length / 2
    return weightOf([...texts].flatMap(([name, text]) => (isCommon(name) ? [text] : [])))
  }
  const users = (name: string) => pages.filter(({ scripts }) => scripts.has(name)).length
  const weights = pages.map(({ slug, scripts }) => {
    const own = [...scripts].filter(([name]) => users(name) === 1).map(([, text]) => text)
    const code = own.join('\n')
    const others = slugs.filter((other) => other !== slug && code.includes(`slug:"${other}",fields`))
    return { slug, files: scripts.size, bytes: weightOf(scripts.values()) - floorOf(slug), others }
  })
  console.log(weights.map(({ slug, bytes }) => `  ${slug}: ${(bytes / 1000).toFixed(1)} kB`).join('\n'))
  expect(weights.filter(({ others }) => others.length > 0)).toEqual([])
  expect(weights.filter(({ slug, bytes }) => bytes > (more[slug] ?? MAX_BYTES))).toEqual([])
  // A page whose scripts were not found weighs nothing.
  expect(weights.filter(({ files }) => files < 3)).toEqual([])
})
