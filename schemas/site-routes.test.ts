import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleSlugOf, isSiteRoute, siteRoutes } from './site-routes.ts'

const app = new URL('../web/app', import.meta.url).pathname

test('every fixed address of web/app is among the routes of the site', () => {
  const files = globSync('**/{page.tsx,route.ts}', { cwd: app })
  const paths = files.map((file) => `/${file.replace(/\/?(page\.tsx|route\.ts)$/, '')}`)
  const fixed = paths.filter((path) => !path.includes('['))
  expect(fixed.filter((path) => !isSiteRoute(path))).toEqual([])
  expect(fixed.length).toBeGreaterThan(30)
})

test('each is listed once', () => {
  expect(siteRoutes.filter((path, index) => siteRoutes.indexOf(path) !== index)).toEqual([])
})

test('an article has its page below /blog', () => {
  expect(articleSlugOf('/blog/mudancas-iof-2025')).toBe('mudancas-iof-2025')
  expect(articleSlugOf('/blog')).toBeUndefined()
  expect(articleSlugOf('/blog/a/b')).toBeUndefined()
})
