import { openAsBlob } from 'node:fs'
import { errorResponse } from '../http/errors.ts'
import type { WebRequest } from '../http/router.ts'
import { AssetRefused } from './asset-limits.ts'

/** The first and the last byte of a part. */
type Part = { first: number; last: number }

/**
 * A stored file, or the part of it that `Range` asks for: a player jumps about in a film, and some play none from a
 * server that sends only whole ones.
 *
 * @param tag names the content, for a reader that goes on with a part it has already (`If-Range`)
 */
export async function serveFile(
  { method, headers: asked }: WebRequest,
  file: { path: string; size: number; tag: string },
  headers: Headers,
): Promise<Response> {
  const { path, size, tag } = file
  headers.set('accept-ranges', 'bytes')
  headers.set('etag', tag)
  const isSame = [null, tag].includes(asked.get('if-range'))
  const part = method === 'GET' && isSame ? partOf(asked.get('range'), size) : 'all'
  if (part === 'none') return outside(size)
  const content = await openAsBlob(path)
  if (part === 'all') {
    headers.set('content-length', String(size))
    return new Response(content, { headers })
  }
  headers.set('content-length', String(part.last - part.first + 1))
  headers.set('content-range', `bytes ${part.first}-${part.last}/${size}`)
  return new Response(content.slice(part.first, part.last + 1), { status: 206, headers })
}

/**
 * Part of a file of `size` bytes that a `Range` header asks for. A header of several parts, or one that is not understood,
 * may be answered with the whole file.
 *
 * @see RFC 9110, section 14
 */
export function partOf(range: string | null, size: number): Part | 'all' | 'none' {
  const [, from, to] = /^bytes\s*=\s*(?:(\d+)\s*)?-\s*(?:(\d+)\s*)?$/i.exec(range?.trim() ?? '') ?? []
  if (!from && !to) return 'all'
  if (!from) return within(size - Number(to), size - 1, size)
  if (!to) return within(Number(from), size - 1, size)
  return Number(from) > Number(to) ? 'all' : within(Number(from), Number(to), size)
}

function within(from: number, to: number, size: number): Part | 'none' {
  const first = Math.max(0, from)
  return first < size ? { first, last: Math.min(to, size - 1) } : 'none'
}

function outside(size: number): Response {
  const response = errorResponse(
    new AssetRefused(416, `O arquivo tem ${size} bytes, e a parte pedida fica fora dele.`),
  )
  response.headers.set('content-range', `bytes */${size}`)
  return response
}
