import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { constants, createGzip } from 'node:zlib'
import { type Answer, type Stage, without } from './answer.ts'
import { type Coding, isAccepted, KeptText, packers, varying } from './codings.ts'

/** Best first. */
const keptCodings = ['br', 'gzip'] as const
const freshCodings = ['gzip'] as const

/** Bytes below which packing saves nothing. */
const minBytes = 1024

/**
 * Packs each text as its reader can unpack it: by Brotli what is kept, by gzip what is made for one reader, for whom Brotli
 * would take time that others wait for (docs/decisions/0020-stored-answers-given-again.md).
 */
export const packText: Stage = async (asked, next) => {
  const accepted = asked.request.headers['accept-encoding']
  const answer = await next(asked)
  const { body, headers } = answer
  if (body === undefined || headers['content-encoding']) return answer
  const isPackable = isText(headers) && sizeOf(answer) >= minBytes
  const possible = body instanceof KeptText ? keptCodings : freshCodings
  const coding = (isPackable && possible.find((each) => isAccepted(each, accepted))) || 'identity'
  const packed = await packedBody(body, coding)
  return {
    ...answer,
    headers: {
      ...(coding === 'identity' ? headers : without(headers, ['content-length'])),
      ...(Buffer.isBuffer(packed) && { 'content-length': packed.length }),
      ...(isPackable && { vary: varying(headers.vary) }),
      ...(coding !== 'identity' && { 'content-encoding': coding }),
    },
    body: packed,
  }
}

function packedBody(body: NonNullable<Answer['body']>, coding: Coding): Promise<Buffer> | Readable {
  if (body instanceof KeptText) return body.packed(coding)
  if (!(body instanceof Readable)) return packers[coding](body)
  // A draft comes in pieces, which are not to wait for each other.
  if (coding === 'identity') return body
  // Who sends it hears of what fails: `compose` would have nobody hear of a reader who left.
  return pipeline(body, createGzip({ flush: constants.Z_SYNC_FLUSH }), () => {})
}

/** @returns the whole text of a body */
export async function textOf(body: NonNullable<Answer['body']>): Promise<string> {
  if (body instanceof Readable) return String(await buffer(body))
  return String(body instanceof KeptText ? body.text : body)
}

function sizeOf({ headers, body }: Answer): number {
  if (body instanceof Readable) return Number(headers['content-length'] ?? minBytes)
  return (body instanceof KeptText ? body.text : body)?.length ?? 0
}

function isText(headers: Answer['headers']): boolean {
  return /text|json|xml|javascript/.test(String(headers['content-type']))
}
