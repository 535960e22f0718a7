import { env } from '#web/env.ts'
import { urlVariables } from '../source-variables.ts'
import { type SourceId, sources } from '../sources.ts'

/** Where a source answers: its own address, the one of the environment, or the simulator's under the source's name. */
export function sourceUrl(source: SourceId): string {
  if (env.MARKET === 'simulated') return `${env.SIMULATOR_URL}/${source}`
  return env[urlVariables[source]] ?? `https://${sources[source].host}`
}
