import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type AssetKind = 'images' | 'files'

/** Parts of `/images/<project>/<dataset>/<file>`. `file` is safe in a path: only the characters of the pattern. */
export type AssetName = {
  kind: AssetKind
  file: string
  /** The id of its document. */
  id: string
  extension: string
  width: number
  height: number
}

const assetPath =
  /^\/(images|files)\/[-a-z0-9]{1,64}\/[-_~a-z0-9]{1,64}\/(([0-9a-f]{40})(?:-(\d{1,6})x(\d{1,6}))?\.([a-z0-9]{1,8}))$/

/** Null for every path that is not exactly the address of an asset, so nothing else ever reaches the disk. */
export function parseAssetPath(pathname: string): AssetName | null {
  const match = assetPath.exec(pathname)
  if (!match) return null
  const [, kind, file = '', hash, width, height, extension = ''] = match
  if (kind === 'images' && width && height) {
    const id = `image-${hash}-${width}x${height}-${extension}`
    return { kind, file, id, extension, width: Number(width), height: Number(height) }
  }
  if (kind === 'files' && !width) {
    return { kind, file, id: `file-${hash}-${extension}`, extension, width: 0, height: 0 }
  }
  return null
}

export const assetKinds: readonly AssetKind[] = ['images', 'files']

/** The id of the document of a file in the folder of its kind, or null for a name that the store never gives. */
export function idOfAssetFile(kind: AssetKind, file: string): string | null {
  return parseAssetPath(`/${kind}/x/x/${file}`)?.id ?? null
}

export function assetFile(assetFolder: string, { kind, file }: Pick<AssetName, 'kind' | 'file'>): string {
  return join(assetFolder, kind, file)
}

/** Size in bytes, or null when there is no such file. */
export async function fileSize(path: string): Promise<number | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found?.size ?? null
}

/** The whole file or none of it, also when the machine stops in between. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Names in the folder of one kind; none where nothing was ever uploaded. */
export async function filesOf(assetFolder: string, kind: AssetKind): Promise<string[]> {
  return readdir(join(assetFolder, kind)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Lower-case hexadecimal SHA-1 of a file's content, as in the names of assets. */
export async function sha1Of(path: string): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
