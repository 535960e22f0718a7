import fc from 'fast-check'
import { expect } from 'vitest'

const RUNS = 10_000
/** The same cases in every run of `npm test`, so that a change fails for what it changed; `npx vitest` draws others. */
const SEED = 20_261_121

/** Properties of law and arithmetic hold for this many cases; others, of files and connections, say how many they take. */
const pure = /\/web\/(finance|calculators)\//

if (pure.test(expect.getState().testPath ?? '')) fc.configureGlobal({ numRuns: RUNS, seed: SEED })
