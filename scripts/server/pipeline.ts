import type { IncomingMessage, RequestListener } from 'node:http'
import type { Parts } from '../pages/finish.ts'
import type { Asked, Next, Stage } from './answer.ts'
import { countMissed, type DaySums } from './counts.ts'
import { addHeaders } from './headers.ts'
import { serveFromMemory } from './memory.ts'
import { answerMetrics } from './metrics.ts'
import { askNext, send } from './next-answer.ts'
import { servePackedFiles } from './packed-files.ts'
import { packText } from './packing.ts'
import { keepNoFailure, refuseUnsound } from './requests.ts'
import { type Fallback, serveStaleOnError } from './stale-on-error.ts'
import { answerUnknown } from './unknown-addresses.ts'
import { finishUnstored } from './unstored-pages.ts'

type First<Function extends (options: never) => Stage> = Parameters<Function>[0]

export type Site = {
  headers: First<typeof addHeaders>
  metrics: First<typeof answerMetrics>
  parts: Parts
  fallback: Fallback
  unknown: First<typeof answerUnknown>
  sums: Pick<DaySums, 'countMissed'>
  packedFolders: Record<string, string>
  memory: First<typeof serveFromMemory>
}

/** The stages of the site, in their order: each sees the requests that those before it let through, and their answers before them. */
export function siteStages({
  headers,
  metrics,
  parts,
  fallback,
  unknown,
  sums,
  packedFolders,
  memory,
}: Site): Stage[] {
  return [
    // First, since every answer has the headers, whichever stage gives it. They are set nowhere else.
    addHeaders(headers),
    // Whichever stage answers, text leaves compressed: all stages behind it handle plain text.
    packText,
    // Before the rules for readers: its client is a program of the operator.
    answerMetrics(metrics),
    // All stages behind it may take the address for a well-formed path.
    refuseUnsound,
    // Before all that calls a page missing.
    countMissed(sums),
    // Before all that answers with a failure.
    keepNoFailure,
    // Before the fallback, whose pages are finished: it has nothing to do with what replaces them.
    finishUnstored(parts),
    // Before all that may fail.
    serveStaleOnError(fallback),
    // Before anything is read or drawn for an address that nobody made.
    answerUnknown(unknown),
    // Before the memory of pages, which no file of the build needs.
    servePackedFiles(packedFolders),
    // Last before Next: it notes what Next answers, as it is.
    serveFromMemory(memory),
  ]
}

export function answerBy(
  stages: Stage[],
  options: { isDraft: (request: IncomingMessage) => boolean; next: RequestListener },
): RequestListener {
  return async (request, response) => {
    const last = askNext(options.next, response)
    const from = (place: number): Next => {
      const stage = stages[place]
      return stage ? async (asked) => stage(asked, from(place + 1)) : last
    }
    const asked: Asked = { request, address: request.url ?? '', isDraft: options.isDraft(request) }
    try {
      send(request, response, await from(0)(asked))
    } catch (error) {
      console.error(error)
      response.destroy()
    }
  }
}
