import { env } from '#web/env.ts'
import { type SourceId, sources, urlVariable } from '../sources.ts'

/** Where a source answers: its own address, the one of the environment, or the simulator's under the source's name. */
export function sourceUrl(source: SourceId): string {
  if (env.MARKET === 'simulated') return `${env.SIMULATOR_URL}/${source}`
  return env[urlVariable(source)] ?? `https://${sources[source].host}`
}
