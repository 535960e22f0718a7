import { defineConfig } from '@playwright/test'
import browserTests from '../e2e/playwright.config.ts'

export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.bench.ts',
  projects: [],
  workers: 1,
  timeout: 600_000,
})
