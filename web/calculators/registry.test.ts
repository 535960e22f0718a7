import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CalculatorSlug, calculators } from './registry.ts'

const folder = import.meta.dirname
const pages = join(folder, '../app')
// The keys of an object written out are those of its type.
const slugs = Object.keys(calculators) as CalculatorSlug[]

test.each(slugs)('%s has known answers, and laws that hold for any question', (slug) => {
  expect(existsSync(join(folder, slug, 'golden.ts'))).toBe(true)
  const tests = globSync('calculat*.test.ts', { cwd: join(folder, slug) })
  const code = tests.map((file) => readFileSync(join(folder, slug, file), 'utf8')).join()
  // Properties, one of them that no number of an answer is NaN or infinite.
  expect(code).toContain('fc.property(')
  expect(code).toContain('everyNumberIn(')
  // Beside them, answers that somebody worked out.
  expect(code.match(/\b(?:test|it)(?:\.each\b|\()/g)?.length).toBeGreaterThan(2)
})

test.each(slugs.filter((slug) => calculators[slug].path === `/${slug}`))(
  '%s is what its page is about',
  (slug) => {
    const page = readFileSync(join(pages, slug, 'page.tsx'), 'utf8')
    expect(page).toContain(`\n      slug="${slug}"\n`)
    expect(page).toContain(` pageMetadata('/${slug}')\n`)
    // A rate of today stands in its fields.
    expect(page).toContain('export const revalidate = 300\n')
  },
)

test.each(slugs.filter((slug) => calculators[slug].path !== `/${slug}`))(
  '%s stands on a page of another subject',
  (slug) => {
    const page = join(pages, calculators[slug].path)
    expect(existsSync(join(page, 'page.tsx')) || existsSync(join(page, '../[slug]/page.tsx'))).toBe(true)
    const code = globSync('**/*.{ts,tsx}', { cwd: pages }).map((file) =>
      readFileSync(join(pages, file), 'utf8'),
    )
    const isGuides = calculators[slug].path.startsWith('/investimentos/')
    expect(code.join()).toContain(isGuides ? `calculator: '${slug}'` : `#web/calculators/${slug}/Form.tsx`)
  },
)

test('no two have the same question', () => {
  const questions = slugs.map((slug) => calculators[slug].question)
  expect(new Set(questions).size).toBe(slugs.length)
})
