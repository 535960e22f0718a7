import { configDefaults, defineConfig } from 'vitest/config'

/** Law and arithmetic: the tests with properties. */
const pure = ['web/finance/**/*.test.ts', 'web/calculators/**/*.test.{ts,tsx}']

/** The site reads its environment once, and keeps what it was answered. */
const site = 'web/**/*.test.{ts,tsx}'

/** Tests of the whole tree. */
const gates = 'tests/gates/*.test.ts'

/** Pages by the thousand. */
const rendering = ['tests/{faults,world}/*.test.ts', 'web/testing/{drills,year}.test.tsx']

/**
 * The configuration of `npm test`. What keeps nothing between two questions shares a process, and all that it has loaded:
 * one for each file takes half a second more. Alone, `npx vitest run <folder>` draws a hundred cases of each property.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, isolate: false, setupFiles: ['tests/property-runs.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          // The deep tests need LibreOffice; `npm test -- deep` runs them.
          exclude: [...configDefaults.exclude, site, ...rendering, gates, 'tests/deep/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'gates', include: [gates] } },
      {
        extends: true,
        test: {
          name: 'site',
          include: [site],
          exclude: [...configDefaults.exclude, ...pure, ...rendering],
          // A file has what it loaded for itself in a thread too, which takes a third less than a process.
          pool: 'threads',
        },
      },
      {
        extends: true,
        // The React that readers get: twice as quick as the one for developers.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'rendering',
          include: rendering,
          env: { NODE_ENV: 'production' },
          testTimeout: 60_000,
          pool: 'threads',
        },
      },
    ],
  },
})
