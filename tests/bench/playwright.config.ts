import { defineConfig } from '@playwright/test'
import browserTests from '../e2e/playwright.config.ts'

// Without the projects of the tests: with an empty list of them Playwright finds nothing.
const { projects: _projects, ...common } = browserTests

export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../.results/bench',
  workers: 1,
  timeout: 600_000,
  // Recording would be measured too.
  use: { ...common.use, trace: 'off' },
})
