import { expect, test } from 'vitest'
import { browserTestsOf } from './changed.ts'

test('a calculator is looked at by no browser test, a route and the Studio by their own', () => {
  expect(browserTestsOf(['web/calculators/roi/calculate.ts', 'README.md'])).toEqual([])
  expect(browserTestsOf(['web/app/acoes/page.tsx', 'studio/desk.ts', 'lake/store.ts'])).toEqual([
    'newsroom/',
    'drafts/',
    'reading/',
  ])
})

test('a unit test changes nothing that a browser shows', () => {
  expect(browserTestsOf(['web/rates/latest.test.ts'])).toEqual([])
})
