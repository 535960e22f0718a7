import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../e2e/routes.ts'
import { root } from './overlay.ts'

test('every page of the site is among those that the browser tests visit', () => {
  const files = globSync('**/page.tsx', { cwd: join(root, 'web/app') })
  const pages = files.map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  expect(pages.toSorted()).toEqual(Object.keys(routes).toSorted())
})
