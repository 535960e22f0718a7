import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { furtherPaths, routes, specifiedPaths } from '../e2e/routes.ts'
import { root } from './overlay.ts'

test('every page of the site is among those that the browser tests visit', () => {
  const files = globSync('**/page.tsx', { cwd: join(root, 'web/app') })
  const pages = files.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  expect(pages.toSorted()).toEqual(Object.keys(routes).toSorted())
})

test('every fixed address is one of the specification, or has its reason', () => {
  const fixed = Object.keys(routes).filter((route) => !route.includes('['))
  const reasons = Object.keys(furtherPaths)
  expect(fixed.filter((route) => !specifiedPaths.includes(route)).toSorted()).toEqual(reasons.toSorted())
})
