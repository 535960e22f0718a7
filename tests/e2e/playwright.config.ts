import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { stack } from './stack.ts'

/**
 * A test's folder says what it changes, and so what may run beside it: `newsroom` writes the content of one store, `drafts`
 * only drafts there, which no page shows, `market` moves the prices of a separate site, `reading` changes nothing. The last
 * two read another store.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../.results/artifacts',
  // One more than cores: a page waits for the network a good part of its time.
  workers: availableParallelism() + 1,
  projects: [
    // A form of the Studio takes a minute and more on a slow machine that does three things at a time.
    { name: 'newsroom', testDir: 'newsroom', workers: 1, expect: { timeout: 120_000 } },
    { name: 'drafts', testDir: 'drafts', workers: 1, expect: { timeout: 120_000 } },
    { name: 'market', testDir: 'market', workers: 1, use: { baseURL: stack.market.site } },
    { name: 'reading', testDir: 'reading', fullyParallel: true, use: { baseURL: stack.reading.site } },
  ],
  forbidOnly: true,
  // One test opens the forms of sixteen types: a minute here, twice that on a machine with other work.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: stack.site,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A film of the whole test, or a copy of the page at each step, costs a third of its time: one picture of the end is enough.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
})
