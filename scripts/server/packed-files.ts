import { existsSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { packings } from '../pages/pack.ts'
import type { Stage } from './answer.ts'
import { isAccepted, varying } from './codings.ts'
import { mediaTypes } from './media-types.ts'

/**
 * Asks Next, which serves every file of the build, for the compressed file beside the one that a reader asks for, if the
 * reader accepts its coding.
 *
 * @param folders folders where `packFiles` ran, by the address of their content
 */
export function servePackedFiles(folders: Record<string, string>): Stage {
  const known = new Set(Object.entries(folders).flatMap(([base, folder]) => addressesIn(folder, base)))
  return async (asked, next) => {
    const [path = ''] = asked.address.split('?', 1)
    const possible = packings.filter(({ suffix }) => known.has(path + suffix))
    if (possible.length === 0) return next(asked)
    const accepted = asked.request.headers['accept-encoding']
    const chosen = possible.find(({ encoding }) => isAccepted(encoding, accepted))
    const answer = await next(chosen ? { ...asked, address: path + chosen.suffix } : asked)
    const { vary } = answer.headers
    const packed = chosen &&
      answer.status === 200 && {
        'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
        'content-encoding': chosen.encoding,
      }
    return { ...answer, headers: { ...answer.headers, vary: varying(vary), ...packed } }
  }
}

function addressesIn(folder: string, base: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => base + name)
}
