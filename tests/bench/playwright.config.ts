import { defineConfig } from '@playwright/test'
import browserTests from '../e2e/playwright.config.ts'

export default defineConfig({ ...browserTests, testDir: '.', testMatch: '*.bench.ts', timeout: 600_000 })
