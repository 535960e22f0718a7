import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { calculators, withinPages, withoutPage } from './registry.ts'

const folder = import.meta.dirname
const pages = join(folder, '../app')
const withPage = Object.keys(calculators)

test('every folder with a calculation is registered once, and no other name is', () => {
  const folders = globSync('*/calculate.ts', { cwd: folder }).map(dirname)
  expect([...withPage, ...withinPages, ...withoutPage].toSorted()).toEqual(folders.toSorted())
})

test.each([...withPage, ...withinPages, ...withoutPage])(
  '%s has its question, its words, examples, and laws that hold for any question',
  (slug) => {
    for (const file of ['input.ts', 'words.ts', 'calculate.test.ts'])
      expect(existsSync(join(folder, slug, file)), file).toBe(true)
    const tests = globSync('calculate*.test.ts', { cwd: join(folder, slug) })
    const code = tests.map((file) => readFileSync(join(folder, slug, file), 'utf8')).join()
    // Properties, one of them that no number of an answer is NaN or infinite.
    expect(code).toContain('fc.property(')
    expect(code).toContain('everyNumberIn(')
  },
)

test.each(withPage)('%s has its page, with its form', (slug) => {
  expect(readFileSync(join(pages, slug, 'page.tsx'), 'utf8')).toContain(`#web/calculators/${slug}/Form.tsx`)
})

test.each(withinPages)('%s has a form that some page shows', (slug) => {
  const code = globSync('**/*.tsx', { cwd: pages }).map((file) => readFileSync(join(pages, file), 'utf8'))
  expect(code.join()).toContain(`#web/calculators/${slug}/Form.tsx`)
})

test.each(withoutPage)('%s has no page and no form yet: with them it moves up in the registry', (slug) => {
  expect(existsSync(join(pages, slug))).toBe(false)
  expect(existsSync(join(folder, slug, 'Form.tsx'))).toBe(false)
})
