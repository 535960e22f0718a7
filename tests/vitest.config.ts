import { configDefaults, defineConfig } from 'vitest/config'

/** Law and arithmetic keep nothing between two questions: their tests share a process, and what it has loaded. */
const pure = ['web/finance/**/*.test.ts', 'web/calculators/**/*.test.{ts,tsx}']

/** Pages by the thousand. */
const rendering = 'tests/faults/*.test.ts'

/** The configuration of `npm test`. Alone, `npx vitest run <folder>` draws a hundred cases of each property. */
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
          // The gates run apart: they look at the whole tree.
          exclude: [...configDefaults.exclude, ...pure, rendering, 'tests/gates/**'],
        },
      },
      {
        extends: true,
        // The React that readers get: twice as quick as the one for developers.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: { name: 'faults', include: [rendering], env: { NODE_ENV: 'production' }, testTimeout: 60_000 },
      },
    ],
  },
})
