import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { packings } from '../pages/pack.ts'
import { mediaTypes } from './media-types.ts'
import type { Answer } from './response.ts'

/**
 * Asks Next, which serves every file of the build, for the packed one beside the file that a reader asks for, if the
 * reader can unpack it.
 *
 * @param folders that `packFiles` has seen, by the address of what is in them
 */
export function choosePacked({
  folders,
  answer,
}: {
  folders: Record<string, string>
  answer: Answer
}): Answer {
  const known = new Set(Object.entries(folders).flatMap(([base, folder]) => addressesIn(folder, base)))
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (known.has(path)) choose(request, response, path)
    return answer(request, response)
  }

  function choose(request: IncomingMessage, response: ServerResponse, path: string): void {
    const possible = packings.filter(({ suffix }) => known.has(path + suffix))
    if (possible.length === 0) return
    response.setHeader('vary', 'accept-encoding')
    const chosen = possible.find(({ encoding }) => isAccepted(encoding, request.headers['accept-encoding']))
    if (!chosen) return
    request.url = path + chosen.suffix
    response.setHeader('content-type', mediaTypes[extname(path)] ?? 'application/octet-stream')
    response.setHeader('content-encoding', chosen.encoding)
  }
}

function addressesIn(folder: string, base: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => base + name)
}

/** Of `gzip;q=0.5, br` both, of `br;q=0` none (RFC 9110, 12.5.3). */
export function isAccepted(encoding: string, accepted: string | string[] = ''): boolean {
  return String(accepted)
    .split(',')
    .some((one) => {
      const [name, weight = 'q=1'] = one.split(';').map((part) => part.trim())
      return name === encoding && Number(weight.slice('q='.length)) > 0
    })
}
