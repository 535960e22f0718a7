import { env } from '#web/env.ts'
import { createSharedCache } from './shared-cache.ts'
import { createPolicy } from './source-reader.ts'

declare global {
  var emMiudosPolicy: ReturnType<typeof createPolicy> | undefined
}

// On globalThis: Next bundles pages and route handlers apart, and each copy of this module would hold its own answers.
globalThis.emMiudosPolicy ??= createPolicy({
  shared: env.REDIS_URL ? createSharedCache(env.REDIS_URL) : null,
})

/** Reads a need of the site by the policy of `createPolicy`, shared by the whole process. */
export const read = globalThis.emMiudosPolicy
