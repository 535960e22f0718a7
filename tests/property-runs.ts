import fc from 'fast-check'
import { expect } from 'vitest'

const runs = Number(process.env.PROPERTY_RUNS || 1_000)
/** The same cases in every run of `npm test`, so that a change fails for what it changed; `npm test -- deep` draws others. */
const seed = Number(process.env.PROPERTY_SEED || 20_261_121)

/** Properties of law and arithmetic hold for this many cases; others, of files and connections, say how many they take. */
const pure = /\/web\/(finance|calculators)\//

if (pure.test(expect.getState().testPath ?? '')) fc.configureGlobal({ numRuns: runs, seed })
