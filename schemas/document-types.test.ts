import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageTypes } from './document-types.ts'
import { lockedSlugs } from './locked-slugs.ts'

const app = new URL('../web/app', import.meta.url).pathname
const listed = pageTypes.filter(({ list }) => list !== null)

test.each(listed)('$type has its pages at $path/[slug], and the list of them at $path', ({ path }) => {
  expect(existsSync(`${app}${path}/[slug]/page.tsx`)).toBe(true)
  expect(existsSync(`${app}${path}/page.tsx`)).toBe(true)
})

test.each(listed)('$type: its pages are kept, not drawn for every request', ({ path }) => {
  const page = readFileSync(`${app}${path}/[slug]/page.tsx`, 'utf8')
  expect(page).toMatch(/^export .*\bgenerateStaticParams\b/m)
})

test.each([...lockedSlugs.legalPage, ...lockedSlugs.sitePage])('/%s has a page of its own', (slug) => {
  expect(existsSync(`${app}/${slug}/page.tsx`)).toBe(true)
})
