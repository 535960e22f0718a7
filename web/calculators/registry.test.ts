import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { islandCode } from '#web/ui/islands/code.ts'
import { pathOf } from './paths.ts'
import { type CalculatorSlug, calculators } from './registry.ts'

const folder = import.meta.dirname
const pages = join(folder, '../app')
// The keys of an object written out are those of its type.
const slugs = Object.keys(calculators) as CalculatorSlug[]

test('every folder with a calculation is registered once, and no other name is', () => {
  const folders = globSync('*/calculate.ts', { cwd: folder }).map(dirname)
  expect(slugs.toSorted()).toEqual(folders.toSorted())
})

test.each(slugs)(
  '%s has its definition, form, known answers, and laws that hold for any question',
  (slug) => {
    for (const file of ['fields.ts', 'calculator.ts', 'Form.tsx', 'golden.ts', 'calculate.test.ts'])
      expect(existsSync(join(folder, slug, file)), file).toBe(true)
    const tests = globSync('calculate*.test.ts', { cwd: join(folder, slug) })
    const code = tests.map((file) => readFileSync(join(folder, slug, file), 'utf8')).join()
    // Properties, one of them that no number of an answer is NaN or infinite.
    expect(code).toContain('fc.property(')
    expect(code).toContain('everyNumberIn(')
    // Beside them, answers that somebody worked out.
    expect(code.match(/\b(?:test|it)(?:\.each\b|\()/g)?.length).toBeGreaterThan(2)
    expect(readFileSync(join(folder, slug, 'Form.tsx'), 'utf8')).toMatch(/^'use client'\n/)
  },
)

test('the browser knows the address of each without the registry', () => {
  for (const slug of slugs) expect(pathOf(slug)).toBe(calculators[slug].path)
})

test.each(slugs)('%s has a page that shows its form', (slug) => {
  const page = join(pages, calculators[slug].path)
  expect(existsSync(join(page, 'page.tsx')) || existsSync(join(page, '../[slug]/page.tsx'))).toBe(true)
  const code = globSync('**/*.{ts,tsx}', { cwd: pages }).map((file) =>
    readFileSync(join(pages, file), 'utf8'),
  )
  const isGuides = calculators[slug].path.startsWith('/investimentos/')
  expect(code.join()).toContain(isGuides ? `calculator: '${slug}'` : `#web/calculators/${slug}/Form.tsx`)
})

test.each(slugs)('%s is what its embed loads', (slug) => {
  const embed = readFileSync(join(folder, 'CalculatorEmbed.tsx'), 'utf8')
  const line = `^  '?${slug}'?: dynamic\\(\\s*\\(\\) => import\\('\\./${slug}/Form\\.tsx'\\)`
  expect(embed).toMatch(new RegExp(line, 'm'))
  expect(islandCode[slug]).toBe(`web/calculators/${slug}/Form.tsx#Form`)
})

test.each(slugs.filter((slug) => calculators[slug].path === `/${slug}`))(
  '%s is what its page is about',
  (slug) => {
    const page = readFileSync(join(pages, slug, 'page.tsx'), 'utf8')
    expect(page).toContain(`\n      slug="${slug}"\n`)
    expect(page).toContain(`= pageMetadata('/${slug}')\n`)
    // A rate of today stands in its fields.
    expect(page).toContain('export const revalidate = 300\n')
  },
)

test('no two have the same question', () => {
  const questions = slugs.map((slug) => calculators[slug].question)
  expect(new Set(questions).size).toBe(slugs.length)
})
