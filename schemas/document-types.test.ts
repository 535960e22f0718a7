import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageTypes } from './document-types.ts'

const app = new URL('../web/app', import.meta.url)

test.each(pageTypes)('$type has its pages at $path/[slug], and the list of them at $path', ({ path }) => {
  expect(existsSync(`${app.pathname}${path}/[slug]/page.tsx`)).toBe(true)
  expect(existsSync(`${app.pathname}${path}/page.tsx`)).toBe(true)
})

test.each(pageTypes)('$type: its pages are kept, not drawn for every request', ({ path }) => {
  const page = readFileSync(`${app.pathname}${path}/[slug]/page.tsx`, 'utf8')
  expect(page).toMatch(/^export .*\bgenerateStaticParams\b/m)
})
