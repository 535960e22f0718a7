import { configDefaults, defineConfig } from 'vitest/config'

/** The configuration of `npm test`. Alone, `npx vitest run <folder>` draws a hundred cases of each property. */
export default defineConfig({
  test: {
    // The gates run apart: they look at the whole tree.
    exclude: [...configDefaults.exclude, 'tests/gates/**'],
    setupFiles: ['tests/property-runs.ts'],
  },
})
