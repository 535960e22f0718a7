import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calculatorPages } from '#web/calculators/pages.ts'
import { furtherPaths, routes, specifiedPaths } from '../e2e/routes.ts'
import { root } from './overlay.ts'

test('every page of the site is among those that the browser tests visit', () => {
  const files = globSync('**/page.tsx', { cwd: join(root, 'web/app') })
  const pages = files.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  expect(pages.toSorted()).toEqual(Object.keys(routes).toSorted())
})

test('every fixed address is one of the specification, a calculator, or has its reason', () => {
  const fixed = Object.keys(routes).filter((route) => !route.includes('['))
  const reasons = Object.keys(furtherPaths)
  const known: readonly string[] = [...specifiedPaths, ...Object.keys(calculatorPages)]
  expect(fixed.filter((route) => !known.includes(route)).toSorted()).toEqual(reasons.toSorted())
})
