import { defineConfig } from '@playwright/test'
import browserTests from '../e2e/playwright.config.ts'

// Without the projects of the tests: with an empty list of them Playwright finds nothing.
const { projects: _projects, ...common } = browserTests

export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 600_000,
})
