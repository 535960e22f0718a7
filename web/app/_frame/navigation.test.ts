import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockedSlugs } from '#schemas/locked-slugs.ts'
import { blog, calculatorMenu, footerColumns, home, investments, type Place, rates } from './navigation.ts'

const places: Place[] = [
  home,
  rates,
  investments,
  blog,
  ...calculatorMenu,
  ...footerColumns.flatMap((it) => it.places),
]
const paths = new Set(places.map(({ href }) => href))

test.each([...paths])('%s, linked in the shell, has a page', (path) => {
  expect(existsSync(new URL(`..${path === '/' ? '' : path}/page.tsx`, import.meta.url))).toBe(true)
})

test.each([...lockedSlugs.legalPage, ...lockedSlugs.sitePage])('the shell leads to /%s', (slug) => {
  expect(paths).toContain(`/${slug}`)
})

// spec/site.md, "Shared layout"
test('the calculator menu has the ten entries of the specification, in its order', () => {
  expect(calculatorMenu.map(({ label }) => label)).toEqual([
    'Conversão de Moedas',
    'Juros Compostos',
    'IOF',
    'Financiamento',
    'Rescisão Trabalhista',
    'Ganho de Capital',
    'Conversor de Taxas',
    'Rentabilidade Real',
    'Renda Passiva',
    'Independência Financeira',
  ])
})
