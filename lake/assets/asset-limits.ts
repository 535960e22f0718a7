import { ApiError } from '../http/errors.ts'
import type { WebRequest } from '../http/router.ts'

const megabyte = 1024 * 1024

/** Largest upload, in bytes. An image of 100 megapixels decodes to 400 MB, so both limits are needed. */
export const maximumBytes = { images: 32 * megabyte, files: 64 * megabyte } as const

export const maximumPixels = 100_000_000

/** An upload or an image URL that is refused; the Studio shows the description to the editor, hence Portuguese. */
export class AssetRefused extends ApiError {
  constructor(status: number, description: string) {
    super(status, description, { statusCode: status, error: { type: 'assetError', description } })
  }
}

/**
 * The request's body, refused with 413 above `limit` bytes.
 *
 * The rest of a body that is too large is still read (up to eight times the limit) and thrown away: a browser whose
 * upload is cut shows "network error" and never reads the answer that says why.
 */
export async function readBody(request: WebRequest, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      if (size > limit * 8) break
    }
  }
  if (size > limit) {
    throw new AssetRefused(
      413,
      `O arquivo passa de ${limit / megabyte} MB. Reduza o tamanho e envie de novo.`,
    )
  }
  if (size === 0) throw new AssetRefused(400, 'O arquivo está vazio.')
  return Buffer.concat(chunks)
}
