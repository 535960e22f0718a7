import { defineConfig } from '@playwright/test'
import { stack } from './stack.ts'

/**
 * A test's folder says what it changes, and so what may run beside it: `newsroom` writes the content, `market` moves
 * the prices of a site of its own, `reading` changes nothing that another one reads.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../.results/artifacts',
  workers: 2,
  projects: [
    { name: 'newsroom', testDir: 'newsroom', workers: 1 },
    { name: 'market', testDir: 'market', workers: 1, use: { baseURL: stack.market.site } },
    { name: 'reading', testDir: 'reading', fullyParallel: true },
  ],
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: stack.site,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Each picture of a film of the whole test costs more than what it shows: one of the end is enough.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
