import { defineConfig } from 'vitest/config'

// Run with a stack and a Firefox by `npm test -- firefox`; the other Vitest runs must not pick these up.
export default defineConfig({ test: { include: ['tests/firefox/*.firefox.ts'], fileParallelism: false } })
